# kaitai-struct-compiler 0.11.0, ksy/mojo_unwritten.ksy sha256 10e1b5ed42baffb2fcb189d4579f0b0f48926805336a0fd4d204d23245b0880b
from enum import IntEnum
from typing import Any

from .runtime import KaitaiStream, KaitaiStruct

class MojoUnwritten(KaitaiStruct):
    def __init__(self, len_room: int, has_end_marker: bool, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    len_room: int
    has_end_marker: bool
    end_marker: bytes | None
    zeros: bytes

