# kaitai-struct-compiler 0.11.0, ksy/osiris_index.ksy sha256 8324821b1116d80a3e219bcdd0c7bec6bddc8f0d97a54dd79bec411548507a5d
from enum import IntEnum
from typing import Any

from . import osiris_index_record as _osiris_index_record
from .runtime import KaitaiStream, KaitaiStruct

class OsirisIndex(KaitaiStruct):
    class IndexHeader(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        magic: bytes
        version: int

    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    header: OsirisIndex.IndexHeader
    records: list[_osiris_index_record.OsirisIndexRecord]

