# kaitai-struct-compiler 0.11.0, ksy/osiris_filter.ksy sha256 b4c3c6bbcf1db8eacd6d086e300647a637ecb7eefcdd83c38d48f89ffd005d64
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

