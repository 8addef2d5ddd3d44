# kaitai-struct-compiler 0.11.0, ksy/mojo_segment.ksy sha256 81a209019d4e2d769721be20b2ff3104f50ca689eaf2b2a6ef527fec3fa51854
from enum import IntEnum
from typing import Any

from . import mojo_enums as _mojo_enums
from . import mojo_footer as _mojo_footer
from . import mojo_id as _mojo_id
from . import mojo_pack as _mojo_pack
from . import mojo_tail as _mojo_tail
from .runtime import KaitaiStream, KaitaiStruct

class MojoSegment(KaitaiStruct):
    def __init__(self, form: _mojo_enums.MojoEnums.NumberForm | int, has_lead_id: bool, has_tags: bool, has_counts: bool, has_lp_count: bool, bytes_form: _mojo_enums.MojoEnums.BytesForm | int, elements_form: _mojo_enums.MojoEnums.ElementsForm | int, has_null_each: bool, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    form: _mojo_enums.MojoEnums.NumberForm | int
    has_lead_id: bool
    has_tags: bool
    has_counts: bool
    has_lp_count: bool
    bytes_form: _mojo_enums.MojoEnums.BytesForm | int
    elements_form: _mojo_enums.MojoEnums.ElementsForm | int
    has_null_each: bool
    footer: _mojo_footer.MojoFooter
    lead_id: _mojo_id.MojoId | None
    packs: list[_mojo_pack.MojoPack]
    tail: _mojo_tail.MojoTail

