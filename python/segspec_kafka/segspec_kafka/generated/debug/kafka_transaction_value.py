# kaitai-struct-compiler 0.11.0, ksy/kafka_transaction_value.ksy sha256 f582a89ec0e76bf2323115fa7b133c267b12697429f5d83bda8bb6ae3b68e195
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from segspec_kafka.generated.debug import kafka_count
from segspec_kafka.generated.debug import kafka_uvarint
from segspec_kafka.generated.debug import kafka_string
from segspec_kafka.generated.debug import kafka_tagged_fields
import collections


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaTransactionValue(KaitaiStruct):
    body = None
    SEQ_FIELDS = ["version", "body"]
    def __init__(self, record_type, _io, _parent=None, _root=None):
        super(KafkaTransactionValue, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self.record_type = record_type
        self._debug = collections.defaultdict(dict)

    def _read(self):
        self._debug['version']['start'] = self._io.pos()
        self.version = self._io.read_s2be()
        self._debug['version']['end'] = self._io.pos()
        if not self.version >= 0:
            raise kaitaistruct.ValidationLessThanError(0, self.version, self._io, u"/seq/0")
        if not self.version <= (1 if self.record_type == 0 else 0):
            raise kaitaistruct.ValidationGreaterThanError((1 if self.record_type == 0 else 0), self.version, self._io, u"/seq/0")
        self._debug['body']['start'] = self._io.pos()
        _on = self.record_type
        if _on == 0:
            pass
            self.body = KafkaTransactionValue.TransactionLogValue(self.version, self._io, self, self._root)
            self.body._read()
        self._debug['body']['end'] = self._io.pos()


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
        SEQ_FIELDS = ["producer_id", "producer_epoch", "transaction_timeout_ms", "transaction_status", "num_transaction_partitions", "transaction_partitions", "transaction_last_update_timestamp_ms", "transaction_start_timestamp_ms", "num_tagged", "tagged"]
        def __init__(self, api_version, _io, _parent=None, _root=None):
            super(KafkaTransactionValue.TransactionLogValue, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.api_version = api_version
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['producer_id']['start'] = self._io.pos()
            self.producer_id = self._io.read_s8be()
            self._debug['producer_id']['end'] = self._io.pos()
            self._debug['producer_epoch']['start'] = self._io.pos()
            self.producer_epoch = self._io.read_s2be()
            self._debug['producer_epoch']['end'] = self._io.pos()
            self._debug['transaction_timeout_ms']['start'] = self._io.pos()
            self.transaction_timeout_ms = self._io.read_s4be()
            self._debug['transaction_timeout_ms']['end'] = self._io.pos()
            self._debug['transaction_status']['start'] = self._io.pos()
            self.transaction_status = self._io.read_s1()
            self._debug['transaction_status']['end'] = self._io.pos()
            self._debug['num_transaction_partitions']['start'] = self._io.pos()
            self.num_transaction_partitions = kafka_count.KafkaCount(self.api_version >= 1, self._io)
            self.num_transaction_partitions._read()
            self._debug['num_transaction_partitions']['end'] = self._io.pos()
            if self.num_transaction_partitions.value >= 0:
                pass
                self._debug['transaction_partitions']['start'] = self._io.pos()
                self._debug['transaction_partitions']['arr'] = []
                self.transaction_partitions = []
                for i in range(self.num_transaction_partitions.value):
                    self._debug['transaction_partitions']['arr'].append({'start': self._io.pos()})
                    _t_transaction_partitions = KafkaTransactionValue.TransactionLogValue.PartitionsSchema(self.api_version, self._io, self, self._root)
                    try:
                        _t_transaction_partitions._read()
                    finally:
                        self.transaction_partitions.append(_t_transaction_partitions)
                    self._debug['transaction_partitions']['arr'][i]['end'] = self._io.pos()

                self._debug['transaction_partitions']['end'] = self._io.pos()

            self._debug['transaction_last_update_timestamp_ms']['start'] = self._io.pos()
            self.transaction_last_update_timestamp_ms = self._io.read_s8be()
            self._debug['transaction_last_update_timestamp_ms']['end'] = self._io.pos()
            self._debug['transaction_start_timestamp_ms']['start'] = self._io.pos()
            self.transaction_start_timestamp_ms = self._io.read_s8be()
            self._debug['transaction_start_timestamp_ms']['end'] = self._io.pos()
            if self.api_version >= 1:
                pass
                self._debug['num_tagged']['start'] = self._io.pos()
                self.num_tagged = kafka_uvarint.KafkaUvarint(self._io)
                self.num_tagged._read()
                self._debug['num_tagged']['end'] = self._io.pos()

            if self.api_version >= 1:
                pass
                self._debug['tagged']['start'] = self._io.pos()
                self._debug['tagged']['arr'] = []
                self.tagged = []
                for i in range(self.num_tagged.value):
                    self._debug['tagged']['arr'].append({'start': self._io.pos()})
                    _t_tagged = KafkaTransactionValue.TransactionLogValue.TaggedField(self._io, self, self._root)
                    try:
                        _t_tagged._read()
                    finally:
                        self.tagged.append(_t_tagged)
                    self._debug['tagged']['arr'][i]['end'] = self._io.pos()

                self._debug['tagged']['end'] = self._io.pos()



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
            SEQ_FIELDS = ["topic", "num_partition_ids", "partition_ids", "tagged"]
            def __init__(self, api_version, _io, _parent=None, _root=None):
                super(KafkaTransactionValue.TransactionLogValue.PartitionsSchema, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self.api_version = api_version
                self._debug = collections.defaultdict(dict)

            def _read(self):
                self._debug['topic']['start'] = self._io.pos()
                self.topic = kafka_string.KafkaString(self.api_version >= 1, self._io)
                self.topic._read()
                self._debug['topic']['end'] = self._io.pos()
                self._debug['num_partition_ids']['start'] = self._io.pos()
                self.num_partition_ids = kafka_count.KafkaCount(self.api_version >= 1, self._io)
                self.num_partition_ids._read()
                self._debug['num_partition_ids']['end'] = self._io.pos()
                if self.num_partition_ids.value >= 0:
                    pass
                    self._debug['partition_ids']['start'] = self._io.pos()
                    self._debug['partition_ids']['arr'] = []
                    self.partition_ids = []
                    for i in range(self.num_partition_ids.value):
                        self._debug['partition_ids']['arr'].append({'start': self._io.pos()})
                        self.partition_ids.append(self._io.read_s4be())
                        self._debug['partition_ids']['arr'][i]['end'] = self._io.pos()

                    self._debug['partition_ids']['end'] = self._io.pos()

                if self.api_version >= 1:
                    pass
                    self._debug['tagged']['start'] = self._io.pos()
                    self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)
                    self.tagged._read()
                    self._debug['tagged']['end'] = self._io.pos()



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
            SEQ_FIELDS = ["client_transaction_version"]
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaTransactionValue.TransactionLogValue.TaggedClientTransactionVersion, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._debug = collections.defaultdict(dict)

            def _read(self):
                self._debug['client_transaction_version']['start'] = self._io.pos()
                self.client_transaction_version = self._io.read_s2be()
                self._debug['client_transaction_version']['end'] = self._io.pos()


            def _fetch_instances(self):
                pass


        class TaggedField(KaitaiStruct):
            SEQ_FIELDS = ["tag", "len_content", "content"]
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaTransactionValue.TransactionLogValue.TaggedField, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._debug = collections.defaultdict(dict)

            def _read(self):
                self._debug['tag']['start'] = self._io.pos()
                self.tag = kafka_uvarint.KafkaUvarint(self._io)
                self.tag._read()
                self._debug['tag']['end'] = self._io.pos()
                self._debug['len_content']['start'] = self._io.pos()
                self.len_content = kafka_uvarint.KafkaUvarint(self._io)
                self.len_content._read()
                self._debug['len_content']['end'] = self._io.pos()
                self._debug['content']['start'] = self._io.pos()
                _on = self.tag.value
                if _on == 0:
                    pass
                    self._raw_content = self._io.read_bytes(self.len_content.value)
                    _io__raw_content = KaitaiStream(BytesIO(self._raw_content))
                    self.content = KafkaTransactionValue.TransactionLogValue.TaggedPreviousProducerId(_io__raw_content, self, self._root)
                    self.content._read()
                elif _on == 1:
                    pass
                    self._raw_content = self._io.read_bytes(self.len_content.value)
                    _io__raw_content = KaitaiStream(BytesIO(self._raw_content))
                    self.content = KafkaTransactionValue.TransactionLogValue.TaggedNextProducerId(_io__raw_content, self, self._root)
                    self.content._read()
                elif _on == 2:
                    pass
                    self._raw_content = self._io.read_bytes(self.len_content.value)
                    _io__raw_content = KaitaiStream(BytesIO(self._raw_content))
                    self.content = KafkaTransactionValue.TransactionLogValue.TaggedClientTransactionVersion(_io__raw_content, self, self._root)
                    self.content._read()
                elif _on == 3:
                    pass
                    self._raw_content = self._io.read_bytes(self.len_content.value)
                    _io__raw_content = KaitaiStream(BytesIO(self._raw_content))
                    self.content = KafkaTransactionValue.TransactionLogValue.TaggedNextProducerEpoch(_io__raw_content, self, self._root)
                    self.content._read()
                else:
                    pass
                    self.content = self._io.read_bytes(self.len_content.value)
                self._debug['content']['end'] = self._io.pos()


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
            SEQ_FIELDS = ["next_producer_epoch"]
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaTransactionValue.TransactionLogValue.TaggedNextProducerEpoch, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._debug = collections.defaultdict(dict)

            def _read(self):
                self._debug['next_producer_epoch']['start'] = self._io.pos()
                self.next_producer_epoch = self._io.read_s2be()
                self._debug['next_producer_epoch']['end'] = self._io.pos()


            def _fetch_instances(self):
                pass


        class TaggedNextProducerId(KaitaiStruct):
            SEQ_FIELDS = ["next_producer_id"]
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaTransactionValue.TransactionLogValue.TaggedNextProducerId, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._debug = collections.defaultdict(dict)

            def _read(self):
                self._debug['next_producer_id']['start'] = self._io.pos()
                self.next_producer_id = self._io.read_s8be()
                self._debug['next_producer_id']['end'] = self._io.pos()


            def _fetch_instances(self):
                pass


        class TaggedPreviousProducerId(KaitaiStruct):
            SEQ_FIELDS = ["previous_producer_id"]
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaTransactionValue.TransactionLogValue.TaggedPreviousProducerId, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._debug = collections.defaultdict(dict)

            def _read(self):
                self._debug['previous_producer_id']['start'] = self._io.pos()
                self.previous_producer_id = self._io.read_s8be()
                self._debug['previous_producer_id']['end'] = self._io.pos()


            def _fetch_instances(self):
                pass
