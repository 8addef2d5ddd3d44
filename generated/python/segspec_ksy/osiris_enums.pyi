# kaitai-struct-compiler 0.11.0, ksy/osiris_enums.ksy sha256 102632f385d0da42a4395f3c94cc9614563a89ef16cfce769d7f82e7b00edb8b
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

