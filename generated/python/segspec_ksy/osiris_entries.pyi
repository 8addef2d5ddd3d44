# kaitai-struct-compiler 0.11.0, ksy/osiris_entries.ksy sha256 41da699adce93b6358aa56c7998e91c2fe028f6a88f51a55046b24207c1e90e5
from enum import IntEnum
from typing import Any

from . import osiris_entry as _osiris_entry
from .runtime import KaitaiStream, KaitaiStruct

class OsirisEntries(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    entries: list[_osiris_entry.OsirisEntry]

