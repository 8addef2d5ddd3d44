# kaitai-struct-compiler 0.11.0, ksy/durable_log_index.ksy sha256 76c6a56a22a47f47acc27bc143b7f7845bfa3f4dd27c4e5a6a593bb53b7840ad
from enum import IntEnum
from typing import Any

from . import durable_log_index_entry as _durable_log_index_entry
from .runtime import KaitaiStream, KaitaiStruct

class DurableLogIndex(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    entries: list[_durable_log_index_entry.DurableLogIndexEntry]

