# kaitai-struct-compiler 0.11.0, ksy/quill_index.ksy sha256 d46c090e80018f541a0592e2d620825a4dd0071be55450fc15199483afe225dd
from enum import IntEnum
from typing import Any

from .runtime import KaitaiStream, KaitaiStruct

class QuillIndex(KaitaiStruct):
    class Entry(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        offset: int
        ofs_record: int

    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    entries: list[QuillIndex.Entry]

