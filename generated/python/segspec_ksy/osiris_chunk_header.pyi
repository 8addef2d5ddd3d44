# kaitai-struct-compiler 0.11.0, ksy/osiris_chunk_header.ksy sha256 93122c1dc4d8d5d7cae4cbebf5a75561e1ae4a1fe9d19c4a24135edaab0c2a6e
from enum import IntEnum
from typing import Any

from . import osiris_enums as _osiris_enums
from .runtime import KaitaiStream, KaitaiStruct

class OsirisChunkHeader(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    magic: int
    version: int
    chunk_type: _osiris_enums.OsirisEnums.ChunkType
    num_entries: int
    num_records: int
    timestamp: int
    epoch: int
    chunk_id: int
    data_crc: int
    len_data: int
    len_trailer: int
    len_filter: int
    reserved: int
    @property
    def ofs_filter(self) -> int: ...
    @property
    def ofs_data(self) -> int: ...
    @property
    def ofs_trailer(self) -> int: ...
    @property
    def len_chunk(self) -> int: ...
    @property
    def is_filter_size_legal(self) -> bool: ...

