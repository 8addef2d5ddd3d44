# kaitai-struct-compiler 0.11.0, ksy/tank_index.ksy sha256 acce695fb11c0d33cd6ed69f365d8214d922daaf3fc12d6ff9af74d44f18d7ea
from enum import IntEnum
from typing import Any

from . import tank_index_entry as _tank_index_entry
from .runtime import KaitaiStream, KaitaiStruct

class TankIndex(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    entries: list[_tank_index_entry.TankIndexEntry]

