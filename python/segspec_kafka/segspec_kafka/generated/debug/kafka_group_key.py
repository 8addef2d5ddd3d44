# kaitai-struct-compiler 0.11.0, ksy/kafka_group_key.ksy sha256 30ce240dea759146859cf3ffd87bcc6ef193cff801a8fe1351d418288c930c2e
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from segspec_kafka.generated.debug import kafka_string
import collections


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaGroupKey(KaitaiStruct):
    body = None
    SEQ_FIELDS = ["record_type", "body"]
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaGroupKey, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._debug = collections.defaultdict(dict)

    def _read(self):
        self._debug['record_type']['start'] = self._io.pos()
        self.record_type = self._io.read_s2be()
        self._debug['record_type']['end'] = self._io.pos()
        if not  ((self.record_type == 0) or (self.record_type == 1) or (self.record_type == 2) or (self.record_type == 3) or (self.record_type == 4) or (self.record_type == 5) or (self.record_type == 6) or (self.record_type == 7) or (self.record_type == 8) or (self.record_type == 10) or (self.record_type == 11) or (self.record_type == 12) or (self.record_type == 13) or (self.record_type == 14) or (self.record_type == 15) or (self.record_type == 16) or (self.record_type == 17) or (self.record_type == 19) or (self.record_type == 20) or (self.record_type == 21) or (self.record_type == 22) or (self.record_type == 23)) :
            raise kaitaistruct.ValidationNotAnyOfError(self.record_type, self._io, u"/seq/0")
        self._debug['body']['start'] = self._io.pos()
        _on = self.record_type
        if _on == 0:
            pass
            self.body = KafkaGroupKey.LegacyOffsetCommitKey(self._io, self, self._root)
            self.body._read()
        elif _on == 1:
            pass
            self.body = KafkaGroupKey.OffsetCommitKey(self._io, self, self._root)
            self.body._read()
        elif _on == 10:
            pass
            self.body = KafkaGroupKey.ShareGroupMemberMetadataKey(self._io, self, self._root)
            self.body._read()
        elif _on == 11:
            pass
            self.body = KafkaGroupKey.ShareGroupMetadataKey(self._io, self, self._root)
            self.body._read()
        elif _on == 12:
            pass
            self.body = KafkaGroupKey.ShareGroupTargetAssignmentMetadataKey(self._io, self, self._root)
            self.body._read()
        elif _on == 13:
            pass
            self.body = KafkaGroupKey.ShareGroupTargetAssignmentMemberKey(self._io, self, self._root)
            self.body._read()
        elif _on == 14:
            pass
            self.body = KafkaGroupKey.ShareGroupCurrentMemberAssignmentKey(self._io, self, self._root)
            self.body._read()
        elif _on == 15:
            pass
            self.body = KafkaGroupKey.ShareGroupStatePartitionMetadataKey(self._io, self, self._root)
            self.body._read()
        elif _on == 16:
            pass
            self.body = KafkaGroupKey.ConsumerGroupRegularExpressionKey(self._io, self, self._root)
            self.body._read()
        elif _on == 17:
            pass
            self.body = KafkaGroupKey.StreamsGroupMetadataKey(self._io, self, self._root)
            self.body._read()
        elif _on == 19:
            pass
            self.body = KafkaGroupKey.StreamsGroupMemberMetadataKey(self._io, self, self._root)
            self.body._read()
        elif _on == 2:
            pass
            self.body = KafkaGroupKey.GroupMetadataKey(self._io, self, self._root)
            self.body._read()
        elif _on == 20:
            pass
            self.body = KafkaGroupKey.StreamsGroupTargetAssignmentMetadataKey(self._io, self, self._root)
            self.body._read()
        elif _on == 21:
            pass
            self.body = KafkaGroupKey.StreamsGroupTargetAssignmentMemberKey(self._io, self, self._root)
            self.body._read()
        elif _on == 22:
            pass
            self.body = KafkaGroupKey.StreamsGroupCurrentMemberAssignmentKey(self._io, self, self._root)
            self.body._read()
        elif _on == 23:
            pass
            self.body = KafkaGroupKey.StreamsGroupTopologyKey(self._io, self, self._root)
            self.body._read()
        elif _on == 3:
            pass
            self.body = KafkaGroupKey.ConsumerGroupMetadataKey(self._io, self, self._root)
            self.body._read()
        elif _on == 4:
            pass
            self.body = KafkaGroupKey.ConsumerGroupPartitionMetadataKey(self._io, self, self._root)
            self.body._read()
        elif _on == 5:
            pass
            self.body = KafkaGroupKey.ConsumerGroupMemberMetadataKey(self._io, self, self._root)
            self.body._read()
        elif _on == 6:
            pass
            self.body = KafkaGroupKey.ConsumerGroupTargetAssignmentMetadataKey(self._io, self, self._root)
            self.body._read()
        elif _on == 7:
            pass
            self.body = KafkaGroupKey.ConsumerGroupTargetAssignmentMemberKey(self._io, self, self._root)
            self.body._read()
        elif _on == 8:
            pass
            self.body = KafkaGroupKey.ConsumerGroupCurrentMemberAssignmentKey(self._io, self, self._root)
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

    class ConsumerGroupCurrentMemberAssignmentKey(KaitaiStruct):
        SEQ_FIELDS = ["group_id", "member_id"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupKey.ConsumerGroupCurrentMemberAssignmentKey, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['group_id']['start'] = self._io.pos()
            self.group_id = kafka_string.KafkaString(False, self._io)
            self.group_id._read()
            self._debug['group_id']['end'] = self._io.pos()
            self._debug['member_id']['start'] = self._io.pos()
            self.member_id = kafka_string.KafkaString(False, self._io)
            self.member_id._read()
            self._debug['member_id']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.group_id._fetch_instances()
            self.member_id._fetch_instances()


    class ConsumerGroupMemberMetadataKey(KaitaiStruct):
        SEQ_FIELDS = ["group_id", "member_id"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupKey.ConsumerGroupMemberMetadataKey, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['group_id']['start'] = self._io.pos()
            self.group_id = kafka_string.KafkaString(False, self._io)
            self.group_id._read()
            self._debug['group_id']['end'] = self._io.pos()
            self._debug['member_id']['start'] = self._io.pos()
            self.member_id = kafka_string.KafkaString(False, self._io)
            self.member_id._read()
            self._debug['member_id']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.group_id._fetch_instances()
            self.member_id._fetch_instances()


    class ConsumerGroupMetadataKey(KaitaiStruct):
        SEQ_FIELDS = ["group_id"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupKey.ConsumerGroupMetadataKey, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['group_id']['start'] = self._io.pos()
            self.group_id = kafka_string.KafkaString(False, self._io)
            self.group_id._read()
            self._debug['group_id']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.group_id._fetch_instances()


    class ConsumerGroupPartitionMetadataKey(KaitaiStruct):
        SEQ_FIELDS = ["group_id"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupKey.ConsumerGroupPartitionMetadataKey, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['group_id']['start'] = self._io.pos()
            self.group_id = kafka_string.KafkaString(False, self._io)
            self.group_id._read()
            self._debug['group_id']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.group_id._fetch_instances()


    class ConsumerGroupRegularExpressionKey(KaitaiStruct):
        SEQ_FIELDS = ["group_id", "regular_expression"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupKey.ConsumerGroupRegularExpressionKey, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['group_id']['start'] = self._io.pos()
            self.group_id = kafka_string.KafkaString(False, self._io)
            self.group_id._read()
            self._debug['group_id']['end'] = self._io.pos()
            self._debug['regular_expression']['start'] = self._io.pos()
            self.regular_expression = kafka_string.KafkaString(False, self._io)
            self.regular_expression._read()
            self._debug['regular_expression']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.group_id._fetch_instances()
            self.regular_expression._fetch_instances()


    class ConsumerGroupTargetAssignmentMemberKey(KaitaiStruct):
        SEQ_FIELDS = ["group_id", "member_id"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupKey.ConsumerGroupTargetAssignmentMemberKey, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['group_id']['start'] = self._io.pos()
            self.group_id = kafka_string.KafkaString(False, self._io)
            self.group_id._read()
            self._debug['group_id']['end'] = self._io.pos()
            self._debug['member_id']['start'] = self._io.pos()
            self.member_id = kafka_string.KafkaString(False, self._io)
            self.member_id._read()
            self._debug['member_id']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.group_id._fetch_instances()
            self.member_id._fetch_instances()


    class ConsumerGroupTargetAssignmentMetadataKey(KaitaiStruct):
        SEQ_FIELDS = ["group_id"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupKey.ConsumerGroupTargetAssignmentMetadataKey, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['group_id']['start'] = self._io.pos()
            self.group_id = kafka_string.KafkaString(False, self._io)
            self.group_id._read()
            self._debug['group_id']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.group_id._fetch_instances()


    class GroupMetadataKey(KaitaiStruct):
        SEQ_FIELDS = ["group"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupKey.GroupMetadataKey, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['group']['start'] = self._io.pos()
            self.group = kafka_string.KafkaString(False, self._io)
            self.group._read()
            self._debug['group']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.group._fetch_instances()


    class LegacyOffsetCommitKey(KaitaiStruct):
        SEQ_FIELDS = ["group", "topic", "partition"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupKey.LegacyOffsetCommitKey, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['group']['start'] = self._io.pos()
            self.group = kafka_string.KafkaString(False, self._io)
            self.group._read()
            self._debug['group']['end'] = self._io.pos()
            self._debug['topic']['start'] = self._io.pos()
            self.topic = kafka_string.KafkaString(False, self._io)
            self.topic._read()
            self._debug['topic']['end'] = self._io.pos()
            self._debug['partition']['start'] = self._io.pos()
            self.partition = self._io.read_s4be()
            self._debug['partition']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.group._fetch_instances()
            self.topic._fetch_instances()


    class OffsetCommitKey(KaitaiStruct):
        SEQ_FIELDS = ["group", "topic", "partition"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupKey.OffsetCommitKey, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['group']['start'] = self._io.pos()
            self.group = kafka_string.KafkaString(False, self._io)
            self.group._read()
            self._debug['group']['end'] = self._io.pos()
            self._debug['topic']['start'] = self._io.pos()
            self.topic = kafka_string.KafkaString(False, self._io)
            self.topic._read()
            self._debug['topic']['end'] = self._io.pos()
            self._debug['partition']['start'] = self._io.pos()
            self.partition = self._io.read_s4be()
            self._debug['partition']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.group._fetch_instances()
            self.topic._fetch_instances()


    class ShareGroupCurrentMemberAssignmentKey(KaitaiStruct):
        SEQ_FIELDS = ["group_id", "member_id"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupKey.ShareGroupCurrentMemberAssignmentKey, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['group_id']['start'] = self._io.pos()
            self.group_id = kafka_string.KafkaString(False, self._io)
            self.group_id._read()
            self._debug['group_id']['end'] = self._io.pos()
            self._debug['member_id']['start'] = self._io.pos()
            self.member_id = kafka_string.KafkaString(False, self._io)
            self.member_id._read()
            self._debug['member_id']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.group_id._fetch_instances()
            self.member_id._fetch_instances()


    class ShareGroupMemberMetadataKey(KaitaiStruct):
        SEQ_FIELDS = ["group_id", "member_id"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupKey.ShareGroupMemberMetadataKey, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['group_id']['start'] = self._io.pos()
            self.group_id = kafka_string.KafkaString(False, self._io)
            self.group_id._read()
            self._debug['group_id']['end'] = self._io.pos()
            self._debug['member_id']['start'] = self._io.pos()
            self.member_id = kafka_string.KafkaString(False, self._io)
            self.member_id._read()
            self._debug['member_id']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.group_id._fetch_instances()
            self.member_id._fetch_instances()


    class ShareGroupMetadataKey(KaitaiStruct):
        SEQ_FIELDS = ["group_id"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupKey.ShareGroupMetadataKey, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['group_id']['start'] = self._io.pos()
            self.group_id = kafka_string.KafkaString(False, self._io)
            self.group_id._read()
            self._debug['group_id']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.group_id._fetch_instances()


    class ShareGroupStatePartitionMetadataKey(KaitaiStruct):
        SEQ_FIELDS = ["group_id"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupKey.ShareGroupStatePartitionMetadataKey, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['group_id']['start'] = self._io.pos()
            self.group_id = kafka_string.KafkaString(False, self._io)
            self.group_id._read()
            self._debug['group_id']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.group_id._fetch_instances()


    class ShareGroupTargetAssignmentMemberKey(KaitaiStruct):
        SEQ_FIELDS = ["group_id", "member_id"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupKey.ShareGroupTargetAssignmentMemberKey, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['group_id']['start'] = self._io.pos()
            self.group_id = kafka_string.KafkaString(False, self._io)
            self.group_id._read()
            self._debug['group_id']['end'] = self._io.pos()
            self._debug['member_id']['start'] = self._io.pos()
            self.member_id = kafka_string.KafkaString(False, self._io)
            self.member_id._read()
            self._debug['member_id']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.group_id._fetch_instances()
            self.member_id._fetch_instances()


    class ShareGroupTargetAssignmentMetadataKey(KaitaiStruct):
        SEQ_FIELDS = ["group_id"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupKey.ShareGroupTargetAssignmentMetadataKey, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['group_id']['start'] = self._io.pos()
            self.group_id = kafka_string.KafkaString(False, self._io)
            self.group_id._read()
            self._debug['group_id']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.group_id._fetch_instances()


    class StreamsGroupCurrentMemberAssignmentKey(KaitaiStruct):
        SEQ_FIELDS = ["group_id", "member_id"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupKey.StreamsGroupCurrentMemberAssignmentKey, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['group_id']['start'] = self._io.pos()
            self.group_id = kafka_string.KafkaString(False, self._io)
            self.group_id._read()
            self._debug['group_id']['end'] = self._io.pos()
            self._debug['member_id']['start'] = self._io.pos()
            self.member_id = kafka_string.KafkaString(False, self._io)
            self.member_id._read()
            self._debug['member_id']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.group_id._fetch_instances()
            self.member_id._fetch_instances()


    class StreamsGroupMemberMetadataKey(KaitaiStruct):
        SEQ_FIELDS = ["group_id", "member_id"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupKey.StreamsGroupMemberMetadataKey, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['group_id']['start'] = self._io.pos()
            self.group_id = kafka_string.KafkaString(False, self._io)
            self.group_id._read()
            self._debug['group_id']['end'] = self._io.pos()
            self._debug['member_id']['start'] = self._io.pos()
            self.member_id = kafka_string.KafkaString(False, self._io)
            self.member_id._read()
            self._debug['member_id']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.group_id._fetch_instances()
            self.member_id._fetch_instances()


    class StreamsGroupMetadataKey(KaitaiStruct):
        SEQ_FIELDS = ["group_id"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupKey.StreamsGroupMetadataKey, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['group_id']['start'] = self._io.pos()
            self.group_id = kafka_string.KafkaString(False, self._io)
            self.group_id._read()
            self._debug['group_id']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.group_id._fetch_instances()


    class StreamsGroupTargetAssignmentMemberKey(KaitaiStruct):
        SEQ_FIELDS = ["group_id", "member_id"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupKey.StreamsGroupTargetAssignmentMemberKey, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['group_id']['start'] = self._io.pos()
            self.group_id = kafka_string.KafkaString(False, self._io)
            self.group_id._read()
            self._debug['group_id']['end'] = self._io.pos()
            self._debug['member_id']['start'] = self._io.pos()
            self.member_id = kafka_string.KafkaString(False, self._io)
            self.member_id._read()
            self._debug['member_id']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.group_id._fetch_instances()
            self.member_id._fetch_instances()


    class StreamsGroupTargetAssignmentMetadataKey(KaitaiStruct):
        SEQ_FIELDS = ["group_id"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupKey.StreamsGroupTargetAssignmentMetadataKey, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['group_id']['start'] = self._io.pos()
            self.group_id = kafka_string.KafkaString(False, self._io)
            self.group_id._read()
            self._debug['group_id']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.group_id._fetch_instances()


    class StreamsGroupTopologyKey(KaitaiStruct):
        SEQ_FIELDS = ["group_id"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupKey.StreamsGroupTopologyKey, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['group_id']['start'] = self._io.pos()
            self.group_id = kafka_string.KafkaString(False, self._io)
            self.group_id._read()
            self._debug['group_id']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.group_id._fetch_instances()
