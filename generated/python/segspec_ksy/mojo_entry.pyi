# kaitai-struct-compiler 0.11.0, ksy/mojo_entry.ksy sha256 d5a4bdb0ecdb7867dff6f2d2a24607fd5f6bcc5485f464e5dee2177af2c36759
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

