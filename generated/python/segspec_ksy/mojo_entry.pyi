# kaitai-struct-compiler 0.11.0, ksy/mojo_entry.ksy sha256 d8fabc5e464f76df61d3b11d19ede8fc7be7c987ffc9790e66dc84db5ef695a9
from enum import IntEnum
from typing import Any

from . import listpack_element as _listpack_element
from .runtime import KaitaiStream, KaitaiStruct

class MojoEntry(KaitaiStruct):
    class EntryContent(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        ms_difference: _listpack_element.ListpackElement
        seq_difference: _listpack_element.ListpackElement
        num_fields: _listpack_element.ListpackElement | None
        pairs: list[MojoEntry.Pair] | None
        values: list[_listpack_element.ListpackElement] | None
        lp_count: _listpack_element.ListpackElement | None
        @property
        def num_counted(self) -> int: ...
        @property
        def num_elements(self) -> int: ...

    class Pair(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        name: _listpack_element.ListpackElement
        value: _listpack_element.ListpackElement

    def __init__(self, num_master_fields: int, has_lp_count: bool, num_elements_before: int, num_live_before: int, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    num_master_fields: int
    has_lp_count: bool
    num_elements_before: int
    num_live_before: int
    flags: _listpack_element.ListpackElement
    content: MojoEntry.EntryContent | None
    @property
    def is_end(self) -> bool: ...
    @property
    def is_deleted(self) -> bool: ...
    @property
    def has_same_fields(self) -> bool: ...
    @property
    def other_flags(self) -> int: ...
    @property
    def num_elements_through(self) -> int: ...
    @property
    def num_live_through(self) -> int: ...

