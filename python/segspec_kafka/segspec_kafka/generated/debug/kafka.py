# segspec format build, from ksy/: change that.
from segspec.parsing.effort import tick as _bounded_tick
from segspec.parsing.effort import sized as _bounded_sized
from segspec.parsing.effort import add as _bounded_add
import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from segspec_kafka.generated.debug import kafka_varlong
from segspec_kafka.generated.debug import kafka_varint
from enum import IntEnum
import collections
if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception('Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s' % kaitaistruct.__version__)

class Kafka(KaitaiStruct):

    class Compression(IntEnum):
        none = 0
        gzip = 1
        snappy = 2
        lz4 = 3
        zstd = 4
    SEQ_FIELDS = ['base_offset', 'len_batch', 'epoch_or_crc', 'magic', 'body']

    def __init__(self, _io, _parent=None, _root=None):
        super(Kafka, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._debug = collections.defaultdict(dict)

    def _read(self):
        _bounded_tick()
        self._debug['base_offset']['start'] = self._io.pos()
        self.base_offset = self._io.read_s8be()
        self._debug['base_offset']['end'] = self._io.pos()
        self._debug['len_batch']['start'] = self._io.pos()
        self.len_batch = self._io.read_s4be()
        self._debug['len_batch']['end'] = self._io.pos()
        if not self.len_batch >= 14:
            raise kaitaistruct.ValidationLessThanError(14, self.len_batch, self._io, u'/seq/1')
        self._debug['epoch_or_crc']['start'] = self._io.pos()
        self.epoch_or_crc = self._io.read_s4be()
        self._debug['epoch_or_crc']['end'] = self._io.pos()
        self._debug['magic']['start'] = self._io.pos()
        self.magic = self._io.read_u1()
        self._debug['magic']['end'] = self._io.pos()
        if not (self.magic == 0 or self.magic == 1 or self.magic == 2):
            raise kaitaistruct.ValidationNotAnyOfError(self.magic, self._io, u'/seq/3')
        self._debug['body']['start'] = self._io.pos()
        _on = self.magic
        if _on == 0:
            pass
            self._raw_body = _bounded_sized(self._io.read_bytes(self.len_batch - 5))
            _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
            self.body = Kafka.Message(self.magic, _io__raw_body, self, self._root)
            self.body._read()
        elif _on == 1:
            pass
            self._raw_body = _bounded_sized(self._io.read_bytes(self.len_batch - 5))
            _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
            self.body = Kafka.Message(self.magic, _io__raw_body, self, self._root)
            self.body._read()
        elif _on == 2:
            pass
            self._raw_body = _bounded_sized(self._io.read_bytes(self.len_batch - 5))
            _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
            self.body = Kafka.Batch(_io__raw_body, self, self._root)
            self.body._read()
        else:
            pass
            self.body = _bounded_sized(self._io.read_bytes(self.len_batch - 5))
        self._debug['body']['end'] = self._io.pos()

    def _fetch_instances(self):
        _bounded_tick()
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
        SEQ_FIELDS = ['crc', 'unused', 'has_delete_horizon', 'is_control', 'is_transactional', 'is_append_time', 'compression', 'last_offset_delta', 'base_timestamp', 'max_timestamp', 'producer_id', 'producer_epoch', 'base_sequence', 'num_records', 'records']

        def __init__(self, _io, _parent=None, _root=None):
            super(Kafka.Batch, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            _bounded_tick()
            self._debug['crc']['start'] = self._io.pos()
            self.crc = self._io.read_u4be()
            self._debug['crc']['end'] = self._io.pos()
            self._debug['unused']['start'] = self._io.pos()
            self.unused = self._io.read_bits_int_be(9)
            self._debug['unused']['end'] = self._io.pos()
            self._debug['has_delete_horizon']['start'] = self._io.pos()
            self.has_delete_horizon = self._io.read_bits_int_be(1) != 0
            self._debug['has_delete_horizon']['end'] = self._io.pos()
            self._debug['is_control']['start'] = self._io.pos()
            self.is_control = self._io.read_bits_int_be(1) != 0
            self._debug['is_control']['end'] = self._io.pos()
            self._debug['is_transactional']['start'] = self._io.pos()
            self.is_transactional = self._io.read_bits_int_be(1) != 0
            self._debug['is_transactional']['end'] = self._io.pos()
            self._debug['is_append_time']['start'] = self._io.pos()
            self.is_append_time = self._io.read_bits_int_be(1) != 0
            self._debug['is_append_time']['end'] = self._io.pos()
            self._debug['compression']['start'] = self._io.pos()
            self.compression = KaitaiStream.resolve_enum(Kafka.Compression, self._io.read_bits_int_be(3))
            self._debug['compression']['end'] = self._io.pos()
            self._debug['last_offset_delta']['start'] = self._io.pos()
            self.last_offset_delta = self._io.read_s4be()
            self._debug['last_offset_delta']['end'] = self._io.pos()
            self._debug['base_timestamp']['start'] = self._io.pos()
            self.base_timestamp = self._io.read_s8be()
            self._debug['base_timestamp']['end'] = self._io.pos()
            self._debug['max_timestamp']['start'] = self._io.pos()
            self.max_timestamp = self._io.read_s8be()
            self._debug['max_timestamp']['end'] = self._io.pos()
            self._debug['producer_id']['start'] = self._io.pos()
            self.producer_id = self._io.read_s8be()
            self._debug['producer_id']['end'] = self._io.pos()
            self._debug['producer_epoch']['start'] = self._io.pos()
            self.producer_epoch = self._io.read_s2be()
            self._debug['producer_epoch']['end'] = self._io.pos()
            self._debug['base_sequence']['start'] = self._io.pos()
            self.base_sequence = self._io.read_s4be()
            self._debug['base_sequence']['end'] = self._io.pos()
            self._debug['num_records']['start'] = self._io.pos()
            self.num_records = self._io.read_s4be()
            self._debug['num_records']['end'] = self._io.pos()
            if not self.num_records >= 0:
                raise kaitaistruct.ValidationLessThanError(0, self.num_records, self._io, u'/types/batch/seq/13')
            self._debug['records']['start'] = self._io.pos()
            self.records = _bounded_sized(self._io.read_bytes_full())
            self._debug['records']['end'] = self._io.pos()

        def _fetch_instances(self):
            _bounded_tick()
            pass

    class Header(KaitaiStruct):
        value = None
        SEQ_FIELDS = ['len_key', 'key', 'len_value', 'value']

        def __init__(self, _io, _parent=None, _root=None):
            super(Kafka.Header, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            _bounded_tick()
            self._debug['len_key']['start'] = self._io.pos()
            self.len_key = kafka_varint.KafkaVarint(self._io)
            self.len_key._read()
            self._debug['len_key']['end'] = self._io.pos()
            _ = self.len_key
            if not _.value >= 0:
                raise kaitaistruct.ValidationExprError(self.len_key, self._io, u'/types/header/seq/0')
            self._debug['key']['start'] = self._io.pos()
            self.key = _bounded_sized(self._io.read_bytes(self.len_key.value))
            self._debug['key']['end'] = self._io.pos()
            self._debug['len_value']['start'] = self._io.pos()
            self.len_value = kafka_varint.KafkaVarint(self._io)
            self.len_value._read()
            self._debug['len_value']['end'] = self._io.pos()
            if self.len_value.value >= 0:
                pass
                self._debug['value']['start'] = self._io.pos()
                self.value = _bounded_sized(self._io.read_bytes(self.len_value.value))
                self._debug['value']['end'] = self._io.pos()

        def _fetch_instances(self):
            _bounded_tick()
            pass
            self.len_key._fetch_instances()
            self.len_value._fetch_instances()
            if self.len_value.value >= 0:
                pass

    class Message(KaitaiStruct):
        timestamp = None
        key = None
        value = None
        SEQ_FIELDS = ['unused', 'is_append_time', 'compression', 'timestamp', 'len_key', 'key', 'len_value', 'value', 'rest']

        def __init__(self, magic, _io, _parent=None, _root=None):
            super(Kafka.Message, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.magic = magic
            self._debug = collections.defaultdict(dict)

        def _read(self):
            _bounded_tick()
            self._debug['unused']['start'] = self._io.pos()
            self.unused = self._io.read_bits_int_be(4)
            self._debug['unused']['end'] = self._io.pos()
            self._debug['is_append_time']['start'] = self._io.pos()
            self.is_append_time = self._io.read_bits_int_be(1) != 0
            self._debug['is_append_time']['end'] = self._io.pos()
            self._debug['compression']['start'] = self._io.pos()
            self.compression = KaitaiStream.resolve_enum(Kafka.Compression, self._io.read_bits_int_be(3))
            self._debug['compression']['end'] = self._io.pos()
            if self.magic == 1:
                pass
                self._debug['timestamp']['start'] = self._io.pos()
                self.timestamp = self._io.read_s8be()
                self._debug['timestamp']['end'] = self._io.pos()
            self._debug['len_key']['start'] = self._io.pos()
            self.len_key = self._io.read_s4be()
            self._debug['len_key']['end'] = self._io.pos()
            if self.len_key >= 0:
                pass
                self._debug['key']['start'] = self._io.pos()
                self.key = _bounded_sized(self._io.read_bytes(self.len_key))
                self._debug['key']['end'] = self._io.pos()
            self._debug['len_value']['start'] = self._io.pos()
            self.len_value = self._io.read_s4be()
            self._debug['len_value']['end'] = self._io.pos()
            if self.len_value >= 0:
                pass
                self._debug['value']['start'] = self._io.pos()
                self.value = _bounded_sized(self._io.read_bytes(self.len_value))
                self._debug['value']['end'] = self._io.pos()
            self._debug['rest']['start'] = self._io.pos()
            self.rest = _bounded_sized(self._io.read_bytes_full())
            self._debug['rest']['end'] = self._io.pos()
            _ = self.rest
            if not len(_) == 0:
                raise kaitaistruct.ValidationExprError(self.rest, self._io, u'/types/message/seq/8')

        def _fetch_instances(self):
            _bounded_tick()
            pass
            if self.magic == 1:
                pass
            if self.len_key >= 0:
                pass
            if self.len_value >= 0:
                pass

    class Record(KaitaiStruct):
        SEQ_FIELDS = ['len_body', 'body']

        def __init__(self, base_offset, base_timestamp, is_append_time, max_timestamp, _io, _parent=None, _root=None):
            super(Kafka.Record, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.base_offset = base_offset
            self.base_timestamp = base_timestamp
            self.is_append_time = is_append_time
            self.max_timestamp = max_timestamp
            self._debug = collections.defaultdict(dict)

        def _read(self):
            _bounded_tick()
            self._debug['len_body']['start'] = self._io.pos()
            self.len_body = kafka_varint.KafkaVarint(self._io)
            self.len_body._read()
            self._debug['len_body']['end'] = self._io.pos()
            _ = self.len_body
            if not _.value >= 0:
                raise kaitaistruct.ValidationExprError(self.len_body, self._io, u'/types/record/seq/0')
            self._debug['body']['start'] = self._io.pos()
            self._raw_body = _bounded_sized(self._io.read_bytes(self.len_body.value))
            _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
            self.body = Kafka.RecordBody(self.base_offset, self.base_timestamp, self.is_append_time, self.max_timestamp, _io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()

        def _fetch_instances(self):
            _bounded_tick()
            pass
            self.len_body._fetch_instances()
            self.body._fetch_instances()

    class RecordBody(KaitaiStruct):
        key = None
        value = None
        SEQ_FIELDS = ['attributes', 'timestamp_delta', 'offset_delta', 'len_key', 'key', 'len_value', 'value', 'num_headers', 'headers', 'rest']

        def __init__(self, base_offset, base_timestamp, is_append_time, max_timestamp, _io, _parent=None, _root=None):
            super(Kafka.RecordBody, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.base_offset = base_offset
            self.base_timestamp = base_timestamp
            self.is_append_time = is_append_time
            self.max_timestamp = max_timestamp
            self._debug = collections.defaultdict(dict)

        def _read(self):
            _bounded_tick()
            self._debug['attributes']['start'] = self._io.pos()
            self.attributes = self._io.read_u1()
            self._debug['attributes']['end'] = self._io.pos()
            self._debug['timestamp_delta']['start'] = self._io.pos()
            self.timestamp_delta = kafka_varlong.KafkaVarlong(self._io)
            self.timestamp_delta._read()
            self._debug['timestamp_delta']['end'] = self._io.pos()
            self._debug['offset_delta']['start'] = self._io.pos()
            self.offset_delta = kafka_varint.KafkaVarint(self._io)
            self.offset_delta._read()
            self._debug['offset_delta']['end'] = self._io.pos()
            self._debug['len_key']['start'] = self._io.pos()
            self.len_key = kafka_varint.KafkaVarint(self._io)
            self.len_key._read()
            self._debug['len_key']['end'] = self._io.pos()
            if self.len_key.value >= 0:
                pass
                self._debug['key']['start'] = self._io.pos()
                self.key = _bounded_sized(self._io.read_bytes(self.len_key.value))
                self._debug['key']['end'] = self._io.pos()
            self._debug['len_value']['start'] = self._io.pos()
            self.len_value = kafka_varint.KafkaVarint(self._io)
            self.len_value._read()
            self._debug['len_value']['end'] = self._io.pos()
            if self.len_value.value >= 0:
                pass
                self._debug['value']['start'] = self._io.pos()
                self.value = _bounded_sized(self._io.read_bytes(self.len_value.value))
                self._debug['value']['end'] = self._io.pos()
            self._debug['num_headers']['start'] = self._io.pos()
            self.num_headers = kafka_varint.KafkaVarint(self._io)
            self.num_headers._read()
            self._debug['num_headers']['end'] = self._io.pos()
            _ = self.num_headers
            if not _.value >= 0:
                raise kaitaistruct.ValidationExprError(self.num_headers, self._io, u'/types/record_body/seq/7')
            self._debug['headers']['start'] = self._io.pos()
            self._debug['headers']['arr'] = []
            self.headers = []
            for i in range(self.num_headers.value):
                _bounded_tick()
                self._debug['headers']['arr'].append({'start': self._io.pos()})
                _t_headers = Kafka.Header(self._io, self, self._root)
                try:
                    _t_headers._read()
                finally:
                    self.headers.append(_t_headers)
                self._debug['headers']['arr'][i]['end'] = self._io.pos()
            self._debug['headers']['end'] = self._io.pos()
            self._debug['rest']['start'] = self._io.pos()
            self.rest = _bounded_sized(self._io.read_bytes_full())
            self._debug['rest']['end'] = self._io.pos()
            _ = self.rest
            if not len(_) == 0:
                raise kaitaistruct.ValidationExprError(self.rest, self._io, u'/types/record_body/seq/9')

        def _fetch_instances(self):
            _bounded_tick()
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
                _bounded_tick()
                pass
                self.headers[i]._fetch_instances()

        @property
        def offset(self):
            if hasattr(self, '_m_offset'):
                return self._m_offset
            self._m_offset = _bounded_add(self.base_offset, self.offset_delta.value)
            return getattr(self, '_m_offset', None)

        @property
        def timestamp(self):
            if hasattr(self, '_m_timestamp'):
                return self._m_timestamp
            self._m_timestamp = self.max_timestamp if self.is_append_time else _bounded_add(self.base_timestamp, self.timestamp_delta.value)
            return getattr(self, '_m_timestamp', None)

    class RecordSet(KaitaiStruct):
        SEQ_FIELDS = ['records']

        def __init__(self, base_offset, base_timestamp, is_append_time, max_timestamp, _io, _parent=None, _root=None):
            super(Kafka.RecordSet, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.base_offset = base_offset
            self.base_timestamp = base_timestamp
            self.is_append_time = is_append_time
            self.max_timestamp = max_timestamp
            self._debug = collections.defaultdict(dict)

        def _read(self):
            _bounded_tick()
            self._debug['records']['start'] = self._io.pos()
            self._debug['records']['arr'] = []
            self.records = []
            i = 0
            while not self._io.is_eof():
                _bounded_tick()
                self._debug['records']['arr'].append({'start': self._io.pos()})
                _t_records = Kafka.Record(self.base_offset, self.base_timestamp, self.is_append_time, self.max_timestamp, self._io, self, self._root)
                try:
                    _t_records._read()
                finally:
                    self.records.append(_t_records)
                self._debug['records']['arr'][len(self.records) - 1]['end'] = self._io.pos()
                i += 1
            self._debug['records']['end'] = self._io.pos()

        def _fetch_instances(self):
            _bounded_tick()
            pass
            for i in range(len(self.records)):
                _bounded_tick()
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
        self._m_last_offset = _bounded_add(self.base_offset, self.body.last_offset_delta) if self.is_batch else self.base_offset
        return getattr(self, '_m_last_offset', None)

    @property
    def leader_epoch(self):
        if hasattr(self, '_m_leader_epoch'):
            return self._m_leader_epoch
        _bounded_tick()
        if self.is_batch:
            pass
            self._m_leader_epoch = self.epoch_or_crc
        return getattr(self, '_m_leader_epoch', None)

    @property
    def message_crc(self):
        if hasattr(self, '_m_message_crc'):
            return self._m_message_crc
        _bounded_tick()
        if not self.is_batch:
            pass
            self._m_message_crc = self.epoch_or_crc & 4294967295
        return getattr(self, '_m_message_crc', None)
