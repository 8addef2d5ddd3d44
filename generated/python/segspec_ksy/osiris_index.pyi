# kaitai-struct-compiler 0.11.0, ksy/osiris_index.ksy sha256 e7b0bdeafa87b1c6cf19204d2cbff07cc673c98017fe648bf835623685eb2144
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

