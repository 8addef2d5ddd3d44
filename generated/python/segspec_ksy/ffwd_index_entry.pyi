# kaitai-struct-compiler 0.11.0, ksy/ffwd_index_entry.ksy sha256 9866d8904954af3d8db295ed6ec58085525d82b8433ecfe9b1322d51f006951c
from enum import IntEnum
from typing import Any

from .runtime import KaitaiStream, KaitaiStruct

class FfwdIndexEntry(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    len_id: int
    offset: int
    id: str

