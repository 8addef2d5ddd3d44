# kaitai-struct-compiler 0.11.0, ksy/osiris_index_record.ksy sha256 aa65c4e615ad17b6d4832b8ffdfb8a7a5278d0d1ae6979cfc24731bdfe16f288
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

