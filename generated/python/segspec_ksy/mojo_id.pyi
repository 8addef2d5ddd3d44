# kaitai-struct-compiler 0.11.0, ksy/mojo_id.ksy sha256 10f2bfe7ece2fce4cae7ab7d1ccbfd18c9a203f2d6fdae33dd52fd8a05d5e0c1
from enum import IntEnum
from typing import Any

from . import listpack_fixed as _listpack_fixed
from . import mojo_enums as _mojo_enums
from .runtime import KaitaiStream, KaitaiStruct

class MojoId(KaitaiStruct):
    class RawLe(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        ms: int
        seq: int

    class RawBe(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        ms: int
        seq: int

    class Strings(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        ms_string: _listpack_fixed.ListpackFixed.U8String
        seq_string: _listpack_fixed.ListpackFixed.U8String

    def __init__(self, form: _mojo_enums.MojoEnums.NumberForm | int, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    form: _mojo_enums.MojoEnums.NumberForm | int
    parts: MojoId.RawLe | MojoId.RawBe | MojoId.Strings | None
    @property
    def ms(self) -> int: ...
    @property
    def seq(self) -> int: ...

