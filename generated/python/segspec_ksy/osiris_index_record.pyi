# kaitai-struct-compiler 0.11.0, ksy/osiris_index_record.ksy sha256 2d9296090a7be3b2c0c53339752684e14b6e9eddb31c49fe083d106b8158e1a0
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

