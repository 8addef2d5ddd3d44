# kaitai-struct-compiler 0.11.0, ksy/osiris_simple_entry.ksy sha256 532be064e940d4068505f18111e026937b2cbfba8254d59c9dc00dbe7baea8f8
from enum import IntEnum
from typing import Any

from .runtime import KaitaiStream, KaitaiStruct

class OsirisSimpleEntry(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    is_sub_batch: bool
    len_body: int
    body: bytes

