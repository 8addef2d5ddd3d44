# kaitai-struct-compiler 0.11.0, ksy/ffwd_index.ksy sha256 9f332965a08e9fee39c576b75f8c64dd41e3f8d1210da3074edc068aca18642a
from enum import IntEnum
from typing import Any

from . import ffwd_index_entry as _ffwd_index_entry
from .runtime import KaitaiStream, KaitaiStruct

class FfwdIndex(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    entries: list[_ffwd_index_entry.FfwdIndexEntry]

