# kaitai-struct-compiler 0.11.0, ksy/mojo_segment.ksy sha256 664b90c2e1d897a863df9bb2b70bbb60a0afc94e0cf40a9b25e94e4390aa7412
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

