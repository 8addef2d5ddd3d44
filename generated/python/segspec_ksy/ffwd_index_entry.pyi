# kaitai-struct-compiler 0.11.0, ksy/ffwd_index_entry.ksy sha256 952322196ccd1d04504883785d94ef370a8956beabf1928ae42da142b0c6eb98
from enum import IntEnum
from typing import Any

from .runtime import KaitaiStream, KaitaiStruct

class FfwdIndexEntry(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    len_id: int
    offset: int
    id: str

