# kaitai-struct-compiler 0.11.0, ksy/kafka_metadata.ksy sha256 78a6d447c2b4d125a68fe5299ec09ea0595bb8f257423e537cd48cbd5ece1924
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from segspec_kafka.generated.debug import kafka_uuid
from segspec_kafka.generated.debug import kafka_count
from segspec_kafka.generated.debug import kafka_uvarint
from segspec_kafka.generated.debug import kafka_flag
from segspec_kafka.generated.debug import kafka_string
from segspec_kafka.generated.debug import kafka_bytes
from segspec_kafka.generated.debug import kafka_tagged_fields
import collections


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaMetadata(KaitaiStruct):
    body = None
    SEQ_FIELDS = ["frame_version", "api_key", "version", "body", "rest"]
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaMetadata, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._debug = collections.defaultdict(dict)

    def _read(self):
        self._debug['frame_version']['start'] = self._io.pos()
        self.frame_version = kafka_uvarint.KafkaUvarint(self._io)
        self.frame_version._read()
        self._debug['frame_version']['end'] = self._io.pos()
        _ = self.frame_version
        if not _.value == 1:
            raise kaitaistruct.ValidationExprError(self.frame_version, self._io, u"/seq/0")
        self._debug['api_key']['start'] = self._io.pos()
        self.api_key = kafka_uvarint.KafkaUvarint(self._io)
        self.api_key._read()
        self._debug['api_key']['end'] = self._io.pos()
        _ = self.api_key
        if not  ((_.value == 0) or (_.value == 1) or (_.value == 2) or (_.value == 3) or (_.value == 4) or (_.value == 5) or (_.value == 7) or (_.value == 8) or (_.value == 9) or (_.value == 10) or (_.value == 11) or (_.value == 12) or (_.value == 14) or (_.value == 15) or (_.value == 17) or (_.value == 18) or (_.value == 19) or (_.value == 20) or (_.value == 21) or (_.value == 22) or (_.value == 23) or (_.value == 24) or (_.value == 25) or (_.value == 26) or (_.value == 27) or (_.value == 28)) :
            raise kaitaistruct.ValidationExprError(self.api_key, self._io, u"/seq/1")
        self._debug['version']['start'] = self._io.pos()
        self.version = kafka_uvarint.KafkaUvarint(self._io)
        self.version._read()
        self._debug['version']['end'] = self._io.pos()
        _ = self.version
        if not _.value <= (3 if self.api_key.value == 0 else (2 if self.api_key.value == 3 else (2 if self.api_key.value == 5 else (2 if self.api_key.value == 17 else 0)))):
            raise kaitaistruct.ValidationExprError(self.version, self._io, u"/seq/2")
        self._debug['body']['start'] = self._io.pos()
        _on = self.api_key.value
        if _on == 0:
            pass
            self.body = KafkaMetadata.RegisterBrokerRecord(self.version.value, self._io, self, self._root)
            self.body._read()
        elif _on == 1:
            pass
            self.body = KafkaMetadata.UnregisterBrokerRecord(self._io, self, self._root)
            self.body._read()
        elif _on == 10:
            pass
            self.body = KafkaMetadata.DelegationTokenRecord(self._io, self, self._root)
            self.body._read()
        elif _on == 11:
            pass
            self.body = KafkaMetadata.UserScramCredentialRecord(self._io, self, self._root)
            self.body._read()
        elif _on == 12:
            pass
            self.body = KafkaMetadata.FeatureLevelRecord(self._io, self, self._root)
            self.body._read()
        elif _on == 14:
            pass
            self.body = KafkaMetadata.ClientQuotaRecord(self._io, self, self._root)
            self.body._read()
        elif _on == 15:
            pass
            self.body = KafkaMetadata.ProducerIdsRecord(self._io, self, self._root)
            self.body._read()
        elif _on == 17:
            pass
            self.body = KafkaMetadata.BrokerRegistrationChangeRecord(self._io, self, self._root)
            self.body._read()
        elif _on == 18:
            pass
            self.body = KafkaMetadata.AccessControlEntryRecord(self._io, self, self._root)
            self.body._read()
        elif _on == 19:
            pass
            self.body = KafkaMetadata.RemoveAccessControlEntryRecord(self._io, self, self._root)
            self.body._read()
        elif _on == 2:
            pass
            self.body = KafkaMetadata.TopicRecord(self._io, self, self._root)
            self.body._read()
        elif _on == 20:
            pass
            self.body = KafkaMetadata.NoOpRecord(self._io, self, self._root)
            self.body._read()
        elif _on == 21:
            pass
            self.body = KafkaMetadata.ZkMigrationStateRecord(self._io, self, self._root)
            self.body._read()
        elif _on == 22:
            pass
            self.body = KafkaMetadata.RemoveUserScramCredentialRecord(self._io, self, self._root)
            self.body._read()
        elif _on == 23:
            pass
            self.body = KafkaMetadata.BeginTransactionRecord(self._io, self, self._root)
            self.body._read()
        elif _on == 24:
            pass
            self.body = KafkaMetadata.EndTransactionRecord(self._io, self, self._root)
            self.body._read()
        elif _on == 25:
            pass
            self.body = KafkaMetadata.AbortTransactionRecord(self._io, self, self._root)
            self.body._read()
        elif _on == 26:
            pass
            self.body = KafkaMetadata.RemoveDelegationTokenRecord(self._io, self, self._root)
            self.body._read()
        elif _on == 27:
            pass
            self.body = KafkaMetadata.RegisterControllerRecord(self._io, self, self._root)
            self.body._read()
        elif _on == 28:
            pass
            self.body = KafkaMetadata.ClearElrRecord(self._io, self, self._root)
            self.body._read()
        elif _on == 3:
            pass
            self.body = KafkaMetadata.PartitionRecord(self.version.value, self._io, self, self._root)
            self.body._read()
        elif _on == 4:
            pass
            self.body = KafkaMetadata.ConfigRecord(self._io, self, self._root)
            self.body._read()
        elif _on == 5:
            pass
            self.body = KafkaMetadata.PartitionChangeRecord(self._io, self, self._root)
            self.body._read()
        elif _on == 7:
            pass
            self.body = KafkaMetadata.FenceBrokerRecord(self._io, self, self._root)
            self.body._read()
        elif _on == 8:
            pass
            self.body = KafkaMetadata.UnfenceBrokerRecord(self._io, self, self._root)
            self.body._read()
        elif _on == 9:
            pass
            self.body = KafkaMetadata.RemoveTopicRecord(self._io, self, self._root)
            self.body._read()
        self._debug['body']['end'] = self._io.pos()
        self._debug['rest']['start'] = self._io.pos()
        self.rest = self._io.read_bytes_full()
        self._debug['rest']['end'] = self._io.pos()
        _ = self.rest
        if not len(_) == 0:
            raise kaitaistruct.ValidationExprError(self.rest, self._io, u"/seq/4")


    def _fetch_instances(self):
        pass
        self.frame_version._fetch_instances()
        self.api_key._fetch_instances()
        self.version._fetch_instances()
        _on = self.api_key.value
        if _on == 0:
            pass
            self.body._fetch_instances()
        elif _on == 1:
            pass
            self.body._fetch_instances()
        elif _on == 10:
            pass
            self.body._fetch_instances()
        elif _on == 11:
            pass
            self.body._fetch_instances()
        elif _on == 12:
            pass
            self.body._fetch_instances()
        elif _on == 14:
            pass
            self.body._fetch_instances()
        elif _on == 15:
            pass
            self.body._fetch_instances()
        elif _on == 17:
            pass
            self.body._fetch_instances()
        elif _on == 18:
            pass
            self.body._fetch_instances()
        elif _on == 19:
            pass
            self.body._fetch_instances()
        elif _on == 2:
            pass
            self.body._fetch_instances()
        elif _on == 20:
            pass
            self.body._fetch_instances()
        elif _on == 21:
            pass
            self.body._fetch_instances()
        elif _on == 22:
            pass
            self.body._fetch_instances()
        elif _on == 23:
            pass
            self.body._fetch_instances()
        elif _on == 24:
            pass
            self.body._fetch_instances()
        elif _on == 25:
            pass
            self.body._fetch_instances()
        elif _on == 26:
            pass
            self.body._fetch_instances()
        elif _on == 27:
            pass
            self.body._fetch_instances()
        elif _on == 28:
            pass
            self.body._fetch_instances()
        elif _on == 3:
            pass
            self.body._fetch_instances()
        elif _on == 4:
            pass
            self.body._fetch_instances()
        elif _on == 5:
            pass
            self.body._fetch_instances()
        elif _on == 7:
            pass
            self.body._fetch_instances()
        elif _on == 8:
            pass
            self.body._fetch_instances()
        elif _on == 9:
            pass
            self.body._fetch_instances()

    class AbortTransactionRecord(KaitaiStruct):
        SEQ_FIELDS = ["num_tagged", "tagged"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaMetadata.AbortTransactionRecord, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['num_tagged']['start'] = self._io.pos()
            self.num_tagged = kafka_uvarint.KafkaUvarint(self._io)
            self.num_tagged._read()
            self._debug['num_tagged']['end'] = self._io.pos()
            self._debug['tagged']['start'] = self._io.pos()
            self._debug['tagged']['arr'] = []
            self.tagged = []
            for i in range(self.num_tagged.value):
                self._debug['tagged']['arr'].append({'start': self._io.pos()})
                _t_tagged = KafkaMetadata.AbortTransactionRecord.TaggedField(self._io, self, self._root)
                try:
                    _t_tagged._read()
                finally:
                    self.tagged.append(_t_tagged)
                self._debug['tagged']['arr'][i]['end'] = self._io.pos()

            self._debug['tagged']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.num_tagged._fetch_instances()
            for i in range(len(self.tagged)):
                pass
                self.tagged[i]._fetch_instances()


        class TaggedField(KaitaiStruct):
            SEQ_FIELDS = ["tag", "len_content", "content"]
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaMetadata.AbortTransactionRecord.TaggedField, self).__init__(_io)
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
                    self.content = KafkaMetadata.AbortTransactionRecord.TaggedReason(_io__raw_content, self, self._root)
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
                else:
                    pass


        class TaggedReason(KaitaiStruct):
            SEQ_FIELDS = ["reason"]
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaMetadata.AbortTransactionRecord.TaggedReason, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._debug = collections.defaultdict(dict)

            def _read(self):
                self._debug['reason']['start'] = self._io.pos()
                self.reason = kafka_string.KafkaString(True, self._io)
                self.reason._read()
                self._debug['reason']['end'] = self._io.pos()


            def _fetch_instances(self):
                pass
                self.reason._fetch_instances()



    class AccessControlEntryRecord(KaitaiStruct):
        SEQ_FIELDS = ["id", "resource_type", "resource_name", "pattern_type", "principal", "host", "operation", "permission_type", "tagged"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaMetadata.AccessControlEntryRecord, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['id']['start'] = self._io.pos()
            self.id = kafka_uuid.KafkaUuid(self._io)
            self.id._read()
            self._debug['id']['end'] = self._io.pos()
            self._debug['resource_type']['start'] = self._io.pos()
            self.resource_type = self._io.read_s1()
            self._debug['resource_type']['end'] = self._io.pos()
            self._debug['resource_name']['start'] = self._io.pos()
            self.resource_name = kafka_string.KafkaString(True, self._io)
            self.resource_name._read()
            self._debug['resource_name']['end'] = self._io.pos()
            self._debug['pattern_type']['start'] = self._io.pos()
            self.pattern_type = self._io.read_s1()
            self._debug['pattern_type']['end'] = self._io.pos()
            self._debug['principal']['start'] = self._io.pos()
            self.principal = kafka_string.KafkaString(True, self._io)
            self.principal._read()
            self._debug['principal']['end'] = self._io.pos()
            self._debug['host']['start'] = self._io.pos()
            self.host = kafka_string.KafkaString(True, self._io)
            self.host._read()
            self._debug['host']['end'] = self._io.pos()
            self._debug['operation']['start'] = self._io.pos()
            self.operation = self._io.read_s1()
            self._debug['operation']['end'] = self._io.pos()
            self._debug['permission_type']['start'] = self._io.pos()
            self.permission_type = self._io.read_s1()
            self._debug['permission_type']['end'] = self._io.pos()
            self._debug['tagged']['start'] = self._io.pos()
            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)
            self.tagged._read()
            self._debug['tagged']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.id._fetch_instances()
            self.resource_name._fetch_instances()
            self.principal._fetch_instances()
            self.host._fetch_instances()
            self.tagged._fetch_instances()


    class BeginTransactionRecord(KaitaiStruct):
        SEQ_FIELDS = ["num_tagged", "tagged"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaMetadata.BeginTransactionRecord, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['num_tagged']['start'] = self._io.pos()
            self.num_tagged = kafka_uvarint.KafkaUvarint(self._io)
            self.num_tagged._read()
            self._debug['num_tagged']['end'] = self._io.pos()
            self._debug['tagged']['start'] = self._io.pos()
            self._debug['tagged']['arr'] = []
            self.tagged = []
            for i in range(self.num_tagged.value):
                self._debug['tagged']['arr'].append({'start': self._io.pos()})
                _t_tagged = KafkaMetadata.BeginTransactionRecord.TaggedField(self._io, self, self._root)
                try:
                    _t_tagged._read()
                finally:
                    self.tagged.append(_t_tagged)
                self._debug['tagged']['arr'][i]['end'] = self._io.pos()

            self._debug['tagged']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.num_tagged._fetch_instances()
            for i in range(len(self.tagged)):
                pass
                self.tagged[i]._fetch_instances()


        class TaggedField(KaitaiStruct):
            SEQ_FIELDS = ["tag", "len_content", "content"]
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaMetadata.BeginTransactionRecord.TaggedField, self).__init__(_io)
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
                    self.content = KafkaMetadata.BeginTransactionRecord.TaggedName(_io__raw_content, self, self._root)
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
                else:
                    pass


        class TaggedName(KaitaiStruct):
            SEQ_FIELDS = ["name"]
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaMetadata.BeginTransactionRecord.TaggedName, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._debug = collections.defaultdict(dict)

            def _read(self):
                self._debug['name']['start'] = self._io.pos()
                self.name = kafka_string.KafkaString(True, self._io)
                self.name._read()
                self._debug['name']['end'] = self._io.pos()


            def _fetch_instances(self):
                pass
                self.name._fetch_instances()



    class BrokerRegistrationChangeRecord(KaitaiStruct):
        SEQ_FIELDS = ["broker_id", "broker_epoch", "num_tagged", "tagged"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaMetadata.BrokerRegistrationChangeRecord, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['broker_id']['start'] = self._io.pos()
            self.broker_id = self._io.read_s4be()
            self._debug['broker_id']['end'] = self._io.pos()
            self._debug['broker_epoch']['start'] = self._io.pos()
            self.broker_epoch = self._io.read_s8be()
            self._debug['broker_epoch']['end'] = self._io.pos()
            self._debug['num_tagged']['start'] = self._io.pos()
            self.num_tagged = kafka_uvarint.KafkaUvarint(self._io)
            self.num_tagged._read()
            self._debug['num_tagged']['end'] = self._io.pos()
            self._debug['tagged']['start'] = self._io.pos()
            self._debug['tagged']['arr'] = []
            self.tagged = []
            for i in range(self.num_tagged.value):
                self._debug['tagged']['arr'].append({'start': self._io.pos()})
                _t_tagged = KafkaMetadata.BrokerRegistrationChangeRecord.TaggedField(self._io, self, self._root)
                try:
                    _t_tagged._read()
                finally:
                    self.tagged.append(_t_tagged)
                self._debug['tagged']['arr'][i]['end'] = self._io.pos()

            self._debug['tagged']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.num_tagged._fetch_instances()
            for i in range(len(self.tagged)):
                pass
                self.tagged[i]._fetch_instances()


        class TaggedFenced(KaitaiStruct):
            SEQ_FIELDS = ["fenced"]
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaMetadata.BrokerRegistrationChangeRecord.TaggedFenced, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._debug = collections.defaultdict(dict)

            def _read(self):
                self._debug['fenced']['start'] = self._io.pos()
                self.fenced = self._io.read_s1()
                self._debug['fenced']['end'] = self._io.pos()


            def _fetch_instances(self):
                pass


        class TaggedField(KaitaiStruct):
            SEQ_FIELDS = ["tag", "len_content", "content"]
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaMetadata.BrokerRegistrationChangeRecord.TaggedField, self).__init__(_io)
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
                    self.content = KafkaMetadata.BrokerRegistrationChangeRecord.TaggedFenced(_io__raw_content, self, self._root)
                    self.content._read()
                elif _on == 1:
                    pass
                    self._raw_content = self._io.read_bytes(self.len_content.value)
                    _io__raw_content = KaitaiStream(BytesIO(self._raw_content))
                    self.content = KafkaMetadata.BrokerRegistrationChangeRecord.TaggedInControlledShutdown(_io__raw_content, self, self._root)
                    self.content._read()
                elif _on == 2:
                    pass
                    self._raw_content = self._io.read_bytes(self.len_content.value)
                    _io__raw_content = KaitaiStream(BytesIO(self._raw_content))
                    self.content = KafkaMetadata.BrokerRegistrationChangeRecord.TaggedLogDirs(_io__raw_content, self, self._root)
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
                else:
                    pass


        class TaggedInControlledShutdown(KaitaiStruct):
            SEQ_FIELDS = ["in_controlled_shutdown"]
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaMetadata.BrokerRegistrationChangeRecord.TaggedInControlledShutdown, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._debug = collections.defaultdict(dict)

            def _read(self):
                self._debug['in_controlled_shutdown']['start'] = self._io.pos()
                self.in_controlled_shutdown = self._io.read_s1()
                self._debug['in_controlled_shutdown']['end'] = self._io.pos()


            def _fetch_instances(self):
                pass


        class TaggedLogDirs(KaitaiStruct):
            log_dirs = None
            SEQ_FIELDS = ["num_log_dirs", "log_dirs"]
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaMetadata.BrokerRegistrationChangeRecord.TaggedLogDirs, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._debug = collections.defaultdict(dict)

            def _read(self):
                self._debug['num_log_dirs']['start'] = self._io.pos()
                self.num_log_dirs = kafka_count.KafkaCount(True, self._io)
                self.num_log_dirs._read()
                self._debug['num_log_dirs']['end'] = self._io.pos()
                if self.num_log_dirs.value >= 0:
                    pass
                    self._debug['log_dirs']['start'] = self._io.pos()
                    self._debug['log_dirs']['arr'] = []
                    self.log_dirs = []
                    for i in range(self.num_log_dirs.value):
                        self._debug['log_dirs']['arr'].append({'start': self._io.pos()})
                        _t_log_dirs = kafka_uuid.KafkaUuid(self._io)
                        try:
                            _t_log_dirs._read()
                        finally:
                            self.log_dirs.append(_t_log_dirs)
                        self._debug['log_dirs']['arr'][i]['end'] = self._io.pos()

                    self._debug['log_dirs']['end'] = self._io.pos()



            def _fetch_instances(self):
                pass
                self.num_log_dirs._fetch_instances()
                if self.num_log_dirs.value >= 0:
                    pass
                    for i in range(len(self.log_dirs)):
                        pass
                        self.log_dirs[i]._fetch_instances()





    class ClearElrRecord(KaitaiStruct):
        SEQ_FIELDS = ["topic_name", "tagged"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaMetadata.ClearElrRecord, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['topic_name']['start'] = self._io.pos()
            self.topic_name = kafka_string.KafkaString(True, self._io)
            self.topic_name._read()
            self._debug['topic_name']['end'] = self._io.pos()
            self._debug['tagged']['start'] = self._io.pos()
            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)
            self.tagged._read()
            self._debug['tagged']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.topic_name._fetch_instances()
            self.tagged._fetch_instances()


    class ClientQuotaRecord(KaitaiStruct):
        entity = None
        SEQ_FIELDS = ["num_entity", "entity", "key", "value", "remove", "tagged"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaMetadata.ClientQuotaRecord, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['num_entity']['start'] = self._io.pos()
            self.num_entity = kafka_count.KafkaCount(True, self._io)
            self.num_entity._read()
            self._debug['num_entity']['end'] = self._io.pos()
            if self.num_entity.value >= 0:
                pass
                self._debug['entity']['start'] = self._io.pos()
                self._debug['entity']['arr'] = []
                self.entity = []
                for i in range(self.num_entity.value):
                    self._debug['entity']['arr'].append({'start': self._io.pos()})
                    _t_entity = KafkaMetadata.ClientQuotaRecord.EntityData(self._io, self, self._root)
                    try:
                        _t_entity._read()
                    finally:
                        self.entity.append(_t_entity)
                    self._debug['entity']['arr'][i]['end'] = self._io.pos()

                self._debug['entity']['end'] = self._io.pos()

            self._debug['key']['start'] = self._io.pos()
            self.key = kafka_string.KafkaString(True, self._io)
            self.key._read()
            self._debug['key']['end'] = self._io.pos()
            self._debug['value']['start'] = self._io.pos()
            self.value = self._io.read_f8be()
            self._debug['value']['end'] = self._io.pos()
            self._debug['remove']['start'] = self._io.pos()
            self.remove = kafka_flag.KafkaFlag(self._io)
            self.remove._read()
            self._debug['remove']['end'] = self._io.pos()
            self._debug['tagged']['start'] = self._io.pos()
            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)
            self.tagged._read()
            self._debug['tagged']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.num_entity._fetch_instances()
            if self.num_entity.value >= 0:
                pass
                for i in range(len(self.entity)):
                    pass
                    self.entity[i]._fetch_instances()


            self.key._fetch_instances()
            self.remove._fetch_instances()
            self.tagged._fetch_instances()

        class EntityData(KaitaiStruct):
            SEQ_FIELDS = ["entity_type", "entity_name", "tagged"]
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaMetadata.ClientQuotaRecord.EntityData, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._debug = collections.defaultdict(dict)

            def _read(self):
                self._debug['entity_type']['start'] = self._io.pos()
                self.entity_type = kafka_string.KafkaString(True, self._io)
                self.entity_type._read()
                self._debug['entity_type']['end'] = self._io.pos()
                self._debug['entity_name']['start'] = self._io.pos()
                self.entity_name = kafka_string.KafkaString(True, self._io)
                self.entity_name._read()
                self._debug['entity_name']['end'] = self._io.pos()
                self._debug['tagged']['start'] = self._io.pos()
                self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)
                self.tagged._read()
                self._debug['tagged']['end'] = self._io.pos()


            def _fetch_instances(self):
                pass
                self.entity_type._fetch_instances()
                self.entity_name._fetch_instances()
                self.tagged._fetch_instances()



    class ConfigRecord(KaitaiStruct):
        SEQ_FIELDS = ["resource_type", "resource_name", "name", "value", "tagged"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaMetadata.ConfigRecord, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['resource_type']['start'] = self._io.pos()
            self.resource_type = self._io.read_s1()
            self._debug['resource_type']['end'] = self._io.pos()
            self._debug['resource_name']['start'] = self._io.pos()
            self.resource_name = kafka_string.KafkaString(True, self._io)
            self.resource_name._read()
            self._debug['resource_name']['end'] = self._io.pos()
            self._debug['name']['start'] = self._io.pos()
            self.name = kafka_string.KafkaString(True, self._io)
            self.name._read()
            self._debug['name']['end'] = self._io.pos()
            self._debug['value']['start'] = self._io.pos()
            self.value = kafka_string.KafkaString(True, self._io)
            self.value._read()
            self._debug['value']['end'] = self._io.pos()
            self._debug['tagged']['start'] = self._io.pos()
            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)
            self.tagged._read()
            self._debug['tagged']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.resource_name._fetch_instances()
            self.name._fetch_instances()
            self.value._fetch_instances()
            self.tagged._fetch_instances()


    class DelegationTokenRecord(KaitaiStruct):
        renewers = None
        SEQ_FIELDS = ["owner", "requester", "num_renewers", "renewers", "issue_timestamp", "max_timestamp", "expiration_timestamp", "token_id", "tagged"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaMetadata.DelegationTokenRecord, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['owner']['start'] = self._io.pos()
            self.owner = kafka_string.KafkaString(True, self._io)
            self.owner._read()
            self._debug['owner']['end'] = self._io.pos()
            self._debug['requester']['start'] = self._io.pos()
            self.requester = kafka_string.KafkaString(True, self._io)
            self.requester._read()
            self._debug['requester']['end'] = self._io.pos()
            self._debug['num_renewers']['start'] = self._io.pos()
            self.num_renewers = kafka_count.KafkaCount(True, self._io)
            self.num_renewers._read()
            self._debug['num_renewers']['end'] = self._io.pos()
            if self.num_renewers.value >= 0:
                pass
                self._debug['renewers']['start'] = self._io.pos()
                self._debug['renewers']['arr'] = []
                self.renewers = []
                for i in range(self.num_renewers.value):
                    self._debug['renewers']['arr'].append({'start': self._io.pos()})
                    _t_renewers = kafka_string.KafkaString(True, self._io)
                    try:
                        _t_renewers._read()
                    finally:
                        self.renewers.append(_t_renewers)
                    self._debug['renewers']['arr'][i]['end'] = self._io.pos()

                self._debug['renewers']['end'] = self._io.pos()

            self._debug['issue_timestamp']['start'] = self._io.pos()
            self.issue_timestamp = self._io.read_s8be()
            self._debug['issue_timestamp']['end'] = self._io.pos()
            self._debug['max_timestamp']['start'] = self._io.pos()
            self.max_timestamp = self._io.read_s8be()
            self._debug['max_timestamp']['end'] = self._io.pos()
            self._debug['expiration_timestamp']['start'] = self._io.pos()
            self.expiration_timestamp = self._io.read_s8be()
            self._debug['expiration_timestamp']['end'] = self._io.pos()
            self._debug['token_id']['start'] = self._io.pos()
            self.token_id = kafka_string.KafkaString(True, self._io)
            self.token_id._read()
            self._debug['token_id']['end'] = self._io.pos()
            self._debug['tagged']['start'] = self._io.pos()
            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)
            self.tagged._read()
            self._debug['tagged']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.owner._fetch_instances()
            self.requester._fetch_instances()
            self.num_renewers._fetch_instances()
            if self.num_renewers.value >= 0:
                pass
                for i in range(len(self.renewers)):
                    pass
                    self.renewers[i]._fetch_instances()


            self.token_id._fetch_instances()
            self.tagged._fetch_instances()


    class EndTransactionRecord(KaitaiStruct):
        SEQ_FIELDS = ["tagged"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaMetadata.EndTransactionRecord, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['tagged']['start'] = self._io.pos()
            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)
            self.tagged._read()
            self._debug['tagged']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.tagged._fetch_instances()


    class FeatureLevelRecord(KaitaiStruct):
        SEQ_FIELDS = ["name", "feature_level", "tagged"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaMetadata.FeatureLevelRecord, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['name']['start'] = self._io.pos()
            self.name = kafka_string.KafkaString(True, self._io)
            self.name._read()
            self._debug['name']['end'] = self._io.pos()
            self._debug['feature_level']['start'] = self._io.pos()
            self.feature_level = self._io.read_s2be()
            self._debug['feature_level']['end'] = self._io.pos()
            self._debug['tagged']['start'] = self._io.pos()
            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)
            self.tagged._read()
            self._debug['tagged']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.name._fetch_instances()
            self.tagged._fetch_instances()


    class FenceBrokerRecord(KaitaiStruct):
        SEQ_FIELDS = ["id", "epoch", "tagged"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaMetadata.FenceBrokerRecord, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['id']['start'] = self._io.pos()
            self.id = self._io.read_s4be()
            self._debug['id']['end'] = self._io.pos()
            self._debug['epoch']['start'] = self._io.pos()
            self.epoch = self._io.read_s8be()
            self._debug['epoch']['end'] = self._io.pos()
            self._debug['tagged']['start'] = self._io.pos()
            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)
            self.tagged._read()
            self._debug['tagged']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.tagged._fetch_instances()


    class NoOpRecord(KaitaiStruct):
        SEQ_FIELDS = ["tagged"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaMetadata.NoOpRecord, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['tagged']['start'] = self._io.pos()
            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)
            self.tagged._read()
            self._debug['tagged']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.tagged._fetch_instances()


    class PartitionChangeRecord(KaitaiStruct):
        SEQ_FIELDS = ["partition_id", "topic_id", "num_tagged", "tagged"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaMetadata.PartitionChangeRecord, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['partition_id']['start'] = self._io.pos()
            self.partition_id = self._io.read_s4be()
            self._debug['partition_id']['end'] = self._io.pos()
            self._debug['topic_id']['start'] = self._io.pos()
            self.topic_id = kafka_uuid.KafkaUuid(self._io)
            self.topic_id._read()
            self._debug['topic_id']['end'] = self._io.pos()
            self._debug['num_tagged']['start'] = self._io.pos()
            self.num_tagged = kafka_uvarint.KafkaUvarint(self._io)
            self.num_tagged._read()
            self._debug['num_tagged']['end'] = self._io.pos()
            self._debug['tagged']['start'] = self._io.pos()
            self._debug['tagged']['arr'] = []
            self.tagged = []
            for i in range(self.num_tagged.value):
                self._debug['tagged']['arr'].append({'start': self._io.pos()})
                _t_tagged = KafkaMetadata.PartitionChangeRecord.TaggedField(self._io, self, self._root)
                try:
                    _t_tagged._read()
                finally:
                    self.tagged.append(_t_tagged)
                self._debug['tagged']['arr'][i]['end'] = self._io.pos()

            self._debug['tagged']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.topic_id._fetch_instances()
            self.num_tagged._fetch_instances()
            for i in range(len(self.tagged)):
                pass
                self.tagged[i]._fetch_instances()


        class TaggedAddingReplicas(KaitaiStruct):
            adding_replicas = None
            SEQ_FIELDS = ["num_adding_replicas", "adding_replicas"]
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaMetadata.PartitionChangeRecord.TaggedAddingReplicas, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._debug = collections.defaultdict(dict)

            def _read(self):
                self._debug['num_adding_replicas']['start'] = self._io.pos()
                self.num_adding_replicas = kafka_count.KafkaCount(True, self._io)
                self.num_adding_replicas._read()
                self._debug['num_adding_replicas']['end'] = self._io.pos()
                if self.num_adding_replicas.value >= 0:
                    pass
                    self._debug['adding_replicas']['start'] = self._io.pos()
                    self._debug['adding_replicas']['arr'] = []
                    self.adding_replicas = []
                    for i in range(self.num_adding_replicas.value):
                        self._debug['adding_replicas']['arr'].append({'start': self._io.pos()})
                        self.adding_replicas.append(self._io.read_s4be())
                        self._debug['adding_replicas']['arr'][i]['end'] = self._io.pos()

                    self._debug['adding_replicas']['end'] = self._io.pos()



            def _fetch_instances(self):
                pass
                self.num_adding_replicas._fetch_instances()
                if self.num_adding_replicas.value >= 0:
                    pass
                    for i in range(len(self.adding_replicas)):
                        pass




        class TaggedDirectories(KaitaiStruct):
            directories = None
            SEQ_FIELDS = ["num_directories", "directories"]
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaMetadata.PartitionChangeRecord.TaggedDirectories, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._debug = collections.defaultdict(dict)

            def _read(self):
                self._debug['num_directories']['start'] = self._io.pos()
                self.num_directories = kafka_count.KafkaCount(True, self._io)
                self.num_directories._read()
                self._debug['num_directories']['end'] = self._io.pos()
                if self.num_directories.value >= 0:
                    pass
                    self._debug['directories']['start'] = self._io.pos()
                    self._debug['directories']['arr'] = []
                    self.directories = []
                    for i in range(self.num_directories.value):
                        self._debug['directories']['arr'].append({'start': self._io.pos()})
                        _t_directories = kafka_uuid.KafkaUuid(self._io)
                        try:
                            _t_directories._read()
                        finally:
                            self.directories.append(_t_directories)
                        self._debug['directories']['arr'][i]['end'] = self._io.pos()

                    self._debug['directories']['end'] = self._io.pos()



            def _fetch_instances(self):
                pass
                self.num_directories._fetch_instances()
                if self.num_directories.value >= 0:
                    pass
                    for i in range(len(self.directories)):
                        pass
                        self.directories[i]._fetch_instances()




        class TaggedEligibleLeaderReplicas(KaitaiStruct):
            eligible_leader_replicas = None
            SEQ_FIELDS = ["num_eligible_leader_replicas", "eligible_leader_replicas"]
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaMetadata.PartitionChangeRecord.TaggedEligibleLeaderReplicas, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._debug = collections.defaultdict(dict)

            def _read(self):
                self._debug['num_eligible_leader_replicas']['start'] = self._io.pos()
                self.num_eligible_leader_replicas = kafka_count.KafkaCount(True, self._io)
                self.num_eligible_leader_replicas._read()
                self._debug['num_eligible_leader_replicas']['end'] = self._io.pos()
                if self.num_eligible_leader_replicas.value >= 0:
                    pass
                    self._debug['eligible_leader_replicas']['start'] = self._io.pos()
                    self._debug['eligible_leader_replicas']['arr'] = []
                    self.eligible_leader_replicas = []
                    for i in range(self.num_eligible_leader_replicas.value):
                        self._debug['eligible_leader_replicas']['arr'].append({'start': self._io.pos()})
                        self.eligible_leader_replicas.append(self._io.read_s4be())
                        self._debug['eligible_leader_replicas']['arr'][i]['end'] = self._io.pos()

                    self._debug['eligible_leader_replicas']['end'] = self._io.pos()



            def _fetch_instances(self):
                pass
                self.num_eligible_leader_replicas._fetch_instances()
                if self.num_eligible_leader_replicas.value >= 0:
                    pass
                    for i in range(len(self.eligible_leader_replicas)):
                        pass




        class TaggedField(KaitaiStruct):
            SEQ_FIELDS = ["tag", "len_content", "content"]
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaMetadata.PartitionChangeRecord.TaggedField, self).__init__(_io)
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
                    self.content = KafkaMetadata.PartitionChangeRecord.TaggedIsr(_io__raw_content, self, self._root)
                    self.content._read()
                elif _on == 1:
                    pass
                    self._raw_content = self._io.read_bytes(self.len_content.value)
                    _io__raw_content = KaitaiStream(BytesIO(self._raw_content))
                    self.content = KafkaMetadata.PartitionChangeRecord.TaggedLeader(_io__raw_content, self, self._root)
                    self.content._read()
                elif _on == 2:
                    pass
                    self._raw_content = self._io.read_bytes(self.len_content.value)
                    _io__raw_content = KaitaiStream(BytesIO(self._raw_content))
                    self.content = KafkaMetadata.PartitionChangeRecord.TaggedReplicas(_io__raw_content, self, self._root)
                    self.content._read()
                elif _on == 3:
                    pass
                    self._raw_content = self._io.read_bytes(self.len_content.value)
                    _io__raw_content = KaitaiStream(BytesIO(self._raw_content))
                    self.content = KafkaMetadata.PartitionChangeRecord.TaggedRemovingReplicas(_io__raw_content, self, self._root)
                    self.content._read()
                elif _on == 4:
                    pass
                    self._raw_content = self._io.read_bytes(self.len_content.value)
                    _io__raw_content = KaitaiStream(BytesIO(self._raw_content))
                    self.content = KafkaMetadata.PartitionChangeRecord.TaggedAddingReplicas(_io__raw_content, self, self._root)
                    self.content._read()
                elif _on == 5:
                    pass
                    self._raw_content = self._io.read_bytes(self.len_content.value)
                    _io__raw_content = KaitaiStream(BytesIO(self._raw_content))
                    self.content = KafkaMetadata.PartitionChangeRecord.TaggedLeaderRecoveryState(_io__raw_content, self, self._root)
                    self.content._read()
                elif _on == 6:
                    pass
                    self._raw_content = self._io.read_bytes(self.len_content.value)
                    _io__raw_content = KaitaiStream(BytesIO(self._raw_content))
                    self.content = KafkaMetadata.PartitionChangeRecord.TaggedEligibleLeaderReplicas(_io__raw_content, self, self._root)
                    self.content._read()
                elif _on == 7:
                    pass
                    self._raw_content = self._io.read_bytes(self.len_content.value)
                    _io__raw_content = KaitaiStream(BytesIO(self._raw_content))
                    self.content = KafkaMetadata.PartitionChangeRecord.TaggedLastKnownElr(_io__raw_content, self, self._root)
                    self.content._read()
                elif _on == 8:
                    pass
                    self._raw_content = self._io.read_bytes(self.len_content.value)
                    _io__raw_content = KaitaiStream(BytesIO(self._raw_content))
                    self.content = KafkaMetadata.PartitionChangeRecord.TaggedDirectories(_io__raw_content, self, self._root)
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
                elif _on == 4:
                    pass
                    self.content._fetch_instances()
                elif _on == 5:
                    pass
                    self.content._fetch_instances()
                elif _on == 6:
                    pass
                    self.content._fetch_instances()
                elif _on == 7:
                    pass
                    self.content._fetch_instances()
                elif _on == 8:
                    pass
                    self.content._fetch_instances()
                else:
                    pass


        class TaggedIsr(KaitaiStruct):
            isr = None
            SEQ_FIELDS = ["num_isr", "isr"]
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaMetadata.PartitionChangeRecord.TaggedIsr, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._debug = collections.defaultdict(dict)

            def _read(self):
                self._debug['num_isr']['start'] = self._io.pos()
                self.num_isr = kafka_count.KafkaCount(True, self._io)
                self.num_isr._read()
                self._debug['num_isr']['end'] = self._io.pos()
                if self.num_isr.value >= 0:
                    pass
                    self._debug['isr']['start'] = self._io.pos()
                    self._debug['isr']['arr'] = []
                    self.isr = []
                    for i in range(self.num_isr.value):
                        self._debug['isr']['arr'].append({'start': self._io.pos()})
                        self.isr.append(self._io.read_s4be())
                        self._debug['isr']['arr'][i]['end'] = self._io.pos()

                    self._debug['isr']['end'] = self._io.pos()



            def _fetch_instances(self):
                pass
                self.num_isr._fetch_instances()
                if self.num_isr.value >= 0:
                    pass
                    for i in range(len(self.isr)):
                        pass




        class TaggedLastKnownElr(KaitaiStruct):
            last_known_elr = None
            SEQ_FIELDS = ["num_last_known_elr", "last_known_elr"]
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaMetadata.PartitionChangeRecord.TaggedLastKnownElr, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._debug = collections.defaultdict(dict)

            def _read(self):
                self._debug['num_last_known_elr']['start'] = self._io.pos()
                self.num_last_known_elr = kafka_count.KafkaCount(True, self._io)
                self.num_last_known_elr._read()
                self._debug['num_last_known_elr']['end'] = self._io.pos()
                if self.num_last_known_elr.value >= 0:
                    pass
                    self._debug['last_known_elr']['start'] = self._io.pos()
                    self._debug['last_known_elr']['arr'] = []
                    self.last_known_elr = []
                    for i in range(self.num_last_known_elr.value):
                        self._debug['last_known_elr']['arr'].append({'start': self._io.pos()})
                        self.last_known_elr.append(self._io.read_s4be())
                        self._debug['last_known_elr']['arr'][i]['end'] = self._io.pos()

                    self._debug['last_known_elr']['end'] = self._io.pos()



            def _fetch_instances(self):
                pass
                self.num_last_known_elr._fetch_instances()
                if self.num_last_known_elr.value >= 0:
                    pass
                    for i in range(len(self.last_known_elr)):
                        pass




        class TaggedLeader(KaitaiStruct):
            SEQ_FIELDS = ["leader"]
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaMetadata.PartitionChangeRecord.TaggedLeader, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._debug = collections.defaultdict(dict)

            def _read(self):
                self._debug['leader']['start'] = self._io.pos()
                self.leader = self._io.read_s4be()
                self._debug['leader']['end'] = self._io.pos()


            def _fetch_instances(self):
                pass


        class TaggedLeaderRecoveryState(KaitaiStruct):
            SEQ_FIELDS = ["leader_recovery_state"]
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaMetadata.PartitionChangeRecord.TaggedLeaderRecoveryState, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._debug = collections.defaultdict(dict)

            def _read(self):
                self._debug['leader_recovery_state']['start'] = self._io.pos()
                self.leader_recovery_state = self._io.read_s1()
                self._debug['leader_recovery_state']['end'] = self._io.pos()


            def _fetch_instances(self):
                pass


        class TaggedRemovingReplicas(KaitaiStruct):
            removing_replicas = None
            SEQ_FIELDS = ["num_removing_replicas", "removing_replicas"]
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaMetadata.PartitionChangeRecord.TaggedRemovingReplicas, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._debug = collections.defaultdict(dict)

            def _read(self):
                self._debug['num_removing_replicas']['start'] = self._io.pos()
                self.num_removing_replicas = kafka_count.KafkaCount(True, self._io)
                self.num_removing_replicas._read()
                self._debug['num_removing_replicas']['end'] = self._io.pos()
                if self.num_removing_replicas.value >= 0:
                    pass
                    self._debug['removing_replicas']['start'] = self._io.pos()
                    self._debug['removing_replicas']['arr'] = []
                    self.removing_replicas = []
                    for i in range(self.num_removing_replicas.value):
                        self._debug['removing_replicas']['arr'].append({'start': self._io.pos()})
                        self.removing_replicas.append(self._io.read_s4be())
                        self._debug['removing_replicas']['arr'][i]['end'] = self._io.pos()

                    self._debug['removing_replicas']['end'] = self._io.pos()



            def _fetch_instances(self):
                pass
                self.num_removing_replicas._fetch_instances()
                if self.num_removing_replicas.value >= 0:
                    pass
                    for i in range(len(self.removing_replicas)):
                        pass




        class TaggedReplicas(KaitaiStruct):
            replicas = None
            SEQ_FIELDS = ["num_replicas", "replicas"]
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaMetadata.PartitionChangeRecord.TaggedReplicas, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._debug = collections.defaultdict(dict)

            def _read(self):
                self._debug['num_replicas']['start'] = self._io.pos()
                self.num_replicas = kafka_count.KafkaCount(True, self._io)
                self.num_replicas._read()
                self._debug['num_replicas']['end'] = self._io.pos()
                if self.num_replicas.value >= 0:
                    pass
                    self._debug['replicas']['start'] = self._io.pos()
                    self._debug['replicas']['arr'] = []
                    self.replicas = []
                    for i in range(self.num_replicas.value):
                        self._debug['replicas']['arr'].append({'start': self._io.pos()})
                        self.replicas.append(self._io.read_s4be())
                        self._debug['replicas']['arr'][i]['end'] = self._io.pos()

                    self._debug['replicas']['end'] = self._io.pos()



            def _fetch_instances(self):
                pass
                self.num_replicas._fetch_instances()
                if self.num_replicas.value >= 0:
                    pass
                    for i in range(len(self.replicas)):
                        pass





    class PartitionRecord(KaitaiStruct):
        replicas = None
        isr = None
        removing_replicas = None
        adding_replicas = None
        num_directories = None
        directories = None
        SEQ_FIELDS = ["partition_id", "topic_id", "num_replicas", "replicas", "num_isr", "isr", "num_removing_replicas", "removing_replicas", "num_adding_replicas", "adding_replicas", "leader", "leader_epoch", "partition_epoch", "num_directories", "directories", "num_tagged", "tagged"]
        def __init__(self, api_version, _io, _parent=None, _root=None):
            super(KafkaMetadata.PartitionRecord, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.api_version = api_version
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['partition_id']['start'] = self._io.pos()
            self.partition_id = self._io.read_s4be()
            self._debug['partition_id']['end'] = self._io.pos()
            self._debug['topic_id']['start'] = self._io.pos()
            self.topic_id = kafka_uuid.KafkaUuid(self._io)
            self.topic_id._read()
            self._debug['topic_id']['end'] = self._io.pos()
            self._debug['num_replicas']['start'] = self._io.pos()
            self.num_replicas = kafka_count.KafkaCount(True, self._io)
            self.num_replicas._read()
            self._debug['num_replicas']['end'] = self._io.pos()
            if self.num_replicas.value >= 0:
                pass
                self._debug['replicas']['start'] = self._io.pos()
                self._debug['replicas']['arr'] = []
                self.replicas = []
                for i in range(self.num_replicas.value):
                    self._debug['replicas']['arr'].append({'start': self._io.pos()})
                    self.replicas.append(self._io.read_s4be())
                    self._debug['replicas']['arr'][i]['end'] = self._io.pos()

                self._debug['replicas']['end'] = self._io.pos()

            self._debug['num_isr']['start'] = self._io.pos()
            self.num_isr = kafka_count.KafkaCount(True, self._io)
            self.num_isr._read()
            self._debug['num_isr']['end'] = self._io.pos()
            if self.num_isr.value >= 0:
                pass
                self._debug['isr']['start'] = self._io.pos()
                self._debug['isr']['arr'] = []
                self.isr = []
                for i in range(self.num_isr.value):
                    self._debug['isr']['arr'].append({'start': self._io.pos()})
                    self.isr.append(self._io.read_s4be())
                    self._debug['isr']['arr'][i]['end'] = self._io.pos()

                self._debug['isr']['end'] = self._io.pos()

            self._debug['num_removing_replicas']['start'] = self._io.pos()
            self.num_removing_replicas = kafka_count.KafkaCount(True, self._io)
            self.num_removing_replicas._read()
            self._debug['num_removing_replicas']['end'] = self._io.pos()
            if self.num_removing_replicas.value >= 0:
                pass
                self._debug['removing_replicas']['start'] = self._io.pos()
                self._debug['removing_replicas']['arr'] = []
                self.removing_replicas = []
                for i in range(self.num_removing_replicas.value):
                    self._debug['removing_replicas']['arr'].append({'start': self._io.pos()})
                    self.removing_replicas.append(self._io.read_s4be())
                    self._debug['removing_replicas']['arr'][i]['end'] = self._io.pos()

                self._debug['removing_replicas']['end'] = self._io.pos()

            self._debug['num_adding_replicas']['start'] = self._io.pos()
            self.num_adding_replicas = kafka_count.KafkaCount(True, self._io)
            self.num_adding_replicas._read()
            self._debug['num_adding_replicas']['end'] = self._io.pos()
            if self.num_adding_replicas.value >= 0:
                pass
                self._debug['adding_replicas']['start'] = self._io.pos()
                self._debug['adding_replicas']['arr'] = []
                self.adding_replicas = []
                for i in range(self.num_adding_replicas.value):
                    self._debug['adding_replicas']['arr'].append({'start': self._io.pos()})
                    self.adding_replicas.append(self._io.read_s4be())
                    self._debug['adding_replicas']['arr'][i]['end'] = self._io.pos()

                self._debug['adding_replicas']['end'] = self._io.pos()

            self._debug['leader']['start'] = self._io.pos()
            self.leader = self._io.read_s4be()
            self._debug['leader']['end'] = self._io.pos()
            self._debug['leader_epoch']['start'] = self._io.pos()
            self.leader_epoch = self._io.read_s4be()
            self._debug['leader_epoch']['end'] = self._io.pos()
            self._debug['partition_epoch']['start'] = self._io.pos()
            self.partition_epoch = self._io.read_s4be()
            self._debug['partition_epoch']['end'] = self._io.pos()
            if self.api_version >= 1:
                pass
                self._debug['num_directories']['start'] = self._io.pos()
                self.num_directories = kafka_count.KafkaCount(True, self._io)
                self.num_directories._read()
                self._debug['num_directories']['end'] = self._io.pos()

            if  ((self.api_version >= 1) and (self.num_directories.value >= 0)) :
                pass
                self._debug['directories']['start'] = self._io.pos()
                self._debug['directories']['arr'] = []
                self.directories = []
                for i in range(self.num_directories.value):
                    self._debug['directories']['arr'].append({'start': self._io.pos()})
                    _t_directories = kafka_uuid.KafkaUuid(self._io)
                    try:
                        _t_directories._read()
                    finally:
                        self.directories.append(_t_directories)
                    self._debug['directories']['arr'][i]['end'] = self._io.pos()

                self._debug['directories']['end'] = self._io.pos()

            self._debug['num_tagged']['start'] = self._io.pos()
            self.num_tagged = kafka_uvarint.KafkaUvarint(self._io)
            self.num_tagged._read()
            self._debug['num_tagged']['end'] = self._io.pos()
            self._debug['tagged']['start'] = self._io.pos()
            self._debug['tagged']['arr'] = []
            self.tagged = []
            for i in range(self.num_tagged.value):
                self._debug['tagged']['arr'].append({'start': self._io.pos()})
                _t_tagged = KafkaMetadata.PartitionRecord.TaggedField(self._io, self, self._root)
                try:
                    _t_tagged._read()
                finally:
                    self.tagged.append(_t_tagged)
                self._debug['tagged']['arr'][i]['end'] = self._io.pos()

            self._debug['tagged']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.topic_id._fetch_instances()
            self.num_replicas._fetch_instances()
            if self.num_replicas.value >= 0:
                pass
                for i in range(len(self.replicas)):
                    pass


            self.num_isr._fetch_instances()
            if self.num_isr.value >= 0:
                pass
                for i in range(len(self.isr)):
                    pass


            self.num_removing_replicas._fetch_instances()
            if self.num_removing_replicas.value >= 0:
                pass
                for i in range(len(self.removing_replicas)):
                    pass


            self.num_adding_replicas._fetch_instances()
            if self.num_adding_replicas.value >= 0:
                pass
                for i in range(len(self.adding_replicas)):
                    pass


            if self.api_version >= 1:
                pass
                self.num_directories._fetch_instances()

            if  ((self.api_version >= 1) and (self.num_directories.value >= 0)) :
                pass
                for i in range(len(self.directories)):
                    pass
                    self.directories[i]._fetch_instances()


            self.num_tagged._fetch_instances()
            for i in range(len(self.tagged)):
                pass
                self.tagged[i]._fetch_instances()


        class TaggedEligibleLeaderReplicas(KaitaiStruct):
            eligible_leader_replicas = None
            SEQ_FIELDS = ["num_eligible_leader_replicas", "eligible_leader_replicas"]
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaMetadata.PartitionRecord.TaggedEligibleLeaderReplicas, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._debug = collections.defaultdict(dict)

            def _read(self):
                self._debug['num_eligible_leader_replicas']['start'] = self._io.pos()
                self.num_eligible_leader_replicas = kafka_count.KafkaCount(True, self._io)
                self.num_eligible_leader_replicas._read()
                self._debug['num_eligible_leader_replicas']['end'] = self._io.pos()
                if self.num_eligible_leader_replicas.value >= 0:
                    pass
                    self._debug['eligible_leader_replicas']['start'] = self._io.pos()
                    self._debug['eligible_leader_replicas']['arr'] = []
                    self.eligible_leader_replicas = []
                    for i in range(self.num_eligible_leader_replicas.value):
                        self._debug['eligible_leader_replicas']['arr'].append({'start': self._io.pos()})
                        self.eligible_leader_replicas.append(self._io.read_s4be())
                        self._debug['eligible_leader_replicas']['arr'][i]['end'] = self._io.pos()

                    self._debug['eligible_leader_replicas']['end'] = self._io.pos()



            def _fetch_instances(self):
                pass
                self.num_eligible_leader_replicas._fetch_instances()
                if self.num_eligible_leader_replicas.value >= 0:
                    pass
                    for i in range(len(self.eligible_leader_replicas)):
                        pass




        class TaggedField(KaitaiStruct):
            SEQ_FIELDS = ["tag", "len_content", "content"]
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaMetadata.PartitionRecord.TaggedField, self).__init__(_io)
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
                    self.content = KafkaMetadata.PartitionRecord.TaggedLeaderRecoveryState(_io__raw_content, self, self._root)
                    self.content._read()
                elif _on == 1:
                    pass
                    self._raw_content = self._io.read_bytes(self.len_content.value)
                    _io__raw_content = KaitaiStream(BytesIO(self._raw_content))
                    self.content = KafkaMetadata.PartitionRecord.TaggedEligibleLeaderReplicas(_io__raw_content, self, self._root)
                    self.content._read()
                elif _on == 2:
                    pass
                    self._raw_content = self._io.read_bytes(self.len_content.value)
                    _io__raw_content = KaitaiStream(BytesIO(self._raw_content))
                    self.content = KafkaMetadata.PartitionRecord.TaggedLastKnownElr(_io__raw_content, self, self._root)
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
                else:
                    pass


        class TaggedLastKnownElr(KaitaiStruct):
            last_known_elr = None
            SEQ_FIELDS = ["num_last_known_elr", "last_known_elr"]
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaMetadata.PartitionRecord.TaggedLastKnownElr, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._debug = collections.defaultdict(dict)

            def _read(self):
                self._debug['num_last_known_elr']['start'] = self._io.pos()
                self.num_last_known_elr = kafka_count.KafkaCount(True, self._io)
                self.num_last_known_elr._read()
                self._debug['num_last_known_elr']['end'] = self._io.pos()
                if self.num_last_known_elr.value >= 0:
                    pass
                    self._debug['last_known_elr']['start'] = self._io.pos()
                    self._debug['last_known_elr']['arr'] = []
                    self.last_known_elr = []
                    for i in range(self.num_last_known_elr.value):
                        self._debug['last_known_elr']['arr'].append({'start': self._io.pos()})
                        self.last_known_elr.append(self._io.read_s4be())
                        self._debug['last_known_elr']['arr'][i]['end'] = self._io.pos()

                    self._debug['last_known_elr']['end'] = self._io.pos()



            def _fetch_instances(self):
                pass
                self.num_last_known_elr._fetch_instances()
                if self.num_last_known_elr.value >= 0:
                    pass
                    for i in range(len(self.last_known_elr)):
                        pass




        class TaggedLeaderRecoveryState(KaitaiStruct):
            SEQ_FIELDS = ["leader_recovery_state"]
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaMetadata.PartitionRecord.TaggedLeaderRecoveryState, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._debug = collections.defaultdict(dict)

            def _read(self):
                self._debug['leader_recovery_state']['start'] = self._io.pos()
                self.leader_recovery_state = self._io.read_s1()
                self._debug['leader_recovery_state']['end'] = self._io.pos()


            def _fetch_instances(self):
                pass



    class ProducerIdsRecord(KaitaiStruct):
        SEQ_FIELDS = ["broker_id", "broker_epoch", "next_producer_id", "tagged"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaMetadata.ProducerIdsRecord, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['broker_id']['start'] = self._io.pos()
            self.broker_id = self._io.read_s4be()
            self._debug['broker_id']['end'] = self._io.pos()
            self._debug['broker_epoch']['start'] = self._io.pos()
            self.broker_epoch = self._io.read_s8be()
            self._debug['broker_epoch']['end'] = self._io.pos()
            self._debug['next_producer_id']['start'] = self._io.pos()
            self.next_producer_id = self._io.read_s8be()
            self._debug['next_producer_id']['end'] = self._io.pos()
            self._debug['tagged']['start'] = self._io.pos()
            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)
            self.tagged._read()
            self._debug['tagged']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.tagged._fetch_instances()


    class RegisterBrokerRecord(KaitaiStruct):
        is_migrating_zk_broker = None
        end_points = None
        features = None
        in_controlled_shutdown = None
        SEQ_FIELDS = ["broker_id", "is_migrating_zk_broker", "incarnation_id", "broker_epoch", "num_end_points", "end_points", "num_features", "features", "rack", "fenced", "in_controlled_shutdown", "num_tagged", "tagged"]
        def __init__(self, api_version, _io, _parent=None, _root=None):
            super(KafkaMetadata.RegisterBrokerRecord, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.api_version = api_version
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['broker_id']['start'] = self._io.pos()
            self.broker_id = self._io.read_s4be()
            self._debug['broker_id']['end'] = self._io.pos()
            if self.api_version >= 2:
                pass
                self._debug['is_migrating_zk_broker']['start'] = self._io.pos()
                self.is_migrating_zk_broker = kafka_flag.KafkaFlag(self._io)
                self.is_migrating_zk_broker._read()
                self._debug['is_migrating_zk_broker']['end'] = self._io.pos()

            self._debug['incarnation_id']['start'] = self._io.pos()
            self.incarnation_id = kafka_uuid.KafkaUuid(self._io)
            self.incarnation_id._read()
            self._debug['incarnation_id']['end'] = self._io.pos()
            self._debug['broker_epoch']['start'] = self._io.pos()
            self.broker_epoch = self._io.read_s8be()
            self._debug['broker_epoch']['end'] = self._io.pos()
            self._debug['num_end_points']['start'] = self._io.pos()
            self.num_end_points = kafka_count.KafkaCount(True, self._io)
            self.num_end_points._read()
            self._debug['num_end_points']['end'] = self._io.pos()
            if self.num_end_points.value >= 0:
                pass
                self._debug['end_points']['start'] = self._io.pos()
                self._debug['end_points']['arr'] = []
                self.end_points = []
                for i in range(self.num_end_points.value):
                    self._debug['end_points']['arr'].append({'start': self._io.pos()})
                    _t_end_points = KafkaMetadata.RegisterBrokerRecord.BrokerEndpoint(self._io, self, self._root)
                    try:
                        _t_end_points._read()
                    finally:
                        self.end_points.append(_t_end_points)
                    self._debug['end_points']['arr'][i]['end'] = self._io.pos()

                self._debug['end_points']['end'] = self._io.pos()

            self._debug['num_features']['start'] = self._io.pos()
            self.num_features = kafka_count.KafkaCount(True, self._io)
            self.num_features._read()
            self._debug['num_features']['end'] = self._io.pos()
            if self.num_features.value >= 0:
                pass
                self._debug['features']['start'] = self._io.pos()
                self._debug['features']['arr'] = []
                self.features = []
                for i in range(self.num_features.value):
                    self._debug['features']['arr'].append({'start': self._io.pos()})
                    _t_features = KafkaMetadata.RegisterBrokerRecord.BrokerFeature(self._io, self, self._root)
                    try:
                        _t_features._read()
                    finally:
                        self.features.append(_t_features)
                    self._debug['features']['arr'][i]['end'] = self._io.pos()

                self._debug['features']['end'] = self._io.pos()

            self._debug['rack']['start'] = self._io.pos()
            self.rack = kafka_string.KafkaString(True, self._io)
            self.rack._read()
            self._debug['rack']['end'] = self._io.pos()
            self._debug['fenced']['start'] = self._io.pos()
            self.fenced = kafka_flag.KafkaFlag(self._io)
            self.fenced._read()
            self._debug['fenced']['end'] = self._io.pos()
            if self.api_version >= 1:
                pass
                self._debug['in_controlled_shutdown']['start'] = self._io.pos()
                self.in_controlled_shutdown = kafka_flag.KafkaFlag(self._io)
                self.in_controlled_shutdown._read()
                self._debug['in_controlled_shutdown']['end'] = self._io.pos()

            self._debug['num_tagged']['start'] = self._io.pos()
            self.num_tagged = kafka_uvarint.KafkaUvarint(self._io)
            self.num_tagged._read()
            self._debug['num_tagged']['end'] = self._io.pos()
            self._debug['tagged']['start'] = self._io.pos()
            self._debug['tagged']['arr'] = []
            self.tagged = []
            for i in range(self.num_tagged.value):
                self._debug['tagged']['arr'].append({'start': self._io.pos()})
                _t_tagged = KafkaMetadata.RegisterBrokerRecord.TaggedField(self._io, self, self._root)
                try:
                    _t_tagged._read()
                finally:
                    self.tagged.append(_t_tagged)
                self._debug['tagged']['arr'][i]['end'] = self._io.pos()

            self._debug['tagged']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            if self.api_version >= 2:
                pass
                self.is_migrating_zk_broker._fetch_instances()

            self.incarnation_id._fetch_instances()
            self.num_end_points._fetch_instances()
            if self.num_end_points.value >= 0:
                pass
                for i in range(len(self.end_points)):
                    pass
                    self.end_points[i]._fetch_instances()


            self.num_features._fetch_instances()
            if self.num_features.value >= 0:
                pass
                for i in range(len(self.features)):
                    pass
                    self.features[i]._fetch_instances()


            self.rack._fetch_instances()
            self.fenced._fetch_instances()
            if self.api_version >= 1:
                pass
                self.in_controlled_shutdown._fetch_instances()

            self.num_tagged._fetch_instances()
            for i in range(len(self.tagged)):
                pass
                self.tagged[i]._fetch_instances()


        class BrokerEndpoint(KaitaiStruct):
            SEQ_FIELDS = ["name", "host", "port", "security_protocol", "tagged"]
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaMetadata.RegisterBrokerRecord.BrokerEndpoint, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._debug = collections.defaultdict(dict)

            def _read(self):
                self._debug['name']['start'] = self._io.pos()
                self.name = kafka_string.KafkaString(True, self._io)
                self.name._read()
                self._debug['name']['end'] = self._io.pos()
                self._debug['host']['start'] = self._io.pos()
                self.host = kafka_string.KafkaString(True, self._io)
                self.host._read()
                self._debug['host']['end'] = self._io.pos()
                self._debug['port']['start'] = self._io.pos()
                self.port = self._io.read_u2be()
                self._debug['port']['end'] = self._io.pos()
                self._debug['security_protocol']['start'] = self._io.pos()
                self.security_protocol = self._io.read_s2be()
                self._debug['security_protocol']['end'] = self._io.pos()
                self._debug['tagged']['start'] = self._io.pos()
                self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)
                self.tagged._read()
                self._debug['tagged']['end'] = self._io.pos()


            def _fetch_instances(self):
                pass
                self.name._fetch_instances()
                self.host._fetch_instances()
                self.tagged._fetch_instances()


        class BrokerFeature(KaitaiStruct):
            SEQ_FIELDS = ["name", "min_supported_version", "max_supported_version", "tagged"]
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaMetadata.RegisterBrokerRecord.BrokerFeature, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._debug = collections.defaultdict(dict)

            def _read(self):
                self._debug['name']['start'] = self._io.pos()
                self.name = kafka_string.KafkaString(True, self._io)
                self.name._read()
                self._debug['name']['end'] = self._io.pos()
                self._debug['min_supported_version']['start'] = self._io.pos()
                self.min_supported_version = self._io.read_s2be()
                self._debug['min_supported_version']['end'] = self._io.pos()
                self._debug['max_supported_version']['start'] = self._io.pos()
                self.max_supported_version = self._io.read_s2be()
                self._debug['max_supported_version']['end'] = self._io.pos()
                self._debug['tagged']['start'] = self._io.pos()
                self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)
                self.tagged._read()
                self._debug['tagged']['end'] = self._io.pos()


            def _fetch_instances(self):
                pass
                self.name._fetch_instances()
                self.tagged._fetch_instances()


        class TaggedField(KaitaiStruct):
            SEQ_FIELDS = ["tag", "len_content", "content"]
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaMetadata.RegisterBrokerRecord.TaggedField, self).__init__(_io)
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
                    self.content = KafkaMetadata.RegisterBrokerRecord.TaggedLogDirs(_io__raw_content, self, self._root)
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
                else:
                    pass


        class TaggedLogDirs(KaitaiStruct):
            log_dirs = None
            SEQ_FIELDS = ["num_log_dirs", "log_dirs"]
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaMetadata.RegisterBrokerRecord.TaggedLogDirs, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._debug = collections.defaultdict(dict)

            def _read(self):
                self._debug['num_log_dirs']['start'] = self._io.pos()
                self.num_log_dirs = kafka_count.KafkaCount(True, self._io)
                self.num_log_dirs._read()
                self._debug['num_log_dirs']['end'] = self._io.pos()
                if self.num_log_dirs.value >= 0:
                    pass
                    self._debug['log_dirs']['start'] = self._io.pos()
                    self._debug['log_dirs']['arr'] = []
                    self.log_dirs = []
                    for i in range(self.num_log_dirs.value):
                        self._debug['log_dirs']['arr'].append({'start': self._io.pos()})
                        _t_log_dirs = kafka_uuid.KafkaUuid(self._io)
                        try:
                            _t_log_dirs._read()
                        finally:
                            self.log_dirs.append(_t_log_dirs)
                        self._debug['log_dirs']['arr'][i]['end'] = self._io.pos()

                    self._debug['log_dirs']['end'] = self._io.pos()



            def _fetch_instances(self):
                pass
                self.num_log_dirs._fetch_instances()
                if self.num_log_dirs.value >= 0:
                    pass
                    for i in range(len(self.log_dirs)):
                        pass
                        self.log_dirs[i]._fetch_instances()





    class RegisterControllerRecord(KaitaiStruct):
        end_points = None
        features = None
        SEQ_FIELDS = ["controller_id", "incarnation_id", "zk_migration_ready", "num_end_points", "end_points", "num_features", "features", "tagged"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaMetadata.RegisterControllerRecord, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['controller_id']['start'] = self._io.pos()
            self.controller_id = self._io.read_s4be()
            self._debug['controller_id']['end'] = self._io.pos()
            self._debug['incarnation_id']['start'] = self._io.pos()
            self.incarnation_id = kafka_uuid.KafkaUuid(self._io)
            self.incarnation_id._read()
            self._debug['incarnation_id']['end'] = self._io.pos()
            self._debug['zk_migration_ready']['start'] = self._io.pos()
            self.zk_migration_ready = kafka_flag.KafkaFlag(self._io)
            self.zk_migration_ready._read()
            self._debug['zk_migration_ready']['end'] = self._io.pos()
            self._debug['num_end_points']['start'] = self._io.pos()
            self.num_end_points = kafka_count.KafkaCount(True, self._io)
            self.num_end_points._read()
            self._debug['num_end_points']['end'] = self._io.pos()
            if self.num_end_points.value >= 0:
                pass
                self._debug['end_points']['start'] = self._io.pos()
                self._debug['end_points']['arr'] = []
                self.end_points = []
                for i in range(self.num_end_points.value):
                    self._debug['end_points']['arr'].append({'start': self._io.pos()})
                    _t_end_points = KafkaMetadata.RegisterControllerRecord.ControllerEndpoint(self._io, self, self._root)
                    try:
                        _t_end_points._read()
                    finally:
                        self.end_points.append(_t_end_points)
                    self._debug['end_points']['arr'][i]['end'] = self._io.pos()

                self._debug['end_points']['end'] = self._io.pos()

            self._debug['num_features']['start'] = self._io.pos()
            self.num_features = kafka_count.KafkaCount(True, self._io)
            self.num_features._read()
            self._debug['num_features']['end'] = self._io.pos()
            if self.num_features.value >= 0:
                pass
                self._debug['features']['start'] = self._io.pos()
                self._debug['features']['arr'] = []
                self.features = []
                for i in range(self.num_features.value):
                    self._debug['features']['arr'].append({'start': self._io.pos()})
                    _t_features = KafkaMetadata.RegisterControllerRecord.ControllerFeature(self._io, self, self._root)
                    try:
                        _t_features._read()
                    finally:
                        self.features.append(_t_features)
                    self._debug['features']['arr'][i]['end'] = self._io.pos()

                self._debug['features']['end'] = self._io.pos()

            self._debug['tagged']['start'] = self._io.pos()
            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)
            self.tagged._read()
            self._debug['tagged']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.incarnation_id._fetch_instances()
            self.zk_migration_ready._fetch_instances()
            self.num_end_points._fetch_instances()
            if self.num_end_points.value >= 0:
                pass
                for i in range(len(self.end_points)):
                    pass
                    self.end_points[i]._fetch_instances()


            self.num_features._fetch_instances()
            if self.num_features.value >= 0:
                pass
                for i in range(len(self.features)):
                    pass
                    self.features[i]._fetch_instances()


            self.tagged._fetch_instances()

        class ControllerEndpoint(KaitaiStruct):
            SEQ_FIELDS = ["name", "host", "port", "security_protocol", "tagged"]
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaMetadata.RegisterControllerRecord.ControllerEndpoint, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._debug = collections.defaultdict(dict)

            def _read(self):
                self._debug['name']['start'] = self._io.pos()
                self.name = kafka_string.KafkaString(True, self._io)
                self.name._read()
                self._debug['name']['end'] = self._io.pos()
                self._debug['host']['start'] = self._io.pos()
                self.host = kafka_string.KafkaString(True, self._io)
                self.host._read()
                self._debug['host']['end'] = self._io.pos()
                self._debug['port']['start'] = self._io.pos()
                self.port = self._io.read_u2be()
                self._debug['port']['end'] = self._io.pos()
                self._debug['security_protocol']['start'] = self._io.pos()
                self.security_protocol = self._io.read_s2be()
                self._debug['security_protocol']['end'] = self._io.pos()
                self._debug['tagged']['start'] = self._io.pos()
                self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)
                self.tagged._read()
                self._debug['tagged']['end'] = self._io.pos()


            def _fetch_instances(self):
                pass
                self.name._fetch_instances()
                self.host._fetch_instances()
                self.tagged._fetch_instances()


        class ControllerFeature(KaitaiStruct):
            SEQ_FIELDS = ["name", "min_supported_version", "max_supported_version", "tagged"]
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaMetadata.RegisterControllerRecord.ControllerFeature, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._debug = collections.defaultdict(dict)

            def _read(self):
                self._debug['name']['start'] = self._io.pos()
                self.name = kafka_string.KafkaString(True, self._io)
                self.name._read()
                self._debug['name']['end'] = self._io.pos()
                self._debug['min_supported_version']['start'] = self._io.pos()
                self.min_supported_version = self._io.read_s2be()
                self._debug['min_supported_version']['end'] = self._io.pos()
                self._debug['max_supported_version']['start'] = self._io.pos()
                self.max_supported_version = self._io.read_s2be()
                self._debug['max_supported_version']['end'] = self._io.pos()
                self._debug['tagged']['start'] = self._io.pos()
                self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)
                self.tagged._read()
                self._debug['tagged']['end'] = self._io.pos()


            def _fetch_instances(self):
                pass
                self.name._fetch_instances()
                self.tagged._fetch_instances()



    class RemoveAccessControlEntryRecord(KaitaiStruct):
        SEQ_FIELDS = ["id", "tagged"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaMetadata.RemoveAccessControlEntryRecord, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['id']['start'] = self._io.pos()
            self.id = kafka_uuid.KafkaUuid(self._io)
            self.id._read()
            self._debug['id']['end'] = self._io.pos()
            self._debug['tagged']['start'] = self._io.pos()
            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)
            self.tagged._read()
            self._debug['tagged']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.id._fetch_instances()
            self.tagged._fetch_instances()


    class RemoveDelegationTokenRecord(KaitaiStruct):
        SEQ_FIELDS = ["token_id", "tagged"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaMetadata.RemoveDelegationTokenRecord, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['token_id']['start'] = self._io.pos()
            self.token_id = kafka_string.KafkaString(True, self._io)
            self.token_id._read()
            self._debug['token_id']['end'] = self._io.pos()
            self._debug['tagged']['start'] = self._io.pos()
            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)
            self.tagged._read()
            self._debug['tagged']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.token_id._fetch_instances()
            self.tagged._fetch_instances()


    class RemoveTopicRecord(KaitaiStruct):
        SEQ_FIELDS = ["topic_id", "tagged"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaMetadata.RemoveTopicRecord, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['topic_id']['start'] = self._io.pos()
            self.topic_id = kafka_uuid.KafkaUuid(self._io)
            self.topic_id._read()
            self._debug['topic_id']['end'] = self._io.pos()
            self._debug['tagged']['start'] = self._io.pos()
            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)
            self.tagged._read()
            self._debug['tagged']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.topic_id._fetch_instances()
            self.tagged._fetch_instances()


    class RemoveUserScramCredentialRecord(KaitaiStruct):
        SEQ_FIELDS = ["name", "mechanism", "tagged"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaMetadata.RemoveUserScramCredentialRecord, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['name']['start'] = self._io.pos()
            self.name = kafka_string.KafkaString(True, self._io)
            self.name._read()
            self._debug['name']['end'] = self._io.pos()
            self._debug['mechanism']['start'] = self._io.pos()
            self.mechanism = self._io.read_s1()
            self._debug['mechanism']['end'] = self._io.pos()
            self._debug['tagged']['start'] = self._io.pos()
            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)
            self.tagged._read()
            self._debug['tagged']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.name._fetch_instances()
            self.tagged._fetch_instances()


    class TopicRecord(KaitaiStruct):
        SEQ_FIELDS = ["name", "topic_id", "tagged"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaMetadata.TopicRecord, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['name']['start'] = self._io.pos()
            self.name = kafka_string.KafkaString(True, self._io)
            self.name._read()
            self._debug['name']['end'] = self._io.pos()
            self._debug['topic_id']['start'] = self._io.pos()
            self.topic_id = kafka_uuid.KafkaUuid(self._io)
            self.topic_id._read()
            self._debug['topic_id']['end'] = self._io.pos()
            self._debug['tagged']['start'] = self._io.pos()
            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)
            self.tagged._read()
            self._debug['tagged']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.name._fetch_instances()
            self.topic_id._fetch_instances()
            self.tagged._fetch_instances()


    class UnfenceBrokerRecord(KaitaiStruct):
        SEQ_FIELDS = ["id", "epoch", "tagged"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaMetadata.UnfenceBrokerRecord, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['id']['start'] = self._io.pos()
            self.id = self._io.read_s4be()
            self._debug['id']['end'] = self._io.pos()
            self._debug['epoch']['start'] = self._io.pos()
            self.epoch = self._io.read_s8be()
            self._debug['epoch']['end'] = self._io.pos()
            self._debug['tagged']['start'] = self._io.pos()
            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)
            self.tagged._read()
            self._debug['tagged']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.tagged._fetch_instances()


    class UnregisterBrokerRecord(KaitaiStruct):
        SEQ_FIELDS = ["broker_id", "broker_epoch", "tagged"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaMetadata.UnregisterBrokerRecord, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['broker_id']['start'] = self._io.pos()
            self.broker_id = self._io.read_s4be()
            self._debug['broker_id']['end'] = self._io.pos()
            self._debug['broker_epoch']['start'] = self._io.pos()
            self.broker_epoch = self._io.read_s8be()
            self._debug['broker_epoch']['end'] = self._io.pos()
            self._debug['tagged']['start'] = self._io.pos()
            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)
            self.tagged._read()
            self._debug['tagged']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.tagged._fetch_instances()


    class UserScramCredentialRecord(KaitaiStruct):
        SEQ_FIELDS = ["name", "mechanism", "salt", "stored_key", "server_key", "iterations", "tagged"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaMetadata.UserScramCredentialRecord, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['name']['start'] = self._io.pos()
            self.name = kafka_string.KafkaString(True, self._io)
            self.name._read()
            self._debug['name']['end'] = self._io.pos()
            self._debug['mechanism']['start'] = self._io.pos()
            self.mechanism = self._io.read_s1()
            self._debug['mechanism']['end'] = self._io.pos()
            self._debug['salt']['start'] = self._io.pos()
            self.salt = kafka_bytes.KafkaBytes(True, self._io)
            self.salt._read()
            self._debug['salt']['end'] = self._io.pos()
            self._debug['stored_key']['start'] = self._io.pos()
            self.stored_key = kafka_bytes.KafkaBytes(True, self._io)
            self.stored_key._read()
            self._debug['stored_key']['end'] = self._io.pos()
            self._debug['server_key']['start'] = self._io.pos()
            self.server_key = kafka_bytes.KafkaBytes(True, self._io)
            self.server_key._read()
            self._debug['server_key']['end'] = self._io.pos()
            self._debug['iterations']['start'] = self._io.pos()
            self.iterations = self._io.read_s4be()
            self._debug['iterations']['end'] = self._io.pos()
            self._debug['tagged']['start'] = self._io.pos()
            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)
            self.tagged._read()
            self._debug['tagged']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.name._fetch_instances()
            self.salt._fetch_instances()
            self.stored_key._fetch_instances()
            self.server_key._fetch_instances()
            self.tagged._fetch_instances()


    class ZkMigrationStateRecord(KaitaiStruct):
        SEQ_FIELDS = ["zk_migration_state", "tagged"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaMetadata.ZkMigrationStateRecord, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['zk_migration_state']['start'] = self._io.pos()
            self.zk_migration_state = self._io.read_s1()
            self._debug['zk_migration_state']['end'] = self._io.pos()
            self._debug['tagged']['start'] = self._io.pos()
            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)
            self.tagged._read()
            self._debug['tagged']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.tagged._fetch_instances()
