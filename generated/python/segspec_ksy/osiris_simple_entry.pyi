# kaitai-struct-compiler 0.11.0, ksy/osiris_simple_entry.ksy sha256 c4c3d029bec39ef9fa693423a67d184f9e8b59a6077598c023b890365d968b2e
from enum import IntEnum
from typing import Any

from .runtime import KaitaiStream, KaitaiStruct

class OsirisSimpleEntry(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    is_sub_batch: bool
    len_body: int
    body: bytes

