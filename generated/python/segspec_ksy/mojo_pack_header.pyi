# kaitai-struct-compiler 0.11.0, ksy/mojo_pack_header.ksy sha256 9af074b0b7b8d14137b6e39b2acfb3b5ecb167f76c2be47cbc0752d854d45c0c
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

