# kaitai-struct-compiler 0.11.0, ksy/mojo_unwritten.ksy sha256 821828a7c0748c168576efd7b5c1d77451fb044df327d26750eaf0e1b62606da
from enum import IntEnum
from typing import Any

from .runtime import KaitaiStream, KaitaiStruct

class MojoUnwritten(KaitaiStruct):
    def __init__(self, len_room: int, has_end_marker: bool, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    len_room: int
    has_end_marker: bool
    end_marker: bytes | None
    zeros: bytes

