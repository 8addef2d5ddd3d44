# kaitai-struct-compiler 0.11.0, ksy/mojo_unwritten.ksy sha256 d00d516bbe158a19c8ade061b22ad7ecfecdd426536217e83420f5df3474bfc4
from enum import IntEnum
from typing import Any

from .runtime import KaitaiStream, KaitaiStruct

class MojoUnwritten(KaitaiStruct):
    def __init__(self, len_room: int, has_end_marker: bool, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    len_room: int
    has_end_marker: bool
    end_marker: bytes | None
    zeros: bytes

