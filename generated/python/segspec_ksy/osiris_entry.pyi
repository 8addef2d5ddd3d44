# kaitai-struct-compiler 0.11.0, ksy/osiris_entry.ksy sha256 d10dcf0af2a9b2f64109f8ef5a8a4b2e53fcbe53ea5cc23b656dcb071527ac1e
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

