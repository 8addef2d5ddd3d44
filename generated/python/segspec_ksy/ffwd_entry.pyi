# kaitai-struct-compiler 0.11.0, ksy/ffwd_entry.ksy sha256 60d647ac56fd1c78254897dcc1d7fdec5dd70ea1e2686ad920084bc2e67a20a6
from enum import IntEnum
from typing import Any

from .runtime import KaitaiStream, KaitaiStruct

class FfwdEntry(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    len_blob: int
    blob: bytes

