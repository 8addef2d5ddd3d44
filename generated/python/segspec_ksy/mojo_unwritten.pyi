# kaitai-struct-compiler 0.11.0, ksy/mojo_unwritten.ksy sha256 b26f124a3819b10a02bef358fff936b7bda77360eb84310ae468f231a953d5fd
from enum import IntEnum
from typing import Any

from .runtime import KaitaiStream, KaitaiStruct

class MojoUnwritten(KaitaiStruct):
    def __init__(self, len_room: int, has_end_marker: bool, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    len_room: int
    has_end_marker: bool
    end_marker: bytes | None
    zeros: bytes

