# kaitai-struct-compiler 0.11.0, ksy/amqp_value.ksy sha256 56aea3f8119213e00ad400d81dea2a3008f334e4aa3502f1890995ecc44c87c8
from enum import IntEnum
from typing import Any

from .runtime import KaitaiStream, KaitaiStruct

class AmqpValue(KaitaiStruct):
    class FormatCode(IntEnum):
        described = 0
        null_value = 64
        true_value = 65
        false_value = 66
        uint_zero = 67
        ulong_zero = 68
        empty_list = 69
        ubyte = 80
        byte = 81
        small_uint = 82
        small_ulong = 83
        small_int = 84
        small_long = 85
        boolean = 86
        ushort = 96
        short = 97
        uint = 112
        int = 113
        float = 114
        char = 115
        decimal32 = 116
        ulong = 128
        long = 129
        double = 130
        timestamp = 131
        decimal64 = 132
        decimal128 = 148
        uuid = 152
        binary8 = 160
        string8 = 161
        symbol8 = 163
        binary32 = 176
        string32 = 177
        symbol32 = 179
        list8 = 192
        map8 = 193
        list32 = 208
        map32 = 209
        array8 = 224
        array32 = 240

    class Encoded(KaitaiStruct):
        def __init__(self, format_code: AmqpValue.FormatCode | int, depth_left: int, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        format_code: AmqpValue.FormatCode | int
        depth_left: int
        nesting: bytes
        value: AmqpValue.Described | AmqpValue.Ubyte | AmqpValue.Byte | AmqpValue.Boolean | AmqpValue.Ushort | AmqpValue.Short | AmqpValue.Uint | AmqpValue.Int | AmqpValue.Float | AmqpValue.Decimal32 | AmqpValue.Ulong | AmqpValue.Long | AmqpValue.Double | AmqpValue.Decimal64 | AmqpValue.Decimal128 | AmqpValue.Uuid | AmqpValue.Binary8 | AmqpValue.String8 | AmqpValue.Binary32 | AmqpValue.String32 | AmqpValue.Compound8 | AmqpValue.Compound32 | AmqpValue.Array8 | AmqpValue.Array32 | None
        @property
        def is_without_bytes(self) -> bool: ...

    class Described(KaitaiStruct):
        def __init__(self, depth_left: int, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        depth_left: int
        descriptor: AmqpValue
        described_value: AmqpValue

    class Boolean(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        value: int

    class Ubyte(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        value: int

    class Byte(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        value: int

    class Ushort(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        value: int

    class Short(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        value: int

    class Uint(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        value: int

    class Int(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        value: int

    class Ulong(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        value: int

    class Long(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        value: int

    class Float(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        value: float

    class Double(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        value: float

    class Decimal32(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        value: bytes

    class Decimal64(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        value: bytes

    class Decimal128(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        value: bytes

    class Uuid(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        value: bytes

    class Binary8(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        len_value: int
        value: bytes

    class Binary32(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        len_value: int
        value: bytes

    class String8(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        len_value: int
        value: str

    class String32(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        len_value: int
        value: str

    class Compound8(KaitaiStruct):
        def __init__(self, is_map: bool, depth_left: int, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        is_map: bool
        depth_left: int
        len_content: int
        content: AmqpValue.Compound8Content

    class Compound8Content(KaitaiStruct):
        def __init__(self, is_map: bool, depth_left: int, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        is_map: bool
        depth_left: int
        num_items: int
        items: list[AmqpValue]

    class Array8(KaitaiStruct):
        def __init__(self, depth_left: int, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        depth_left: int
        len_content: int
        content: AmqpValue.Array8Content

    class Array8Content(KaitaiStruct):
        def __init__(self, depth_left: int, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        depth_left: int
        num_items: int
        constructor: AmqpValue.ArrayConstructor
        items: list[AmqpValue.Encoded]

    class Compound32(KaitaiStruct):
        def __init__(self, is_map: bool, depth_left: int, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        is_map: bool
        depth_left: int
        len_content: int
        content: AmqpValue.Compound32Content

    class Compound32Content(KaitaiStruct):
        def __init__(self, is_map: bool, depth_left: int, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        is_map: bool
        depth_left: int
        num_items: int
        items: list[AmqpValue]

    class Array32(KaitaiStruct):
        def __init__(self, depth_left: int, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        depth_left: int
        len_content: int
        content: AmqpValue.Array32Content

    class Array32Content(KaitaiStruct):
        def __init__(self, depth_left: int, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        depth_left: int
        num_items: int
        constructor: AmqpValue.ArrayConstructor
        items: list[AmqpValue.Encoded]

    class ArrayConstructor(KaitaiStruct):
        def __init__(self, depth_left: int, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        depth_left: int
        format_code: AmqpValue.FormatCode
        descriptor: AmqpValue | None
        described_code: AmqpValue.FormatCode | None
        @property
        def item_code(self) -> AmqpValue.FormatCode: ...
        @property
        def is_without_bytes(self) -> bool: ...

    def __init__(self, depth_left: int, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    depth_left: int
    format_code: AmqpValue.FormatCode
    encoded: AmqpValue.Encoded

