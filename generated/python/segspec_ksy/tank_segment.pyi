# kaitai-struct-compiler 0.11.0, ksy/tank_segment.ksy sha256 bad876acce987581aca9b2f75648791da423169d22255480e26a72938bf0a4b2
from enum import IntEnum
from typing import Any

from . import tank_entry as _tank_entry
from .runtime import KaitaiStream, KaitaiStruct

class TankSegment(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    entries: list[_tank_entry.TankEntry]

