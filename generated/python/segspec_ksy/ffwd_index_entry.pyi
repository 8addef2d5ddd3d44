# kaitai-struct-compiler 0.11.0, ksy/ffwd_index_entry.ksy sha256 8a1f7a4418c0aa427dbef1d5e769332ca4fc3c9a772135b7b69965c23179551b
from enum import IntEnum
from typing import Any

from .runtime import KaitaiStream, KaitaiStruct

class FfwdIndexEntry(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    len_id: int
    offset: int
    id: str

