# kaitai-struct-compiler 0.11.0, ksy/mojo_index.ksy sha256 c3c2d3f29401d34b9d67ca2b4946e12e5092358b5901a1b5a9bb6e7a9380ddbb
from enum import IntEnum
from typing import Any

from . import listpack_element as _listpack_element
from . import mojo_index_entry as _mojo_index_entry
from .runtime import KaitaiStream, KaitaiStruct

class MojoIndex(KaitaiStruct):
    class IndexBody(KaitaiStruct):
        def __init__(self, has_null_each: bool, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        has_null_each: bool
        entries: list[_mojo_index_entry.MojoIndexEntry] | None
        null_element: _listpack_element.ListpackElement | None

    def __init__(self, len_index: int, has_null_each: bool, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    len_index: int
    has_null_each: bool
    body: MojoIndex.IndexBody

