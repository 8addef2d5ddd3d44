# kaitai-struct-compiler 0.11.0, ksy/kafka_group_value.ksy sha256 d067ab406bb259c18dc21be75a7d449a346699607273ebe3ec5c8a0851826dea
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from segspec_kafka.generated import kafka_uuid
from segspec_kafka.generated import kafka_count
from segspec_kafka.generated import kafka_uvarint
from segspec_kafka.generated import kafka_string
from segspec_kafka.generated import kafka_bytes
from segspec_kafka.generated import kafka_tagged_fields


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaGroupValue(KaitaiStruct):
    body = None
    def __init__(self, record_type, _io, _parent=None, _root=None):
        super(KafkaGroupValue, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self.record_type = record_type
        self._read()

    def _read(self):
        self.version = self._io.read_s2be()
        if not self.version >= 0:
            raise kaitaistruct.ValidationLessThanError(0, self.version, self._io, u"/seq/0")
        if not self.version <= (4 if self.record_type == 1 else (4 if self.record_type == 2 else 0)):
            raise kaitaistruct.ValidationGreaterThanError((4 if self.record_type == 1 else (4 if self.record_type == 2 else 0)), self.version, self._io, u"/seq/0")
        _on = self.record_type
        if _on == 0:
            pass
            self.body = KafkaGroupValue.LegacyOffsetCommitValue(self._io, self, self._root)
        elif _on == 1:
            pass
            self.body = KafkaGroupValue.OffsetCommitValue(self.version, self._io, self, self._root)
        elif _on == 10:
            pass
            self.body = KafkaGroupValue.ShareGroupMemberMetadataValue(self._io, self, self._root)
        elif _on == 11:
            pass
            self.body = KafkaGroupValue.ShareGroupMetadataValue(self._io, self, self._root)
        elif _on == 12:
            pass
            self.body = KafkaGroupValue.ShareGroupTargetAssignmentMetadataValue(self._io, self, self._root)
        elif _on == 13:
            pass
            self.body = KafkaGroupValue.ShareGroupTargetAssignmentMemberValue(self._io, self, self._root)
        elif _on == 14:
            pass
            self.body = KafkaGroupValue.ShareGroupCurrentMemberAssignmentValue(self._io, self, self._root)
        elif _on == 15:
            pass
            self.body = KafkaGroupValue.ShareGroupStatePartitionMetadataValue(self._io, self, self._root)
        elif _on == 16:
            pass
            self.body = KafkaGroupValue.ConsumerGroupRegularExpressionValue(self._io, self, self._root)
        elif _on == 17:
            pass
            self.body = KafkaGroupValue.StreamsGroupMetadataValue(self._io, self, self._root)
        elif _on == 19:
            pass
            self.body = KafkaGroupValue.StreamsGroupMemberMetadataValue(self._io, self, self._root)
        elif _on == 2:
            pass
            self.body = KafkaGroupValue.GroupMetadataValue(self.version, self._io, self, self._root)
        elif _on == 20:
            pass
            self.body = KafkaGroupValue.StreamsGroupTargetAssignmentMetadataValue(self._io, self, self._root)
        elif _on == 21:
            pass
            self.body = KafkaGroupValue.StreamsGroupTargetAssignmentMemberValue(self._io, self, self._root)
        elif _on == 22:
            pass
            self.body = KafkaGroupValue.StreamsGroupCurrentMemberAssignmentValue(self._io, self, self._root)
        elif _on == 23:
            pass
            self.body = KafkaGroupValue.StreamsGroupTopologyValue(self._io, self, self._root)
        elif _on == 3:
            pass
            self.body = KafkaGroupValue.ConsumerGroupMetadataValue(self._io, self, self._root)
        elif _on == 4:
            pass
            self.body = KafkaGroupValue.ConsumerGroupPartitionMetadataValue(self._io, self, self._root)
        elif _on == 5:
            pass
            self.body = KafkaGroupValue.ConsumerGroupMemberMetadataValue(self._io, self, self._root)
        elif _on == 6:
            pass
            self.body = KafkaGroupValue.ConsumerGroupTargetAssignmentMetadataValue(self._io, self, self._root)
        elif _on == 7:
            pass
            self.body = KafkaGroupValue.ConsumerGroupTargetAssignmentMemberValue(self._io, self, self._root)
        elif _on == 8:
            pass
            self.body = KafkaGroupValue.ConsumerGroupCurrentMemberAssignmentValue(self._io, self, self._root)


    def _fetch_instances(self):
        pass
        _on = self.record_type
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
        elif _on == 13:
            pass
            self.body._fetch_instances()
        elif _on == 14:
            pass
            self.body._fetch_instances()
        elif _on == 15:
            pass
            self.body._fetch_instances()
        elif _on == 16:
            pass
            self.body._fetch_instances()
        elif _on == 17:
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
        elif _on == 3:
            pass
            self.body._fetch_instances()
        elif _on == 4:
            pass
            self.body._fetch_instances()
        elif _on == 5:
            pass
            self.body._fetch_instances()
        elif _on == 6:
            pass
            self.body._fetch_instances()
        elif _on == 7:
            pass
            self.body._fetch_instances()
        elif _on == 8:
            pass
            self.body._fetch_instances()

    class ConsumerGroupCurrentMemberAssignmentValue(KaitaiStruct):
        assigned_partitions = None
        partitions_pending_revocation = None
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupValue.ConsumerGroupCurrentMemberAssignmentValue, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.member_epoch = self._io.read_s4be()
            self.previous_member_epoch = self._io.read_s4be()
            self.state = self._io.read_s1()
            self.num_assigned_partitions = kafka_count.KafkaCount(True, self._io)
            if self.num_assigned_partitions.value >= 0:
                pass
                self.assigned_partitions = []
                for i in range(self.num_assigned_partitions.value):
                    self.assigned_partitions.append(KafkaGroupValue.ConsumerGroupCurrentMemberAssignmentValue.TopicPartitions(self._io, self, self._root))


            self.num_partitions_pending_revocation = kafka_count.KafkaCount(True, self._io)
            if self.num_partitions_pending_revocation.value >= 0:
                pass
                self.partitions_pending_revocation = []
                for i in range(self.num_partitions_pending_revocation.value):
                    self.partitions_pending_revocation.append(KafkaGroupValue.ConsumerGroupCurrentMemberAssignmentValue.TopicPartitions(self._io, self, self._root))


            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)


        def _fetch_instances(self):
            pass
            self.num_assigned_partitions._fetch_instances()
            if self.num_assigned_partitions.value >= 0:
                pass
                for i in range(len(self.assigned_partitions)):
                    pass
                    self.assigned_partitions[i]._fetch_instances()


            self.num_partitions_pending_revocation._fetch_instances()
            if self.num_partitions_pending_revocation.value >= 0:
                pass
                for i in range(len(self.partitions_pending_revocation)):
                    pass
                    self.partitions_pending_revocation[i]._fetch_instances()


            self.tagged._fetch_instances()

        class TopicPartitions(KaitaiStruct):
            partitions = None
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaGroupValue.ConsumerGroupCurrentMemberAssignmentValue.TopicPartitions, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._read()

            def _read(self):
                self.topic_id = kafka_uuid.KafkaUuid(self._io)
                self.num_partitions = kafka_count.KafkaCount(True, self._io)
                if self.num_partitions.value >= 0:
                    pass
                    self.partitions = []
                    for i in range(self.num_partitions.value):
                        self.partitions.append(self._io.read_s4be())


                self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)


            def _fetch_instances(self):
                pass
                self.topic_id._fetch_instances()
                self.num_partitions._fetch_instances()
                if self.num_partitions.value >= 0:
                    pass
                    for i in range(len(self.partitions)):
                        pass


                self.tagged._fetch_instances()



    class ConsumerGroupMemberMetadataValue(KaitaiStruct):
        subscribed_topic_names = None
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupValue.ConsumerGroupMemberMetadataValue, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.instance_id = kafka_string.KafkaString(True, self._io)
            self.rack_id = kafka_string.KafkaString(True, self._io)
            self.client_id = kafka_string.KafkaString(True, self._io)
            self.client_host = kafka_string.KafkaString(True, self._io)
            self.num_subscribed_topic_names = kafka_count.KafkaCount(True, self._io)
            if self.num_subscribed_topic_names.value >= 0:
                pass
                self.subscribed_topic_names = []
                for i in range(self.num_subscribed_topic_names.value):
                    self.subscribed_topic_names.append(kafka_string.KafkaString(True, self._io))


            self.subscribed_topic_regex = kafka_string.KafkaString(True, self._io)
            self.rebalance_timeout_ms = self._io.read_s4be()
            self.server_assignor = kafka_string.KafkaString(True, self._io)
            self.num_tagged = kafka_uvarint.KafkaUvarint(self._io)
            self.tagged = []
            for i in range(self.num_tagged.value):
                self.tagged.append(KafkaGroupValue.ConsumerGroupMemberMetadataValue.TaggedField(self._io, self, self._root))



        def _fetch_instances(self):
            pass
            self.instance_id._fetch_instances()
            self.rack_id._fetch_instances()
            self.client_id._fetch_instances()
            self.client_host._fetch_instances()
            self.num_subscribed_topic_names._fetch_instances()
            if self.num_subscribed_topic_names.value >= 0:
                pass
                for i in range(len(self.subscribed_topic_names)):
                    pass
                    self.subscribed_topic_names[i]._fetch_instances()


            self.subscribed_topic_regex._fetch_instances()
            self.server_assignor._fetch_instances()
            self.num_tagged._fetch_instances()
            for i in range(len(self.tagged)):
                pass
                self.tagged[i]._fetch_instances()


        class ClassicMemberMetadata(KaitaiStruct):
            supported_protocols = None
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaGroupValue.ConsumerGroupMemberMetadataValue.ClassicMemberMetadata, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._read()

            def _read(self):
                self.session_timeout_ms = self._io.read_s4be()
                self.num_supported_protocols = kafka_count.KafkaCount(True, self._io)
                if self.num_supported_protocols.value >= 0:
                    pass
                    self.supported_protocols = []
                    for i in range(self.num_supported_protocols.value):
                        self.supported_protocols.append(KafkaGroupValue.ConsumerGroupMemberMetadataValue.ClassicMemberMetadata.ClassicProtocol(self._io, self, self._root))


                self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)


            def _fetch_instances(self):
                pass
                self.num_supported_protocols._fetch_instances()
                if self.num_supported_protocols.value >= 0:
                    pass
                    for i in range(len(self.supported_protocols)):
                        pass
                        self.supported_protocols[i]._fetch_instances()


                self.tagged._fetch_instances()

            class ClassicProtocol(KaitaiStruct):
                def __init__(self, _io, _parent=None, _root=None):
                    super(KafkaGroupValue.ConsumerGroupMemberMetadataValue.ClassicMemberMetadata.ClassicProtocol, self).__init__(_io)
                    self._parent = _parent
                    self._root = _root
                    self._read()

                def _read(self):
                    self.name = kafka_string.KafkaString(True, self._io)
                    self.metadata = kafka_bytes.KafkaBytes(True, self._io)
                    self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)


                def _fetch_instances(self):
                    pass
                    self.name._fetch_instances()
                    self.metadata._fetch_instances()
                    self.tagged._fetch_instances()



        class TaggedClassicMemberMetadata(KaitaiStruct):
            classic_member_metadata = None
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaGroupValue.ConsumerGroupMemberMetadataValue.TaggedClassicMemberMetadata, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._read()

            def _read(self):
                self.classic_member_metadata_mark = self._io.read_s1()
                if self.classic_member_metadata_mark >= 0:
                    pass
                    self.classic_member_metadata = KafkaGroupValue.ConsumerGroupMemberMetadataValue.ClassicMemberMetadata(self._io, self, self._root)



            def _fetch_instances(self):
                pass
                if self.classic_member_metadata_mark >= 0:
                    pass
                    self.classic_member_metadata._fetch_instances()



        class TaggedField(KaitaiStruct):
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaGroupValue.ConsumerGroupMemberMetadataValue.TaggedField, self).__init__(_io)
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
                    self.content = KafkaGroupValue.ConsumerGroupMemberMetadataValue.TaggedClassicMemberMetadata(_io__raw_content, self, self._root)
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



    class ConsumerGroupMetadataValue(KaitaiStruct):
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupValue.ConsumerGroupMetadataValue, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.epoch = self._io.read_s4be()
            self.num_tagged = kafka_uvarint.KafkaUvarint(self._io)
            self.tagged = []
            for i in range(self.num_tagged.value):
                self.tagged.append(KafkaGroupValue.ConsumerGroupMetadataValue.TaggedField(self._io, self, self._root))



        def _fetch_instances(self):
            pass
            self.num_tagged._fetch_instances()
            for i in range(len(self.tagged)):
                pass
                self.tagged[i]._fetch_instances()


        class TaggedField(KaitaiStruct):
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaGroupValue.ConsumerGroupMetadataValue.TaggedField, self).__init__(_io)
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
                    self.content = KafkaGroupValue.ConsumerGroupMetadataValue.TaggedMetadataHash(_io__raw_content, self, self._root)
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


        class TaggedMetadataHash(KaitaiStruct):
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaGroupValue.ConsumerGroupMetadataValue.TaggedMetadataHash, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._read()

            def _read(self):
                self.metadata_hash = self._io.read_s8be()


            def _fetch_instances(self):
                pass



    class ConsumerGroupPartitionMetadataValue(KaitaiStruct):
        topics = None
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupValue.ConsumerGroupPartitionMetadataValue, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.num_topics = kafka_count.KafkaCount(True, self._io)
            if self.num_topics.value >= 0:
                pass
                self.topics = []
                for i in range(self.num_topics.value):
                    self.topics.append(KafkaGroupValue.ConsumerGroupPartitionMetadataValue.TopicMetadata(self._io, self, self._root))


            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)


        def _fetch_instances(self):
            pass
            self.num_topics._fetch_instances()
            if self.num_topics.value >= 0:
                pass
                for i in range(len(self.topics)):
                    pass
                    self.topics[i]._fetch_instances()


            self.tagged._fetch_instances()

        class TopicMetadata(KaitaiStruct):
            partition_metadata = None
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaGroupValue.ConsumerGroupPartitionMetadataValue.TopicMetadata, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._read()

            def _read(self):
                self.topic_id = kafka_uuid.KafkaUuid(self._io)
                self.topic_name = kafka_string.KafkaString(True, self._io)
                self.num_partitions = self._io.read_s4be()
                self.num_partition_metadata = kafka_count.KafkaCount(True, self._io)
                if self.num_partition_metadata.value >= 0:
                    pass
                    self.partition_metadata = []
                    for i in range(self.num_partition_metadata.value):
                        self.partition_metadata.append(KafkaGroupValue.ConsumerGroupPartitionMetadataValue.TopicMetadata.PartitionMetadata(self._io, self, self._root))


                self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)


            def _fetch_instances(self):
                pass
                self.topic_id._fetch_instances()
                self.topic_name._fetch_instances()
                self.num_partition_metadata._fetch_instances()
                if self.num_partition_metadata.value >= 0:
                    pass
                    for i in range(len(self.partition_metadata)):
                        pass
                        self.partition_metadata[i]._fetch_instances()


                self.tagged._fetch_instances()

            class PartitionMetadata(KaitaiStruct):
                racks = None
                def __init__(self, _io, _parent=None, _root=None):
                    super(KafkaGroupValue.ConsumerGroupPartitionMetadataValue.TopicMetadata.PartitionMetadata, self).__init__(_io)
                    self._parent = _parent
                    self._root = _root
                    self._read()

                def _read(self):
                    self.partition = self._io.read_s4be()
                    self.num_racks = kafka_count.KafkaCount(True, self._io)
                    if self.num_racks.value >= 0:
                        pass
                        self.racks = []
                        for i in range(self.num_racks.value):
                            self.racks.append(kafka_string.KafkaString(True, self._io))


                    self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)


                def _fetch_instances(self):
                    pass
                    self.num_racks._fetch_instances()
                    if self.num_racks.value >= 0:
                        pass
                        for i in range(len(self.racks)):
                            pass
                            self.racks[i]._fetch_instances()


                    self.tagged._fetch_instances()




    class ConsumerGroupRegularExpressionValue(KaitaiStruct):
        topics = None
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupValue.ConsumerGroupRegularExpressionValue, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.num_topics = kafka_count.KafkaCount(True, self._io)
            if self.num_topics.value >= 0:
                pass
                self.topics = []
                for i in range(self.num_topics.value):
                    self.topics.append(kafka_string.KafkaString(True, self._io))


            self.version = self._io.read_s8be()
            self.timestamp = self._io.read_s8be()
            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)


        def _fetch_instances(self):
            pass
            self.num_topics._fetch_instances()
            if self.num_topics.value >= 0:
                pass
                for i in range(len(self.topics)):
                    pass
                    self.topics[i]._fetch_instances()


            self.tagged._fetch_instances()


    class ConsumerGroupTargetAssignmentMemberValue(KaitaiStruct):
        topic_partitions = None
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupValue.ConsumerGroupTargetAssignmentMemberValue, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.num_topic_partitions = kafka_count.KafkaCount(True, self._io)
            if self.num_topic_partitions.value >= 0:
                pass
                self.topic_partitions = []
                for i in range(self.num_topic_partitions.value):
                    self.topic_partitions.append(KafkaGroupValue.ConsumerGroupTargetAssignmentMemberValue.TopicPartition(self._io, self, self._root))


            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)


        def _fetch_instances(self):
            pass
            self.num_topic_partitions._fetch_instances()
            if self.num_topic_partitions.value >= 0:
                pass
                for i in range(len(self.topic_partitions)):
                    pass
                    self.topic_partitions[i]._fetch_instances()


            self.tagged._fetch_instances()

        class TopicPartition(KaitaiStruct):
            partitions = None
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaGroupValue.ConsumerGroupTargetAssignmentMemberValue.TopicPartition, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._read()

            def _read(self):
                self.topic_id = kafka_uuid.KafkaUuid(self._io)
                self.num_partitions = kafka_count.KafkaCount(True, self._io)
                if self.num_partitions.value >= 0:
                    pass
                    self.partitions = []
                    for i in range(self.num_partitions.value):
                        self.partitions.append(self._io.read_s4be())


                self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)


            def _fetch_instances(self):
                pass
                self.topic_id._fetch_instances()
                self.num_partitions._fetch_instances()
                if self.num_partitions.value >= 0:
                    pass
                    for i in range(len(self.partitions)):
                        pass


                self.tagged._fetch_instances()



    class ConsumerGroupTargetAssignmentMetadataValue(KaitaiStruct):
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupValue.ConsumerGroupTargetAssignmentMetadataValue, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.assignment_epoch = self._io.read_s4be()
            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)


        def _fetch_instances(self):
            pass
            self.tagged._fetch_instances()


    class GroupMetadataValue(KaitaiStruct):
        current_state_timestamp = None
        members = None
        tagged = None
        def __init__(self, api_version, _io, _parent=None, _root=None):
            super(KafkaGroupValue.GroupMetadataValue, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.api_version = api_version
            self._read()

        def _read(self):
            self.protocol_type = kafka_string.KafkaString(self.api_version >= 4, self._io)
            self.generation = self._io.read_s4be()
            self.protocol = kafka_string.KafkaString(self.api_version >= 4, self._io)
            self.leader = kafka_string.KafkaString(self.api_version >= 4, self._io)
            if self.api_version >= 2:
                pass
                self.current_state_timestamp = self._io.read_s8be()

            self.num_members = kafka_count.KafkaCount(self.api_version >= 4, self._io)
            if self.num_members.value >= 0:
                pass
                self.members = []
                for i in range(self.num_members.value):
                    self.members.append(KafkaGroupValue.GroupMetadataValue.MemberMetadata(self.api_version, self._io, self, self._root))


            if self.api_version >= 4:
                pass
                self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)



        def _fetch_instances(self):
            pass
            self.protocol_type._fetch_instances()
            self.protocol._fetch_instances()
            self.leader._fetch_instances()
            if self.api_version >= 2:
                pass

            self.num_members._fetch_instances()
            if self.num_members.value >= 0:
                pass
                for i in range(len(self.members)):
                    pass
                    self.members[i]._fetch_instances()


            if self.api_version >= 4:
                pass
                self.tagged._fetch_instances()


        class MemberMetadata(KaitaiStruct):
            group_instance_id = None
            rebalance_timeout = None
            tagged = None
            def __init__(self, api_version, _io, _parent=None, _root=None):
                super(KafkaGroupValue.GroupMetadataValue.MemberMetadata, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self.api_version = api_version
                self._read()

            def _read(self):
                self.member_id = kafka_string.KafkaString(self.api_version >= 4, self._io)
                if self.api_version >= 3:
                    pass
                    self.group_instance_id = kafka_string.KafkaString(self.api_version >= 4, self._io)

                self.client_id = kafka_string.KafkaString(self.api_version >= 4, self._io)
                self.client_host = kafka_string.KafkaString(self.api_version >= 4, self._io)
                if self.api_version >= 1:
                    pass
                    self.rebalance_timeout = self._io.read_s4be()

                self.session_timeout = self._io.read_s4be()
                self.subscription = kafka_bytes.KafkaBytes(self.api_version >= 4, self._io)
                self.assignment = kafka_bytes.KafkaBytes(self.api_version >= 4, self._io)
                if self.api_version >= 4:
                    pass
                    self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)



            def _fetch_instances(self):
                pass
                self.member_id._fetch_instances()
                if self.api_version >= 3:
                    pass
                    self.group_instance_id._fetch_instances()

                self.client_id._fetch_instances()
                self.client_host._fetch_instances()
                if self.api_version >= 1:
                    pass

                self.subscription._fetch_instances()
                self.assignment._fetch_instances()
                if self.api_version >= 4:
                    pass
                    self.tagged._fetch_instances()




    class LegacyOffsetCommitValue(KaitaiStruct):
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupValue.LegacyOffsetCommitValue, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.offset = self._io.read_s8be()
            self.metadata = kafka_string.KafkaString(False, self._io)
            self.commit_timestamp = self._io.read_s8be()


        def _fetch_instances(self):
            pass
            self.metadata._fetch_instances()


    class OffsetCommitValue(KaitaiStruct):
        leader_epoch = None
        expire_timestamp = None
        num_tagged = None
        tagged = None
        def __init__(self, api_version, _io, _parent=None, _root=None):
            super(KafkaGroupValue.OffsetCommitValue, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.api_version = api_version
            self._read()

        def _read(self):
            self.offset = self._io.read_s8be()
            if self.api_version >= 3:
                pass
                self.leader_epoch = self._io.read_s4be()

            self.metadata = kafka_string.KafkaString(self.api_version >= 4, self._io)
            self.commit_timestamp = self._io.read_s8be()
            if self.api_version == 1:
                pass
                self.expire_timestamp = self._io.read_s8be()

            if self.api_version >= 4:
                pass
                self.num_tagged = kafka_uvarint.KafkaUvarint(self._io)

            if self.api_version >= 4:
                pass
                self.tagged = []
                for i in range(self.num_tagged.value):
                    self.tagged.append(KafkaGroupValue.OffsetCommitValue.TaggedField(self._io, self, self._root))




        def _fetch_instances(self):
            pass
            if self.api_version >= 3:
                pass

            self.metadata._fetch_instances()
            if self.api_version == 1:
                pass

            if self.api_version >= 4:
                pass
                self.num_tagged._fetch_instances()

            if self.api_version >= 4:
                pass
                for i in range(len(self.tagged)):
                    pass
                    self.tagged[i]._fetch_instances()



        class TaggedField(KaitaiStruct):
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaGroupValue.OffsetCommitValue.TaggedField, self).__init__(_io)
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
                    self.content = KafkaGroupValue.OffsetCommitValue.TaggedTopicId(_io__raw_content, self, self._root)
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


        class TaggedTopicId(KaitaiStruct):
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaGroupValue.OffsetCommitValue.TaggedTopicId, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._read()

            def _read(self):
                self.topic_id = kafka_uuid.KafkaUuid(self._io)


            def _fetch_instances(self):
                pass
                self.topic_id._fetch_instances()



    class ShareGroupCurrentMemberAssignmentValue(KaitaiStruct):
        assigned_partitions = None
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupValue.ShareGroupCurrentMemberAssignmentValue, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.member_epoch = self._io.read_s4be()
            self.previous_member_epoch = self._io.read_s4be()
            self.state = self._io.read_s1()
            self.num_assigned_partitions = kafka_count.KafkaCount(True, self._io)
            if self.num_assigned_partitions.value >= 0:
                pass
                self.assigned_partitions = []
                for i in range(self.num_assigned_partitions.value):
                    self.assigned_partitions.append(KafkaGroupValue.ShareGroupCurrentMemberAssignmentValue.TopicPartitions(self._io, self, self._root))


            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)


        def _fetch_instances(self):
            pass
            self.num_assigned_partitions._fetch_instances()
            if self.num_assigned_partitions.value >= 0:
                pass
                for i in range(len(self.assigned_partitions)):
                    pass
                    self.assigned_partitions[i]._fetch_instances()


            self.tagged._fetch_instances()

        class TopicPartitions(KaitaiStruct):
            partitions = None
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaGroupValue.ShareGroupCurrentMemberAssignmentValue.TopicPartitions, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._read()

            def _read(self):
                self.topic_id = kafka_uuid.KafkaUuid(self._io)
                self.num_partitions = kafka_count.KafkaCount(True, self._io)
                if self.num_partitions.value >= 0:
                    pass
                    self.partitions = []
                    for i in range(self.num_partitions.value):
                        self.partitions.append(self._io.read_s4be())


                self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)


            def _fetch_instances(self):
                pass
                self.topic_id._fetch_instances()
                self.num_partitions._fetch_instances()
                if self.num_partitions.value >= 0:
                    pass
                    for i in range(len(self.partitions)):
                        pass


                self.tagged._fetch_instances()



    class ShareGroupMemberMetadataValue(KaitaiStruct):
        subscribed_topic_names = None
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupValue.ShareGroupMemberMetadataValue, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.rack_id = kafka_string.KafkaString(True, self._io)
            self.client_id = kafka_string.KafkaString(True, self._io)
            self.client_host = kafka_string.KafkaString(True, self._io)
            self.num_subscribed_topic_names = kafka_count.KafkaCount(True, self._io)
            if self.num_subscribed_topic_names.value >= 0:
                pass
                self.subscribed_topic_names = []
                for i in range(self.num_subscribed_topic_names.value):
                    self.subscribed_topic_names.append(kafka_string.KafkaString(True, self._io))


            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)


        def _fetch_instances(self):
            pass
            self.rack_id._fetch_instances()
            self.client_id._fetch_instances()
            self.client_host._fetch_instances()
            self.num_subscribed_topic_names._fetch_instances()
            if self.num_subscribed_topic_names.value >= 0:
                pass
                for i in range(len(self.subscribed_topic_names)):
                    pass
                    self.subscribed_topic_names[i]._fetch_instances()


            self.tagged._fetch_instances()


    class ShareGroupMetadataValue(KaitaiStruct):
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupValue.ShareGroupMetadataValue, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.epoch = self._io.read_s4be()
            self.metadata_hash = self._io.read_s8be()
            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)


        def _fetch_instances(self):
            pass
            self.tagged._fetch_instances()


    class ShareGroupStatePartitionMetadataValue(KaitaiStruct):
        initializing_topics = None
        initialized_topics = None
        deleting_topics = None
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupValue.ShareGroupStatePartitionMetadataValue, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.num_initializing_topics = kafka_count.KafkaCount(True, self._io)
            if self.num_initializing_topics.value >= 0:
                pass
                self.initializing_topics = []
                for i in range(self.num_initializing_topics.value):
                    self.initializing_topics.append(KafkaGroupValue.ShareGroupStatePartitionMetadataValue.TopicPartitionsInfo(self._io, self, self._root))


            self.num_initialized_topics = kafka_count.KafkaCount(True, self._io)
            if self.num_initialized_topics.value >= 0:
                pass
                self.initialized_topics = []
                for i in range(self.num_initialized_topics.value):
                    self.initialized_topics.append(KafkaGroupValue.ShareGroupStatePartitionMetadataValue.TopicPartitionsInfo(self._io, self, self._root))


            self.num_deleting_topics = kafka_count.KafkaCount(True, self._io)
            if self.num_deleting_topics.value >= 0:
                pass
                self.deleting_topics = []
                for i in range(self.num_deleting_topics.value):
                    self.deleting_topics.append(KafkaGroupValue.ShareGroupStatePartitionMetadataValue.TopicInfo(self._io, self, self._root))


            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)


        def _fetch_instances(self):
            pass
            self.num_initializing_topics._fetch_instances()
            if self.num_initializing_topics.value >= 0:
                pass
                for i in range(len(self.initializing_topics)):
                    pass
                    self.initializing_topics[i]._fetch_instances()


            self.num_initialized_topics._fetch_instances()
            if self.num_initialized_topics.value >= 0:
                pass
                for i in range(len(self.initialized_topics)):
                    pass
                    self.initialized_topics[i]._fetch_instances()


            self.num_deleting_topics._fetch_instances()
            if self.num_deleting_topics.value >= 0:
                pass
                for i in range(len(self.deleting_topics)):
                    pass
                    self.deleting_topics[i]._fetch_instances()


            self.tagged._fetch_instances()

        class TopicInfo(KaitaiStruct):
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaGroupValue.ShareGroupStatePartitionMetadataValue.TopicInfo, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._read()

            def _read(self):
                self.topic_id = kafka_uuid.KafkaUuid(self._io)
                self.topic_name = kafka_string.KafkaString(True, self._io)
                self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)


            def _fetch_instances(self):
                pass
                self.topic_id._fetch_instances()
                self.topic_name._fetch_instances()
                self.tagged._fetch_instances()


        class TopicPartitionsInfo(KaitaiStruct):
            partitions = None
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaGroupValue.ShareGroupStatePartitionMetadataValue.TopicPartitionsInfo, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._read()

            def _read(self):
                self.topic_id = kafka_uuid.KafkaUuid(self._io)
                self.topic_name = kafka_string.KafkaString(True, self._io)
                self.num_partitions = kafka_count.KafkaCount(True, self._io)
                if self.num_partitions.value >= 0:
                    pass
                    self.partitions = []
                    for i in range(self.num_partitions.value):
                        self.partitions.append(self._io.read_s4be())


                self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)


            def _fetch_instances(self):
                pass
                self.topic_id._fetch_instances()
                self.topic_name._fetch_instances()
                self.num_partitions._fetch_instances()
                if self.num_partitions.value >= 0:
                    pass
                    for i in range(len(self.partitions)):
                        pass


                self.tagged._fetch_instances()



    class ShareGroupTargetAssignmentMemberValue(KaitaiStruct):
        topic_partitions = None
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupValue.ShareGroupTargetAssignmentMemberValue, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.num_topic_partitions = kafka_count.KafkaCount(True, self._io)
            if self.num_topic_partitions.value >= 0:
                pass
                self.topic_partitions = []
                for i in range(self.num_topic_partitions.value):
                    self.topic_partitions.append(KafkaGroupValue.ShareGroupTargetAssignmentMemberValue.TopicPartition(self._io, self, self._root))


            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)


        def _fetch_instances(self):
            pass
            self.num_topic_partitions._fetch_instances()
            if self.num_topic_partitions.value >= 0:
                pass
                for i in range(len(self.topic_partitions)):
                    pass
                    self.topic_partitions[i]._fetch_instances()


            self.tagged._fetch_instances()

        class TopicPartition(KaitaiStruct):
            partitions = None
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaGroupValue.ShareGroupTargetAssignmentMemberValue.TopicPartition, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._read()

            def _read(self):
                self.topic_id = kafka_uuid.KafkaUuid(self._io)
                self.num_partitions = kafka_count.KafkaCount(True, self._io)
                if self.num_partitions.value >= 0:
                    pass
                    self.partitions = []
                    for i in range(self.num_partitions.value):
                        self.partitions.append(self._io.read_s4be())


                self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)


            def _fetch_instances(self):
                pass
                self.topic_id._fetch_instances()
                self.num_partitions._fetch_instances()
                if self.num_partitions.value >= 0:
                    pass
                    for i in range(len(self.partitions)):
                        pass


                self.tagged._fetch_instances()



    class ShareGroupTargetAssignmentMetadataValue(KaitaiStruct):
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupValue.ShareGroupTargetAssignmentMetadataValue, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.assignment_epoch = self._io.read_s4be()
            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)


        def _fetch_instances(self):
            pass
            self.tagged._fetch_instances()


    class StreamsGroupCurrentMemberAssignmentValue(KaitaiStruct):
        active_tasks = None
        standby_tasks = None
        warmup_tasks = None
        active_tasks_pending_revocation = None
        standby_tasks_pending_revocation = None
        warmup_tasks_pending_revocation = None
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupValue.StreamsGroupCurrentMemberAssignmentValue, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.member_epoch = self._io.read_s4be()
            self.previous_member_epoch = self._io.read_s4be()
            self.state = self._io.read_s1()
            self.num_active_tasks = kafka_count.KafkaCount(True, self._io)
            if self.num_active_tasks.value >= 0:
                pass
                self.active_tasks = []
                for i in range(self.num_active_tasks.value):
                    self.active_tasks.append(KafkaGroupValue.StreamsGroupCurrentMemberAssignmentValue.TaskIds(self._io, self, self._root))


            self.num_standby_tasks = kafka_count.KafkaCount(True, self._io)
            if self.num_standby_tasks.value >= 0:
                pass
                self.standby_tasks = []
                for i in range(self.num_standby_tasks.value):
                    self.standby_tasks.append(KafkaGroupValue.StreamsGroupCurrentMemberAssignmentValue.TaskIds(self._io, self, self._root))


            self.num_warmup_tasks = kafka_count.KafkaCount(True, self._io)
            if self.num_warmup_tasks.value >= 0:
                pass
                self.warmup_tasks = []
                for i in range(self.num_warmup_tasks.value):
                    self.warmup_tasks.append(KafkaGroupValue.StreamsGroupCurrentMemberAssignmentValue.TaskIds(self._io, self, self._root))


            self.num_active_tasks_pending_revocation = kafka_count.KafkaCount(True, self._io)
            if self.num_active_tasks_pending_revocation.value >= 0:
                pass
                self.active_tasks_pending_revocation = []
                for i in range(self.num_active_tasks_pending_revocation.value):
                    self.active_tasks_pending_revocation.append(KafkaGroupValue.StreamsGroupCurrentMemberAssignmentValue.TaskIds(self._io, self, self._root))


            self.num_standby_tasks_pending_revocation = kafka_count.KafkaCount(True, self._io)
            if self.num_standby_tasks_pending_revocation.value >= 0:
                pass
                self.standby_tasks_pending_revocation = []
                for i in range(self.num_standby_tasks_pending_revocation.value):
                    self.standby_tasks_pending_revocation.append(KafkaGroupValue.StreamsGroupCurrentMemberAssignmentValue.TaskIds(self._io, self, self._root))


            self.num_warmup_tasks_pending_revocation = kafka_count.KafkaCount(True, self._io)
            if self.num_warmup_tasks_pending_revocation.value >= 0:
                pass
                self.warmup_tasks_pending_revocation = []
                for i in range(self.num_warmup_tasks_pending_revocation.value):
                    self.warmup_tasks_pending_revocation.append(KafkaGroupValue.StreamsGroupCurrentMemberAssignmentValue.TaskIds(self._io, self, self._root))


            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)


        def _fetch_instances(self):
            pass
            self.num_active_tasks._fetch_instances()
            if self.num_active_tasks.value >= 0:
                pass
                for i in range(len(self.active_tasks)):
                    pass
                    self.active_tasks[i]._fetch_instances()


            self.num_standby_tasks._fetch_instances()
            if self.num_standby_tasks.value >= 0:
                pass
                for i in range(len(self.standby_tasks)):
                    pass
                    self.standby_tasks[i]._fetch_instances()


            self.num_warmup_tasks._fetch_instances()
            if self.num_warmup_tasks.value >= 0:
                pass
                for i in range(len(self.warmup_tasks)):
                    pass
                    self.warmup_tasks[i]._fetch_instances()


            self.num_active_tasks_pending_revocation._fetch_instances()
            if self.num_active_tasks_pending_revocation.value >= 0:
                pass
                for i in range(len(self.active_tasks_pending_revocation)):
                    pass
                    self.active_tasks_pending_revocation[i]._fetch_instances()


            self.num_standby_tasks_pending_revocation._fetch_instances()
            if self.num_standby_tasks_pending_revocation.value >= 0:
                pass
                for i in range(len(self.standby_tasks_pending_revocation)):
                    pass
                    self.standby_tasks_pending_revocation[i]._fetch_instances()


            self.num_warmup_tasks_pending_revocation._fetch_instances()
            if self.num_warmup_tasks_pending_revocation.value >= 0:
                pass
                for i in range(len(self.warmup_tasks_pending_revocation)):
                    pass
                    self.warmup_tasks_pending_revocation[i]._fetch_instances()


            self.tagged._fetch_instances()

        class TaskIds(KaitaiStruct):
            partitions = None
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaGroupValue.StreamsGroupCurrentMemberAssignmentValue.TaskIds, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._read()

            def _read(self):
                self.subtopology_id = kafka_string.KafkaString(True, self._io)
                self.num_partitions = kafka_count.KafkaCount(True, self._io)
                if self.num_partitions.value >= 0:
                    pass
                    self.partitions = []
                    for i in range(self.num_partitions.value):
                        self.partitions.append(self._io.read_s4be())


                self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)


            def _fetch_instances(self):
                pass
                self.subtopology_id._fetch_instances()
                self.num_partitions._fetch_instances()
                if self.num_partitions.value >= 0:
                    pass
                    for i in range(len(self.partitions)):
                        pass


                self.tagged._fetch_instances()



    class StreamsGroupMemberMetadataValue(KaitaiStruct):
        user_endpoint = None
        client_tags = None
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupValue.StreamsGroupMemberMetadataValue, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.instance_id = kafka_string.KafkaString(True, self._io)
            self.rack_id = kafka_string.KafkaString(True, self._io)
            self.client_id = kafka_string.KafkaString(True, self._io)
            self.client_host = kafka_string.KafkaString(True, self._io)
            self.rebalance_timeout_ms = self._io.read_s4be()
            self.topology_epoch = self._io.read_s4be()
            self.process_id = kafka_string.KafkaString(True, self._io)
            self.user_endpoint_mark = self._io.read_s1()
            if self.user_endpoint_mark >= 0:
                pass
                self.user_endpoint = KafkaGroupValue.StreamsGroupMemberMetadataValue.Endpoint(self._io, self, self._root)

            self.num_client_tags = kafka_count.KafkaCount(True, self._io)
            if self.num_client_tags.value >= 0:
                pass
                self.client_tags = []
                for i in range(self.num_client_tags.value):
                    self.client_tags.append(KafkaGroupValue.StreamsGroupMemberMetadataValue.KeyValue(self._io, self, self._root))


            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)


        def _fetch_instances(self):
            pass
            self.instance_id._fetch_instances()
            self.rack_id._fetch_instances()
            self.client_id._fetch_instances()
            self.client_host._fetch_instances()
            self.process_id._fetch_instances()
            if self.user_endpoint_mark >= 0:
                pass
                self.user_endpoint._fetch_instances()

            self.num_client_tags._fetch_instances()
            if self.num_client_tags.value >= 0:
                pass
                for i in range(len(self.client_tags)):
                    pass
                    self.client_tags[i]._fetch_instances()


            self.tagged._fetch_instances()

        class Endpoint(KaitaiStruct):
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaGroupValue.StreamsGroupMemberMetadataValue.Endpoint, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._read()

            def _read(self):
                self.host = kafka_string.KafkaString(True, self._io)
                self.port = self._io.read_u2be()
                self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)


            def _fetch_instances(self):
                pass
                self.host._fetch_instances()
                self.tagged._fetch_instances()


        class KeyValue(KaitaiStruct):
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaGroupValue.StreamsGroupMemberMetadataValue.KeyValue, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._read()

            def _read(self):
                self.key = kafka_string.KafkaString(True, self._io)
                self.value = kafka_string.KafkaString(True, self._io)
                self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)


            def _fetch_instances(self):
                pass
                self.key._fetch_instances()
                self.value._fetch_instances()
                self.tagged._fetch_instances()



    class StreamsGroupMetadataValue(KaitaiStruct):
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupValue.StreamsGroupMetadataValue, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.epoch = self._io.read_s4be()
            self.metadata_hash = self._io.read_s8be()
            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)


        def _fetch_instances(self):
            pass
            self.tagged._fetch_instances()


    class StreamsGroupTargetAssignmentMemberValue(KaitaiStruct):
        active_tasks = None
        standby_tasks = None
        warmup_tasks = None
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupValue.StreamsGroupTargetAssignmentMemberValue, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.num_active_tasks = kafka_count.KafkaCount(True, self._io)
            if self.num_active_tasks.value >= 0:
                pass
                self.active_tasks = []
                for i in range(self.num_active_tasks.value):
                    self.active_tasks.append(KafkaGroupValue.StreamsGroupTargetAssignmentMemberValue.TaskIds(self._io, self, self._root))


            self.num_standby_tasks = kafka_count.KafkaCount(True, self._io)
            if self.num_standby_tasks.value >= 0:
                pass
                self.standby_tasks = []
                for i in range(self.num_standby_tasks.value):
                    self.standby_tasks.append(KafkaGroupValue.StreamsGroupTargetAssignmentMemberValue.TaskIds(self._io, self, self._root))


            self.num_warmup_tasks = kafka_count.KafkaCount(True, self._io)
            if self.num_warmup_tasks.value >= 0:
                pass
                self.warmup_tasks = []
                for i in range(self.num_warmup_tasks.value):
                    self.warmup_tasks.append(KafkaGroupValue.StreamsGroupTargetAssignmentMemberValue.TaskIds(self._io, self, self._root))


            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)


        def _fetch_instances(self):
            pass
            self.num_active_tasks._fetch_instances()
            if self.num_active_tasks.value >= 0:
                pass
                for i in range(len(self.active_tasks)):
                    pass
                    self.active_tasks[i]._fetch_instances()


            self.num_standby_tasks._fetch_instances()
            if self.num_standby_tasks.value >= 0:
                pass
                for i in range(len(self.standby_tasks)):
                    pass
                    self.standby_tasks[i]._fetch_instances()


            self.num_warmup_tasks._fetch_instances()
            if self.num_warmup_tasks.value >= 0:
                pass
                for i in range(len(self.warmup_tasks)):
                    pass
                    self.warmup_tasks[i]._fetch_instances()


            self.tagged._fetch_instances()

        class TaskIds(KaitaiStruct):
            partitions = None
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaGroupValue.StreamsGroupTargetAssignmentMemberValue.TaskIds, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._read()

            def _read(self):
                self.subtopology_id = kafka_string.KafkaString(True, self._io)
                self.num_partitions = kafka_count.KafkaCount(True, self._io)
                if self.num_partitions.value >= 0:
                    pass
                    self.partitions = []
                    for i in range(self.num_partitions.value):
                        self.partitions.append(self._io.read_s4be())


                self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)


            def _fetch_instances(self):
                pass
                self.subtopology_id._fetch_instances()
                self.num_partitions._fetch_instances()
                if self.num_partitions.value >= 0:
                    pass
                    for i in range(len(self.partitions)):
                        pass


                self.tagged._fetch_instances()



    class StreamsGroupTargetAssignmentMetadataValue(KaitaiStruct):
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupValue.StreamsGroupTargetAssignmentMetadataValue, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.assignment_epoch = self._io.read_s4be()
            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)


        def _fetch_instances(self):
            pass
            self.tagged._fetch_instances()


    class StreamsGroupTopologyValue(KaitaiStruct):
        subtopologies = None
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupValue.StreamsGroupTopologyValue, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.epoch = self._io.read_s4be()
            self.num_subtopologies = kafka_count.KafkaCount(True, self._io)
            if self.num_subtopologies.value >= 0:
                pass
                self.subtopologies = []
                for i in range(self.num_subtopologies.value):
                    self.subtopologies.append(KafkaGroupValue.StreamsGroupTopologyValue.Subtopology(self._io, self, self._root))


            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)


        def _fetch_instances(self):
            pass
            self.num_subtopologies._fetch_instances()
            if self.num_subtopologies.value >= 0:
                pass
                for i in range(len(self.subtopologies)):
                    pass
                    self.subtopologies[i]._fetch_instances()


            self.tagged._fetch_instances()

        class Subtopology(KaitaiStruct):
            source_topics = None
            source_topic_regex = None
            state_changelog_topics = None
            repartition_sink_topics = None
            repartition_source_topics = None
            copartition_groups = None
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaGroupValue.StreamsGroupTopologyValue.Subtopology, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._read()

            def _read(self):
                self.subtopology_id = kafka_string.KafkaString(True, self._io)
                self.num_source_topics = kafka_count.KafkaCount(True, self._io)
                if self.num_source_topics.value >= 0:
                    pass
                    self.source_topics = []
                    for i in range(self.num_source_topics.value):
                        self.source_topics.append(kafka_string.KafkaString(True, self._io))


                self.num_source_topic_regex = kafka_count.KafkaCount(True, self._io)
                if self.num_source_topic_regex.value >= 0:
                    pass
                    self.source_topic_regex = []
                    for i in range(self.num_source_topic_regex.value):
                        self.source_topic_regex.append(kafka_string.KafkaString(True, self._io))


                self.num_state_changelog_topics = kafka_count.KafkaCount(True, self._io)
                if self.num_state_changelog_topics.value >= 0:
                    pass
                    self.state_changelog_topics = []
                    for i in range(self.num_state_changelog_topics.value):
                        self.state_changelog_topics.append(KafkaGroupValue.StreamsGroupTopologyValue.TopicInfo(self._io, self, self._root))


                self.num_repartition_sink_topics = kafka_count.KafkaCount(True, self._io)
                if self.num_repartition_sink_topics.value >= 0:
                    pass
                    self.repartition_sink_topics = []
                    for i in range(self.num_repartition_sink_topics.value):
                        self.repartition_sink_topics.append(kafka_string.KafkaString(True, self._io))


                self.num_repartition_source_topics = kafka_count.KafkaCount(True, self._io)
                if self.num_repartition_source_topics.value >= 0:
                    pass
                    self.repartition_source_topics = []
                    for i in range(self.num_repartition_source_topics.value):
                        self.repartition_source_topics.append(KafkaGroupValue.StreamsGroupTopologyValue.TopicInfo(self._io, self, self._root))


                self.num_copartition_groups = kafka_count.KafkaCount(True, self._io)
                if self.num_copartition_groups.value >= 0:
                    pass
                    self.copartition_groups = []
                    for i in range(self.num_copartition_groups.value):
                        self.copartition_groups.append(KafkaGroupValue.StreamsGroupTopologyValue.Subtopology.CopartitionGroup(self._io, self, self._root))


                self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)


            def _fetch_instances(self):
                pass
                self.subtopology_id._fetch_instances()
                self.num_source_topics._fetch_instances()
                if self.num_source_topics.value >= 0:
                    pass
                    for i in range(len(self.source_topics)):
                        pass
                        self.source_topics[i]._fetch_instances()


                self.num_source_topic_regex._fetch_instances()
                if self.num_source_topic_regex.value >= 0:
                    pass
                    for i in range(len(self.source_topic_regex)):
                        pass
                        self.source_topic_regex[i]._fetch_instances()


                self.num_state_changelog_topics._fetch_instances()
                if self.num_state_changelog_topics.value >= 0:
                    pass
                    for i in range(len(self.state_changelog_topics)):
                        pass
                        self.state_changelog_topics[i]._fetch_instances()


                self.num_repartition_sink_topics._fetch_instances()
                if self.num_repartition_sink_topics.value >= 0:
                    pass
                    for i in range(len(self.repartition_sink_topics)):
                        pass
                        self.repartition_sink_topics[i]._fetch_instances()


                self.num_repartition_source_topics._fetch_instances()
                if self.num_repartition_source_topics.value >= 0:
                    pass
                    for i in range(len(self.repartition_source_topics)):
                        pass
                        self.repartition_source_topics[i]._fetch_instances()


                self.num_copartition_groups._fetch_instances()
                if self.num_copartition_groups.value >= 0:
                    pass
                    for i in range(len(self.copartition_groups)):
                        pass
                        self.copartition_groups[i]._fetch_instances()


                self.tagged._fetch_instances()

            class CopartitionGroup(KaitaiStruct):
                source_topics = None
                source_topic_regex = None
                repartition_source_topics = None
                def __init__(self, _io, _parent=None, _root=None):
                    super(KafkaGroupValue.StreamsGroupTopologyValue.Subtopology.CopartitionGroup, self).__init__(_io)
                    self._parent = _parent
                    self._root = _root
                    self._read()

                def _read(self):
                    self.num_source_topics = kafka_count.KafkaCount(True, self._io)
                    if self.num_source_topics.value >= 0:
                        pass
                        self.source_topics = []
                        for i in range(self.num_source_topics.value):
                            self.source_topics.append(self._io.read_s2be())


                    self.num_source_topic_regex = kafka_count.KafkaCount(True, self._io)
                    if self.num_source_topic_regex.value >= 0:
                        pass
                        self.source_topic_regex = []
                        for i in range(self.num_source_topic_regex.value):
                            self.source_topic_regex.append(self._io.read_s2be())


                    self.num_repartition_source_topics = kafka_count.KafkaCount(True, self._io)
                    if self.num_repartition_source_topics.value >= 0:
                        pass
                        self.repartition_source_topics = []
                        for i in range(self.num_repartition_source_topics.value):
                            self.repartition_source_topics.append(self._io.read_s2be())


                    self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)


                def _fetch_instances(self):
                    pass
                    self.num_source_topics._fetch_instances()
                    if self.num_source_topics.value >= 0:
                        pass
                        for i in range(len(self.source_topics)):
                            pass


                    self.num_source_topic_regex._fetch_instances()
                    if self.num_source_topic_regex.value >= 0:
                        pass
                        for i in range(len(self.source_topic_regex)):
                            pass


                    self.num_repartition_source_topics._fetch_instances()
                    if self.num_repartition_source_topics.value >= 0:
                        pass
                        for i in range(len(self.repartition_source_topics)):
                            pass


                    self.tagged._fetch_instances()



        class TopicConfig(KaitaiStruct):
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaGroupValue.StreamsGroupTopologyValue.TopicConfig, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._read()

            def _read(self):
                self.key = kafka_string.KafkaString(True, self._io)
                self.value = kafka_string.KafkaString(True, self._io)
                self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)


            def _fetch_instances(self):
                pass
                self.key._fetch_instances()
                self.value._fetch_instances()
                self.tagged._fetch_instances()


        class TopicInfo(KaitaiStruct):
            topic_configs = None
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaGroupValue.StreamsGroupTopologyValue.TopicInfo, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._read()

            def _read(self):
                self.name = kafka_string.KafkaString(True, self._io)
                self.partitions = self._io.read_s4be()
                self.replication_factor = self._io.read_s2be()
                self.num_topic_configs = kafka_count.KafkaCount(True, self._io)
                if self.num_topic_configs.value >= 0:
                    pass
                    self.topic_configs = []
                    for i in range(self.num_topic_configs.value):
                        self.topic_configs.append(KafkaGroupValue.StreamsGroupTopologyValue.TopicConfig(self._io, self, self._root))


                self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)


            def _fetch_instances(self):
                pass
                self.name._fetch_instances()
                self.num_topic_configs._fetch_instances()
                if self.num_topic_configs.value >= 0:
                    pass
                    for i in range(len(self.topic_configs)):
                        pass
                        self.topic_configs[i]._fetch_instances()


                self.tagged._fetch_instances()
