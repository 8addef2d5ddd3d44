# kaitai-struct-compiler 0.11.0, ksy/osiris_entries.ksy sha256 e0071c4eec5b52a13680b7a9906c49906c905d028ed9d7faff7475003dfdb95d
from enum import IntEnum
from typing import Any

from . import osiris_entry as _osiris_entry
from .runtime import KaitaiStream, KaitaiStruct

class OsirisEntries(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    entries: list[_osiris_entry.OsirisEntry]

