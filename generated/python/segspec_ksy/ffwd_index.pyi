# kaitai-struct-compiler 0.11.0, ksy/ffwd_index.ksy sha256 19669703ca6c4908efd4b799126f670754f21cbadcf9ebbc32eaf191af4d152f
from enum import IntEnum
from typing import Any

from . import ffwd_index_entry as _ffwd_index_entry
from .runtime import KaitaiStream, KaitaiStruct

class FfwdIndex(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    entries: list[_ffwd_index_entry.FfwdIndexEntry]

