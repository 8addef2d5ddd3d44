# kaitai-struct-compiler 0.11.0, ksy/tank_index.ksy sha256 6a9bd9a6909be57dd9b29c2dd1c54ff938b54d49797ce762d22b9f3ee2bf812e
from enum import IntEnum
from typing import Any

from . import tank_index_entry as _tank_index_entry
from .runtime import KaitaiStream, KaitaiStruct

class TankIndex(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    entries: list[_tank_index_entry.TankIndexEntry]

