# kaitai-struct-compiler 0.11.0, ksy/tank_entry.ksy sha256 05bf5dc8ea94dc4e9ac52461ae923aae4874d3b86287d7ba2b44ee83ee7570fd
from enum import IntEnum
from typing import Any

from . import leb128_u32 as _leb128_u32
from . import tank_bundle as _tank_bundle
from .runtime import KaitaiStream, KaitaiStruct

class TankEntry(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    len_bundle: _leb128_u32.Leb128U32
    bundle: _tank_bundle.TankBundle

