# kaitai-struct-compiler 0.11.0, ksy/kafka_metadata.ksy sha256 78a6d447c2b4d125a68fe5299ec09ea0595bb8f257423e537cd48cbd5ece1924
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from segspec_kafka.generated import kafka_uuid
from segspec_kafka.generated import kafka_count
from segspec_kafka.generated import kafka_uvarint
from segspec_kafka.generated import kafka_flag
from segspec_kafka.generated import kafka_string
from segspec_kafka.generated import kafka_bytes
from segspec_kafka.generated import kafka_tagged_fields


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaMetadata(KaitaiStruct):
    body = None
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaMetadata, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.frame_version = kafka_uvarint.KafkaUvarint(self._io)
        _ = self.frame_version
        if not _.value == 1:
            raise kaitaistruct.ValidationExprError(self.frame_version, self._io, u"/seq/0")
        self.api_key = kafka_uvarint.KafkaUvarint(self._io)
        _ = self.api_key
        if not  ((_.value == 0) or (_.value == 1) or (_.value == 2) or (_.value == 3) or (_.value == 4) or (_.value == 5) or (_.value == 7) or (_.value == 8) or (_.value == 9) or (_.value == 10) or (_.value == 11) or (_.value == 12) or (_.value == 14) or (_.value == 15) or (_.value == 17) or (_.value == 18) or (_.value == 19) or (_.value == 20) or (_.value == 21) or (_.value == 22) or (_.value == 23) or (_.value == 24) or (_.value == 25) or (_.value == 26) or (_.value == 27) or (_.value == 28)) :
            raise kaitaistruct.ValidationExprError(self.api_key, self._io, u"/seq/1")
        self.version = kafka_uvarint.KafkaUvarint(self._io)
        _ = self.version
        if not _.value <= (3 if self.api_key.value == 0 else (2 if self.api_key.value == 3 else (2 if self.api_key.value == 5 else (2 if self.api_key.value == 17 else 0)))):
            raise kaitaistruct.ValidationExprError(self.version, self._io, u"/seq/2")
        _on = self.api_key.value
        if _on == 0:
            pass
            self.body = KafkaMetadata.RegisterBrokerRecord(self.version.value, self._io, self, self._root)
        elif _on == 1:
            pass
            self.body = KafkaMetadata.UnregisterBrokerRecord(self._io, self, self._root)
        elif _on == 10:
            pass
            self.body = KafkaMetadata.DelegationTokenRecord(self._io, self, self._root)
        elif _on == 11:
            pass
            self.body = KafkaMetadata.UserScramCredentialRecord(self._io, self, self._root)
        elif _on == 12:
            pass
            self.body = KafkaMetadata.FeatureLevelRecord(self._io, self, self._root)
        elif _on == 14:
            pass
            self.body = KafkaMetadata.ClientQuotaRecord(self._io, self, self._root)
        elif _on == 15:
            pass
            self.body = KafkaMetadata.ProducerIdsRecord(self._io, self, self._root)
        elif _on == 17:
            pass
            self.body = KafkaMetadata.BrokerRegistrationChangeRecord(self._io, self, self._root)
        elif _on == 18:
            pass
            self.body = KafkaMetadata.AccessControlEntryRecord(self._io, self, self._root)
        elif _on == 19:
            pass
            self.body = KafkaMetadata.RemoveAccessControlEntryRecord(self._io, self, self._root)
        elif _on == 2:
            pass
            self.body = KafkaMetadata.TopicRecord(self._io, self, self._root)
        elif _on == 20:
            pass
            self.body = KafkaMetadata.NoOpRecord(self._io, self, self._root)
        elif _on == 21:
            pass
            self.body = KafkaMetadata.ZkMigrationStateRecord(self._io, self, self._root)
        elif _on == 22:
            pass
            self.body = KafkaMetadata.RemoveUserScramCredentialRecord(self._io, self, self._root)
        elif _on == 23:
            pass
            self.body = KafkaMetadata.BeginTransactionRecord(self._io, self, self._root)
        elif _on == 24:
            pass
            self.body = KafkaMetadata.EndTransactionRecord(self._io, self, self._root)
        elif _on == 25:
            pass
            self.body = KafkaMetadata.AbortTransactionRecord(self._io, self, self._root)
        elif _on == 26:
            pass
            self.body = KafkaMetadata.RemoveDelegationTokenRecord(self._io, self, self._root)
        elif _on == 27:
            pass
            self.body = KafkaMetadata.RegisterControllerRecord(self._io, self, self._root)
        elif _on == 28:
            pass
            self.body = KafkaMetadata.ClearElrRecord(self._io, self, self._root)
        elif _on == 3:
            pass
            self.body = KafkaMetadata.PartitionRecord(self.version.value, self._io, self, self._root)
        elif _on == 4:
            pass
            self.body = KafkaMetadata.ConfigRecord(self._io, self, self._root)
        elif _on == 5:
            pass
            self.body = KafkaMetadata.PartitionChangeRecord(self._io, self, self._root)
        elif _on == 7:
            pass
            self.body = KafkaMetadata.FenceBrokerRecord(self._io, self, self._root)
        elif _on == 8:
            pass
            self.body = KafkaMetadata.UnfenceBrokerRecord(self._io, self, self._root)
        elif _on == 9:
            pass
            self.body = KafkaMetadata.RemoveTopicRecord(self._io, self, self._root)
        self.rest = self._io.read_bytes_full()
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
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaMetadata.AbortTransactionRecord, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.num_tagged = kafka_uvarint.KafkaUvarint(self._io)
            self.tagged = []
            for i in range(self.num_tagged.value):
                self.tagged.append(KafkaMetadata.AbortTransactionRecord.TaggedField(self._io, self, self._root))



        def _fetch_instances(self):
            pass
            self.num_tagged._fetch_instances()
            for i in range(len(self.tagged)):
                pass
                self.tagged[i]._fetch_instances()


        class TaggedField(KaitaiStruct):
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaMetadata.AbortTransactionRecord.TaggedField, self).__init__(_io)
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
                    self.content = KafkaMetadata.AbortTransactionRecord.TaggedReason(_io__raw_content, self, self._root)
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
                else:
                    pass


        class TaggedReason(KaitaiStruct):
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaMetadata.AbortTransactionRecord.TaggedReason, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._read()

            def _read(self):
                self.reason = kafka_string.KafkaString(True, self._io)


            def _fetch_instances(self):
                pass
                self.reason._fetch_instances()



    class AccessControlEntryRecord(KaitaiStruct):
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaMetadata.AccessControlEntryRecord, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.id = kafka_uuid.KafkaUuid(self._io)
            self.resource_type = self._io.read_s1()
            self.resource_name = kafka_string.KafkaString(True, self._io)
            self.pattern_type = self._io.read_s1()
            self.principal = kafka_string.KafkaString(True, self._io)
            self.host = kafka_string.KafkaString(True, self._io)
            self.operation = self._io.read_s1()
            self.permission_type = self._io.read_s1()
            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)


        def _fetch_instances(self):
            pass
            self.id._fetch_instances()
            self.resource_name._fetch_instances()
            self.principal._fetch_instances()
            self.host._fetch_instances()
            self.tagged._fetch_instances()


    class BeginTransactionRecord(KaitaiStruct):
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaMetadata.BeginTransactionRecord, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.num_tagged = kafka_uvarint.KafkaUvarint(self._io)
            self.tagged = []
            for i in range(self.num_tagged.value):
                self.tagged.append(KafkaMetadata.BeginTransactionRecord.TaggedField(self._io, self, self._root))



        def _fetch_instances(self):
            pass
            self.num_tagged._fetch_instances()
            for i in range(len(self.tagged)):
                pass
                self.tagged[i]._fetch_instances()


        class TaggedField(KaitaiStruct):
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaMetadata.BeginTransactionRecord.TaggedField, self).__init__(_io)
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
                    self.content = KafkaMetadata.BeginTransactionRecord.TaggedName(_io__raw_content, self, self._root)
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
                else:
                    pass


        class TaggedName(KaitaiStruct):
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaMetadata.BeginTransactionRecord.TaggedName, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._read()

            def _read(self):
                self.name = kafka_string.KafkaString(True, self._io)


            def _fetch_instances(self):
                pass
                self.name._fetch_instances()



    class BrokerRegistrationChangeRecord(KaitaiStruct):
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaMetadata.BrokerRegistrationChangeRecord, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.broker_id = self._io.read_s4be()
            self.broker_epoch = self._io.read_s8be()
            self.num_tagged = kafka_uvarint.KafkaUvarint(self._io)
            self.tagged = []
            for i in range(self.num_tagged.value):
                self.tagged.append(KafkaMetadata.BrokerRegistrationChangeRecord.TaggedField(self._io, self, self._root))



        def _fetch_instances(self):
            pass
            self.num_tagged._fetch_instances()
            for i in range(len(self.tagged)):
                pass
                self.tagged[i]._fetch_instances()


        class TaggedFenced(KaitaiStruct):
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaMetadata.BrokerRegistrationChangeRecord.TaggedFenced, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._read()

            def _read(self):
                self.fenced = self._io.read_s1()


            def _fetch_instances(self):
                pass


        class TaggedField(KaitaiStruct):
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaMetadata.BrokerRegistrationChangeRecord.TaggedField, self).__init__(_io)
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
                    self.content = KafkaMetadata.BrokerRegistrationChangeRecord.TaggedFenced(_io__raw_content, self, self._root)
                elif _on == 1:
                    pass
                    self._raw_content = self._io.read_bytes(self.len_content.value)
                    _io__raw_content = KaitaiStream(BytesIO(self._raw_content))
                    self.content = KafkaMetadata.BrokerRegistrationChangeRecord.TaggedInControlledShutdown(_io__raw_content, self, self._root)
                elif _on == 2:
                    pass
                    self._raw_content = self._io.read_bytes(self.len_content.value)
                    _io__raw_content = KaitaiStream(BytesIO(self._raw_content))
                    self.content = KafkaMetadata.BrokerRegistrationChangeRecord.TaggedLogDirs(_io__raw_content, self, self._root)
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
                else:
                    pass


        class TaggedInControlledShutdown(KaitaiStruct):
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaMetadata.BrokerRegistrationChangeRecord.TaggedInControlledShutdown, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._read()

            def _read(self):
                self.in_controlled_shutdown = self._io.read_s1()


            def _fetch_instances(self):
                pass


        class TaggedLogDirs(KaitaiStruct):
            log_dirs = None
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaMetadata.BrokerRegistrationChangeRecord.TaggedLogDirs, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._read()

            def _read(self):
                self.num_log_dirs = kafka_count.KafkaCount(True, self._io)
                if self.num_log_dirs.value >= 0:
                    pass
                    self.log_dirs = []
                    for i in range(self.num_log_dirs.value):
                        self.log_dirs.append(kafka_uuid.KafkaUuid(self._io))




            def _fetch_instances(self):
                pass
                self.num_log_dirs._fetch_instances()
                if self.num_log_dirs.value >= 0:
                    pass
                    for i in range(len(self.log_dirs)):
                        pass
                        self.log_dirs[i]._fetch_instances()





    class ClearElrRecord(KaitaiStruct):
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaMetadata.ClearElrRecord, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.topic_name = kafka_string.KafkaString(True, self._io)
            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)


        def _fetch_instances(self):
            pass
            self.topic_name._fetch_instances()
            self.tagged._fetch_instances()


    class ClientQuotaRecord(KaitaiStruct):
        entity = None
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaMetadata.ClientQuotaRecord, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.num_entity = kafka_count.KafkaCount(True, self._io)
            if self.num_entity.value >= 0:
                pass
                self.entity = []
                for i in range(self.num_entity.value):
                    self.entity.append(KafkaMetadata.ClientQuotaRecord.EntityData(self._io, self, self._root))


            self.key = kafka_string.KafkaString(True, self._io)
            self.value = self._io.read_f8be()
            self.remove = kafka_flag.KafkaFlag(self._io)
            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)


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
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaMetadata.ClientQuotaRecord.EntityData, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._read()

            def _read(self):
                self.entity_type = kafka_string.KafkaString(True, self._io)
                self.entity_name = kafka_string.KafkaString(True, self._io)
                self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)


            def _fetch_instances(self):
                pass
                self.entity_type._fetch_instances()
                self.entity_name._fetch_instances()
                self.tagged._fetch_instances()



    class ConfigRecord(KaitaiStruct):
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaMetadata.ConfigRecord, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.resource_type = self._io.read_s1()
            self.resource_name = kafka_string.KafkaString(True, self._io)
            self.name = kafka_string.KafkaString(True, self._io)
            self.value = kafka_string.KafkaString(True, self._io)
            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)


        def _fetch_instances(self):
            pass
            self.resource_name._fetch_instances()
            self.name._fetch_instances()
            self.value._fetch_instances()
            self.tagged._fetch_instances()


    class DelegationTokenRecord(KaitaiStruct):
        renewers = None
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaMetadata.DelegationTokenRecord, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.owner = kafka_string.KafkaString(True, self._io)
            self.requester = kafka_string.KafkaString(True, self._io)
            self.num_renewers = kafka_count.KafkaCount(True, self._io)
            if self.num_renewers.value >= 0:
                pass
                self.renewers = []
                for i in range(self.num_renewers.value):
                    self.renewers.append(kafka_string.KafkaString(True, self._io))


            self.issue_timestamp = self._io.read_s8be()
            self.max_timestamp = self._io.read_s8be()
            self.expiration_timestamp = self._io.read_s8be()
            self.token_id = kafka_string.KafkaString(True, self._io)
            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)


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
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaMetadata.EndTransactionRecord, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)


        def _fetch_instances(self):
            pass
            self.tagged._fetch_instances()


    class FeatureLevelRecord(KaitaiStruct):
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaMetadata.FeatureLevelRecord, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.name = kafka_string.KafkaString(True, self._io)
            self.feature_level = self._io.read_s2be()
            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)


        def _fetch_instances(self):
            pass
            self.name._fetch_instances()
            self.tagged._fetch_instances()


    class FenceBrokerRecord(KaitaiStruct):
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaMetadata.FenceBrokerRecord, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.id = self._io.read_s4be()
            self.epoch = self._io.read_s8be()
            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)


        def _fetch_instances(self):
            pass
            self.tagged._fetch_instances()


    class NoOpRecord(KaitaiStruct):
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaMetadata.NoOpRecord, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)


        def _fetch_instances(self):
            pass
            self.tagged._fetch_instances()


    class PartitionChangeRecord(KaitaiStruct):
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaMetadata.PartitionChangeRecord, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.partition_id = self._io.read_s4be()
            self.topic_id = kafka_uuid.KafkaUuid(self._io)
            self.num_tagged = kafka_uvarint.KafkaUvarint(self._io)
            self.tagged = []
            for i in range(self.num_tagged.value):
                self.tagged.append(KafkaMetadata.PartitionChangeRecord.TaggedField(self._io, self, self._root))



        def _fetch_instances(self):
            pass
            self.topic_id._fetch_instances()
            self.num_tagged._fetch_instances()
            for i in range(len(self.tagged)):
                pass
                self.tagged[i]._fetch_instances()


        class TaggedAddingReplicas(KaitaiStruct):
            adding_replicas = None
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaMetadata.PartitionChangeRecord.TaggedAddingReplicas, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._read()

            def _read(self):
                self.num_adding_replicas = kafka_count.KafkaCount(True, self._io)
                if self.num_adding_replicas.value >= 0:
                    pass
                    self.adding_replicas = []
                    for i in range(self.num_adding_replicas.value):
                        self.adding_replicas.append(self._io.read_s4be())




            def _fetch_instances(self):
                pass
                self.num_adding_replicas._fetch_instances()
                if self.num_adding_replicas.value >= 0:
                    pass
                    for i in range(len(self.adding_replicas)):
                        pass




        class TaggedDirectories(KaitaiStruct):
            directories = None
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaMetadata.PartitionChangeRecord.TaggedDirectories, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._read()

            def _read(self):
                self.num_directories = kafka_count.KafkaCount(True, self._io)
                if self.num_directories.value >= 0:
                    pass
                    self.directories = []
                    for i in range(self.num_directories.value):
                        self.directories.append(kafka_uuid.KafkaUuid(self._io))




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
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaMetadata.PartitionChangeRecord.TaggedEligibleLeaderReplicas, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._read()

            def _read(self):
                self.num_eligible_leader_replicas = kafka_count.KafkaCount(True, self._io)
                if self.num_eligible_leader_replicas.value >= 0:
                    pass
                    self.eligible_leader_replicas = []
                    for i in range(self.num_eligible_leader_replicas.value):
                        self.eligible_leader_replicas.append(self._io.read_s4be())




            def _fetch_instances(self):
                pass
                self.num_eligible_leader_replicas._fetch_instances()
                if self.num_eligible_leader_replicas.value >= 0:
                    pass
                    for i in range(len(self.eligible_leader_replicas)):
                        pass




        class TaggedField(KaitaiStruct):
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaMetadata.PartitionChangeRecord.TaggedField, self).__init__(_io)
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
                    self.content = KafkaMetadata.PartitionChangeRecord.TaggedIsr(_io__raw_content, self, self._root)
                elif _on == 1:
                    pass
                    self._raw_content = self._io.read_bytes(self.len_content.value)
                    _io__raw_content = KaitaiStream(BytesIO(self._raw_content))
                    self.content = KafkaMetadata.PartitionChangeRecord.TaggedLeader(_io__raw_content, self, self._root)
                elif _on == 2:
                    pass
                    self._raw_content = self._io.read_bytes(self.len_content.value)
                    _io__raw_content = KaitaiStream(BytesIO(self._raw_content))
                    self.content = KafkaMetadata.PartitionChangeRecord.TaggedReplicas(_io__raw_content, self, self._root)
                elif _on == 3:
                    pass
                    self._raw_content = self._io.read_bytes(self.len_content.value)
                    _io__raw_content = KaitaiStream(BytesIO(self._raw_content))
                    self.content = KafkaMetadata.PartitionChangeRecord.TaggedRemovingReplicas(_io__raw_content, self, self._root)
                elif _on == 4:
                    pass
                    self._raw_content = self._io.read_bytes(self.len_content.value)
                    _io__raw_content = KaitaiStream(BytesIO(self._raw_content))
                    self.content = KafkaMetadata.PartitionChangeRecord.TaggedAddingReplicas(_io__raw_content, self, self._root)
                elif _on == 5:
                    pass
                    self._raw_content = self._io.read_bytes(self.len_content.value)
                    _io__raw_content = KaitaiStream(BytesIO(self._raw_content))
                    self.content = KafkaMetadata.PartitionChangeRecord.TaggedLeaderRecoveryState(_io__raw_content, self, self._root)
                elif _on == 6:
                    pass
                    self._raw_content = self._io.read_bytes(self.len_content.value)
                    _io__raw_content = KaitaiStream(BytesIO(self._raw_content))
                    self.content = KafkaMetadata.PartitionChangeRecord.TaggedEligibleLeaderReplicas(_io__raw_content, self, self._root)
                elif _on == 7:
                    pass
                    self._raw_content = self._io.read_bytes(self.len_content.value)
                    _io__raw_content = KaitaiStream(BytesIO(self._raw_content))
                    self.content = KafkaMetadata.PartitionChangeRecord.TaggedLastKnownElr(_io__raw_content, self, self._root)
                elif _on == 8:
                    pass
                    self._raw_content = self._io.read_bytes(self.len_content.value)
                    _io__raw_content = KaitaiStream(BytesIO(self._raw_content))
                    self.content = KafkaMetadata.PartitionChangeRecord.TaggedDirectories(_io__raw_content, self, self._root)
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
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaMetadata.PartitionChangeRecord.TaggedIsr, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._read()

            def _read(self):
                self.num_isr = kafka_count.KafkaCount(True, self._io)
                if self.num_isr.value >= 0:
                    pass
                    self.isr = []
                    for i in range(self.num_isr.value):
                        self.isr.append(self._io.read_s4be())




            def _fetch_instances(self):
                pass
                self.num_isr._fetch_instances()
                if self.num_isr.value >= 0:
                    pass
                    for i in range(len(self.isr)):
                        pass




        class TaggedLastKnownElr(KaitaiStruct):
            last_known_elr = None
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaMetadata.PartitionChangeRecord.TaggedLastKnownElr, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._read()

            def _read(self):
                self.num_last_known_elr = kafka_count.KafkaCount(True, self._io)
                if self.num_last_known_elr.value >= 0:
                    pass
                    self.last_known_elr = []
                    for i in range(self.num_last_known_elr.value):
                        self.last_known_elr.append(self._io.read_s4be())




            def _fetch_instances(self):
                pass
                self.num_last_known_elr._fetch_instances()
                if self.num_last_known_elr.value >= 0:
                    pass
                    for i in range(len(self.last_known_elr)):
                        pass




        class TaggedLeader(KaitaiStruct):
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaMetadata.PartitionChangeRecord.TaggedLeader, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._read()

            def _read(self):
                self.leader = self._io.read_s4be()


            def _fetch_instances(self):
                pass


        class TaggedLeaderRecoveryState(KaitaiStruct):
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaMetadata.PartitionChangeRecord.TaggedLeaderRecoveryState, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._read()

            def _read(self):
                self.leader_recovery_state = self._io.read_s1()


            def _fetch_instances(self):
                pass


        class TaggedRemovingReplicas(KaitaiStruct):
            removing_replicas = None
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaMetadata.PartitionChangeRecord.TaggedRemovingReplicas, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._read()

            def _read(self):
                self.num_removing_replicas = kafka_count.KafkaCount(True, self._io)
                if self.num_removing_replicas.value >= 0:
                    pass
                    self.removing_replicas = []
                    for i in range(self.num_removing_replicas.value):
                        self.removing_replicas.append(self._io.read_s4be())




            def _fetch_instances(self):
                pass
                self.num_removing_replicas._fetch_instances()
                if self.num_removing_replicas.value >= 0:
                    pass
                    for i in range(len(self.removing_replicas)):
                        pass




        class TaggedReplicas(KaitaiStruct):
            replicas = None
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaMetadata.PartitionChangeRecord.TaggedReplicas, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._read()

            def _read(self):
                self.num_replicas = kafka_count.KafkaCount(True, self._io)
                if self.num_replicas.value >= 0:
                    pass
                    self.replicas = []
                    for i in range(self.num_replicas.value):
                        self.replicas.append(self._io.read_s4be())




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
        def __init__(self, api_version, _io, _parent=None, _root=None):
            super(KafkaMetadata.PartitionRecord, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.api_version = api_version
            self._read()

        def _read(self):
            self.partition_id = self._io.read_s4be()
            self.topic_id = kafka_uuid.KafkaUuid(self._io)
            self.num_replicas = kafka_count.KafkaCount(True, self._io)
            if self.num_replicas.value >= 0:
                pass
                self.replicas = []
                for i in range(self.num_replicas.value):
                    self.replicas.append(self._io.read_s4be())


            self.num_isr = kafka_count.KafkaCount(True, self._io)
            if self.num_isr.value >= 0:
                pass
                self.isr = []
                for i in range(self.num_isr.value):
                    self.isr.append(self._io.read_s4be())


            self.num_removing_replicas = kafka_count.KafkaCount(True, self._io)
            if self.num_removing_replicas.value >= 0:
                pass
                self.removing_replicas = []
                for i in range(self.num_removing_replicas.value):
                    self.removing_replicas.append(self._io.read_s4be())


            self.num_adding_replicas = kafka_count.KafkaCount(True, self._io)
            if self.num_adding_replicas.value >= 0:
                pass
                self.adding_replicas = []
                for i in range(self.num_adding_replicas.value):
                    self.adding_replicas.append(self._io.read_s4be())


            self.leader = self._io.read_s4be()
            self.leader_epoch = self._io.read_s4be()
            self.partition_epoch = self._io.read_s4be()
            if self.api_version >= 1:
                pass
                self.num_directories = kafka_count.KafkaCount(True, self._io)

            if  ((self.api_version >= 1) and (self.num_directories.value >= 0)) :
                pass
                self.directories = []
                for i in range(self.num_directories.value):
                    self.directories.append(kafka_uuid.KafkaUuid(self._io))


            self.num_tagged = kafka_uvarint.KafkaUvarint(self._io)
            self.tagged = []
            for i in range(self.num_tagged.value):
                self.tagged.append(KafkaMetadata.PartitionRecord.TaggedField(self._io, self, self._root))



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
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaMetadata.PartitionRecord.TaggedEligibleLeaderReplicas, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._read()

            def _read(self):
                self.num_eligible_leader_replicas = kafka_count.KafkaCount(True, self._io)
                if self.num_eligible_leader_replicas.value >= 0:
                    pass
                    self.eligible_leader_replicas = []
                    for i in range(self.num_eligible_leader_replicas.value):
                        self.eligible_leader_replicas.append(self._io.read_s4be())




            def _fetch_instances(self):
                pass
                self.num_eligible_leader_replicas._fetch_instances()
                if self.num_eligible_leader_replicas.value >= 0:
                    pass
                    for i in range(len(self.eligible_leader_replicas)):
                        pass




        class TaggedField(KaitaiStruct):
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaMetadata.PartitionRecord.TaggedField, self).__init__(_io)
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
                    self.content = KafkaMetadata.PartitionRecord.TaggedLeaderRecoveryState(_io__raw_content, self, self._root)
                elif _on == 1:
                    pass
                    self._raw_content = self._io.read_bytes(self.len_content.value)
                    _io__raw_content = KaitaiStream(BytesIO(self._raw_content))
                    self.content = KafkaMetadata.PartitionRecord.TaggedEligibleLeaderReplicas(_io__raw_content, self, self._root)
                elif _on == 2:
                    pass
                    self._raw_content = self._io.read_bytes(self.len_content.value)
                    _io__raw_content = KaitaiStream(BytesIO(self._raw_content))
                    self.content = KafkaMetadata.PartitionRecord.TaggedLastKnownElr(_io__raw_content, self, self._root)
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
                else:
                    pass


        class TaggedLastKnownElr(KaitaiStruct):
            last_known_elr = None
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaMetadata.PartitionRecord.TaggedLastKnownElr, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._read()

            def _read(self):
                self.num_last_known_elr = kafka_count.KafkaCount(True, self._io)
                if self.num_last_known_elr.value >= 0:
                    pass
                    self.last_known_elr = []
                    for i in range(self.num_last_known_elr.value):
                        self.last_known_elr.append(self._io.read_s4be())




            def _fetch_instances(self):
                pass
                self.num_last_known_elr._fetch_instances()
                if self.num_last_known_elr.value >= 0:
                    pass
                    for i in range(len(self.last_known_elr)):
                        pass




        class TaggedLeaderRecoveryState(KaitaiStruct):
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaMetadata.PartitionRecord.TaggedLeaderRecoveryState, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._read()

            def _read(self):
                self.leader_recovery_state = self._io.read_s1()


            def _fetch_instances(self):
                pass



    class ProducerIdsRecord(KaitaiStruct):
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaMetadata.ProducerIdsRecord, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.broker_id = self._io.read_s4be()
            self.broker_epoch = self._io.read_s8be()
            self.next_producer_id = self._io.read_s8be()
            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)


        def _fetch_instances(self):
            pass
            self.tagged._fetch_instances()


    class RegisterBrokerRecord(KaitaiStruct):
        is_migrating_zk_broker = None
        end_points = None
        features = None
        in_controlled_shutdown = None
        def __init__(self, api_version, _io, _parent=None, _root=None):
            super(KafkaMetadata.RegisterBrokerRecord, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.api_version = api_version
            self._read()

        def _read(self):
            self.broker_id = self._io.read_s4be()
            if self.api_version >= 2:
                pass
                self.is_migrating_zk_broker = kafka_flag.KafkaFlag(self._io)

            self.incarnation_id = kafka_uuid.KafkaUuid(self._io)
            self.broker_epoch = self._io.read_s8be()
            self.num_end_points = kafka_count.KafkaCount(True, self._io)
            if self.num_end_points.value >= 0:
                pass
                self.end_points = []
                for i in range(self.num_end_points.value):
                    self.end_points.append(KafkaMetadata.RegisterBrokerRecord.BrokerEndpoint(self._io, self, self._root))


            self.num_features = kafka_count.KafkaCount(True, self._io)
            if self.num_features.value >= 0:
                pass
                self.features = []
                for i in range(self.num_features.value):
                    self.features.append(KafkaMetadata.RegisterBrokerRecord.BrokerFeature(self._io, self, self._root))


            self.rack = kafka_string.KafkaString(True, self._io)
            self.fenced = kafka_flag.KafkaFlag(self._io)
            if self.api_version >= 1:
                pass
                self.in_controlled_shutdown = kafka_flag.KafkaFlag(self._io)

            self.num_tagged = kafka_uvarint.KafkaUvarint(self._io)
            self.tagged = []
            for i in range(self.num_tagged.value):
                self.tagged.append(KafkaMetadata.RegisterBrokerRecord.TaggedField(self._io, self, self._root))



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
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaMetadata.RegisterBrokerRecord.BrokerEndpoint, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._read()

            def _read(self):
                self.name = kafka_string.KafkaString(True, self._io)
                self.host = kafka_string.KafkaString(True, self._io)
                self.port = self._io.read_u2be()
                self.security_protocol = self._io.read_s2be()
                self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)


            def _fetch_instances(self):
                pass
                self.name._fetch_instances()
                self.host._fetch_instances()
                self.tagged._fetch_instances()


        class BrokerFeature(KaitaiStruct):
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaMetadata.RegisterBrokerRecord.BrokerFeature, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._read()

            def _read(self):
                self.name = kafka_string.KafkaString(True, self._io)
                self.min_supported_version = self._io.read_s2be()
                self.max_supported_version = self._io.read_s2be()
                self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)


            def _fetch_instances(self):
                pass
                self.name._fetch_instances()
                self.tagged._fetch_instances()


        class TaggedField(KaitaiStruct):
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaMetadata.RegisterBrokerRecord.TaggedField, self).__init__(_io)
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
                    self.content = KafkaMetadata.RegisterBrokerRecord.TaggedLogDirs(_io__raw_content, self, self._root)
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
                else:
                    pass


        class TaggedLogDirs(KaitaiStruct):
            log_dirs = None
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaMetadata.RegisterBrokerRecord.TaggedLogDirs, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._read()

            def _read(self):
                self.num_log_dirs = kafka_count.KafkaCount(True, self._io)
                if self.num_log_dirs.value >= 0:
                    pass
                    self.log_dirs = []
                    for i in range(self.num_log_dirs.value):
                        self.log_dirs.append(kafka_uuid.KafkaUuid(self._io))




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
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaMetadata.RegisterControllerRecord, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.controller_id = self._io.read_s4be()
            self.incarnation_id = kafka_uuid.KafkaUuid(self._io)
            self.zk_migration_ready = kafka_flag.KafkaFlag(self._io)
            self.num_end_points = kafka_count.KafkaCount(True, self._io)
            if self.num_end_points.value >= 0:
                pass
                self.end_points = []
                for i in range(self.num_end_points.value):
                    self.end_points.append(KafkaMetadata.RegisterControllerRecord.ControllerEndpoint(self._io, self, self._root))


            self.num_features = kafka_count.KafkaCount(True, self._io)
            if self.num_features.value >= 0:
                pass
                self.features = []
                for i in range(self.num_features.value):
                    self.features.append(KafkaMetadata.RegisterControllerRecord.ControllerFeature(self._io, self, self._root))


            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)


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
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaMetadata.RegisterControllerRecord.ControllerEndpoint, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._read()

            def _read(self):
                self.name = kafka_string.KafkaString(True, self._io)
                self.host = kafka_string.KafkaString(True, self._io)
                self.port = self._io.read_u2be()
                self.security_protocol = self._io.read_s2be()
                self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)


            def _fetch_instances(self):
                pass
                self.name._fetch_instances()
                self.host._fetch_instances()
                self.tagged._fetch_instances()


        class ControllerFeature(KaitaiStruct):
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaMetadata.RegisterControllerRecord.ControllerFeature, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._read()

            def _read(self):
                self.name = kafka_string.KafkaString(True, self._io)
                self.min_supported_version = self._io.read_s2be()
                self.max_supported_version = self._io.read_s2be()
                self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)


            def _fetch_instances(self):
                pass
                self.name._fetch_instances()
                self.tagged._fetch_instances()



    class RemoveAccessControlEntryRecord(KaitaiStruct):
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaMetadata.RemoveAccessControlEntryRecord, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.id = kafka_uuid.KafkaUuid(self._io)
            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)


        def _fetch_instances(self):
            pass
            self.id._fetch_instances()
            self.tagged._fetch_instances()


    class RemoveDelegationTokenRecord(KaitaiStruct):
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaMetadata.RemoveDelegationTokenRecord, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.token_id = kafka_string.KafkaString(True, self._io)
            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)


        def _fetch_instances(self):
            pass
            self.token_id._fetch_instances()
            self.tagged._fetch_instances()


    class RemoveTopicRecord(KaitaiStruct):
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaMetadata.RemoveTopicRecord, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.topic_id = kafka_uuid.KafkaUuid(self._io)
            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)


        def _fetch_instances(self):
            pass
            self.topic_id._fetch_instances()
            self.tagged._fetch_instances()


    class RemoveUserScramCredentialRecord(KaitaiStruct):
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaMetadata.RemoveUserScramCredentialRecord, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.name = kafka_string.KafkaString(True, self._io)
            self.mechanism = self._io.read_s1()
            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)


        def _fetch_instances(self):
            pass
            self.name._fetch_instances()
            self.tagged._fetch_instances()


    class TopicRecord(KaitaiStruct):
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaMetadata.TopicRecord, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.name = kafka_string.KafkaString(True, self._io)
            self.topic_id = kafka_uuid.KafkaUuid(self._io)
            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)


        def _fetch_instances(self):
            pass
            self.name._fetch_instances()
            self.topic_id._fetch_instances()
            self.tagged._fetch_instances()


    class UnfenceBrokerRecord(KaitaiStruct):
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaMetadata.UnfenceBrokerRecord, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.id = self._io.read_s4be()
            self.epoch = self._io.read_s8be()
            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)


        def _fetch_instances(self):
            pass
            self.tagged._fetch_instances()


    class UnregisterBrokerRecord(KaitaiStruct):
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaMetadata.UnregisterBrokerRecord, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.broker_id = self._io.read_s4be()
            self.broker_epoch = self._io.read_s8be()
            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)


        def _fetch_instances(self):
            pass
            self.tagged._fetch_instances()


    class UserScramCredentialRecord(KaitaiStruct):
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaMetadata.UserScramCredentialRecord, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.name = kafka_string.KafkaString(True, self._io)
            self.mechanism = self._io.read_s1()
            self.salt = kafka_bytes.KafkaBytes(True, self._io)
            self.stored_key = kafka_bytes.KafkaBytes(True, self._io)
            self.server_key = kafka_bytes.KafkaBytes(True, self._io)
            self.iterations = self._io.read_s4be()
            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)


        def _fetch_instances(self):
            pass
            self.name._fetch_instances()
            self.salt._fetch_instances()
            self.stored_key._fetch_instances()
            self.server_key._fetch_instances()
            self.tagged._fetch_instances()


    class ZkMigrationStateRecord(KaitaiStruct):
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaMetadata.ZkMigrationStateRecord, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.zk_migration_state = self._io.read_s1()
            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)


        def _fetch_instances(self):
            pass
            self.tagged._fetch_instances()
