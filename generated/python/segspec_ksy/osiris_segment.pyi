# kaitai-struct-compiler 0.11.0, ksy/osiris_segment.ksy sha256 43e1e06a50b3d3583ef7da2c3a14040c93eed40ebc6ff914efe97ac3cd1dad37
from enum import IntEnum
from typing import Any

from . import osiris_chunk as _osiris_chunk
from .runtime import KaitaiStream, KaitaiStruct

class OsirisSegment(KaitaiStruct):
    class LogHeader(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        magic: bytes
        version: int

    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    header: OsirisSegment.LogHeader
    chunks: list[_osiris_chunk.OsirisChunk]

