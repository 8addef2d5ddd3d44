# kaitai-struct-compiler 0.11.0, ksy/mojo_index_entry.ksy sha256 3e3003371d0460997855a3d79ab9ee697f00317832697aac925c694860192406
from enum import IntEnum
from typing import Any

from . import listpack_element as _listpack_element
from . import listpack_fixed as _listpack_fixed
from .runtime import KaitaiStream, KaitaiStruct

class MojoIndexEntry(KaitaiStruct):
    def __init__(self, has_null: bool, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    has_null: bool
    id_ms: _listpack_element.ListpackElement
    id_seq: _listpack_element.ListpackElement
    offset: _listpack_fixed.ListpackFixed.U4String
    len_pack: _listpack_element.ListpackElement
    null_element: _listpack_element.ListpackElement | None

