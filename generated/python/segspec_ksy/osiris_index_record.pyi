# kaitai-struct-compiler 0.11.0, ksy/osiris_index_record.ksy sha256 b633ab0fac14dd165661884b9619e8d415c097c38488c9b51298fd4face9e67a
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

