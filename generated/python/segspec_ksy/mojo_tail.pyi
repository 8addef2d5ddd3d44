# kaitai-struct-compiler 0.11.0, ksy/mojo_tail.ksy sha256 537d5a822ebb5abb01eb169c416c2f053a4af8304282730837116893a03aa561
from enum import IntEnum
from typing import Any

from . import mojo_enums as _mojo_enums
from . import mojo_index as _mojo_index
from . import mojo_suffix as _mojo_suffix
from . import mojo_tag as _mojo_tag
from .runtime import KaitaiStream, KaitaiStruct

class MojoTail(KaitaiStruct):
    def __init__(self, form: _mojo_enums.MojoEnums.NumberForm | int, has_tags: bool, has_null_each: bool, len_index: int, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    form: _mojo_enums.MojoEnums.NumberForm | int
    has_tags: bool
    has_null_each: bool
    len_index: int
    tag: _mojo_tag.MojoTag | None
    index: _mojo_index.MojoIndex
    suffix: _mojo_suffix.MojoSuffix

