# kaitai-struct-compiler 0.11.0, ksy/osiris_entry.ksy sha256 05d3d52834f1244beb24ce7023fb115c5bb58f5794c9b11d0b8204413356982a
from enum import IntEnum
from typing import Any

from . import osiris_simple_entry as _osiris_simple_entry
from . import osiris_sub_batch as _osiris_sub_batch
from .runtime import KaitaiStream, KaitaiStruct

class OsirisEntry(KaitaiStruct):
    class EntryKind(IntEnum):
        simple = 0
        sub_batch = 1

    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    entry: _osiris_simple_entry.OsirisSimpleEntry | _osiris_sub_batch.OsirisSubBatch | None
    @property
    def first_byte(self) -> int: ...
    @property
    def kind(self) -> OsirisEntry.EntryKind | int: ...

