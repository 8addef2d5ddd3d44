# kaitai-struct-compiler 0.11.0, ksy/osiris_sub_batch.ksy sha256 b53a9a505e09b852803b623987d2ea5ed6e8406d49a29f0f8ea2d8a29b6d396f
from enum import IntEnum
from typing import Any

from . import osiris_enums as _osiris_enums
from .runtime import KaitaiStream, KaitaiStruct

class OsirisSubBatch(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    is_sub_batch: bool
    compression: _osiris_enums.OsirisEnums.Compression
    reserved: int
    num_records: int
    len_uncompressed: int
    len_body: int
    body: bytes

