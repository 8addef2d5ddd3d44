# kaitai-struct-compiler 0.11.0, ksy/mojo_unwritten.ksy sha256 e7595728dc8bab1242d2fa0be258b1358d9888fa5f7112a0f6121e166a372810
from enum import IntEnum
from typing import Any

from .runtime import KaitaiStream, KaitaiStruct

class MojoUnwritten(KaitaiStruct):
    def __init__(self, len_room: int, has_end_marker: bool, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    len_room: int
    has_end_marker: bool
    end_marker: bytes | None
    zeros: bytes

