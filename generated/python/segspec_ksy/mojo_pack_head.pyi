# kaitai-struct-compiler 0.11.0, ksy/mojo_pack_head.ksy sha256 20efb0cd3fd69729b6cf21ccd6091271b0d9af962dd51f0b9583094d52b5c0cc
from enum import IntEnum
from typing import Any

from . import listpack_element as _listpack_element
from . import mojo_enums as _mojo_enums
from . import mojo_id as _mojo_id
from . import mojo_tag as _mojo_tag
from .runtime import KaitaiStream, KaitaiStruct

class MojoPackHead(KaitaiStruct):
    class Mark(KaitaiStruct):
        def __init__(self, position: int, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        position: int

    class MasterEntry(KaitaiStruct):
        def __init__(self, has_counts: bool, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        has_counts: bool
        count: _listpack_element.ListpackElement | None
        deleted: _listpack_element.ListpackElement | None
        num_fields: _listpack_element.ListpackElement
        fields: list[_listpack_element.ListpackElement]
        null_element: _listpack_element.ListpackElement
        @property
        def num_elements(self) -> int: ...

    def __init__(self, form: _mojo_enums.MojoEnums.NumberForm | int, has_tag: bool, has_counts: bool, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    form: _mojo_enums.MojoEnums.NumberForm | int
    has_tag: bool
    has_counts: bool
    tag: _mojo_tag.MojoTag | None
    start: MojoPackHead.Mark
    master_id: _mojo_id.MojoId
    body: MojoPackHead.Mark
    master: MojoPackHead.MasterEntry

