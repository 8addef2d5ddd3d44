# kaitai-struct-compiler 0.11.0, ksy/osiris_sub_batch.ksy sha256 d79615d0a6133aac856760ca9d387009304b8bac5ce86d135b553044e875c9df
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

