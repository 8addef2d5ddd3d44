# kaitai-struct-compiler 0.11.0, ksy/osiris_chunk.ksy sha256 3ca0d98fff852463d37111d7a83a8a8e083ba2ccf092cb07134f16246fa1ffda
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

