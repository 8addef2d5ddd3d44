# kaitai-struct-compiler 0.11.0, ksy/osiris_chunk.ksy sha256 6f6eaf9c0207b415f87dc57daa145fad6e59e65ef42bd024c43dad9added2fc4
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

