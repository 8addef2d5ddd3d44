# kaitai-struct-compiler 0.11.0, ksy/ffwd_segment.ksy sha256 bb668a179ed95a80a02eb33d8a1188813304ae026bfd2a8fb9d5189e3b01f016
from enum import IntEnum
from typing import Any

from . import ffwd_entry as _ffwd_entry
from .runtime import KaitaiStream, KaitaiStruct

class FfwdSegment(KaitaiStruct):
    class HeaderVariant(IntEnum):
        system = 0
        document = 1

    class SystemHeader(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        magic: bytes
        version: int
        base_offset: int

    class DocumentHeader(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        magic: bytes
        version: int
        base_offset: int

    def __init__(self, variant: FfwdSegment.HeaderVariant | int, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    variant: FfwdSegment.HeaderVariant | int
    header: FfwdSegment.SystemHeader | FfwdSegment.DocumentHeader | None
    entries: list[_ffwd_entry.FfwdEntry]

