# kaitai-struct-compiler 0.11.0, ksy/osiris_chunk.ksy sha256 249eca0e55ec94b56cccc4f2276faed7b97843eb867687980f4d4ec5a5a41604
from enum import IntEnum
from typing import Any

from . import osiris_chunk_header as _osiris_chunk_header
from .runtime import KaitaiStream, KaitaiStruct

class OsirisChunk(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    header: _osiris_chunk_header.OsirisChunkHeader
    filter: bytes
    data: bytes
    trailer: bytes

