# kaitai-struct-compiler 0.11.0, ksy/mojo_unwritten.ksy sha256 be3ba2474aca576dd94d7eb1be3c8d2a0da52087c7a76d6db7e76855872c0412
from enum import IntEnum
from typing import Any

from .runtime import KaitaiStream, KaitaiStruct

class MojoUnwritten(KaitaiStruct):
    def __init__(self, len_room: int, has_end_marker: bool, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    len_room: int
    has_end_marker: bool
    end_marker: bytes | None
    zeros: bytes

