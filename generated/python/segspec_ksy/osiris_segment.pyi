# kaitai-struct-compiler 0.11.0, ksy/osiris_segment.ksy sha256 d089a3dfe83b1eeccbcc70c391a03c7942ff8c34242aeb8c75bb5a6b96d98c6a
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

