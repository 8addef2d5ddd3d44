# kaitai-struct-compiler 0.11.0, ksy/ffwd_entry.ksy sha256 fdd7144ad266c5b20ee5bc96d9def7bd1d0cfdd048d1beec552f72437460473c
from enum import IntEnum
from typing import Any

from .runtime import KaitaiStream, KaitaiStruct

class FfwdEntry(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    len_blob: int
    blob: bytes

