# kaitai-struct-compiler 0.11.0, ksy/tank_index.ksy sha256 ba4e7ee842b62beb7ef22ae386bc81c63a323e7f138b66d491b91b0537f3bda8
from enum import IntEnum
from typing import Any

from . import tank_index_entry as _tank_index_entry
from .runtime import KaitaiStream, KaitaiStruct

class TankIndex(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    entries: list[_tank_index_entry.TankIndexEntry]

