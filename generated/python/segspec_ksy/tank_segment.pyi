# kaitai-struct-compiler 0.11.0, ksy/tank_segment.ksy sha256 280aaec9a12e81567f039a8597caf05c80041d9b3d95664d074062b1e29e07ba
from enum import IntEnum
from typing import Any

from . import tank_entry as _tank_entry
from .runtime import KaitaiStream, KaitaiStruct

class TankSegment(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    entries: list[_tank_entry.TankEntry]

