# kaitai-struct-compiler 0.11.0, ksy/mojo_footer.ksy sha256 216685720a26d51e4f07cc445070d82d7a108471da972ac7b376d8978cf6ae2c
from enum import IntEnum
from typing import Any

from . import mojo_enums as _mojo_enums
from . import mojo_suffix as _mojo_suffix
from .runtime import KaitaiStream, KaitaiStruct

class MojoFooter(KaitaiStruct):
    def __init__(self, form: _mojo_enums.MojoEnums.NumberForm | int, has_tags: bool, ofs_end: int, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    form: _mojo_enums.MojoEnums.NumberForm | int
    has_tags: bool
    ofs_end: int
    @property
    def len_suffix(self) -> int: ...
    @property
    def ofs_suffix(self) -> int: ...
    @property
    def suffix(self) -> _mojo_suffix.MojoSuffix: ...
    @property
    def len_index(self) -> int: ...
    @property
    def ofs_tail(self) -> int: ...

