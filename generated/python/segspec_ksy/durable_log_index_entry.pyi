# kaitai-struct-compiler 0.11.0, ksy/durable_log_index_entry.ksy sha256 81e2ab37af0f009000dc19009030e7ee352df721c9b24352961306efdb79a5b7
from enum import IntEnum
from typing import Any

from .runtime import KaitaiStream, KaitaiStruct

class DurableLogIndexEntry(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    offset: int
    ofs_record: int

