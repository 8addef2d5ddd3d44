# kaitai-struct-compiler 0.11.0, ksy/mojo_footer.ksy sha256 ede7ee2aca41f326b4396a8b5d37e3ad4bb7a1dec4b86ba8f55618af8370c199
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

