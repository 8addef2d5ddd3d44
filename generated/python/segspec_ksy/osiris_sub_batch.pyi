# kaitai-struct-compiler 0.11.0, ksy/osiris_sub_batch.ksy sha256 2b85912dbd39126e590d98ea08389c1bca90238025282c96ae2605c7015dbc85
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

