# kaitai-struct-compiler 0.11.0, ksy/mojo_index_entry.ksy sha256 602fd8f3864512d98e3a2f264b8d9746d4c20f46b1d6dcae7bf1f1eda6cdcc48
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

