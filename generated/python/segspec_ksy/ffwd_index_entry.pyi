# kaitai-struct-compiler 0.11.0, ksy/ffwd_index_entry.ksy sha256 73e498df470bc5eded914ccb2e7a62e35f6719e617f884d4ba928cbe21eeee40
from enum import IntEnum
from typing import Any

from .runtime import KaitaiStream, KaitaiStruct

class FfwdIndexEntry(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    len_id: int
    offset: int
    id: str

