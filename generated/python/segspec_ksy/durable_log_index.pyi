# kaitai-struct-compiler 0.11.0, ksy/durable_log_index.ksy sha256 65eaf76aaea1ba678ae33e4cdc5b20b0a747e6a6c031300cd795a2c8804e8fea
from enum import IntEnum
from typing import Any

from . import durable_log_index_entry as _durable_log_index_entry
from .runtime import KaitaiStream, KaitaiStruct

class DurableLogIndex(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    entries: list[_durable_log_index_entry.DurableLogIndexEntry]

