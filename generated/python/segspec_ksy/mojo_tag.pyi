# kaitai-struct-compiler 0.11.0, ksy/mojo_tag.ksy sha256 cff102220fd6c49d5b0831dc907e75e5ddc62e9d437e0b8ff31a28b8095a480f
from enum import IntEnum
from typing import Any

from . import mojo_enums as _mojo_enums
from .runtime import KaitaiStream, KaitaiStruct

class MojoTag(KaitaiStruct):
    def __init__(self, expected: _mojo_enums.MojoEnums.Tag | int, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    expected: _mojo_enums.MojoEnums.Tag | int
    tag: _mojo_enums.MojoEnums.Tag | int

