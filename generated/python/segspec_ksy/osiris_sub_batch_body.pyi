# kaitai-struct-compiler 0.11.0, ksy/osiris_sub_batch_body.ksy sha256 6523995b7f69f9676222c6b86ea8d3a365f035f726104d680020609328e52a93
from enum import IntEnum
from typing import Any

from . import osiris_simple_entry as _osiris_simple_entry
from .runtime import KaitaiStream, KaitaiStruct

class OsirisSubBatchBody(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    entries: list[_osiris_simple_entry.OsirisSimpleEntry]

