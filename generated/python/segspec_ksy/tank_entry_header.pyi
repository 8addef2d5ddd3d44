# kaitai-struct-compiler 0.11.0, ksy/tank_entry_header.ksy sha256 26cb57aa40eb1e37060247964a0f684412c3e0746941584b74a91501494844d1
from enum import IntEnum
from typing import Any

from . import leb128_u32 as _leb128_u32
from . import tank_bundle_header as _tank_bundle_header
from .runtime import KaitaiStream, KaitaiStruct

class TankEntryHeader(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    len_bundle: _leb128_u32.Leb128U32
    header: _tank_bundle_header.TankBundleHeader

