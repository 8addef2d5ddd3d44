# kaitai-struct-compiler 0.11.0, ksy/osiris_index_document.ksy sha256 7cbf663095ee50054426290a3594e6cde5a2c6843abf5aee918e50669ba95f16
from enum import IntEnum
from typing import Any

from . import osiris_index_record as _osiris_index_record
from .runtime import KaitaiStream, KaitaiStruct

class OsirisIndexDocument(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    records: list[_osiris_index_record.OsirisIndexRecord]

