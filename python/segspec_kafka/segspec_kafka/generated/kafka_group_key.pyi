# kaitai-struct-compiler 0.11.0, ksy/kafka_group_key.ksy sha256 30ce240dea759146859cf3ffd87bcc6ef193cff801a8fe1351d418288c930c2e
from enum import IntEnum
from typing import Any

from . import kafka_bytes as _kafka_bytes
from . import kafka_count as _kafka_count
from . import kafka_flag as _kafka_flag
from . import kafka_string as _kafka_string
from . import kafka_tagged_fields as _kafka_tagged_fields
from . import kafka_uuid as _kafka_uuid
from . import kafka_uvarint as _kafka_uvarint
from .runtime import KaitaiStream, KaitaiStruct

class KafkaGroupKey(KaitaiStruct):
    class LegacyOffsetCommitKey(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        group: _kafka_string.KafkaString
        topic: _kafka_string.KafkaString
        partition: int

    class OffsetCommitKey(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        group: _kafka_string.KafkaString
        topic: _kafka_string.KafkaString
        partition: int

    class GroupMetadataKey(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        group: _kafka_string.KafkaString

    class ConsumerGroupMetadataKey(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        group_id: _kafka_string.KafkaString

    class ConsumerGroupPartitionMetadataKey(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        group_id: _kafka_string.KafkaString

    class ConsumerGroupMemberMetadataKey(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        group_id: _kafka_string.KafkaString
        member_id: _kafka_string.KafkaString

    class ConsumerGroupTargetAssignmentMetadataKey(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        group_id: _kafka_string.KafkaString

    class ConsumerGroupTargetAssignmentMemberKey(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        group_id: _kafka_string.KafkaString
        member_id: _kafka_string.KafkaString

    class ConsumerGroupCurrentMemberAssignmentKey(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        group_id: _kafka_string.KafkaString
        member_id: _kafka_string.KafkaString

    class ShareGroupMemberMetadataKey(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        group_id: _kafka_string.KafkaString
        member_id: _kafka_string.KafkaString

    class ShareGroupMetadataKey(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        group_id: _kafka_string.KafkaString

    class ShareGroupTargetAssignmentMetadataKey(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        group_id: _kafka_string.KafkaString

    class ShareGroupTargetAssignmentMemberKey(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        group_id: _kafka_string.KafkaString
        member_id: _kafka_string.KafkaString

    class ShareGroupCurrentMemberAssignmentKey(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        group_id: _kafka_string.KafkaString
        member_id: _kafka_string.KafkaString

    class ShareGroupStatePartitionMetadataKey(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        group_id: _kafka_string.KafkaString

    class ConsumerGroupRegularExpressionKey(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        group_id: _kafka_string.KafkaString
        regular_expression: _kafka_string.KafkaString

    class StreamsGroupMetadataKey(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        group_id: _kafka_string.KafkaString

    class StreamsGroupMemberMetadataKey(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        group_id: _kafka_string.KafkaString
        member_id: _kafka_string.KafkaString

    class StreamsGroupTargetAssignmentMetadataKey(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        group_id: _kafka_string.KafkaString

    class StreamsGroupTargetAssignmentMemberKey(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        group_id: _kafka_string.KafkaString
        member_id: _kafka_string.KafkaString

    class StreamsGroupCurrentMemberAssignmentKey(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        group_id: _kafka_string.KafkaString
        member_id: _kafka_string.KafkaString

    class StreamsGroupTopologyKey(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        group_id: _kafka_string.KafkaString

    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    record_type: int
    body: KafkaGroupKey.LegacyOffsetCommitKey | KafkaGroupKey.OffsetCommitKey | KafkaGroupKey.GroupMetadataKey | KafkaGroupKey.ConsumerGroupMetadataKey | KafkaGroupKey.ConsumerGroupPartitionMetadataKey | KafkaGroupKey.ConsumerGroupMemberMetadataKey | KafkaGroupKey.ConsumerGroupTargetAssignmentMetadataKey | KafkaGroupKey.ConsumerGroupTargetAssignmentMemberKey | KafkaGroupKey.ConsumerGroupCurrentMemberAssignmentKey | KafkaGroupKey.ShareGroupMemberMetadataKey | KafkaGroupKey.ShareGroupMetadataKey | KafkaGroupKey.ShareGroupTargetAssignmentMetadataKey | KafkaGroupKey.ShareGroupTargetAssignmentMemberKey | KafkaGroupKey.ShareGroupCurrentMemberAssignmentKey | KafkaGroupKey.ShareGroupStatePartitionMetadataKey | KafkaGroupKey.ConsumerGroupRegularExpressionKey | KafkaGroupKey.StreamsGroupMetadataKey | KafkaGroupKey.StreamsGroupMemberMetadataKey | KafkaGroupKey.StreamsGroupTargetAssignmentMetadataKey | KafkaGroupKey.StreamsGroupTargetAssignmentMemberKey | KafkaGroupKey.StreamsGroupCurrentMemberAssignmentKey | KafkaGroupKey.StreamsGroupTopologyKey | None

