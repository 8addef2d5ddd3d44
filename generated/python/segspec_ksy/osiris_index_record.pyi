# kaitai-struct-compiler 0.11.0, ksy/osiris_index_record.ksy sha256 4edfcb1f59cf5fff1ad1b9b6d1c182f9dc90783eebdd1d4084fb5dc595120f8c
from enum import IntEnum
from typing import Any

from . import osiris_enums as _osiris_enums
from .runtime import KaitaiStream, KaitaiStruct

class OsirisIndexRecord(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    chunk_id: int
    timestamp: int
    epoch: int
    ofs_chunk: int
    chunk_type: _osiris_enums.OsirisEnums.ChunkType | int
    @property
    def is_zero(self) -> bool: ...

