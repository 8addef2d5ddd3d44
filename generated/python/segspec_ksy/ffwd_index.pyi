# kaitai-struct-compiler 0.11.0, ksy/ffwd_index.ksy sha256 9d617ae54441c3b78e4a695be85469580619aa0ed8ba7005098b6ad26652e3e3
from enum import IntEnum
from typing import Any

from . import ffwd_index_entry as _ffwd_index_entry
from .runtime import KaitaiStream, KaitaiStruct

class FfwdIndex(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    entries: list[_ffwd_index_entry.FfwdIndexEntry]

