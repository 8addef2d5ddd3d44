# kaitai-struct-compiler 0.11.0, ksy/osiris_filter.ksy sha256 204dba2294ef93be054d2b02c0015fe3aad7760a8b4370dc09218a5ecf6fc40b
from enum import IntEnum
from typing import Any

from .runtime import KaitaiStream, KaitaiStruct

class OsirisFilter(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    has_unfiltered: bool
    first_bits: int
    more_bits: bytes
    @property
    def bits(self) -> bytes: ...
    @property
    def num_bits(self) -> int: ...

