# kaitai-struct-compiler 0.11.0, ksy/mojo_tag.ksy sha256 583c30c8a10b5030fde1dc2872e9f7e8f54bf2ca2a98635072a86d0e3d0917ad
from enum import IntEnum
from typing import Any

from . import mojo_enums as _mojo_enums
from .runtime import KaitaiStream, KaitaiStruct

class MojoTag(KaitaiStruct):
    def __init__(self, expected: _mojo_enums.MojoEnums.Tag | int, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    expected: _mojo_enums.MojoEnums.Tag | int
    tag: _mojo_enums.MojoEnums.Tag | int

