# kaitai-struct-compiler 0.11.0, ksy/mojo_unwritten.ksy sha256 4fe47b36f50db88823d01d7cbb0cb8b13cfabf1ea49c4ddbd372505e2bffc7d3
from enum import IntEnum
from typing import Any

from .runtime import KaitaiStream, KaitaiStruct

class MojoUnwritten(KaitaiStruct):
    def __init__(self, len_room: int, has_end_marker: bool, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    len_room: int
    has_end_marker: bool
    end_marker: bytes | None
    zeros: bytes

