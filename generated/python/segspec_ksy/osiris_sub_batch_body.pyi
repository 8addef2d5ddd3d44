# kaitai-struct-compiler 0.11.0, ksy/osiris_sub_batch_body.ksy sha256 cba565f46468894063277097438fafc8baaf02db17cb1cb200bd16f7ef87e48d
from enum import IntEnum
from typing import Any

from . import osiris_simple_entry as _osiris_simple_entry
from .runtime import KaitaiStream, KaitaiStruct

class OsirisSubBatchBody(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    entries: list[_osiris_simple_entry.OsirisSimpleEntry]

