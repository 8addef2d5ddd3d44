# kaitai-struct-compiler 0.11.0, ksy/mojo_tag.ksy sha256 33e0e8955303cfe168c8b4097fe2c28ca6b623b35bc0aba56d52292c2cc004ad
from enum import IntEnum
from typing import Any

from . import mojo_enums as _mojo_enums
from .runtime import KaitaiStream, KaitaiStruct

class MojoTag(KaitaiStruct):
    def __init__(self, expected: _mojo_enums.MojoEnums.Tag | int, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    expected: _mojo_enums.MojoEnums.Tag | int
    tag: _mojo_enums.MojoEnums.Tag | int

