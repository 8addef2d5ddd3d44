# kaitai-struct-compiler 0.11.0, ksy/tank_index_entry.ksy sha256 979ecc25c54f4d2b848721013f9b83888c565fda1dd125abeb8083b115c2a1b8
from enum import IntEnum
from typing import Any

from .runtime import KaitaiStream, KaitaiStruct

class TankIndexEntry(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    relative_sequence: int
    position: int

