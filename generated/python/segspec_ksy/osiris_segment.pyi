# kaitai-struct-compiler 0.11.0, ksy/osiris_segment.ksy sha256 80fe0d65afd3be0cd0b49f6a0beefbb24628f58b82fb322956bdc470a062173d
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

