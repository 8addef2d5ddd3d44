# kaitai-struct-compiler 0.11.0, ksy/tank_message.ksy sha256 25ecf4021d808f4240267d0bbdc93dc882a189484f00c60864c8e7593449b8b8
from enum import IntEnum
from typing import Any

from . import leb128_u32 as _leb128_u32
from .runtime import KaitaiStream, KaitaiStruct

class TankMessage(KaitaiStruct):
    def __init__(self, is_sparse: bool, is_edge: bool, timestamp_before: int, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    is_sparse: bool
    is_edge: bool
    timestamp_before: int
    unused: int
    is_consecutive: bool
    uses_last_timestamp: bool
    has_key: bool
    sequence_delta: _leb128_u32.Leb128U32 | None
    explicit_timestamp: int | None
    len_key: int | None
    key: bytes | None
    len_content: _leb128_u32.Leb128U32
    content: bytes
    @property
    def timestamp(self) -> int: ...
    @property
    def sequence_step(self) -> int: ...

