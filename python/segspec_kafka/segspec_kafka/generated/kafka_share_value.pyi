# kaitai-struct-compiler 0.11.0, ksy/kafka_share_value.ksy sha256 8d5b5b9296fcc881374bbfce42e903f1821cb4736da48994a815d22a9b6489a3
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

class KafkaShareValue(KaitaiStruct):
    class ShareSnapshotValue(KaitaiStruct):
        class StateBatch(KaitaiStruct):
            def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
            first_offset: int
            last_offset: int
            delivery_state: int
            delivery_count: int
            tagged: _kafka_tagged_fields.KafkaTaggedFields

        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        snapshot_epoch: int
        state_epoch: int
        leader_epoch: int
        start_offset: int
        create_timestamp: int
        write_timestamp: int
        num_state_batches: _kafka_count.KafkaCount
        state_batches: list[KafkaShareValue.ShareSnapshotValue.StateBatch] | None
        tagged: _kafka_tagged_fields.KafkaTaggedFields

    class ShareUpdateValue(KaitaiStruct):
        class StateBatch(KaitaiStruct):
            def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
            first_offset: int
            last_offset: int
            delivery_state: int
            delivery_count: int
            tagged: _kafka_tagged_fields.KafkaTaggedFields

        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        snapshot_epoch: int
        leader_epoch: int
        start_offset: int
        num_state_batches: _kafka_count.KafkaCount
        state_batches: list[KafkaShareValue.ShareUpdateValue.StateBatch] | None
        tagged: _kafka_tagged_fields.KafkaTaggedFields

    def __init__(self, record_type: int, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    record_type: int
    version: int
    body: KafkaShareValue.ShareSnapshotValue | KafkaShareValue.ShareUpdateValue | None

