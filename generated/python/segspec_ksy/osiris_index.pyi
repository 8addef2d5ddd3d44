# kaitai-struct-compiler 0.11.0, ksy/osiris_index.ksy sha256 9abb35129258ad57a5953d0d8886936216c0f63d3f595921d91ff4b5bd6a51a2
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

