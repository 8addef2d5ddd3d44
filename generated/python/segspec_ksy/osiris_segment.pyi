# kaitai-struct-compiler 0.11.0, ksy/osiris_segment.ksy sha256 21fe7ce92e4d8973115699ff49380d659bdf85d5f9a9223430808973c18fa223
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

