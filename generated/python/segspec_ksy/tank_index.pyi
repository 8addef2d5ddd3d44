# kaitai-struct-compiler 0.11.0, ksy/tank_index.ksy sha256 38c6f5bae0ef390db46dd59e70f2c9f3af5afe0eb00e5e05ea48c3753670008a
from enum import IntEnum
from typing import Any

from . import tank_index_entry as _tank_index_entry
from .runtime import KaitaiStream, KaitaiStruct

class TankIndex(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    entries: list[_tank_index_entry.TankIndexEntry]

