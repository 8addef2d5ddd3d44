# kaitai-struct-compiler 0.11.0, ksy/mojo_pack_header.ksy sha256 7f543a445ecf48231f3ad5d00cb9245f11ce04ec220bb21c05190ee72ae18411
from enum import IntEnum
from typing import Any

from . import mojo_enums as _mojo_enums
from .runtime import KaitaiStream, KaitaiStruct

class MojoPackHeader(KaitaiStruct):
    def __init__(self, bytes_form: _mojo_enums.MojoEnums.BytesForm | int, elements_form: _mojo_enums.MojoEnums.ElementsForm | int, len_body: int, len_master_id: int, num_elements_read: int, num_entries_read: int, num_live_read: int, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    bytes_form: _mojo_enums.MojoEnums.BytesForm | int
    elements_form: _mojo_enums.MojoEnums.ElementsForm | int
    len_body: int
    len_master_id: int
    num_elements_read: int
    num_entries_read: int
    num_live_read: int
    len_bytes: int
    num_elements: int
    num_entries: int

