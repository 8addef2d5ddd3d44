# kaitai-struct-compiler 0.11.0, ksy/osiris_enums.ksy sha256 2897c43cb15869c2d003d2682cf1a34f4503315c3030a8818d978679e59494da
from enum import IntEnum
from typing import Any

from .runtime import KaitaiStream, KaitaiStruct

class OsirisEnums(KaitaiStruct):
    class ChunkType(IntEnum):
        user = 0
        tracking_delta = 1
        tracking_snapshot = 2

    class TrackingType(IntEnum):
        sequence = 0
        offset = 1
        timestamp = 2

    class Compression(IntEnum):
        none = 0
        gzip = 1
        snappy = 2
        lz4 = 3
        zstd = 4
        reserved_5 = 5
        reserved_6 = 6
        user_defined = 7

    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...

