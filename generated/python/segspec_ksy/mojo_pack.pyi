# kaitai-struct-compiler 0.11.0, ksy/mojo_pack.ksy sha256 f5934be958fabc7b02a1be2cc5685135955e0022cb695aa37ca0c5fa327bfe28
from enum import IntEnum
from typing import Any

from . import mojo_entry as _mojo_entry
from . import mojo_enums as _mojo_enums
from . import mojo_pack_head as _mojo_pack_head
from . import mojo_pack_header as _mojo_pack_header
from .runtime import KaitaiStream, KaitaiStruct

class MojoPack(KaitaiStruct):
    def __init__(self, form: _mojo_enums.MojoEnums.NumberForm | int, has_tag: bool, has_counts: bool, has_lp_count: bool, bytes_form: _mojo_enums.MojoEnums.BytesForm | int, elements_form: _mojo_enums.MojoEnums.ElementsForm | int, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    form: _mojo_enums.MojoEnums.NumberForm | int
    has_tag: bool
    has_counts: bool
    has_lp_count: bool
    bytes_form: _mojo_enums.MojoEnums.BytesForm | int
    elements_form: _mojo_enums.MojoEnums.ElementsForm | int
    head: _mojo_pack_head.MojoPackHead
    entries: list[_mojo_entry.MojoEntry]
    header: _mojo_pack_header.MojoPackHeader

