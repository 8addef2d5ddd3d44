# kaitai-struct-compiler 0.11.0, ksy/quill_index.ksy sha256 931c7cd9633f1c664d1076f40d896f3619ff893e1f6c301d03447d5e16e4c325
from enum import IntEnum
from typing import Any

from . import quill_entry as _quill_entry
from .runtime import KaitaiStream, KaitaiStruct

class QuillIndex(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    entries: list[_quill_entry.QuillEntry]

