# kaitai-struct-compiler 0.11.0, ksy/kafka_producer_snapshot.ksy sha256 a838d07115dcbcb2991ddad276a32904e36c1f86a324bd535b6ea58d337389ff
from enum import IntEnum
from typing import Any

from .runtime import KaitaiStream, KaitaiStruct

class KafkaProducerSnapshot(KaitaiStruct):
    class Producer(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        producer_id: int
        producer_epoch: int
        last_sequence: int
        last_offset: int
        offset_delta: int
        timestamp: int
        coordinator_epoch: int
        current_first_offset: int

    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    version: int
    crc: int
    num_producers: int
    producers: list[KafkaProducerSnapshot.Producer]
    rest: bytes

