# kaitai-struct-compiler 0.11.0, ksy/osiris_simple_entry.ksy sha256 0a1264008059ede078db0939205987d3a171df12dced47272eac7c164f0bb00b
from enum import IntEnum
from typing import Any

from .runtime import KaitaiStream, KaitaiStruct

class OsirisSimpleEntry(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    is_sub_batch: bool
    len_body: int
    body: bytes

