# kaitai-struct-compiler 0.11.0, ksy/osiris_chunk.ksy sha256 d0bd964f4355c0ba48ad40907a4433d4a4542561a4b09a01d1337df17c7816e5
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

