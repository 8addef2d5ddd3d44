# kaitai-struct-compiler 0.11.0, ksy/osiris_index_record.ksy sha256 347f80898dbe61ee321525983757a841afe5fc58039ab209208cdf155cfd7f99
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

