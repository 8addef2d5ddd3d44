# kaitai-struct-compiler 0.11.0, ksy/osiris_entries.ksy sha256 a63bbc5a516b26a41f9bf2200a193cae51435590537d7f755e853d2e73540c56
from enum import IntEnum
from typing import Any

from . import osiris_entry as _osiris_entry
from .runtime import KaitaiStream, KaitaiStruct

class OsirisEntries(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    entries: list[_osiris_entry.OsirisEntry]

