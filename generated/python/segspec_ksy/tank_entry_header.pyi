# kaitai-struct-compiler 0.11.0, ksy/tank_entry_header.ksy sha256 2ff942b290354f515bb612c442bf630a123c84a08defa934e59c2c0952934dd7
from enum import IntEnum
from typing import Any

from . import leb128_u32 as _leb128_u32
from . import tank_bundle_header as _tank_bundle_header
from .runtime import KaitaiStream, KaitaiStruct

class TankEntryHeader(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    len_bundle: _leb128_u32.Leb128U32
    header: _tank_bundle_header.TankBundleHeader

