# kaitai-struct-compiler 0.11.0, ksy/osiris_index_document.ksy sha256 5d95879e1e3ce72ccfd6bc7e17e93a38e2018f256385433b176ee676110082d6
from enum import IntEnum
from typing import Any

from . import osiris_index_record as _osiris_index_record
from .runtime import KaitaiStream, KaitaiStruct

class OsirisIndexDocument(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    records: list[_osiris_index_record.OsirisIndexRecord]

