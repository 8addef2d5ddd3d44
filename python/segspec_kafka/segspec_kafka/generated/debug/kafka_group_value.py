# kaitai-struct-compiler 0.11.0, ksy/kafka_group_value.ksy sha256 d067ab406bb259c18dc21be75a7d449a346699607273ebe3ec5c8a0851826dea
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from segspec_kafka.generated.debug import kafka_uuid
from segspec_kafka.generated.debug import kafka_count
from segspec_kafka.generated.debug import kafka_uvarint
from segspec_kafka.generated.debug import kafka_string
from segspec_kafka.generated.debug import kafka_bytes
from segspec_kafka.generated.debug import kafka_tagged_fields
import collections


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaGroupValue(KaitaiStruct):
    body = None
    SEQ_FIELDS = ["version", "body"]
    def __init__(self, record_type, _io, _parent=None, _root=None):
        super(KafkaGroupValue, self).__init__(_io)
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
        if not self.version <= (4 if self.record_type == 1 else (4 if self.record_type == 2 else 0)):
            raise kaitaistruct.ValidationGreaterThanError((4 if self.record_type == 1 else (4 if self.record_type == 2 else 0)), self.version, self._io, u"/seq/0")
        self._debug['body']['start'] = self._io.pos()
        _on = self.record_type
        if _on == 0:
            pass
            self.body = KafkaGroupValue.LegacyOffsetCommitValue(self._io, self, self._root)
            self.body._read()
        elif _on == 1:
            pass
            self.body = KafkaGroupValue.OffsetCommitValue(self.version, self._io, self, self._root)
            self.body._read()
        elif _on == 10:
            pass
            self.body = KafkaGroupValue.ShareGroupMemberMetadataValue(self._io, self, self._root)
            self.body._read()
        elif _on == 11:
            pass
            self.body = KafkaGroupValue.ShareGroupMetadataValue(self._io, self, self._root)
            self.body._read()
        elif _on == 12:
            pass
            self.body = KafkaGroupValue.ShareGroupTargetAssignmentMetadataValue(self._io, self, self._root)
            self.body._read()
        elif _on == 13:
            pass
            self.body = KafkaGroupValue.ShareGroupTargetAssignmentMemberValue(self._io, self, self._root)
            self.body._read()
        elif _on == 14:
            pass
            self.body = KafkaGroupValue.ShareGroupCurrentMemberAssignmentValue(self._io, self, self._root)
            self.body._read()
        elif _on == 15:
            pass
            self.body = KafkaGroupValue.ShareGroupStatePartitionMetadataValue(self._io, self, self._root)
            self.body._read()
        elif _on == 16:
            pass
            self.body = KafkaGroupValue.ConsumerGroupRegularExpressionValue(self._io, self, self._root)
            self.body._read()
        elif _on == 17:
            pass
            self.body = KafkaGroupValue.StreamsGroupMetadataValue(self._io, self, self._root)
            self.body._read()
        elif _on == 19:
            pass
            self.body = KafkaGroupValue.StreamsGroupMemberMetadataValue(self._io, self, self._root)
            self.body._read()
        elif _on == 2:
            pass
            self.body = KafkaGroupValue.GroupMetadataValue(self.version, self._io, self, self._root)
            self.body._read()
        elif _on == 20:
            pass
            self.body = KafkaGroupValue.StreamsGroupTargetAssignmentMetadataValue(self._io, self, self._root)
            self.body._read()
        elif _on == 21:
            pass
            self.body = KafkaGroupValue.StreamsGroupTargetAssignmentMemberValue(self._io, self, self._root)
            self.body._read()
        elif _on == 22:
            pass
            self.body = KafkaGroupValue.StreamsGroupCurrentMemberAssignmentValue(self._io, self, self._root)
            self.body._read()
        elif _on == 23:
            pass
            self.body = KafkaGroupValue.StreamsGroupTopologyValue(self._io, self, self._root)
            self.body._read()
        elif _on == 3:
            pass
            self.body = KafkaGroupValue.ConsumerGroupMetadataValue(self._io, self, self._root)
            self.body._read()
        elif _on == 4:
            pass
            self.body = KafkaGroupValue.ConsumerGroupPartitionMetadataValue(self._io, self, self._root)
            self.body._read()
        elif _on == 5:
            pass
            self.body = KafkaGroupValue.ConsumerGroupMemberMetadataValue(self._io, self, self._root)
            self.body._read()
        elif _on == 6:
            pass
            self.body = KafkaGroupValue.ConsumerGroupTargetAssignmentMetadataValue(self._io, self, self._root)
            self.body._read()
        elif _on == 7:
            pass
            self.body = KafkaGroupValue.ConsumerGroupTargetAssignmentMemberValue(self._io, self, self._root)
            self.body._read()
        elif _on == 8:
            pass
            self.body = KafkaGroupValue.ConsumerGroupCurrentMemberAssignmentValue(self._io, self, self._root)
            self.body._read()
        self._debug['body']['end'] = self._io.pos()


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
        SEQ_FIELDS = ["member_epoch", "previous_member_epoch", "state", "num_assigned_partitions", "assigned_partitions", "num_partitions_pending_revocation", "partitions_pending_revocation", "tagged"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupValue.ConsumerGroupCurrentMemberAssignmentValue, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['member_epoch']['start'] = self._io.pos()
            self.member_epoch = self._io.read_s4be()
            self._debug['member_epoch']['end'] = self._io.pos()
            self._debug['previous_member_epoch']['start'] = self._io.pos()
            self.previous_member_epoch = self._io.read_s4be()
            self._debug['previous_member_epoch']['end'] = self._io.pos()
            self._debug['state']['start'] = self._io.pos()
            self.state = self._io.read_s1()
            self._debug['state']['end'] = self._io.pos()
            self._debug['num_assigned_partitions']['start'] = self._io.pos()
            self.num_assigned_partitions = kafka_count.KafkaCount(True, self._io)
            self.num_assigned_partitions._read()
            self._debug['num_assigned_partitions']['end'] = self._io.pos()
            if self.num_assigned_partitions.value >= 0:
                pass
                self._debug['assigned_partitions']['start'] = self._io.pos()
                self._debug['assigned_partitions']['arr'] = []
                self.assigned_partitions = []
                for i in range(self.num_assigned_partitions.value):
                    self._debug['assigned_partitions']['arr'].append({'start': self._io.pos()})
                    _t_assigned_partitions = KafkaGroupValue.ConsumerGroupCurrentMemberAssignmentValue.TopicPartitions(self._io, self, self._root)
                    try:
                        _t_assigned_partitions._read()
                    finally:
                        self.assigned_partitions.append(_t_assigned_partitions)
                    self._debug['assigned_partitions']['arr'][i]['end'] = self._io.pos()

                self._debug['assigned_partitions']['end'] = self._io.pos()

            self._debug['num_partitions_pending_revocation']['start'] = self._io.pos()
            self.num_partitions_pending_revocation = kafka_count.KafkaCount(True, self._io)
            self.num_partitions_pending_revocation._read()
            self._debug['num_partitions_pending_revocation']['end'] = self._io.pos()
            if self.num_partitions_pending_revocation.value >= 0:
                pass
                self._debug['partitions_pending_revocation']['start'] = self._io.pos()
                self._debug['partitions_pending_revocation']['arr'] = []
                self.partitions_pending_revocation = []
                for i in range(self.num_partitions_pending_revocation.value):
                    self._debug['partitions_pending_revocation']['arr'].append({'start': self._io.pos()})
                    _t_partitions_pending_revocation = KafkaGroupValue.ConsumerGroupCurrentMemberAssignmentValue.TopicPartitions(self._io, self, self._root)
                    try:
                        _t_partitions_pending_revocation._read()
                    finally:
                        self.partitions_pending_revocation.append(_t_partitions_pending_revocation)
                    self._debug['partitions_pending_revocation']['arr'][i]['end'] = self._io.pos()

                self._debug['partitions_pending_revocation']['end'] = self._io.pos()

            self._debug['tagged']['start'] = self._io.pos()
            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)
            self.tagged._read()
            self._debug['tagged']['end'] = self._io.pos()


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
            SEQ_FIELDS = ["topic_id", "num_partitions", "partitions", "tagged"]
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaGroupValue.ConsumerGroupCurrentMemberAssignmentValue.TopicPartitions, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._debug = collections.defaultdict(dict)

            def _read(self):
                self._debug['topic_id']['start'] = self._io.pos()
                self.topic_id = kafka_uuid.KafkaUuid(self._io)
                self.topic_id._read()
                self._debug['topic_id']['end'] = self._io.pos()
                self._debug['num_partitions']['start'] = self._io.pos()
                self.num_partitions = kafka_count.KafkaCount(True, self._io)
                self.num_partitions._read()
                self._debug['num_partitions']['end'] = self._io.pos()
                if self.num_partitions.value >= 0:
                    pass
                    self._debug['partitions']['start'] = self._io.pos()
                    self._debug['partitions']['arr'] = []
                    self.partitions = []
                    for i in range(self.num_partitions.value):
                        self._debug['partitions']['arr'].append({'start': self._io.pos()})
                        self.partitions.append(self._io.read_s4be())
                        self._debug['partitions']['arr'][i]['end'] = self._io.pos()

                    self._debug['partitions']['end'] = self._io.pos()

                self._debug['tagged']['start'] = self._io.pos()
                self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)
                self.tagged._read()
                self._debug['tagged']['end'] = self._io.pos()


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
        SEQ_FIELDS = ["instance_id", "rack_id", "client_id", "client_host", "num_subscribed_topic_names", "subscribed_topic_names", "subscribed_topic_regex", "rebalance_timeout_ms", "server_assignor", "num_tagged", "tagged"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupValue.ConsumerGroupMemberMetadataValue, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['instance_id']['start'] = self._io.pos()
            self.instance_id = kafka_string.KafkaString(True, self._io)
            self.instance_id._read()
            self._debug['instance_id']['end'] = self._io.pos()
            self._debug['rack_id']['start'] = self._io.pos()
            self.rack_id = kafka_string.KafkaString(True, self._io)
            self.rack_id._read()
            self._debug['rack_id']['end'] = self._io.pos()
            self._debug['client_id']['start'] = self._io.pos()
            self.client_id = kafka_string.KafkaString(True, self._io)
            self.client_id._read()
            self._debug['client_id']['end'] = self._io.pos()
            self._debug['client_host']['start'] = self._io.pos()
            self.client_host = kafka_string.KafkaString(True, self._io)
            self.client_host._read()
            self._debug['client_host']['end'] = self._io.pos()
            self._debug['num_subscribed_topic_names']['start'] = self._io.pos()
            self.num_subscribed_topic_names = kafka_count.KafkaCount(True, self._io)
            self.num_subscribed_topic_names._read()
            self._debug['num_subscribed_topic_names']['end'] = self._io.pos()
            if self.num_subscribed_topic_names.value >= 0:
                pass
                self._debug['subscribed_topic_names']['start'] = self._io.pos()
                self._debug['subscribed_topic_names']['arr'] = []
                self.subscribed_topic_names = []
                for i in range(self.num_subscribed_topic_names.value):
                    self._debug['subscribed_topic_names']['arr'].append({'start': self._io.pos()})
                    _t_subscribed_topic_names = kafka_string.KafkaString(True, self._io)
                    try:
                        _t_subscribed_topic_names._read()
                    finally:
                        self.subscribed_topic_names.append(_t_subscribed_topic_names)
                    self._debug['subscribed_topic_names']['arr'][i]['end'] = self._io.pos()

                self._debug['subscribed_topic_names']['end'] = self._io.pos()

            self._debug['subscribed_topic_regex']['start'] = self._io.pos()
            self.subscribed_topic_regex = kafka_string.KafkaString(True, self._io)
            self.subscribed_topic_regex._read()
            self._debug['subscribed_topic_regex']['end'] = self._io.pos()
            self._debug['rebalance_timeout_ms']['start'] = self._io.pos()
            self.rebalance_timeout_ms = self._io.read_s4be()
            self._debug['rebalance_timeout_ms']['end'] = self._io.pos()
            self._debug['server_assignor']['start'] = self._io.pos()
            self.server_assignor = kafka_string.KafkaString(True, self._io)
            self.server_assignor._read()
            self._debug['server_assignor']['end'] = self._io.pos()
            self._debug['num_tagged']['start'] = self._io.pos()
            self.num_tagged = kafka_uvarint.KafkaUvarint(self._io)
            self.num_tagged._read()
            self._debug['num_tagged']['end'] = self._io.pos()
            self._debug['tagged']['start'] = self._io.pos()
            self._debug['tagged']['arr'] = []
            self.tagged = []
            for i in range(self.num_tagged.value):
                self._debug['tagged']['arr'].append({'start': self._io.pos()})
                _t_tagged = KafkaGroupValue.ConsumerGroupMemberMetadataValue.TaggedField(self._io, self, self._root)
                try:
                    _t_tagged._read()
                finally:
                    self.tagged.append(_t_tagged)
                self._debug['tagged']['arr'][i]['end'] = self._io.pos()

            self._debug['tagged']['end'] = self._io.pos()


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
            SEQ_FIELDS = ["session_timeout_ms", "num_supported_protocols", "supported_protocols", "tagged"]
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaGroupValue.ConsumerGroupMemberMetadataValue.ClassicMemberMetadata, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._debug = collections.defaultdict(dict)

            def _read(self):
                self._debug['session_timeout_ms']['start'] = self._io.pos()
                self.session_timeout_ms = self._io.read_s4be()
                self._debug['session_timeout_ms']['end'] = self._io.pos()
                self._debug['num_supported_protocols']['start'] = self._io.pos()
                self.num_supported_protocols = kafka_count.KafkaCount(True, self._io)
                self.num_supported_protocols._read()
                self._debug['num_supported_protocols']['end'] = self._io.pos()
                if self.num_supported_protocols.value >= 0:
                    pass
                    self._debug['supported_protocols']['start'] = self._io.pos()
                    self._debug['supported_protocols']['arr'] = []
                    self.supported_protocols = []
                    for i in range(self.num_supported_protocols.value):
                        self._debug['supported_protocols']['arr'].append({'start': self._io.pos()})
                        _t_supported_protocols = KafkaGroupValue.ConsumerGroupMemberMetadataValue.ClassicMemberMetadata.ClassicProtocol(self._io, self, self._root)
                        try:
                            _t_supported_protocols._read()
                        finally:
                            self.supported_protocols.append(_t_supported_protocols)
                        self._debug['supported_protocols']['arr'][i]['end'] = self._io.pos()

                    self._debug['supported_protocols']['end'] = self._io.pos()

                self._debug['tagged']['start'] = self._io.pos()
                self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)
                self.tagged._read()
                self._debug['tagged']['end'] = self._io.pos()


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
                SEQ_FIELDS = ["name", "metadata", "tagged"]
                def __init__(self, _io, _parent=None, _root=None):
                    super(KafkaGroupValue.ConsumerGroupMemberMetadataValue.ClassicMemberMetadata.ClassicProtocol, self).__init__(_io)
                    self._parent = _parent
                    self._root = _root
                    self._debug = collections.defaultdict(dict)

                def _read(self):
                    self._debug['name']['start'] = self._io.pos()
                    self.name = kafka_string.KafkaString(True, self._io)
                    self.name._read()
                    self._debug['name']['end'] = self._io.pos()
                    self._debug['metadata']['start'] = self._io.pos()
                    self.metadata = kafka_bytes.KafkaBytes(True, self._io)
                    self.metadata._read()
                    self._debug['metadata']['end'] = self._io.pos()
                    self._debug['tagged']['start'] = self._io.pos()
                    self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)
                    self.tagged._read()
                    self._debug['tagged']['end'] = self._io.pos()


                def _fetch_instances(self):
                    pass
                    self.name._fetch_instances()
                    self.metadata._fetch_instances()
                    self.tagged._fetch_instances()



        class TaggedClassicMemberMetadata(KaitaiStruct):
            classic_member_metadata = None
            SEQ_FIELDS = ["classic_member_metadata_mark", "classic_member_metadata"]
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaGroupValue.ConsumerGroupMemberMetadataValue.TaggedClassicMemberMetadata, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._debug = collections.defaultdict(dict)

            def _read(self):
                self._debug['classic_member_metadata_mark']['start'] = self._io.pos()
                self.classic_member_metadata_mark = self._io.read_s1()
                self._debug['classic_member_metadata_mark']['end'] = self._io.pos()
                if self.classic_member_metadata_mark >= 0:
                    pass
                    self._debug['classic_member_metadata']['start'] = self._io.pos()
                    self.classic_member_metadata = KafkaGroupValue.ConsumerGroupMemberMetadataValue.ClassicMemberMetadata(self._io, self, self._root)
                    self.classic_member_metadata._read()
                    self._debug['classic_member_metadata']['end'] = self._io.pos()



            def _fetch_instances(self):
                pass
                if self.classic_member_metadata_mark >= 0:
                    pass
                    self.classic_member_metadata._fetch_instances()



        class TaggedField(KaitaiStruct):
            SEQ_FIELDS = ["tag", "len_content", "content"]
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaGroupValue.ConsumerGroupMemberMetadataValue.TaggedField, self).__init__(_io)
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
                    self.content = KafkaGroupValue.ConsumerGroupMemberMetadataValue.TaggedClassicMemberMetadata(_io__raw_content, self, self._root)
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



    class ConsumerGroupMetadataValue(KaitaiStruct):
        SEQ_FIELDS = ["epoch", "num_tagged", "tagged"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupValue.ConsumerGroupMetadataValue, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['epoch']['start'] = self._io.pos()
            self.epoch = self._io.read_s4be()
            self._debug['epoch']['end'] = self._io.pos()
            self._debug['num_tagged']['start'] = self._io.pos()
            self.num_tagged = kafka_uvarint.KafkaUvarint(self._io)
            self.num_tagged._read()
            self._debug['num_tagged']['end'] = self._io.pos()
            self._debug['tagged']['start'] = self._io.pos()
            self._debug['tagged']['arr'] = []
            self.tagged = []
            for i in range(self.num_tagged.value):
                self._debug['tagged']['arr'].append({'start': self._io.pos()})
                _t_tagged = KafkaGroupValue.ConsumerGroupMetadataValue.TaggedField(self._io, self, self._root)
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
                super(KafkaGroupValue.ConsumerGroupMetadataValue.TaggedField, self).__init__(_io)
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
                    self.content = KafkaGroupValue.ConsumerGroupMetadataValue.TaggedMetadataHash(_io__raw_content, self, self._root)
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


        class TaggedMetadataHash(KaitaiStruct):
            SEQ_FIELDS = ["metadata_hash"]
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaGroupValue.ConsumerGroupMetadataValue.TaggedMetadataHash, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._debug = collections.defaultdict(dict)

            def _read(self):
                self._debug['metadata_hash']['start'] = self._io.pos()
                self.metadata_hash = self._io.read_s8be()
                self._debug['metadata_hash']['end'] = self._io.pos()


            def _fetch_instances(self):
                pass



    class ConsumerGroupPartitionMetadataValue(KaitaiStruct):
        topics = None
        SEQ_FIELDS = ["num_topics", "topics", "tagged"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupValue.ConsumerGroupPartitionMetadataValue, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['num_topics']['start'] = self._io.pos()
            self.num_topics = kafka_count.KafkaCount(True, self._io)
            self.num_topics._read()
            self._debug['num_topics']['end'] = self._io.pos()
            if self.num_topics.value >= 0:
                pass
                self._debug['topics']['start'] = self._io.pos()
                self._debug['topics']['arr'] = []
                self.topics = []
                for i in range(self.num_topics.value):
                    self._debug['topics']['arr'].append({'start': self._io.pos()})
                    _t_topics = KafkaGroupValue.ConsumerGroupPartitionMetadataValue.TopicMetadata(self._io, self, self._root)
                    try:
                        _t_topics._read()
                    finally:
                        self.topics.append(_t_topics)
                    self._debug['topics']['arr'][i]['end'] = self._io.pos()

                self._debug['topics']['end'] = self._io.pos()

            self._debug['tagged']['start'] = self._io.pos()
            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)
            self.tagged._read()
            self._debug['tagged']['end'] = self._io.pos()


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
            SEQ_FIELDS = ["topic_id", "topic_name", "num_partitions", "num_partition_metadata", "partition_metadata", "tagged"]
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaGroupValue.ConsumerGroupPartitionMetadataValue.TopicMetadata, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._debug = collections.defaultdict(dict)

            def _read(self):
                self._debug['topic_id']['start'] = self._io.pos()
                self.topic_id = kafka_uuid.KafkaUuid(self._io)
                self.topic_id._read()
                self._debug['topic_id']['end'] = self._io.pos()
                self._debug['topic_name']['start'] = self._io.pos()
                self.topic_name = kafka_string.KafkaString(True, self._io)
                self.topic_name._read()
                self._debug['topic_name']['end'] = self._io.pos()
                self._debug['num_partitions']['start'] = self._io.pos()
                self.num_partitions = self._io.read_s4be()
                self._debug['num_partitions']['end'] = self._io.pos()
                self._debug['num_partition_metadata']['start'] = self._io.pos()
                self.num_partition_metadata = kafka_count.KafkaCount(True, self._io)
                self.num_partition_metadata._read()
                self._debug['num_partition_metadata']['end'] = self._io.pos()
                if self.num_partition_metadata.value >= 0:
                    pass
                    self._debug['partition_metadata']['start'] = self._io.pos()
                    self._debug['partition_metadata']['arr'] = []
                    self.partition_metadata = []
                    for i in range(self.num_partition_metadata.value):
                        self._debug['partition_metadata']['arr'].append({'start': self._io.pos()})
                        _t_partition_metadata = KafkaGroupValue.ConsumerGroupPartitionMetadataValue.TopicMetadata.PartitionMetadata(self._io, self, self._root)
                        try:
                            _t_partition_metadata._read()
                        finally:
                            self.partition_metadata.append(_t_partition_metadata)
                        self._debug['partition_metadata']['arr'][i]['end'] = self._io.pos()

                    self._debug['partition_metadata']['end'] = self._io.pos()

                self._debug['tagged']['start'] = self._io.pos()
                self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)
                self.tagged._read()
                self._debug['tagged']['end'] = self._io.pos()


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
                SEQ_FIELDS = ["partition", "num_racks", "racks", "tagged"]
                def __init__(self, _io, _parent=None, _root=None):
                    super(KafkaGroupValue.ConsumerGroupPartitionMetadataValue.TopicMetadata.PartitionMetadata, self).__init__(_io)
                    self._parent = _parent
                    self._root = _root
                    self._debug = collections.defaultdict(dict)

                def _read(self):
                    self._debug['partition']['start'] = self._io.pos()
                    self.partition = self._io.read_s4be()
                    self._debug['partition']['end'] = self._io.pos()
                    self._debug['num_racks']['start'] = self._io.pos()
                    self.num_racks = kafka_count.KafkaCount(True, self._io)
                    self.num_racks._read()
                    self._debug['num_racks']['end'] = self._io.pos()
                    if self.num_racks.value >= 0:
                        pass
                        self._debug['racks']['start'] = self._io.pos()
                        self._debug['racks']['arr'] = []
                        self.racks = []
                        for i in range(self.num_racks.value):
                            self._debug['racks']['arr'].append({'start': self._io.pos()})
                            _t_racks = kafka_string.KafkaString(True, self._io)
                            try:
                                _t_racks._read()
                            finally:
                                self.racks.append(_t_racks)
                            self._debug['racks']['arr'][i]['end'] = self._io.pos()

                        self._debug['racks']['end'] = self._io.pos()

                    self._debug['tagged']['start'] = self._io.pos()
                    self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)
                    self.tagged._read()
                    self._debug['tagged']['end'] = self._io.pos()


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
        SEQ_FIELDS = ["num_topics", "topics", "version", "timestamp", "tagged"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupValue.ConsumerGroupRegularExpressionValue, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['num_topics']['start'] = self._io.pos()
            self.num_topics = kafka_count.KafkaCount(True, self._io)
            self.num_topics._read()
            self._debug['num_topics']['end'] = self._io.pos()
            if self.num_topics.value >= 0:
                pass
                self._debug['topics']['start'] = self._io.pos()
                self._debug['topics']['arr'] = []
                self.topics = []
                for i in range(self.num_topics.value):
                    self._debug['topics']['arr'].append({'start': self._io.pos()})
                    _t_topics = kafka_string.KafkaString(True, self._io)
                    try:
                        _t_topics._read()
                    finally:
                        self.topics.append(_t_topics)
                    self._debug['topics']['arr'][i]['end'] = self._io.pos()

                self._debug['topics']['end'] = self._io.pos()

            self._debug['version']['start'] = self._io.pos()
            self.version = self._io.read_s8be()
            self._debug['version']['end'] = self._io.pos()
            self._debug['timestamp']['start'] = self._io.pos()
            self.timestamp = self._io.read_s8be()
            self._debug['timestamp']['end'] = self._io.pos()
            self._debug['tagged']['start'] = self._io.pos()
            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)
            self.tagged._read()
            self._debug['tagged']['end'] = self._io.pos()


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
        SEQ_FIELDS = ["num_topic_partitions", "topic_partitions", "tagged"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupValue.ConsumerGroupTargetAssignmentMemberValue, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['num_topic_partitions']['start'] = self._io.pos()
            self.num_topic_partitions = kafka_count.KafkaCount(True, self._io)
            self.num_topic_partitions._read()
            self._debug['num_topic_partitions']['end'] = self._io.pos()
            if self.num_topic_partitions.value >= 0:
                pass
                self._debug['topic_partitions']['start'] = self._io.pos()
                self._debug['topic_partitions']['arr'] = []
                self.topic_partitions = []
                for i in range(self.num_topic_partitions.value):
                    self._debug['topic_partitions']['arr'].append({'start': self._io.pos()})
                    _t_topic_partitions = KafkaGroupValue.ConsumerGroupTargetAssignmentMemberValue.TopicPartition(self._io, self, self._root)
                    try:
                        _t_topic_partitions._read()
                    finally:
                        self.topic_partitions.append(_t_topic_partitions)
                    self._debug['topic_partitions']['arr'][i]['end'] = self._io.pos()

                self._debug['topic_partitions']['end'] = self._io.pos()

            self._debug['tagged']['start'] = self._io.pos()
            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)
            self.tagged._read()
            self._debug['tagged']['end'] = self._io.pos()


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
            SEQ_FIELDS = ["topic_id", "num_partitions", "partitions", "tagged"]
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaGroupValue.ConsumerGroupTargetAssignmentMemberValue.TopicPartition, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._debug = collections.defaultdict(dict)

            def _read(self):
                self._debug['topic_id']['start'] = self._io.pos()
                self.topic_id = kafka_uuid.KafkaUuid(self._io)
                self.topic_id._read()
                self._debug['topic_id']['end'] = self._io.pos()
                self._debug['num_partitions']['start'] = self._io.pos()
                self.num_partitions = kafka_count.KafkaCount(True, self._io)
                self.num_partitions._read()
                self._debug['num_partitions']['end'] = self._io.pos()
                if self.num_partitions.value >= 0:
                    pass
                    self._debug['partitions']['start'] = self._io.pos()
                    self._debug['partitions']['arr'] = []
                    self.partitions = []
                    for i in range(self.num_partitions.value):
                        self._debug['partitions']['arr'].append({'start': self._io.pos()})
                        self.partitions.append(self._io.read_s4be())
                        self._debug['partitions']['arr'][i]['end'] = self._io.pos()

                    self._debug['partitions']['end'] = self._io.pos()

                self._debug['tagged']['start'] = self._io.pos()
                self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)
                self.tagged._read()
                self._debug['tagged']['end'] = self._io.pos()


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
        SEQ_FIELDS = ["assignment_epoch", "tagged"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupValue.ConsumerGroupTargetAssignmentMetadataValue, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['assignment_epoch']['start'] = self._io.pos()
            self.assignment_epoch = self._io.read_s4be()
            self._debug['assignment_epoch']['end'] = self._io.pos()
            self._debug['tagged']['start'] = self._io.pos()
            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)
            self.tagged._read()
            self._debug['tagged']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.tagged._fetch_instances()


    class GroupMetadataValue(KaitaiStruct):
        current_state_timestamp = None
        members = None
        tagged = None
        SEQ_FIELDS = ["protocol_type", "generation", "protocol", "leader", "current_state_timestamp", "num_members", "members", "tagged"]
        def __init__(self, api_version, _io, _parent=None, _root=None):
            super(KafkaGroupValue.GroupMetadataValue, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.api_version = api_version
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['protocol_type']['start'] = self._io.pos()
            self.protocol_type = kafka_string.KafkaString(self.api_version >= 4, self._io)
            self.protocol_type._read()
            self._debug['protocol_type']['end'] = self._io.pos()
            self._debug['generation']['start'] = self._io.pos()
            self.generation = self._io.read_s4be()
            self._debug['generation']['end'] = self._io.pos()
            self._debug['protocol']['start'] = self._io.pos()
            self.protocol = kafka_string.KafkaString(self.api_version >= 4, self._io)
            self.protocol._read()
            self._debug['protocol']['end'] = self._io.pos()
            self._debug['leader']['start'] = self._io.pos()
            self.leader = kafka_string.KafkaString(self.api_version >= 4, self._io)
            self.leader._read()
            self._debug['leader']['end'] = self._io.pos()
            if self.api_version >= 2:
                pass
                self._debug['current_state_timestamp']['start'] = self._io.pos()
                self.current_state_timestamp = self._io.read_s8be()
                self._debug['current_state_timestamp']['end'] = self._io.pos()

            self._debug['num_members']['start'] = self._io.pos()
            self.num_members = kafka_count.KafkaCount(self.api_version >= 4, self._io)
            self.num_members._read()
            self._debug['num_members']['end'] = self._io.pos()
            if self.num_members.value >= 0:
                pass
                self._debug['members']['start'] = self._io.pos()
                self._debug['members']['arr'] = []
                self.members = []
                for i in range(self.num_members.value):
                    self._debug['members']['arr'].append({'start': self._io.pos()})
                    _t_members = KafkaGroupValue.GroupMetadataValue.MemberMetadata(self.api_version, self._io, self, self._root)
                    try:
                        _t_members._read()
                    finally:
                        self.members.append(_t_members)
                    self._debug['members']['arr'][i]['end'] = self._io.pos()

                self._debug['members']['end'] = self._io.pos()

            if self.api_version >= 4:
                pass
                self._debug['tagged']['start'] = self._io.pos()
                self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)
                self.tagged._read()
                self._debug['tagged']['end'] = self._io.pos()



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
            SEQ_FIELDS = ["member_id", "group_instance_id", "client_id", "client_host", "rebalance_timeout", "session_timeout", "subscription", "assignment", "tagged"]
            def __init__(self, api_version, _io, _parent=None, _root=None):
                super(KafkaGroupValue.GroupMetadataValue.MemberMetadata, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self.api_version = api_version
                self._debug = collections.defaultdict(dict)

            def _read(self):
                self._debug['member_id']['start'] = self._io.pos()
                self.member_id = kafka_string.KafkaString(self.api_version >= 4, self._io)
                self.member_id._read()
                self._debug['member_id']['end'] = self._io.pos()
                if self.api_version >= 3:
                    pass
                    self._debug['group_instance_id']['start'] = self._io.pos()
                    self.group_instance_id = kafka_string.KafkaString(self.api_version >= 4, self._io)
                    self.group_instance_id._read()
                    self._debug['group_instance_id']['end'] = self._io.pos()

                self._debug['client_id']['start'] = self._io.pos()
                self.client_id = kafka_string.KafkaString(self.api_version >= 4, self._io)
                self.client_id._read()
                self._debug['client_id']['end'] = self._io.pos()
                self._debug['client_host']['start'] = self._io.pos()
                self.client_host = kafka_string.KafkaString(self.api_version >= 4, self._io)
                self.client_host._read()
                self._debug['client_host']['end'] = self._io.pos()
                if self.api_version >= 1:
                    pass
                    self._debug['rebalance_timeout']['start'] = self._io.pos()
                    self.rebalance_timeout = self._io.read_s4be()
                    self._debug['rebalance_timeout']['end'] = self._io.pos()

                self._debug['session_timeout']['start'] = self._io.pos()
                self.session_timeout = self._io.read_s4be()
                self._debug['session_timeout']['end'] = self._io.pos()
                self._debug['subscription']['start'] = self._io.pos()
                self.subscription = kafka_bytes.KafkaBytes(self.api_version >= 4, self._io)
                self.subscription._read()
                self._debug['subscription']['end'] = self._io.pos()
                self._debug['assignment']['start'] = self._io.pos()
                self.assignment = kafka_bytes.KafkaBytes(self.api_version >= 4, self._io)
                self.assignment._read()
                self._debug['assignment']['end'] = self._io.pos()
                if self.api_version >= 4:
                    pass
                    self._debug['tagged']['start'] = self._io.pos()
                    self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)
                    self.tagged._read()
                    self._debug['tagged']['end'] = self._io.pos()



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
        SEQ_FIELDS = ["offset", "metadata", "commit_timestamp"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupValue.LegacyOffsetCommitValue, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['offset']['start'] = self._io.pos()
            self.offset = self._io.read_s8be()
            self._debug['offset']['end'] = self._io.pos()
            self._debug['metadata']['start'] = self._io.pos()
            self.metadata = kafka_string.KafkaString(False, self._io)
            self.metadata._read()
            self._debug['metadata']['end'] = self._io.pos()
            self._debug['commit_timestamp']['start'] = self._io.pos()
            self.commit_timestamp = self._io.read_s8be()
            self._debug['commit_timestamp']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.metadata._fetch_instances()


    class OffsetCommitValue(KaitaiStruct):
        leader_epoch = None
        expire_timestamp = None
        num_tagged = None
        tagged = None
        SEQ_FIELDS = ["offset", "leader_epoch", "metadata", "commit_timestamp", "expire_timestamp", "num_tagged", "tagged"]
        def __init__(self, api_version, _io, _parent=None, _root=None):
            super(KafkaGroupValue.OffsetCommitValue, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.api_version = api_version
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['offset']['start'] = self._io.pos()
            self.offset = self._io.read_s8be()
            self._debug['offset']['end'] = self._io.pos()
            if self.api_version >= 3:
                pass
                self._debug['leader_epoch']['start'] = self._io.pos()
                self.leader_epoch = self._io.read_s4be()
                self._debug['leader_epoch']['end'] = self._io.pos()

            self._debug['metadata']['start'] = self._io.pos()
            self.metadata = kafka_string.KafkaString(self.api_version >= 4, self._io)
            self.metadata._read()
            self._debug['metadata']['end'] = self._io.pos()
            self._debug['commit_timestamp']['start'] = self._io.pos()
            self.commit_timestamp = self._io.read_s8be()
            self._debug['commit_timestamp']['end'] = self._io.pos()
            if self.api_version == 1:
                pass
                self._debug['expire_timestamp']['start'] = self._io.pos()
                self.expire_timestamp = self._io.read_s8be()
                self._debug['expire_timestamp']['end'] = self._io.pos()

            if self.api_version >= 4:
                pass
                self._debug['num_tagged']['start'] = self._io.pos()
                self.num_tagged = kafka_uvarint.KafkaUvarint(self._io)
                self.num_tagged._read()
                self._debug['num_tagged']['end'] = self._io.pos()

            if self.api_version >= 4:
                pass
                self._debug['tagged']['start'] = self._io.pos()
                self._debug['tagged']['arr'] = []
                self.tagged = []
                for i in range(self.num_tagged.value):
                    self._debug['tagged']['arr'].append({'start': self._io.pos()})
                    _t_tagged = KafkaGroupValue.OffsetCommitValue.TaggedField(self._io, self, self._root)
                    try:
                        _t_tagged._read()
                    finally:
                        self.tagged.append(_t_tagged)
                    self._debug['tagged']['arr'][i]['end'] = self._io.pos()

                self._debug['tagged']['end'] = self._io.pos()



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
            SEQ_FIELDS = ["tag", "len_content", "content"]
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaGroupValue.OffsetCommitValue.TaggedField, self).__init__(_io)
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
                    self.content = KafkaGroupValue.OffsetCommitValue.TaggedTopicId(_io__raw_content, self, self._root)
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


        class TaggedTopicId(KaitaiStruct):
            SEQ_FIELDS = ["topic_id"]
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaGroupValue.OffsetCommitValue.TaggedTopicId, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._debug = collections.defaultdict(dict)

            def _read(self):
                self._debug['topic_id']['start'] = self._io.pos()
                self.topic_id = kafka_uuid.KafkaUuid(self._io)
                self.topic_id._read()
                self._debug['topic_id']['end'] = self._io.pos()


            def _fetch_instances(self):
                pass
                self.topic_id._fetch_instances()



    class ShareGroupCurrentMemberAssignmentValue(KaitaiStruct):
        assigned_partitions = None
        SEQ_FIELDS = ["member_epoch", "previous_member_epoch", "state", "num_assigned_partitions", "assigned_partitions", "tagged"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupValue.ShareGroupCurrentMemberAssignmentValue, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['member_epoch']['start'] = self._io.pos()
            self.member_epoch = self._io.read_s4be()
            self._debug['member_epoch']['end'] = self._io.pos()
            self._debug['previous_member_epoch']['start'] = self._io.pos()
            self.previous_member_epoch = self._io.read_s4be()
            self._debug['previous_member_epoch']['end'] = self._io.pos()
            self._debug['state']['start'] = self._io.pos()
            self.state = self._io.read_s1()
            self._debug['state']['end'] = self._io.pos()
            self._debug['num_assigned_partitions']['start'] = self._io.pos()
            self.num_assigned_partitions = kafka_count.KafkaCount(True, self._io)
            self.num_assigned_partitions._read()
            self._debug['num_assigned_partitions']['end'] = self._io.pos()
            if self.num_assigned_partitions.value >= 0:
                pass
                self._debug['assigned_partitions']['start'] = self._io.pos()
                self._debug['assigned_partitions']['arr'] = []
                self.assigned_partitions = []
                for i in range(self.num_assigned_partitions.value):
                    self._debug['assigned_partitions']['arr'].append({'start': self._io.pos()})
                    _t_assigned_partitions = KafkaGroupValue.ShareGroupCurrentMemberAssignmentValue.TopicPartitions(self._io, self, self._root)
                    try:
                        _t_assigned_partitions._read()
                    finally:
                        self.assigned_partitions.append(_t_assigned_partitions)
                    self._debug['assigned_partitions']['arr'][i]['end'] = self._io.pos()

                self._debug['assigned_partitions']['end'] = self._io.pos()

            self._debug['tagged']['start'] = self._io.pos()
            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)
            self.tagged._read()
            self._debug['tagged']['end'] = self._io.pos()


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
            SEQ_FIELDS = ["topic_id", "num_partitions", "partitions", "tagged"]
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaGroupValue.ShareGroupCurrentMemberAssignmentValue.TopicPartitions, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._debug = collections.defaultdict(dict)

            def _read(self):
                self._debug['topic_id']['start'] = self._io.pos()
                self.topic_id = kafka_uuid.KafkaUuid(self._io)
                self.topic_id._read()
                self._debug['topic_id']['end'] = self._io.pos()
                self._debug['num_partitions']['start'] = self._io.pos()
                self.num_partitions = kafka_count.KafkaCount(True, self._io)
                self.num_partitions._read()
                self._debug['num_partitions']['end'] = self._io.pos()
                if self.num_partitions.value >= 0:
                    pass
                    self._debug['partitions']['start'] = self._io.pos()
                    self._debug['partitions']['arr'] = []
                    self.partitions = []
                    for i in range(self.num_partitions.value):
                        self._debug['partitions']['arr'].append({'start': self._io.pos()})
                        self.partitions.append(self._io.read_s4be())
                        self._debug['partitions']['arr'][i]['end'] = self._io.pos()

                    self._debug['partitions']['end'] = self._io.pos()

                self._debug['tagged']['start'] = self._io.pos()
                self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)
                self.tagged._read()
                self._debug['tagged']['end'] = self._io.pos()


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
        SEQ_FIELDS = ["rack_id", "client_id", "client_host", "num_subscribed_topic_names", "subscribed_topic_names", "tagged"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupValue.ShareGroupMemberMetadataValue, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['rack_id']['start'] = self._io.pos()
            self.rack_id = kafka_string.KafkaString(True, self._io)
            self.rack_id._read()
            self._debug['rack_id']['end'] = self._io.pos()
            self._debug['client_id']['start'] = self._io.pos()
            self.client_id = kafka_string.KafkaString(True, self._io)
            self.client_id._read()
            self._debug['client_id']['end'] = self._io.pos()
            self._debug['client_host']['start'] = self._io.pos()
            self.client_host = kafka_string.KafkaString(True, self._io)
            self.client_host._read()
            self._debug['client_host']['end'] = self._io.pos()
            self._debug['num_subscribed_topic_names']['start'] = self._io.pos()
            self.num_subscribed_topic_names = kafka_count.KafkaCount(True, self._io)
            self.num_subscribed_topic_names._read()
            self._debug['num_subscribed_topic_names']['end'] = self._io.pos()
            if self.num_subscribed_topic_names.value >= 0:
                pass
                self._debug['subscribed_topic_names']['start'] = self._io.pos()
                self._debug['subscribed_topic_names']['arr'] = []
                self.subscribed_topic_names = []
                for i in range(self.num_subscribed_topic_names.value):
                    self._debug['subscribed_topic_names']['arr'].append({'start': self._io.pos()})
                    _t_subscribed_topic_names = kafka_string.KafkaString(True, self._io)
                    try:
                        _t_subscribed_topic_names._read()
                    finally:
                        self.subscribed_topic_names.append(_t_subscribed_topic_names)
                    self._debug['subscribed_topic_names']['arr'][i]['end'] = self._io.pos()

                self._debug['subscribed_topic_names']['end'] = self._io.pos()

            self._debug['tagged']['start'] = self._io.pos()
            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)
            self.tagged._read()
            self._debug['tagged']['end'] = self._io.pos()


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
        SEQ_FIELDS = ["epoch", "metadata_hash", "tagged"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupValue.ShareGroupMetadataValue, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['epoch']['start'] = self._io.pos()
            self.epoch = self._io.read_s4be()
            self._debug['epoch']['end'] = self._io.pos()
            self._debug['metadata_hash']['start'] = self._io.pos()
            self.metadata_hash = self._io.read_s8be()
            self._debug['metadata_hash']['end'] = self._io.pos()
            self._debug['tagged']['start'] = self._io.pos()
            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)
            self.tagged._read()
            self._debug['tagged']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.tagged._fetch_instances()


    class ShareGroupStatePartitionMetadataValue(KaitaiStruct):
        initializing_topics = None
        initialized_topics = None
        deleting_topics = None
        SEQ_FIELDS = ["num_initializing_topics", "initializing_topics", "num_initialized_topics", "initialized_topics", "num_deleting_topics", "deleting_topics", "tagged"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupValue.ShareGroupStatePartitionMetadataValue, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['num_initializing_topics']['start'] = self._io.pos()
            self.num_initializing_topics = kafka_count.KafkaCount(True, self._io)
            self.num_initializing_topics._read()
            self._debug['num_initializing_topics']['end'] = self._io.pos()
            if self.num_initializing_topics.value >= 0:
                pass
                self._debug['initializing_topics']['start'] = self._io.pos()
                self._debug['initializing_topics']['arr'] = []
                self.initializing_topics = []
                for i in range(self.num_initializing_topics.value):
                    self._debug['initializing_topics']['arr'].append({'start': self._io.pos()})
                    _t_initializing_topics = KafkaGroupValue.ShareGroupStatePartitionMetadataValue.TopicPartitionsInfo(self._io, self, self._root)
                    try:
                        _t_initializing_topics._read()
                    finally:
                        self.initializing_topics.append(_t_initializing_topics)
                    self._debug['initializing_topics']['arr'][i]['end'] = self._io.pos()

                self._debug['initializing_topics']['end'] = self._io.pos()

            self._debug['num_initialized_topics']['start'] = self._io.pos()
            self.num_initialized_topics = kafka_count.KafkaCount(True, self._io)
            self.num_initialized_topics._read()
            self._debug['num_initialized_topics']['end'] = self._io.pos()
            if self.num_initialized_topics.value >= 0:
                pass
                self._debug['initialized_topics']['start'] = self._io.pos()
                self._debug['initialized_topics']['arr'] = []
                self.initialized_topics = []
                for i in range(self.num_initialized_topics.value):
                    self._debug['initialized_topics']['arr'].append({'start': self._io.pos()})
                    _t_initialized_topics = KafkaGroupValue.ShareGroupStatePartitionMetadataValue.TopicPartitionsInfo(self._io, self, self._root)
                    try:
                        _t_initialized_topics._read()
                    finally:
                        self.initialized_topics.append(_t_initialized_topics)
                    self._debug['initialized_topics']['arr'][i]['end'] = self._io.pos()

                self._debug['initialized_topics']['end'] = self._io.pos()

            self._debug['num_deleting_topics']['start'] = self._io.pos()
            self.num_deleting_topics = kafka_count.KafkaCount(True, self._io)
            self.num_deleting_topics._read()
            self._debug['num_deleting_topics']['end'] = self._io.pos()
            if self.num_deleting_topics.value >= 0:
                pass
                self._debug['deleting_topics']['start'] = self._io.pos()
                self._debug['deleting_topics']['arr'] = []
                self.deleting_topics = []
                for i in range(self.num_deleting_topics.value):
                    self._debug['deleting_topics']['arr'].append({'start': self._io.pos()})
                    _t_deleting_topics = KafkaGroupValue.ShareGroupStatePartitionMetadataValue.TopicInfo(self._io, self, self._root)
                    try:
                        _t_deleting_topics._read()
                    finally:
                        self.deleting_topics.append(_t_deleting_topics)
                    self._debug['deleting_topics']['arr'][i]['end'] = self._io.pos()

                self._debug['deleting_topics']['end'] = self._io.pos()

            self._debug['tagged']['start'] = self._io.pos()
            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)
            self.tagged._read()
            self._debug['tagged']['end'] = self._io.pos()


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
            SEQ_FIELDS = ["topic_id", "topic_name", "tagged"]
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaGroupValue.ShareGroupStatePartitionMetadataValue.TopicInfo, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._debug = collections.defaultdict(dict)

            def _read(self):
                self._debug['topic_id']['start'] = self._io.pos()
                self.topic_id = kafka_uuid.KafkaUuid(self._io)
                self.topic_id._read()
                self._debug['topic_id']['end'] = self._io.pos()
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
                self.topic_id._fetch_instances()
                self.topic_name._fetch_instances()
                self.tagged._fetch_instances()


        class TopicPartitionsInfo(KaitaiStruct):
            partitions = None
            SEQ_FIELDS = ["topic_id", "topic_name", "num_partitions", "partitions", "tagged"]
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaGroupValue.ShareGroupStatePartitionMetadataValue.TopicPartitionsInfo, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._debug = collections.defaultdict(dict)

            def _read(self):
                self._debug['topic_id']['start'] = self._io.pos()
                self.topic_id = kafka_uuid.KafkaUuid(self._io)
                self.topic_id._read()
                self._debug['topic_id']['end'] = self._io.pos()
                self._debug['topic_name']['start'] = self._io.pos()
                self.topic_name = kafka_string.KafkaString(True, self._io)
                self.topic_name._read()
                self._debug['topic_name']['end'] = self._io.pos()
                self._debug['num_partitions']['start'] = self._io.pos()
                self.num_partitions = kafka_count.KafkaCount(True, self._io)
                self.num_partitions._read()
                self._debug['num_partitions']['end'] = self._io.pos()
                if self.num_partitions.value >= 0:
                    pass
                    self._debug['partitions']['start'] = self._io.pos()
                    self._debug['partitions']['arr'] = []
                    self.partitions = []
                    for i in range(self.num_partitions.value):
                        self._debug['partitions']['arr'].append({'start': self._io.pos()})
                        self.partitions.append(self._io.read_s4be())
                        self._debug['partitions']['arr'][i]['end'] = self._io.pos()

                    self._debug['partitions']['end'] = self._io.pos()

                self._debug['tagged']['start'] = self._io.pos()
                self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)
                self.tagged._read()
                self._debug['tagged']['end'] = self._io.pos()


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
        SEQ_FIELDS = ["num_topic_partitions", "topic_partitions", "tagged"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupValue.ShareGroupTargetAssignmentMemberValue, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['num_topic_partitions']['start'] = self._io.pos()
            self.num_topic_partitions = kafka_count.KafkaCount(True, self._io)
            self.num_topic_partitions._read()
            self._debug['num_topic_partitions']['end'] = self._io.pos()
            if self.num_topic_partitions.value >= 0:
                pass
                self._debug['topic_partitions']['start'] = self._io.pos()
                self._debug['topic_partitions']['arr'] = []
                self.topic_partitions = []
                for i in range(self.num_topic_partitions.value):
                    self._debug['topic_partitions']['arr'].append({'start': self._io.pos()})
                    _t_topic_partitions = KafkaGroupValue.ShareGroupTargetAssignmentMemberValue.TopicPartition(self._io, self, self._root)
                    try:
                        _t_topic_partitions._read()
                    finally:
                        self.topic_partitions.append(_t_topic_partitions)
                    self._debug['topic_partitions']['arr'][i]['end'] = self._io.pos()

                self._debug['topic_partitions']['end'] = self._io.pos()

            self._debug['tagged']['start'] = self._io.pos()
            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)
            self.tagged._read()
            self._debug['tagged']['end'] = self._io.pos()


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
            SEQ_FIELDS = ["topic_id", "num_partitions", "partitions", "tagged"]
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaGroupValue.ShareGroupTargetAssignmentMemberValue.TopicPartition, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._debug = collections.defaultdict(dict)

            def _read(self):
                self._debug['topic_id']['start'] = self._io.pos()
                self.topic_id = kafka_uuid.KafkaUuid(self._io)
                self.topic_id._read()
                self._debug['topic_id']['end'] = self._io.pos()
                self._debug['num_partitions']['start'] = self._io.pos()
                self.num_partitions = kafka_count.KafkaCount(True, self._io)
                self.num_partitions._read()
                self._debug['num_partitions']['end'] = self._io.pos()
                if self.num_partitions.value >= 0:
                    pass
                    self._debug['partitions']['start'] = self._io.pos()
                    self._debug['partitions']['arr'] = []
                    self.partitions = []
                    for i in range(self.num_partitions.value):
                        self._debug['partitions']['arr'].append({'start': self._io.pos()})
                        self.partitions.append(self._io.read_s4be())
                        self._debug['partitions']['arr'][i]['end'] = self._io.pos()

                    self._debug['partitions']['end'] = self._io.pos()

                self._debug['tagged']['start'] = self._io.pos()
                self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)
                self.tagged._read()
                self._debug['tagged']['end'] = self._io.pos()


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
        SEQ_FIELDS = ["assignment_epoch", "tagged"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupValue.ShareGroupTargetAssignmentMetadataValue, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['assignment_epoch']['start'] = self._io.pos()
            self.assignment_epoch = self._io.read_s4be()
            self._debug['assignment_epoch']['end'] = self._io.pos()
            self._debug['tagged']['start'] = self._io.pos()
            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)
            self.tagged._read()
            self._debug['tagged']['end'] = self._io.pos()


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
        SEQ_FIELDS = ["member_epoch", "previous_member_epoch", "state", "num_active_tasks", "active_tasks", "num_standby_tasks", "standby_tasks", "num_warmup_tasks", "warmup_tasks", "num_active_tasks_pending_revocation", "active_tasks_pending_revocation", "num_standby_tasks_pending_revocation", "standby_tasks_pending_revocation", "num_warmup_tasks_pending_revocation", "warmup_tasks_pending_revocation", "tagged"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupValue.StreamsGroupCurrentMemberAssignmentValue, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['member_epoch']['start'] = self._io.pos()
            self.member_epoch = self._io.read_s4be()
            self._debug['member_epoch']['end'] = self._io.pos()
            self._debug['previous_member_epoch']['start'] = self._io.pos()
            self.previous_member_epoch = self._io.read_s4be()
            self._debug['previous_member_epoch']['end'] = self._io.pos()
            self._debug['state']['start'] = self._io.pos()
            self.state = self._io.read_s1()
            self._debug['state']['end'] = self._io.pos()
            self._debug['num_active_tasks']['start'] = self._io.pos()
            self.num_active_tasks = kafka_count.KafkaCount(True, self._io)
            self.num_active_tasks._read()
            self._debug['num_active_tasks']['end'] = self._io.pos()
            if self.num_active_tasks.value >= 0:
                pass
                self._debug['active_tasks']['start'] = self._io.pos()
                self._debug['active_tasks']['arr'] = []
                self.active_tasks = []
                for i in range(self.num_active_tasks.value):
                    self._debug['active_tasks']['arr'].append({'start': self._io.pos()})
                    _t_active_tasks = KafkaGroupValue.StreamsGroupCurrentMemberAssignmentValue.TaskIds(self._io, self, self._root)
                    try:
                        _t_active_tasks._read()
                    finally:
                        self.active_tasks.append(_t_active_tasks)
                    self._debug['active_tasks']['arr'][i]['end'] = self._io.pos()

                self._debug['active_tasks']['end'] = self._io.pos()

            self._debug['num_standby_tasks']['start'] = self._io.pos()
            self.num_standby_tasks = kafka_count.KafkaCount(True, self._io)
            self.num_standby_tasks._read()
            self._debug['num_standby_tasks']['end'] = self._io.pos()
            if self.num_standby_tasks.value >= 0:
                pass
                self._debug['standby_tasks']['start'] = self._io.pos()
                self._debug['standby_tasks']['arr'] = []
                self.standby_tasks = []
                for i in range(self.num_standby_tasks.value):
                    self._debug['standby_tasks']['arr'].append({'start': self._io.pos()})
                    _t_standby_tasks = KafkaGroupValue.StreamsGroupCurrentMemberAssignmentValue.TaskIds(self._io, self, self._root)
                    try:
                        _t_standby_tasks._read()
                    finally:
                        self.standby_tasks.append(_t_standby_tasks)
                    self._debug['standby_tasks']['arr'][i]['end'] = self._io.pos()

                self._debug['standby_tasks']['end'] = self._io.pos()

            self._debug['num_warmup_tasks']['start'] = self._io.pos()
            self.num_warmup_tasks = kafka_count.KafkaCount(True, self._io)
            self.num_warmup_tasks._read()
            self._debug['num_warmup_tasks']['end'] = self._io.pos()
            if self.num_warmup_tasks.value >= 0:
                pass
                self._debug['warmup_tasks']['start'] = self._io.pos()
                self._debug['warmup_tasks']['arr'] = []
                self.warmup_tasks = []
                for i in range(self.num_warmup_tasks.value):
                    self._debug['warmup_tasks']['arr'].append({'start': self._io.pos()})
                    _t_warmup_tasks = KafkaGroupValue.StreamsGroupCurrentMemberAssignmentValue.TaskIds(self._io, self, self._root)
                    try:
                        _t_warmup_tasks._read()
                    finally:
                        self.warmup_tasks.append(_t_warmup_tasks)
                    self._debug['warmup_tasks']['arr'][i]['end'] = self._io.pos()

                self._debug['warmup_tasks']['end'] = self._io.pos()

            self._debug['num_active_tasks_pending_revocation']['start'] = self._io.pos()
            self.num_active_tasks_pending_revocation = kafka_count.KafkaCount(True, self._io)
            self.num_active_tasks_pending_revocation._read()
            self._debug['num_active_tasks_pending_revocation']['end'] = self._io.pos()
            if self.num_active_tasks_pending_revocation.value >= 0:
                pass
                self._debug['active_tasks_pending_revocation']['start'] = self._io.pos()
                self._debug['active_tasks_pending_revocation']['arr'] = []
                self.active_tasks_pending_revocation = []
                for i in range(self.num_active_tasks_pending_revocation.value):
                    self._debug['active_tasks_pending_revocation']['arr'].append({'start': self._io.pos()})
                    _t_active_tasks_pending_revocation = KafkaGroupValue.StreamsGroupCurrentMemberAssignmentValue.TaskIds(self._io, self, self._root)
                    try:
                        _t_active_tasks_pending_revocation._read()
                    finally:
                        self.active_tasks_pending_revocation.append(_t_active_tasks_pending_revocation)
                    self._debug['active_tasks_pending_revocation']['arr'][i]['end'] = self._io.pos()

                self._debug['active_tasks_pending_revocation']['end'] = self._io.pos()

            self._debug['num_standby_tasks_pending_revocation']['start'] = self._io.pos()
            self.num_standby_tasks_pending_revocation = kafka_count.KafkaCount(True, self._io)
            self.num_standby_tasks_pending_revocation._read()
            self._debug['num_standby_tasks_pending_revocation']['end'] = self._io.pos()
            if self.num_standby_tasks_pending_revocation.value >= 0:
                pass
                self._debug['standby_tasks_pending_revocation']['start'] = self._io.pos()
                self._debug['standby_tasks_pending_revocation']['arr'] = []
                self.standby_tasks_pending_revocation = []
                for i in range(self.num_standby_tasks_pending_revocation.value):
                    self._debug['standby_tasks_pending_revocation']['arr'].append({'start': self._io.pos()})
                    _t_standby_tasks_pending_revocation = KafkaGroupValue.StreamsGroupCurrentMemberAssignmentValue.TaskIds(self._io, self, self._root)
                    try:
                        _t_standby_tasks_pending_revocation._read()
                    finally:
                        self.standby_tasks_pending_revocation.append(_t_standby_tasks_pending_revocation)
                    self._debug['standby_tasks_pending_revocation']['arr'][i]['end'] = self._io.pos()

                self._debug['standby_tasks_pending_revocation']['end'] = self._io.pos()

            self._debug['num_warmup_tasks_pending_revocation']['start'] = self._io.pos()
            self.num_warmup_tasks_pending_revocation = kafka_count.KafkaCount(True, self._io)
            self.num_warmup_tasks_pending_revocation._read()
            self._debug['num_warmup_tasks_pending_revocation']['end'] = self._io.pos()
            if self.num_warmup_tasks_pending_revocation.value >= 0:
                pass
                self._debug['warmup_tasks_pending_revocation']['start'] = self._io.pos()
                self._debug['warmup_tasks_pending_revocation']['arr'] = []
                self.warmup_tasks_pending_revocation = []
                for i in range(self.num_warmup_tasks_pending_revocation.value):
                    self._debug['warmup_tasks_pending_revocation']['arr'].append({'start': self._io.pos()})
                    _t_warmup_tasks_pending_revocation = KafkaGroupValue.StreamsGroupCurrentMemberAssignmentValue.TaskIds(self._io, self, self._root)
                    try:
                        _t_warmup_tasks_pending_revocation._read()
                    finally:
                        self.warmup_tasks_pending_revocation.append(_t_warmup_tasks_pending_revocation)
                    self._debug['warmup_tasks_pending_revocation']['arr'][i]['end'] = self._io.pos()

                self._debug['warmup_tasks_pending_revocation']['end'] = self._io.pos()

            self._debug['tagged']['start'] = self._io.pos()
            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)
            self.tagged._read()
            self._debug['tagged']['end'] = self._io.pos()


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
            SEQ_FIELDS = ["subtopology_id", "num_partitions", "partitions", "tagged"]
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaGroupValue.StreamsGroupCurrentMemberAssignmentValue.TaskIds, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._debug = collections.defaultdict(dict)

            def _read(self):
                self._debug['subtopology_id']['start'] = self._io.pos()
                self.subtopology_id = kafka_string.KafkaString(True, self._io)
                self.subtopology_id._read()
                self._debug['subtopology_id']['end'] = self._io.pos()
                self._debug['num_partitions']['start'] = self._io.pos()
                self.num_partitions = kafka_count.KafkaCount(True, self._io)
                self.num_partitions._read()
                self._debug['num_partitions']['end'] = self._io.pos()
                if self.num_partitions.value >= 0:
                    pass
                    self._debug['partitions']['start'] = self._io.pos()
                    self._debug['partitions']['arr'] = []
                    self.partitions = []
                    for i in range(self.num_partitions.value):
                        self._debug['partitions']['arr'].append({'start': self._io.pos()})
                        self.partitions.append(self._io.read_s4be())
                        self._debug['partitions']['arr'][i]['end'] = self._io.pos()

                    self._debug['partitions']['end'] = self._io.pos()

                self._debug['tagged']['start'] = self._io.pos()
                self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)
                self.tagged._read()
                self._debug['tagged']['end'] = self._io.pos()


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
        SEQ_FIELDS = ["instance_id", "rack_id", "client_id", "client_host", "rebalance_timeout_ms", "topology_epoch", "process_id", "user_endpoint_mark", "user_endpoint", "num_client_tags", "client_tags", "tagged"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupValue.StreamsGroupMemberMetadataValue, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['instance_id']['start'] = self._io.pos()
            self.instance_id = kafka_string.KafkaString(True, self._io)
            self.instance_id._read()
            self._debug['instance_id']['end'] = self._io.pos()
            self._debug['rack_id']['start'] = self._io.pos()
            self.rack_id = kafka_string.KafkaString(True, self._io)
            self.rack_id._read()
            self._debug['rack_id']['end'] = self._io.pos()
            self._debug['client_id']['start'] = self._io.pos()
            self.client_id = kafka_string.KafkaString(True, self._io)
            self.client_id._read()
            self._debug['client_id']['end'] = self._io.pos()
            self._debug['client_host']['start'] = self._io.pos()
            self.client_host = kafka_string.KafkaString(True, self._io)
            self.client_host._read()
            self._debug['client_host']['end'] = self._io.pos()
            self._debug['rebalance_timeout_ms']['start'] = self._io.pos()
            self.rebalance_timeout_ms = self._io.read_s4be()
            self._debug['rebalance_timeout_ms']['end'] = self._io.pos()
            self._debug['topology_epoch']['start'] = self._io.pos()
            self.topology_epoch = self._io.read_s4be()
            self._debug['topology_epoch']['end'] = self._io.pos()
            self._debug['process_id']['start'] = self._io.pos()
            self.process_id = kafka_string.KafkaString(True, self._io)
            self.process_id._read()
            self._debug['process_id']['end'] = self._io.pos()
            self._debug['user_endpoint_mark']['start'] = self._io.pos()
            self.user_endpoint_mark = self._io.read_s1()
            self._debug['user_endpoint_mark']['end'] = self._io.pos()
            if self.user_endpoint_mark >= 0:
                pass
                self._debug['user_endpoint']['start'] = self._io.pos()
                self.user_endpoint = KafkaGroupValue.StreamsGroupMemberMetadataValue.Endpoint(self._io, self, self._root)
                self.user_endpoint._read()
                self._debug['user_endpoint']['end'] = self._io.pos()

            self._debug['num_client_tags']['start'] = self._io.pos()
            self.num_client_tags = kafka_count.KafkaCount(True, self._io)
            self.num_client_tags._read()
            self._debug['num_client_tags']['end'] = self._io.pos()
            if self.num_client_tags.value >= 0:
                pass
                self._debug['client_tags']['start'] = self._io.pos()
                self._debug['client_tags']['arr'] = []
                self.client_tags = []
                for i in range(self.num_client_tags.value):
                    self._debug['client_tags']['arr'].append({'start': self._io.pos()})
                    _t_client_tags = KafkaGroupValue.StreamsGroupMemberMetadataValue.KeyValue(self._io, self, self._root)
                    try:
                        _t_client_tags._read()
                    finally:
                        self.client_tags.append(_t_client_tags)
                    self._debug['client_tags']['arr'][i]['end'] = self._io.pos()

                self._debug['client_tags']['end'] = self._io.pos()

            self._debug['tagged']['start'] = self._io.pos()
            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)
            self.tagged._read()
            self._debug['tagged']['end'] = self._io.pos()


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
            SEQ_FIELDS = ["host", "port", "tagged"]
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaGroupValue.StreamsGroupMemberMetadataValue.Endpoint, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._debug = collections.defaultdict(dict)

            def _read(self):
                self._debug['host']['start'] = self._io.pos()
                self.host = kafka_string.KafkaString(True, self._io)
                self.host._read()
                self._debug['host']['end'] = self._io.pos()
                self._debug['port']['start'] = self._io.pos()
                self.port = self._io.read_u2be()
                self._debug['port']['end'] = self._io.pos()
                self._debug['tagged']['start'] = self._io.pos()
                self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)
                self.tagged._read()
                self._debug['tagged']['end'] = self._io.pos()


            def _fetch_instances(self):
                pass
                self.host._fetch_instances()
                self.tagged._fetch_instances()


        class KeyValue(KaitaiStruct):
            SEQ_FIELDS = ["key", "value", "tagged"]
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaGroupValue.StreamsGroupMemberMetadataValue.KeyValue, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._debug = collections.defaultdict(dict)

            def _read(self):
                self._debug['key']['start'] = self._io.pos()
                self.key = kafka_string.KafkaString(True, self._io)
                self.key._read()
                self._debug['key']['end'] = self._io.pos()
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
                self.key._fetch_instances()
                self.value._fetch_instances()
                self.tagged._fetch_instances()



    class StreamsGroupMetadataValue(KaitaiStruct):
        SEQ_FIELDS = ["epoch", "metadata_hash", "tagged"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupValue.StreamsGroupMetadataValue, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['epoch']['start'] = self._io.pos()
            self.epoch = self._io.read_s4be()
            self._debug['epoch']['end'] = self._io.pos()
            self._debug['metadata_hash']['start'] = self._io.pos()
            self.metadata_hash = self._io.read_s8be()
            self._debug['metadata_hash']['end'] = self._io.pos()
            self._debug['tagged']['start'] = self._io.pos()
            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)
            self.tagged._read()
            self._debug['tagged']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.tagged._fetch_instances()


    class StreamsGroupTargetAssignmentMemberValue(KaitaiStruct):
        active_tasks = None
        standby_tasks = None
        warmup_tasks = None
        SEQ_FIELDS = ["num_active_tasks", "active_tasks", "num_standby_tasks", "standby_tasks", "num_warmup_tasks", "warmup_tasks", "tagged"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupValue.StreamsGroupTargetAssignmentMemberValue, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['num_active_tasks']['start'] = self._io.pos()
            self.num_active_tasks = kafka_count.KafkaCount(True, self._io)
            self.num_active_tasks._read()
            self._debug['num_active_tasks']['end'] = self._io.pos()
            if self.num_active_tasks.value >= 0:
                pass
                self._debug['active_tasks']['start'] = self._io.pos()
                self._debug['active_tasks']['arr'] = []
                self.active_tasks = []
                for i in range(self.num_active_tasks.value):
                    self._debug['active_tasks']['arr'].append({'start': self._io.pos()})
                    _t_active_tasks = KafkaGroupValue.StreamsGroupTargetAssignmentMemberValue.TaskIds(self._io, self, self._root)
                    try:
                        _t_active_tasks._read()
                    finally:
                        self.active_tasks.append(_t_active_tasks)
                    self._debug['active_tasks']['arr'][i]['end'] = self._io.pos()

                self._debug['active_tasks']['end'] = self._io.pos()

            self._debug['num_standby_tasks']['start'] = self._io.pos()
            self.num_standby_tasks = kafka_count.KafkaCount(True, self._io)
            self.num_standby_tasks._read()
            self._debug['num_standby_tasks']['end'] = self._io.pos()
            if self.num_standby_tasks.value >= 0:
                pass
                self._debug['standby_tasks']['start'] = self._io.pos()
                self._debug['standby_tasks']['arr'] = []
                self.standby_tasks = []
                for i in range(self.num_standby_tasks.value):
                    self._debug['standby_tasks']['arr'].append({'start': self._io.pos()})
                    _t_standby_tasks = KafkaGroupValue.StreamsGroupTargetAssignmentMemberValue.TaskIds(self._io, self, self._root)
                    try:
                        _t_standby_tasks._read()
                    finally:
                        self.standby_tasks.append(_t_standby_tasks)
                    self._debug['standby_tasks']['arr'][i]['end'] = self._io.pos()

                self._debug['standby_tasks']['end'] = self._io.pos()

            self._debug['num_warmup_tasks']['start'] = self._io.pos()
            self.num_warmup_tasks = kafka_count.KafkaCount(True, self._io)
            self.num_warmup_tasks._read()
            self._debug['num_warmup_tasks']['end'] = self._io.pos()
            if self.num_warmup_tasks.value >= 0:
                pass
                self._debug['warmup_tasks']['start'] = self._io.pos()
                self._debug['warmup_tasks']['arr'] = []
                self.warmup_tasks = []
                for i in range(self.num_warmup_tasks.value):
                    self._debug['warmup_tasks']['arr'].append({'start': self._io.pos()})
                    _t_warmup_tasks = KafkaGroupValue.StreamsGroupTargetAssignmentMemberValue.TaskIds(self._io, self, self._root)
                    try:
                        _t_warmup_tasks._read()
                    finally:
                        self.warmup_tasks.append(_t_warmup_tasks)
                    self._debug['warmup_tasks']['arr'][i]['end'] = self._io.pos()

                self._debug['warmup_tasks']['end'] = self._io.pos()

            self._debug['tagged']['start'] = self._io.pos()
            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)
            self.tagged._read()
            self._debug['tagged']['end'] = self._io.pos()


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
            SEQ_FIELDS = ["subtopology_id", "num_partitions", "partitions", "tagged"]
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaGroupValue.StreamsGroupTargetAssignmentMemberValue.TaskIds, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._debug = collections.defaultdict(dict)

            def _read(self):
                self._debug['subtopology_id']['start'] = self._io.pos()
                self.subtopology_id = kafka_string.KafkaString(True, self._io)
                self.subtopology_id._read()
                self._debug['subtopology_id']['end'] = self._io.pos()
                self._debug['num_partitions']['start'] = self._io.pos()
                self.num_partitions = kafka_count.KafkaCount(True, self._io)
                self.num_partitions._read()
                self._debug['num_partitions']['end'] = self._io.pos()
                if self.num_partitions.value >= 0:
                    pass
                    self._debug['partitions']['start'] = self._io.pos()
                    self._debug['partitions']['arr'] = []
                    self.partitions = []
                    for i in range(self.num_partitions.value):
                        self._debug['partitions']['arr'].append({'start': self._io.pos()})
                        self.partitions.append(self._io.read_s4be())
                        self._debug['partitions']['arr'][i]['end'] = self._io.pos()

                    self._debug['partitions']['end'] = self._io.pos()

                self._debug['tagged']['start'] = self._io.pos()
                self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)
                self.tagged._read()
                self._debug['tagged']['end'] = self._io.pos()


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
        SEQ_FIELDS = ["assignment_epoch", "tagged"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupValue.StreamsGroupTargetAssignmentMetadataValue, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['assignment_epoch']['start'] = self._io.pos()
            self.assignment_epoch = self._io.read_s4be()
            self._debug['assignment_epoch']['end'] = self._io.pos()
            self._debug['tagged']['start'] = self._io.pos()
            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)
            self.tagged._read()
            self._debug['tagged']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.tagged._fetch_instances()


    class StreamsGroupTopologyValue(KaitaiStruct):
        subtopologies = None
        SEQ_FIELDS = ["epoch", "num_subtopologies", "subtopologies", "tagged"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupValue.StreamsGroupTopologyValue, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['epoch']['start'] = self._io.pos()
            self.epoch = self._io.read_s4be()
            self._debug['epoch']['end'] = self._io.pos()
            self._debug['num_subtopologies']['start'] = self._io.pos()
            self.num_subtopologies = kafka_count.KafkaCount(True, self._io)
            self.num_subtopologies._read()
            self._debug['num_subtopologies']['end'] = self._io.pos()
            if self.num_subtopologies.value >= 0:
                pass
                self._debug['subtopologies']['start'] = self._io.pos()
                self._debug['subtopologies']['arr'] = []
                self.subtopologies = []
                for i in range(self.num_subtopologies.value):
                    self._debug['subtopologies']['arr'].append({'start': self._io.pos()})
                    _t_subtopologies = KafkaGroupValue.StreamsGroupTopologyValue.Subtopology(self._io, self, self._root)
                    try:
                        _t_subtopologies._read()
                    finally:
                        self.subtopologies.append(_t_subtopologies)
                    self._debug['subtopologies']['arr'][i]['end'] = self._io.pos()

                self._debug['subtopologies']['end'] = self._io.pos()

            self._debug['tagged']['start'] = self._io.pos()
            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)
            self.tagged._read()
            self._debug['tagged']['end'] = self._io.pos()


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
            SEQ_FIELDS = ["subtopology_id", "num_source_topics", "source_topics", "num_source_topic_regex", "source_topic_regex", "num_state_changelog_topics", "state_changelog_topics", "num_repartition_sink_topics", "repartition_sink_topics", "num_repartition_source_topics", "repartition_source_topics", "num_copartition_groups", "copartition_groups", "tagged"]
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaGroupValue.StreamsGroupTopologyValue.Subtopology, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._debug = collections.defaultdict(dict)

            def _read(self):
                self._debug['subtopology_id']['start'] = self._io.pos()
                self.subtopology_id = kafka_string.KafkaString(True, self._io)
                self.subtopology_id._read()
                self._debug['subtopology_id']['end'] = self._io.pos()
                self._debug['num_source_topics']['start'] = self._io.pos()
                self.num_source_topics = kafka_count.KafkaCount(True, self._io)
                self.num_source_topics._read()
                self._debug['num_source_topics']['end'] = self._io.pos()
                if self.num_source_topics.value >= 0:
                    pass
                    self._debug['source_topics']['start'] = self._io.pos()
                    self._debug['source_topics']['arr'] = []
                    self.source_topics = []
                    for i in range(self.num_source_topics.value):
                        self._debug['source_topics']['arr'].append({'start': self._io.pos()})
                        _t_source_topics = kafka_string.KafkaString(True, self._io)
                        try:
                            _t_source_topics._read()
                        finally:
                            self.source_topics.append(_t_source_topics)
                        self._debug['source_topics']['arr'][i]['end'] = self._io.pos()

                    self._debug['source_topics']['end'] = self._io.pos()

                self._debug['num_source_topic_regex']['start'] = self._io.pos()
                self.num_source_topic_regex = kafka_count.KafkaCount(True, self._io)
                self.num_source_topic_regex._read()
                self._debug['num_source_topic_regex']['end'] = self._io.pos()
                if self.num_source_topic_regex.value >= 0:
                    pass
                    self._debug['source_topic_regex']['start'] = self._io.pos()
                    self._debug['source_topic_regex']['arr'] = []
                    self.source_topic_regex = []
                    for i in range(self.num_source_topic_regex.value):
                        self._debug['source_topic_regex']['arr'].append({'start': self._io.pos()})
                        _t_source_topic_regex = kafka_string.KafkaString(True, self._io)
                        try:
                            _t_source_topic_regex._read()
                        finally:
                            self.source_topic_regex.append(_t_source_topic_regex)
                        self._debug['source_topic_regex']['arr'][i]['end'] = self._io.pos()

                    self._debug['source_topic_regex']['end'] = self._io.pos()

                self._debug['num_state_changelog_topics']['start'] = self._io.pos()
                self.num_state_changelog_topics = kafka_count.KafkaCount(True, self._io)
                self.num_state_changelog_topics._read()
                self._debug['num_state_changelog_topics']['end'] = self._io.pos()
                if self.num_state_changelog_topics.value >= 0:
                    pass
                    self._debug['state_changelog_topics']['start'] = self._io.pos()
                    self._debug['state_changelog_topics']['arr'] = []
                    self.state_changelog_topics = []
                    for i in range(self.num_state_changelog_topics.value):
                        self._debug['state_changelog_topics']['arr'].append({'start': self._io.pos()})
                        _t_state_changelog_topics = KafkaGroupValue.StreamsGroupTopologyValue.TopicInfo(self._io, self, self._root)
                        try:
                            _t_state_changelog_topics._read()
                        finally:
                            self.state_changelog_topics.append(_t_state_changelog_topics)
                        self._debug['state_changelog_topics']['arr'][i]['end'] = self._io.pos()

                    self._debug['state_changelog_topics']['end'] = self._io.pos()

                self._debug['num_repartition_sink_topics']['start'] = self._io.pos()
                self.num_repartition_sink_topics = kafka_count.KafkaCount(True, self._io)
                self.num_repartition_sink_topics._read()
                self._debug['num_repartition_sink_topics']['end'] = self._io.pos()
                if self.num_repartition_sink_topics.value >= 0:
                    pass
                    self._debug['repartition_sink_topics']['start'] = self._io.pos()
                    self._debug['repartition_sink_topics']['arr'] = []
                    self.repartition_sink_topics = []
                    for i in range(self.num_repartition_sink_topics.value):
                        self._debug['repartition_sink_topics']['arr'].append({'start': self._io.pos()})
                        _t_repartition_sink_topics = kafka_string.KafkaString(True, self._io)
                        try:
                            _t_repartition_sink_topics._read()
                        finally:
                            self.repartition_sink_topics.append(_t_repartition_sink_topics)
                        self._debug['repartition_sink_topics']['arr'][i]['end'] = self._io.pos()

                    self._debug['repartition_sink_topics']['end'] = self._io.pos()

                self._debug['num_repartition_source_topics']['start'] = self._io.pos()
                self.num_repartition_source_topics = kafka_count.KafkaCount(True, self._io)
                self.num_repartition_source_topics._read()
                self._debug['num_repartition_source_topics']['end'] = self._io.pos()
                if self.num_repartition_source_topics.value >= 0:
                    pass
                    self._debug['repartition_source_topics']['start'] = self._io.pos()
                    self._debug['repartition_source_topics']['arr'] = []
                    self.repartition_source_topics = []
                    for i in range(self.num_repartition_source_topics.value):
                        self._debug['repartition_source_topics']['arr'].append({'start': self._io.pos()})
                        _t_repartition_source_topics = KafkaGroupValue.StreamsGroupTopologyValue.TopicInfo(self._io, self, self._root)
                        try:
                            _t_repartition_source_topics._read()
                        finally:
                            self.repartition_source_topics.append(_t_repartition_source_topics)
                        self._debug['repartition_source_topics']['arr'][i]['end'] = self._io.pos()

                    self._debug['repartition_source_topics']['end'] = self._io.pos()

                self._debug['num_copartition_groups']['start'] = self._io.pos()
                self.num_copartition_groups = kafka_count.KafkaCount(True, self._io)
                self.num_copartition_groups._read()
                self._debug['num_copartition_groups']['end'] = self._io.pos()
                if self.num_copartition_groups.value >= 0:
                    pass
                    self._debug['copartition_groups']['start'] = self._io.pos()
                    self._debug['copartition_groups']['arr'] = []
                    self.copartition_groups = []
                    for i in range(self.num_copartition_groups.value):
                        self._debug['copartition_groups']['arr'].append({'start': self._io.pos()})
                        _t_copartition_groups = KafkaGroupValue.StreamsGroupTopologyValue.Subtopology.CopartitionGroup(self._io, self, self._root)
                        try:
                            _t_copartition_groups._read()
                        finally:
                            self.copartition_groups.append(_t_copartition_groups)
                        self._debug['copartition_groups']['arr'][i]['end'] = self._io.pos()

                    self._debug['copartition_groups']['end'] = self._io.pos()

                self._debug['tagged']['start'] = self._io.pos()
                self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)
                self.tagged._read()
                self._debug['tagged']['end'] = self._io.pos()


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
                SEQ_FIELDS = ["num_source_topics", "source_topics", "num_source_topic_regex", "source_topic_regex", "num_repartition_source_topics", "repartition_source_topics", "tagged"]
                def __init__(self, _io, _parent=None, _root=None):
                    super(KafkaGroupValue.StreamsGroupTopologyValue.Subtopology.CopartitionGroup, self).__init__(_io)
                    self._parent = _parent
                    self._root = _root
                    self._debug = collections.defaultdict(dict)

                def _read(self):
                    self._debug['num_source_topics']['start'] = self._io.pos()
                    self.num_source_topics = kafka_count.KafkaCount(True, self._io)
                    self.num_source_topics._read()
                    self._debug['num_source_topics']['end'] = self._io.pos()
                    if self.num_source_topics.value >= 0:
                        pass
                        self._debug['source_topics']['start'] = self._io.pos()
                        self._debug['source_topics']['arr'] = []
                        self.source_topics = []
                        for i in range(self.num_source_topics.value):
                            self._debug['source_topics']['arr'].append({'start': self._io.pos()})
                            self.source_topics.append(self._io.read_s2be())
                            self._debug['source_topics']['arr'][i]['end'] = self._io.pos()

                        self._debug['source_topics']['end'] = self._io.pos()

                    self._debug['num_source_topic_regex']['start'] = self._io.pos()
                    self.num_source_topic_regex = kafka_count.KafkaCount(True, self._io)
                    self.num_source_topic_regex._read()
                    self._debug['num_source_topic_regex']['end'] = self._io.pos()
                    if self.num_source_topic_regex.value >= 0:
                        pass
                        self._debug['source_topic_regex']['start'] = self._io.pos()
                        self._debug['source_topic_regex']['arr'] = []
                        self.source_topic_regex = []
                        for i in range(self.num_source_topic_regex.value):
                            self._debug['source_topic_regex']['arr'].append({'start': self._io.pos()})
                            self.source_topic_regex.append(self._io.read_s2be())
                            self._debug['source_topic_regex']['arr'][i]['end'] = self._io.pos()

                        self._debug['source_topic_regex']['end'] = self._io.pos()

                    self._debug['num_repartition_source_topics']['start'] = self._io.pos()
                    self.num_repartition_source_topics = kafka_count.KafkaCount(True, self._io)
                    self.num_repartition_source_topics._read()
                    self._debug['num_repartition_source_topics']['end'] = self._io.pos()
                    if self.num_repartition_source_topics.value >= 0:
                        pass
                        self._debug['repartition_source_topics']['start'] = self._io.pos()
                        self._debug['repartition_source_topics']['arr'] = []
                        self.repartition_source_topics = []
                        for i in range(self.num_repartition_source_topics.value):
                            self._debug['repartition_source_topics']['arr'].append({'start': self._io.pos()})
                            self.repartition_source_topics.append(self._io.read_s2be())
                            self._debug['repartition_source_topics']['arr'][i]['end'] = self._io.pos()

                        self._debug['repartition_source_topics']['end'] = self._io.pos()

                    self._debug['tagged']['start'] = self._io.pos()
                    self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)
                    self.tagged._read()
                    self._debug['tagged']['end'] = self._io.pos()


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
            SEQ_FIELDS = ["key", "value", "tagged"]
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaGroupValue.StreamsGroupTopologyValue.TopicConfig, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._debug = collections.defaultdict(dict)

            def _read(self):
                self._debug['key']['start'] = self._io.pos()
                self.key = kafka_string.KafkaString(True, self._io)
                self.key._read()
                self._debug['key']['end'] = self._io.pos()
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
                self.key._fetch_instances()
                self.value._fetch_instances()
                self.tagged._fetch_instances()


        class TopicInfo(KaitaiStruct):
            topic_configs = None
            SEQ_FIELDS = ["name", "partitions", "replication_factor", "num_topic_configs", "topic_configs", "tagged"]
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaGroupValue.StreamsGroupTopologyValue.TopicInfo, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._debug = collections.defaultdict(dict)

            def _read(self):
                self._debug['name']['start'] = self._io.pos()
                self.name = kafka_string.KafkaString(True, self._io)
                self.name._read()
                self._debug['name']['end'] = self._io.pos()
                self._debug['partitions']['start'] = self._io.pos()
                self.partitions = self._io.read_s4be()
                self._debug['partitions']['end'] = self._io.pos()
                self._debug['replication_factor']['start'] = self._io.pos()
                self.replication_factor = self._io.read_s2be()
                self._debug['replication_factor']['end'] = self._io.pos()
                self._debug['num_topic_configs']['start'] = self._io.pos()
                self.num_topic_configs = kafka_count.KafkaCount(True, self._io)
                self.num_topic_configs._read()
                self._debug['num_topic_configs']['end'] = self._io.pos()
                if self.num_topic_configs.value >= 0:
                    pass
                    self._debug['topic_configs']['start'] = self._io.pos()
                    self._debug['topic_configs']['arr'] = []
                    self.topic_configs = []
                    for i in range(self.num_topic_configs.value):
                        self._debug['topic_configs']['arr'].append({'start': self._io.pos()})
                        _t_topic_configs = KafkaGroupValue.StreamsGroupTopologyValue.TopicConfig(self._io, self, self._root)
                        try:
                            _t_topic_configs._read()
                        finally:
                            self.topic_configs.append(_t_topic_configs)
                        self._debug['topic_configs']['arr'][i]['end'] = self._io.pos()

                    self._debug['topic_configs']['end'] = self._io.pos()

                self._debug['tagged']['start'] = self._io.pos()
                self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)
                self.tagged._read()
                self._debug['tagged']['end'] = self._io.pos()


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
