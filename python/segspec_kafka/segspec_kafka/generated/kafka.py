# kaitai-struct-compiler 0.11.0, ksy/kafka.ksy sha256 965e64de1a49bfe3b450012e353303b6217a0e0f08eec7d81928894cbaeb4021
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from segspec_kafka.generated import kafka_varlong
from segspec_kafka.generated import kafka_varint
from enum import IntEnum


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class Kafka(KaitaiStruct):

    class Compression(IntEnum):
        none = 0
        gzip = 1
        snappy = 2
        lz4 = 3
        zstd = 4
    def __init__(self, _io, _parent=None, _root=None):
        super(Kafka, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.base_offset = self._io.read_s8be()
        self.len_batch = self._io.read_s4be()
        if not self.len_batch >= 14:
            raise kaitaistruct.ValidationLessThanError(14, self.len_batch, self._io, u"/seq/1")
        self.epoch_or_crc = self._io.read_s4be()
        self.magic = self._io.read_u1()
        if not  ((self.magic == 0) or (self.magic == 1) or (self.magic == 2)) :
            raise kaitaistruct.ValidationNotAnyOfError(self.magic, self._io, u"/seq/3")
        _on = self.magic
        if _on == 0:
            pass
            self._raw_body = self._io.read_bytes(self.len_batch - 5)
            _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
            self.body = Kafka.Message(self.magic, _io__raw_body, self, self._root)
        elif _on == 1:
            pass
            self._raw_body = self._io.read_bytes(self.len_batch - 5)
            _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
            self.body = Kafka.Message(self.magic, _io__raw_body, self, self._root)
        elif _on == 2:
            pass
            self._raw_body = self._io.read_bytes(self.len_batch - 5)
            _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
            self.body = Kafka.Batch(_io__raw_body, self, self._root)
        else:
            pass
            self.body = self._io.read_bytes(self.len_batch - 5)


    def _fetch_instances(self):
        pass
        _on = self.magic
        if _on == 0:
            pass
            self.body._fetch_instances()
        elif _on == 1:
            pass
            self.body._fetch_instances()
        elif _on == 2:
            pass
            self.body._fetch_instances()
        else:
            pass

    class Batch(KaitaiStruct):
        def __init__(self, _io, _parent=None, _root=None):
            super(Kafka.Batch, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.crc = self._io.read_u4be()
            self.unused = self._io.read_bits_int_be(9)
            self.has_delete_horizon = self._io.read_bits_int_be(1) != 0
            self.is_control = self._io.read_bits_int_be(1) != 0
            self.is_transactional = self._io.read_bits_int_be(1) != 0
            self.is_append_time = self._io.read_bits_int_be(1) != 0
            self.compression = KaitaiStream.resolve_enum(Kafka.Compression, self._io.read_bits_int_be(3))
            self.last_offset_delta = self._io.read_s4be()
            self.base_timestamp = self._io.read_s8be()
            self.max_timestamp = self._io.read_s8be()
            self.producer_id = self._io.read_s8be()
            self.producer_epoch = self._io.read_s2be()
            self.base_sequence = self._io.read_s4be()
            self.num_records = self._io.read_s4be()
            if not self.num_records >= 0:
                raise kaitaistruct.ValidationLessThanError(0, self.num_records, self._io, u"/types/batch/seq/13")
            self.records = self._io.read_bytes_full()


        def _fetch_instances(self):
            pass


    class Header(KaitaiStruct):
        value = None
        def __init__(self, _io, _parent=None, _root=None):
            super(Kafka.Header, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.len_key = kafka_varint.KafkaVarint(self._io)
            _ = self.len_key
            if not _.value >= 0:
                raise kaitaistruct.ValidationExprError(self.len_key, self._io, u"/types/header/seq/0")
            self.key = self._io.read_bytes(self.len_key.value)
            self.len_value = kafka_varint.KafkaVarint(self._io)
            if self.len_value.value >= 0:
                pass
                self.value = self._io.read_bytes(self.len_value.value)



        def _fetch_instances(self):
            pass
            self.len_key._fetch_instances()
            self.len_value._fetch_instances()
            if self.len_value.value >= 0:
                pass



    class Message(KaitaiStruct):
        timestamp = None
        key = None
        value = None
        def __init__(self, magic, _io, _parent=None, _root=None):
            super(Kafka.Message, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.magic = magic
            self._read()

        def _read(self):
            self.unused = self._io.read_bits_int_be(4)
            self.is_append_time = self._io.read_bits_int_be(1) != 0
            self.compression = KaitaiStream.resolve_enum(Kafka.Compression, self._io.read_bits_int_be(3))
            if self.magic == 1:
                pass
                self.timestamp = self._io.read_s8be()

            self.len_key = self._io.read_s4be()
            if self.len_key >= 0:
                pass
                self.key = self._io.read_bytes(self.len_key)

            self.len_value = self._io.read_s4be()
            if self.len_value >= 0:
                pass
                self.value = self._io.read_bytes(self.len_value)

            self.rest = self._io.read_bytes_full()
            _ = self.rest
            if not len(_) == 0:
                raise kaitaistruct.ValidationExprError(self.rest, self._io, u"/types/message/seq/8")


        def _fetch_instances(self):
            pass
            if self.magic == 1:
                pass

            if self.len_key >= 0:
                pass

            if self.len_value >= 0:
                pass



    class Record(KaitaiStruct):
        def __init__(self, base_offset, base_timestamp, is_append_time, max_timestamp, _io, _parent=None, _root=None):
            super(Kafka.Record, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.base_offset = base_offset
            self.base_timestamp = base_timestamp
            self.is_append_time = is_append_time
            self.max_timestamp = max_timestamp
            self._read()

        def _read(self):
            self.len_body = kafka_varint.KafkaVarint(self._io)
            _ = self.len_body
            if not _.value >= 0:
                raise kaitaistruct.ValidationExprError(self.len_body, self._io, u"/types/record/seq/0")
            self._raw_body = self._io.read_bytes(self.len_body.value)
            _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
            self.body = Kafka.RecordBody(self.base_offset, self.base_timestamp, self.is_append_time, self.max_timestamp, _io__raw_body, self, self._root)


        def _fetch_instances(self):
            pass
            self.len_body._fetch_instances()
            self.body._fetch_instances()


    class RecordBody(KaitaiStruct):
        key = None
        value = None
        def __init__(self, base_offset, base_timestamp, is_append_time, max_timestamp, _io, _parent=None, _root=None):
            super(Kafka.RecordBody, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.base_offset = base_offset
            self.base_timestamp = base_timestamp
            self.is_append_time = is_append_time
            self.max_timestamp = max_timestamp
            self._read()

        def _read(self):
            self.attributes = self._io.read_u1()
            self.timestamp_delta = kafka_varlong.KafkaVarlong(self._io)
            self.offset_delta = kafka_varint.KafkaVarint(self._io)
            self.len_key = kafka_varint.KafkaVarint(self._io)
            if self.len_key.value >= 0:
                pass
                self.key = self._io.read_bytes(self.len_key.value)

            self.len_value = kafka_varint.KafkaVarint(self._io)
            if self.len_value.value >= 0:
                pass
                self.value = self._io.read_bytes(self.len_value.value)

            self.num_headers = kafka_varint.KafkaVarint(self._io)
            _ = self.num_headers
            if not _.value >= 0:
                raise kaitaistruct.ValidationExprError(self.num_headers, self._io, u"/types/record_body/seq/7")
            self.headers = []
            for i in range(self.num_headers.value):
                self.headers.append(Kafka.Header(self._io, self, self._root))

            self.rest = self._io.read_bytes_full()
            _ = self.rest
            if not len(_) == 0:
                raise kaitaistruct.ValidationExprError(self.rest, self._io, u"/types/record_body/seq/9")


        def _fetch_instances(self):
            pass
            self.timestamp_delta._fetch_instances()
            self.offset_delta._fetch_instances()
            self.len_key._fetch_instances()
            if self.len_key.value >= 0:
                pass

            self.len_value._fetch_instances()
            if self.len_value.value >= 0:
                pass

            self.num_headers._fetch_instances()
            for i in range(len(self.headers)):
                pass
                self.headers[i]._fetch_instances()


        @property
        def offset(self):
            if hasattr(self, '_m_offset'):
                return self._m_offset

            self._m_offset = self.base_offset + self.offset_delta.value
            return getattr(self, '_m_offset', None)

        @property
        def timestamp(self):
            if hasattr(self, '_m_timestamp'):
                return self._m_timestamp

            self._m_timestamp = (self.max_timestamp if self.is_append_time else self.base_timestamp + self.timestamp_delta.value)
            return getattr(self, '_m_timestamp', None)


    class RecordSet(KaitaiStruct):
        def __init__(self, base_offset, base_timestamp, is_append_time, max_timestamp, _io, _parent=None, _root=None):
            super(Kafka.RecordSet, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.base_offset = base_offset
            self.base_timestamp = base_timestamp
            self.is_append_time = is_append_time
            self.max_timestamp = max_timestamp
            self._read()

        def _read(self):
            self.records = []
            i = 0
            while not self._io.is_eof():
                self.records.append(Kafka.Record(self.base_offset, self.base_timestamp, self.is_append_time, self.max_timestamp, self._io, self, self._root))
                i += 1



        def _fetch_instances(self):
            pass
            for i in range(len(self.records)):
                pass
                self.records[i]._fetch_instances()



    @property
    def is_batch(self):
        if hasattr(self, '_m_is_batch'):
            return self._m_is_batch

        self._m_is_batch = self.magic == 2
        return getattr(self, '_m_is_batch', None)

    @property
    def last_offset(self):
        if hasattr(self, '_m_last_offset'):
            return self._m_last_offset

        self._m_last_offset = (self.base_offset + self.body.last_offset_delta if self.is_batch else self.base_offset)
        return getattr(self, '_m_last_offset', None)

    @property
    def leader_epoch(self):
        if hasattr(self, '_m_leader_epoch'):
            return self._m_leader_epoch

        if self.is_batch:
            pass
            self._m_leader_epoch = self.epoch_or_crc

        return getattr(self, '_m_leader_epoch', None)

    @property
    def message_crc(self):
        if hasattr(self, '_m_message_crc'):
            return self._m_message_crc

        if (not (self.is_batch)):
            pass
            self._m_message_crc = self.epoch_or_crc & 4294967295

        return getattr(self, '_m_message_crc', None)
