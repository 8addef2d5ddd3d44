# kaitai-struct-compiler 0.11.0, ksy/osiris_simple_entry.ksy sha256 0e2ef75a9303e6826a738ba2c064af4e778025c7f95c34b84cda6c1be4c174c3
from enum import IntEnum
from typing import Any

from .runtime import KaitaiStream, KaitaiStruct

class OsirisSimpleEntry(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    is_sub_batch: bool
    len_body: int
    body: bytes

