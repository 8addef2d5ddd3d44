# kaitai-struct-compiler 0.11.0, ksy/kafka_transaction_value.ksy sha256 f582a89ec0e76bf2323115fa7b133c267b12697429f5d83bda8bb6ae3b68e195
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from segspec_kafka.generated import kafka_count
from segspec_kafka.generated import kafka_uvarint
from segspec_kafka.generated import kafka_string
from segspec_kafka.generated import kafka_tagged_fields


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaTransactionValue(KaitaiStruct):
    body = None
    def __init__(self, record_type, _io, _parent=None, _root=None):
        super(KafkaTransactionValue, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self.record_type = record_type
        self._read()

    def _read(self):
        self.version = self._io.read_s2be()
        if not self.version >= 0:
            raise kaitaistruct.ValidationLessThanError(0, self.version, self._io, u"/seq/0")
        if not self.version <= (1 if self.record_type == 0 else 0):
            raise kaitaistruct.ValidationGreaterThanError((1 if self.record_type == 0 else 0), self.version, self._io, u"/seq/0")
        _on = self.record_type
        if _on == 0:
            pass
            self.body = KafkaTransactionValue.TransactionLogValue(self.version, self._io, self, self._root)


    def _fetch_instances(self):
        pass
        _on = self.record_type
        if _on == 0:
            pass
            self.body._fetch_instances()

    class TransactionLogValue(KaitaiStruct):
        transaction_partitions = None
        num_tagged = None
        tagged = None
        def __init__(self, api_version, _io, _parent=None, _root=None):
            super(KafkaTransactionValue.TransactionLogValue, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.api_version = api_version
            self._read()

        def _read(self):
            self.producer_id = self._io.read_s8be()
            self.producer_epoch = self._io.read_s2be()
            self.transaction_timeout_ms = self._io.read_s4be()
            self.transaction_status = self._io.read_s1()
            self.num_transaction_partitions = kafka_count.KafkaCount(self.api_version >= 1, self._io)
            if self.num_transaction_partitions.value >= 0:
                pass
                self.transaction_partitions = []
                for i in range(self.num_transaction_partitions.value):
                    self.transaction_partitions.append(KafkaTransactionValue.TransactionLogValue.PartitionsSchema(self.api_version, self._io, self, self._root))


            self.transaction_last_update_timestamp_ms = self._io.read_s8be()
            self.transaction_start_timestamp_ms = self._io.read_s8be()
            if self.api_version >= 1:
                pass
                self.num_tagged = kafka_uvarint.KafkaUvarint(self._io)

            if self.api_version >= 1:
                pass
                self.tagged = []
                for i in range(self.num_tagged.value):
                    self.tagged.append(KafkaTransactionValue.TransactionLogValue.TaggedField(self._io, self, self._root))




        def _fetch_instances(self):
            pass
            self.num_transaction_partitions._fetch_instances()
            if self.num_transaction_partitions.value >= 0:
                pass
                for i in range(len(self.transaction_partitions)):
                    pass
                    self.transaction_partitions[i]._fetch_instances()


            if self.api_version >= 1:
                pass
                self.num_tagged._fetch_instances()

            if self.api_version >= 1:
                pass
                for i in range(len(self.tagged)):
                    pass
                    self.tagged[i]._fetch_instances()



        class PartitionsSchema(KaitaiStruct):
            partition_ids = None
            tagged = None
            def __init__(self, api_version, _io, _parent=None, _root=None):
                super(KafkaTransactionValue.TransactionLogValue.PartitionsSchema, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self.api_version = api_version
                self._read()

            def _read(self):
                self.topic = kafka_string.KafkaString(self.api_version >= 1, self._io)
                self.num_partition_ids = kafka_count.KafkaCount(self.api_version >= 1, self._io)
                if self.num_partition_ids.value >= 0:
                    pass
                    self.partition_ids = []
                    for i in range(self.num_partition_ids.value):
                        self.partition_ids.append(self._io.read_s4be())


                if self.api_version >= 1:
                    pass
                    self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)



            def _fetch_instances(self):
                pass
                self.topic._fetch_instances()
                self.num_partition_ids._fetch_instances()
                if self.num_partition_ids.value >= 0:
                    pass
                    for i in range(len(self.partition_ids)):
                        pass


                if self.api_version >= 1:
                    pass
                    self.tagged._fetch_instances()



        class TaggedClientTransactionVersion(KaitaiStruct):
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaTransactionValue.TransactionLogValue.TaggedClientTransactionVersion, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._read()

            def _read(self):
                self.client_transaction_version = self._io.read_s2be()


            def _fetch_instances(self):
                pass


        class TaggedField(KaitaiStruct):
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaTransactionValue.TransactionLogValue.TaggedField, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._read()

            def _read(self):
                self.tag = kafka_uvarint.KafkaUvarint(self._io)
                self.len_content = kafka_uvarint.KafkaUvarint(self._io)
                _on = self.tag.value
                if _on == 0:
                    pass
                    self._raw_content = self._io.read_bytes(self.len_content.value)
                    _io__raw_content = KaitaiStream(BytesIO(self._raw_content))
                    self.content = KafkaTransactionValue.TransactionLogValue.TaggedPreviousProducerId(_io__raw_content, self, self._root)
                elif _on == 1:
                    pass
                    self._raw_content = self._io.read_bytes(self.len_content.value)
                    _io__raw_content = KaitaiStream(BytesIO(self._raw_content))
                    self.content = KafkaTransactionValue.TransactionLogValue.TaggedNextProducerId(_io__raw_content, self, self._root)
                elif _on == 2:
                    pass
                    self._raw_content = self._io.read_bytes(self.len_content.value)
                    _io__raw_content = KaitaiStream(BytesIO(self._raw_content))
                    self.content = KafkaTransactionValue.TransactionLogValue.TaggedClientTransactionVersion(_io__raw_content, self, self._root)
                elif _on == 3:
                    pass
                    self._raw_content = self._io.read_bytes(self.len_content.value)
                    _io__raw_content = KaitaiStream(BytesIO(self._raw_content))
                    self.content = KafkaTransactionValue.TransactionLogValue.TaggedNextProducerEpoch(_io__raw_content, self, self._root)
                else:
                    pass
                    self.content = self._io.read_bytes(self.len_content.value)


            def _fetch_instances(self):
                pass
                self.tag._fetch_instances()
                self.len_content._fetch_instances()
                _on = self.tag.value
                if _on == 0:
                    pass
                    self.content._fetch_instances()
                elif _on == 1:
                    pass
                    self.content._fetch_instances()
                elif _on == 2:
                    pass
                    self.content._fetch_instances()
                elif _on == 3:
                    pass
                    self.content._fetch_instances()
                else:
                    pass


        class TaggedNextProducerEpoch(KaitaiStruct):
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaTransactionValue.TransactionLogValue.TaggedNextProducerEpoch, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._read()

            def _read(self):
                self.next_producer_epoch = self._io.read_s2be()


            def _fetch_instances(self):
                pass


        class TaggedNextProducerId(KaitaiStruct):
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaTransactionValue.TransactionLogValue.TaggedNextProducerId, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._read()

            def _read(self):
                self.next_producer_id = self._io.read_s8be()


            def _fetch_instances(self):
                pass


        class TaggedPreviousProducerId(KaitaiStruct):
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaTransactionValue.TransactionLogValue.TaggedPreviousProducerId, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._read()

            def _read(self):
                self.previous_producer_id = self._io.read_s8be()


            def _fetch_instances(self):
                pass
