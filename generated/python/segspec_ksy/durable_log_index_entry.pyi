# kaitai-struct-compiler 0.11.0, ksy/durable_log_index_entry.ksy sha256 1841105c7ab905c8f8709f989dc452ee5d492b971dd874776606506154c69c9c
from enum import IntEnum
from typing import Any

from .runtime import KaitaiStream, KaitaiStruct

class DurableLogIndexEntry(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    offset: int
    ofs_record: int

