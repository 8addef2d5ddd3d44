# kaitai-struct-compiler 0.11.0, ksy/tank_entry_header.ksy sha256 182241376455e023c3b2fa0f43d317a16f52442ec9e9e2a905d19d2d1f3b1c6a
from enum import IntEnum
from typing import Any

from . import leb128_u32 as _leb128_u32
from . import tank_bundle_header as _tank_bundle_header
from .runtime import KaitaiStream, KaitaiStruct

class TankEntryHeader(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    len_bundle: _leb128_u32.Leb128U32
    header: _tank_bundle_header.TankBundleHeader

