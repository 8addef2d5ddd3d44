# kaitai-struct-compiler 0.11.0, ksy/osiris_segment.ksy sha256 7b541ff5b91b02c14045e3ee00e89723d173b9d5d832730b2de9c3f46c474211
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

