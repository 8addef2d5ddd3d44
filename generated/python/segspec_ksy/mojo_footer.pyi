# kaitai-struct-compiler 0.11.0, ksy/mojo_footer.ksy sha256 b2bcb365cb534718bf9c514b4151afef5b43a1869da9ff5bf315480ddb2023c6
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

