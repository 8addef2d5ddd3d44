# kaitai-struct-compiler 0.11.0, ksy/durable_log_index.ksy sha256 e95c6ac25fa0b810b7871d4903b66f71295e8a986cc85a2d09fbd9ba78028dda
from enum import IntEnum
from typing import Any

from . import durable_log_index_entry as _durable_log_index_entry
from .runtime import KaitaiStream, KaitaiStruct

class DurableLogIndex(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    entries: list[_durable_log_index_entry.DurableLogIndexEntry]

