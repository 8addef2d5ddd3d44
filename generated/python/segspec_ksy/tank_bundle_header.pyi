# kaitai-struct-compiler 0.11.0, ksy/tank_bundle_header.ksy sha256 e1d8992519f67704e71ffeb645c33a289b10b43d15f2fd2ad4720d85fe237bda
from enum import IntEnum
from typing import Any

from . import leb128_u32 as _leb128_u32
from . import tank_enums as _tank_enums
from .runtime import KaitaiStream, KaitaiStruct

class TankBundleHeader(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    unused: bool
    is_sparse: bool
    num_messages_short: int
    codec: _tank_enums.TankEnums.Codec | int
    num_messages_long: _leb128_u32.Leb128U32 | None
    first_sequence: int | None
    last_delta: _leb128_u32.Leb128U32 | None
    @property
    def num_messages(self) -> int: ...
    @property
    def last_sequence(self) -> int | None: ...

