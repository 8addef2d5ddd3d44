# kaitai-struct-compiler 0.11.0, ksy/kafka.ksy sha256 965e64de1a49bfe3b450012e353303b6217a0e0f08eec7d81928894cbaeb4021
from enum import IntEnum
from typing import Any

from . import kafka_varint as _kafka_varint
from . import kafka_varlong as _kafka_varlong
from .runtime import KaitaiStream, KaitaiStruct

class Kafka(KaitaiStruct):
    class Compression(IntEnum):
        none = 0
        gzip = 1
        snappy = 2
        lz4 = 3
        zstd = 4

    class Batch(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        crc: int
        unused: int
        has_delete_horizon: bool
        is_control: bool
        is_transactional: bool
        is_append_time: bool
        compression: Kafka.Compression | int
        last_offset_delta: int
        base_timestamp: int
        max_timestamp: int
        producer_id: int
        producer_epoch: int
        base_sequence: int
        num_records: int
        records: bytes

    class RecordSet(KaitaiStruct):
        def __init__(self, base_offset: int, base_timestamp: int, is_append_time: bool, max_timestamp: int, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        base_offset: int
        base_timestamp: int
        is_append_time: bool
        max_timestamp: int
        records: list[Kafka.Record]

    class Record(KaitaiStruct):
        def __init__(self, base_offset: int, base_timestamp: int, is_append_time: bool, max_timestamp: int, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        base_offset: int
        base_timestamp: int
        is_append_time: bool
        max_timestamp: int
        len_body: _kafka_varint.KafkaVarint
        body: Kafka.RecordBody

    class RecordBody(KaitaiStruct):
        def __init__(self, base_offset: int, base_timestamp: int, is_append_time: bool, max_timestamp: int, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        base_offset: int
        base_timestamp: int
        is_append_time: bool
        max_timestamp: int
        attributes: int
        timestamp_delta: _kafka_varlong.KafkaVarlong
        offset_delta: _kafka_varint.KafkaVarint
        len_key: _kafka_varint.KafkaVarint
        key: bytes | None
        len_value: _kafka_varint.KafkaVarint
        value: bytes | None
        num_headers: _kafka_varint.KafkaVarint
        headers: list[Kafka.Header]
        rest: bytes
        @property
        def offset(self) -> int: ...
        @property
        def timestamp(self) -> int: ...

    class Header(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        len_key: _kafka_varint.KafkaVarint
        key: bytes
        len_value: _kafka_varint.KafkaVarint
        value: bytes | None

    class Message(KaitaiStruct):
        def __init__(self, magic: int, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        magic: int
        unused: int
        is_append_time: bool
        compression: Kafka.Compression | int
        timestamp: int | None
        len_key: int
        key: bytes | None
        len_value: int
        value: bytes | None
        rest: bytes

    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    base_offset: int
    len_batch: int
    epoch_or_crc: int
    magic: int
    body: Kafka.Message | Kafka.Batch | bytes
    @property
    def is_batch(self) -> bool: ...
    @property
    def leader_epoch(self) -> int | None: ...
    @property
    def message_crc(self) -> int | None: ...
    @property
    def last_offset(self) -> int: ...

