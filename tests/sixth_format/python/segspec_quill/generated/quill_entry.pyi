# kaitai-struct-compiler 0.11.0, ksy/quill_entry.ksy sha256 155b5f5650fff392910385b93171ddba5be069aafe62665b9d07d85e090a21dd
from enum import IntEnum
from typing import Any

from .runtime import KaitaiStream, KaitaiStruct

class QuillEntry(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    offset: int
    ofs_record: int

