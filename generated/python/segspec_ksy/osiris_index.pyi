# kaitai-struct-compiler 0.11.0, ksy/osiris_index.ksy sha256 33f01c69919c1006454286a22bb13d433446ee9ef22b0b2ecddd84f6f4bba94e
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

