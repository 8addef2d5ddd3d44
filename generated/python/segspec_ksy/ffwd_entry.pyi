# kaitai-struct-compiler 0.11.0, ksy/ffwd_entry.ksy sha256 1cb1da7619d259ed51b4b4a56f2602c57d978963b71cff90499e866328733404
from enum import IntEnum
from typing import Any

from .runtime import KaitaiStream, KaitaiStruct

class FfwdEntry(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    len_blob: int
    blob: bytes

