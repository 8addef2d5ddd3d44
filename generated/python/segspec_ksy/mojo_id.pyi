# kaitai-struct-compiler 0.11.0, ksy/mojo_id.ksy sha256 179af36f0b3aabeef682e94f94dc879a97a107ee93b8fc3a0e2f0ef68718b8a1
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

