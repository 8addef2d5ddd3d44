# kaitai-struct-compiler 0.11.0, ksy/tank_entry.ksy sha256 a0b89fee88ce3d63168a0f1cec7aa7aacb999e050b628ed6f3832d43d0863a72
from enum import IntEnum
from typing import Any

from . import leb128_u32 as _leb128_u32
from . import tank_bundle as _tank_bundle
from .runtime import KaitaiStream, KaitaiStruct

class TankEntry(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    len_bundle: _leb128_u32.Leb128U32
    bundle: _tank_bundle.TankBundle

