# kaitai-struct-compiler 0.11.0, ksy/ffwd_entry.ksy sha256 9bc7c6be2a1192462e2c57a2adbbbb6bccf5a2bd21665d966753f81072a2cd87
from enum import IntEnum
from typing import Any

from .runtime import KaitaiStream, KaitaiStruct

class FfwdEntry(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    len_blob: int
    blob: bytes

