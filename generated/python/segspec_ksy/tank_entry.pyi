# kaitai-struct-compiler 0.11.0, ksy/tank_entry.ksy sha256 bd4b07cc6f3713992a6e8647259b4498c82c42073ad5e9478b27ba3a7025c8fe
from enum import IntEnum
from typing import Any

from . import leb128_u32 as _leb128_u32
from . import tank_bundle as _tank_bundle
from .runtime import KaitaiStream, KaitaiStruct

class TankEntry(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    len_bundle: _leb128_u32.Leb128U32
    bundle: _tank_bundle.TankBundle

