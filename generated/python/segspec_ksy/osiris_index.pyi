# kaitai-struct-compiler 0.11.0, ksy/osiris_index.ksy sha256 4105446ae69c74e8e1e23e0076aedd1e00fab3aac360379407e7d5a2faae53be
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

