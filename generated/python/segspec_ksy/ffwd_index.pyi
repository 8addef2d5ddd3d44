# kaitai-struct-compiler 0.11.0, ksy/ffwd_index.ksy sha256 99be4a6190a4f0fc670a5939f90acaa10d72d1711455ec78da70c09d87112091
from enum import IntEnum
from typing import Any

from . import ffwd_index_entry as _ffwd_index_entry
from .runtime import KaitaiStream, KaitaiStruct

class FfwdIndex(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    entries: list[_ffwd_index_entry.FfwdIndexEntry]

