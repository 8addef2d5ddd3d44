# kaitai-struct-compiler 0.11.0, ksy/osiris_sub_batch.ksy sha256 5140d70b06060fc7584027eb02806a5b069a05626f0d70a394c35e0dce3c593e
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

