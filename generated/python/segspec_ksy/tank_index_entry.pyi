# kaitai-struct-compiler 0.11.0, ksy/tank_index_entry.ksy sha256 a6faf61c7d5b14a8b8f58727d85f51cfb80cd0d0dd82668a65ccbedad1dd3dcc
from enum import IntEnum
from typing import Any

from .runtime import KaitaiStream, KaitaiStruct

class TankIndexEntry(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    relative_sequence: int
    position: int

