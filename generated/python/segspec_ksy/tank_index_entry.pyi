# kaitai-struct-compiler 0.11.0, ksy/tank_index_entry.ksy sha256 02f84c5e9585888f248431f54e647218158ffbefab344c015359c2bcea043023
from enum import IntEnum
from typing import Any

from .runtime import KaitaiStream, KaitaiStruct

class TankIndexEntry(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    relative_sequence: int
    position: int

