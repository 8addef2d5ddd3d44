# kaitai-struct-compiler 0.11.0, ksy/osiris_entries.ksy sha256 a6e69677da2dd1bb7710c19a07eda39b2a80c77195f4ff7c86d803149b16d2dd
from enum import IntEnum
from typing import Any

from . import osiris_entry as _osiris_entry
from .runtime import KaitaiStream, KaitaiStruct

class OsirisEntries(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    entries: list[_osiris_entry.OsirisEntry]

