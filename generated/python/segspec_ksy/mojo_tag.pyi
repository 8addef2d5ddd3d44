# kaitai-struct-compiler 0.11.0, ksy/mojo_tag.ksy sha256 e1695930091aebd363eb037fece69d2856cc078fa9c3a4dd4f02c8b292a94cd6
from enum import IntEnum
from typing import Any

from . import mojo_enums as _mojo_enums
from .runtime import KaitaiStream, KaitaiStruct

class MojoTag(KaitaiStruct):
    def __init__(self, expected: _mojo_enums.MojoEnums.Tag | int, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    expected: _mojo_enums.MojoEnums.Tag | int
    tag: _mojo_enums.MojoEnums.Tag | int

