# kaitai-struct-compiler 0.11.0, ksy/tank_index_entry.ksy sha256 2cbf3bd9e12737b14f68e2e1b4443fb493029a7d1c78cf06e9d2ac4eec5b8198
from enum import IntEnum
from typing import Any

from .runtime import KaitaiStream, KaitaiStruct

class TankIndexEntry(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    relative_sequence: int
    position: int

