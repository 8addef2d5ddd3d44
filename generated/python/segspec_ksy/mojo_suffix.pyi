# kaitai-struct-compiler 0.11.0, ksy/mojo_suffix.ksy sha256 8123de803c1f8bf26461d5b107e270b40564ea517e0133b18d385e9fe9bf51f4
from enum import IntEnum
from typing import Any

from . import listpack_fixed as _listpack_fixed
from . import mojo_enums as _mojo_enums
from . import mojo_id as _mojo_id
from .runtime import KaitaiStream, KaitaiStruct

class MojoSuffix(KaitaiStruct):
    class Number(KaitaiStruct):
        def __init__(self, form: _mojo_enums.MojoEnums.NumberForm | int, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        form: _mojo_enums.MojoEnums.NumberForm | int
        holder: MojoSuffix.RawLe | MojoSuffix.RawBe | _listpack_fixed.ListpackFixed.U4String | None
        @property
        def value(self) -> int: ...

    class RawLe(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        value: int

    class RawBe(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        value: int

    def __init__(self, form: _mojo_enums.MojoEnums.NumberForm | int, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    form: _mojo_enums.MojoEnums.NumberForm | int
    id: _mojo_id.MojoId
    len_index: MojoSuffix.Number
    num_records: MojoSuffix.Number
    reserved: int
    end_markers: bytes

