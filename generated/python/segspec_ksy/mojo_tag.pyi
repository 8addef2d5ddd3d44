# kaitai-struct-compiler 0.11.0, ksy/mojo_tag.ksy sha256 672904a2ef7989541e99a7f6af3dca6a045db8457f4da794dd67b27679b6c463
from enum import IntEnum
from typing import Any

from . import mojo_enums as _mojo_enums
from .runtime import KaitaiStream, KaitaiStruct

class MojoTag(KaitaiStruct):
    def __init__(self, expected: _mojo_enums.MojoEnums.Tag | int, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    expected: _mojo_enums.MojoEnums.Tag | int
    tag: _mojo_enums.MojoEnums.Tag | int

