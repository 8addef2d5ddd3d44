# kaitai-struct-compiler 0.11.0, ksy/osiris_filter.ksy sha256 e91e8a4c935bf92db93ce8bb02a75026b9bc23787c1a1f4d7bd365da79c765ee
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

