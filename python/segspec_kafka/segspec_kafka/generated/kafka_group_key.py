# kaitai-struct-compiler 0.11.0, ksy/kafka_group_key.ksy sha256 30ce240dea759146859cf3ffd87bcc6ef193cff801a8fe1351d418288c930c2e
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from segspec_kafka.generated import kafka_string


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaGroupKey(KaitaiStruct):
    body = None
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaGroupKey, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.record_type = self._io.read_s2be()
        if not  ((self.record_type == 0) or (self.record_type == 1) or (self.record_type == 2) or (self.record_type == 3) or (self.record_type == 4) or (self.record_type == 5) or (self.record_type == 6) or (self.record_type == 7) or (self.record_type == 8) or (self.record_type == 10) or (self.record_type == 11) or (self.record_type == 12) or (self.record_type == 13) or (self.record_type == 14) or (self.record_type == 15) or (self.record_type == 16) or (self.record_type == 17) or (self.record_type == 19) or (self.record_type == 20) or (self.record_type == 21) or (self.record_type == 22) or (self.record_type == 23)) :
            raise kaitaistruct.ValidationNotAnyOfError(self.record_type, self._io, u"/seq/0")
        _on = self.record_type
        if _on == 0:
            pass
            self.body = KafkaGroupKey.LegacyOffsetCommitKey(self._io, self, self._root)
        elif _on == 1:
            pass
            self.body = KafkaGroupKey.OffsetCommitKey(self._io, self, self._root)
        elif _on == 10:
            pass
            self.body = KafkaGroupKey.ShareGroupMemberMetadataKey(self._io, self, self._root)
        elif _on == 11:
            pass
            self.body = KafkaGroupKey.ShareGroupMetadataKey(self._io, self, self._root)
        elif _on == 12:
            pass
            self.body = KafkaGroupKey.ShareGroupTargetAssignmentMetadataKey(self._io, self, self._root)
        elif _on == 13:
            pass
            self.body = KafkaGroupKey.ShareGroupTargetAssignmentMemberKey(self._io, self, self._root)
        elif _on == 14:
            pass
            self.body = KafkaGroupKey.ShareGroupCurrentMemberAssignmentKey(self._io, self, self._root)
        elif _on == 15:
            pass
            self.body = KafkaGroupKey.ShareGroupStatePartitionMetadataKey(self._io, self, self._root)
        elif _on == 16:
            pass
            self.body = KafkaGroupKey.ConsumerGroupRegularExpressionKey(self._io, self, self._root)
        elif _on == 17:
            pass
            self.body = KafkaGroupKey.StreamsGroupMetadataKey(self._io, self, self._root)
        elif _on == 19:
            pass
            self.body = KafkaGroupKey.StreamsGroupMemberMetadataKey(self._io, self, self._root)
        elif _on == 2:
            pass
            self.body = KafkaGroupKey.GroupMetadataKey(self._io, self, self._root)
        elif _on == 20:
            pass
            self.body = KafkaGroupKey.StreamsGroupTargetAssignmentMetadataKey(self._io, self, self._root)
        elif _on == 21:
            pass
            self.body = KafkaGroupKey.StreamsGroupTargetAssignmentMemberKey(self._io, self, self._root)
        elif _on == 22:
            pass
            self.body = KafkaGroupKey.StreamsGroupCurrentMemberAssignmentKey(self._io, self, self._root)
        elif _on == 23:
            pass
            self.body = KafkaGroupKey.StreamsGroupTopologyKey(self._io, self, self._root)
        elif _on == 3:
            pass
            self.body = KafkaGroupKey.ConsumerGroupMetadataKey(self._io, self, self._root)
        elif _on == 4:
            pass
            self.body = KafkaGroupKey.ConsumerGroupPartitionMetadataKey(self._io, self, self._root)
        elif _on == 5:
            pass
            self.body = KafkaGroupKey.ConsumerGroupMemberMetadataKey(self._io, self, self._root)
        elif _on == 6:
            pass
            self.body = KafkaGroupKey.ConsumerGroupTargetAssignmentMetadataKey(self._io, self, self._root)
        elif _on == 7:
            pass
            self.body = KafkaGroupKey.ConsumerGroupTargetAssignmentMemberKey(self._io, self, self._root)
        elif _on == 8:
            pass
            self.body = KafkaGroupKey.ConsumerGroupCurrentMemberAssignmentKey(self._io, self, self._root)


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
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupKey.ConsumerGroupCurrentMemberAssignmentKey, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.group_id = kafka_string.KafkaString(False, self._io)
            self.member_id = kafka_string.KafkaString(False, self._io)


        def _fetch_instances(self):
            pass
            self.group_id._fetch_instances()
            self.member_id._fetch_instances()


    class ConsumerGroupMemberMetadataKey(KaitaiStruct):
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupKey.ConsumerGroupMemberMetadataKey, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.group_id = kafka_string.KafkaString(False, self._io)
            self.member_id = kafka_string.KafkaString(False, self._io)


        def _fetch_instances(self):
            pass
            self.group_id._fetch_instances()
            self.member_id._fetch_instances()


    class ConsumerGroupMetadataKey(KaitaiStruct):
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupKey.ConsumerGroupMetadataKey, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.group_id = kafka_string.KafkaString(False, self._io)


        def _fetch_instances(self):
            pass
            self.group_id._fetch_instances()


    class ConsumerGroupPartitionMetadataKey(KaitaiStruct):
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupKey.ConsumerGroupPartitionMetadataKey, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.group_id = kafka_string.KafkaString(False, self._io)


        def _fetch_instances(self):
            pass
            self.group_id._fetch_instances()


    class ConsumerGroupRegularExpressionKey(KaitaiStruct):
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupKey.ConsumerGroupRegularExpressionKey, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.group_id = kafka_string.KafkaString(False, self._io)
            self.regular_expression = kafka_string.KafkaString(False, self._io)


        def _fetch_instances(self):
            pass
            self.group_id._fetch_instances()
            self.regular_expression._fetch_instances()


    class ConsumerGroupTargetAssignmentMemberKey(KaitaiStruct):
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupKey.ConsumerGroupTargetAssignmentMemberKey, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.group_id = kafka_string.KafkaString(False, self._io)
            self.member_id = kafka_string.KafkaString(False, self._io)


        def _fetch_instances(self):
            pass
            self.group_id._fetch_instances()
            self.member_id._fetch_instances()


    class ConsumerGroupTargetAssignmentMetadataKey(KaitaiStruct):
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupKey.ConsumerGroupTargetAssignmentMetadataKey, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.group_id = kafka_string.KafkaString(False, self._io)


        def _fetch_instances(self):
            pass
            self.group_id._fetch_instances()


    class GroupMetadataKey(KaitaiStruct):
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupKey.GroupMetadataKey, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.group = kafka_string.KafkaString(False, self._io)


        def _fetch_instances(self):
            pass
            self.group._fetch_instances()


    class LegacyOffsetCommitKey(KaitaiStruct):
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupKey.LegacyOffsetCommitKey, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.group = kafka_string.KafkaString(False, self._io)
            self.topic = kafka_string.KafkaString(False, self._io)
            self.partition = self._io.read_s4be()


        def _fetch_instances(self):
            pass
            self.group._fetch_instances()
            self.topic._fetch_instances()


    class OffsetCommitKey(KaitaiStruct):
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupKey.OffsetCommitKey, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.group = kafka_string.KafkaString(False, self._io)
            self.topic = kafka_string.KafkaString(False, self._io)
            self.partition = self._io.read_s4be()


        def _fetch_instances(self):
            pass
            self.group._fetch_instances()
            self.topic._fetch_instances()


    class ShareGroupCurrentMemberAssignmentKey(KaitaiStruct):
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupKey.ShareGroupCurrentMemberAssignmentKey, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.group_id = kafka_string.KafkaString(False, self._io)
            self.member_id = kafka_string.KafkaString(False, self._io)


        def _fetch_instances(self):
            pass
            self.group_id._fetch_instances()
            self.member_id._fetch_instances()


    class ShareGroupMemberMetadataKey(KaitaiStruct):
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupKey.ShareGroupMemberMetadataKey, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.group_id = kafka_string.KafkaString(False, self._io)
            self.member_id = kafka_string.KafkaString(False, self._io)


        def _fetch_instances(self):
            pass
            self.group_id._fetch_instances()
            self.member_id._fetch_instances()


    class ShareGroupMetadataKey(KaitaiStruct):
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupKey.ShareGroupMetadataKey, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.group_id = kafka_string.KafkaString(False, self._io)


        def _fetch_instances(self):
            pass
            self.group_id._fetch_instances()


    class ShareGroupStatePartitionMetadataKey(KaitaiStruct):
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupKey.ShareGroupStatePartitionMetadataKey, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.group_id = kafka_string.KafkaString(False, self._io)


        def _fetch_instances(self):
            pass
            self.group_id._fetch_instances()


    class ShareGroupTargetAssignmentMemberKey(KaitaiStruct):
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupKey.ShareGroupTargetAssignmentMemberKey, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.group_id = kafka_string.KafkaString(False, self._io)
            self.member_id = kafka_string.KafkaString(False, self._io)


        def _fetch_instances(self):
            pass
            self.group_id._fetch_instances()
            self.member_id._fetch_instances()


    class ShareGroupTargetAssignmentMetadataKey(KaitaiStruct):
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupKey.ShareGroupTargetAssignmentMetadataKey, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.group_id = kafka_string.KafkaString(False, self._io)


        def _fetch_instances(self):
            pass
            self.group_id._fetch_instances()


    class StreamsGroupCurrentMemberAssignmentKey(KaitaiStruct):
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupKey.StreamsGroupCurrentMemberAssignmentKey, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.group_id = kafka_string.KafkaString(False, self._io)
            self.member_id = kafka_string.KafkaString(False, self._io)


        def _fetch_instances(self):
            pass
            self.group_id._fetch_instances()
            self.member_id._fetch_instances()


    class StreamsGroupMemberMetadataKey(KaitaiStruct):
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupKey.StreamsGroupMemberMetadataKey, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.group_id = kafka_string.KafkaString(False, self._io)
            self.member_id = kafka_string.KafkaString(False, self._io)


        def _fetch_instances(self):
            pass
            self.group_id._fetch_instances()
            self.member_id._fetch_instances()


    class StreamsGroupMetadataKey(KaitaiStruct):
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupKey.StreamsGroupMetadataKey, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.group_id = kafka_string.KafkaString(False, self._io)


        def _fetch_instances(self):
            pass
            self.group_id._fetch_instances()


    class StreamsGroupTargetAssignmentMemberKey(KaitaiStruct):
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupKey.StreamsGroupTargetAssignmentMemberKey, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.group_id = kafka_string.KafkaString(False, self._io)
            self.member_id = kafka_string.KafkaString(False, self._io)


        def _fetch_instances(self):
            pass
            self.group_id._fetch_instances()
            self.member_id._fetch_instances()


    class StreamsGroupTargetAssignmentMetadataKey(KaitaiStruct):
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupKey.StreamsGroupTargetAssignmentMetadataKey, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.group_id = kafka_string.KafkaString(False, self._io)


        def _fetch_instances(self):
            pass
            self.group_id._fetch_instances()


    class StreamsGroupTopologyKey(KaitaiStruct):
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupKey.StreamsGroupTopologyKey, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.group_id = kafka_string.KafkaString(False, self._io)


        def _fetch_instances(self):
            pass
            self.group_id._fetch_instances()
