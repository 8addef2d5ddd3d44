# kaitai-struct-compiler 0.11.0, ksy/durable_log_index.ksy sha256 c42c719adc068d3bba80c0c8bc67d3b71851a4d94e5dc4a6c98a156aa6eaffe3
from enum import IntEnum
from typing import Any

from . import durable_log_index_entry as _durable_log_index_entry
from .runtime import KaitaiStream, KaitaiStruct

class DurableLogIndex(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    entries: list[_durable_log_index_entry.DurableLogIndexEntry]

