# kaitai-struct-compiler 0.11.0, ksy/osiris_sub_batch_body.ksy sha256 103ff87e611262a893756a01eeef2bccb60210bf947276f73f26b871a7c36117
from enum import IntEnum
from typing import Any

from . import osiris_simple_entry as _osiris_simple_entry
from .runtime import KaitaiStream, KaitaiStruct

class OsirisSubBatchBody(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    entries: list[_osiris_simple_entry.OsirisSimpleEntry]

