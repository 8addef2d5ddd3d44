# kaitai-struct-compiler 0.11.0, ksy/osiris_index_document.ksy sha256 df476981c81ea0e0e1816181fe0185db2e29ea3496c9ced3969d111ab3723972
from enum import IntEnum
from typing import Any

from . import osiris_index_record as _osiris_index_record
from .runtime import KaitaiStream, KaitaiStruct

class OsirisIndexDocument(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    records: list[_osiris_index_record.OsirisIndexRecord]

