# kaitai-struct-compiler 0.11.0, ksy/tank_segment.ksy sha256 026e5e779cdbd70db7188a6ef04c2db2f1ac3e4d834912d6875081ccdfad525f
from enum import IntEnum
from typing import Any

from . import tank_entry as _tank_entry
from .runtime import KaitaiStream, KaitaiStruct

class TankSegment(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    entries: list[_tank_entry.TankEntry]

