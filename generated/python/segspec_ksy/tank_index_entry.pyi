# kaitai-struct-compiler 0.11.0, ksy/tank_index_entry.ksy sha256 dcc7f8c12c27e0d2492aae21c9f4419f0c370aebdf04030e360c3de462970dd2
from enum import IntEnum
from typing import Any

from .runtime import KaitaiStream, KaitaiStruct

class TankIndexEntry(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    relative_sequence: int
    position: int

