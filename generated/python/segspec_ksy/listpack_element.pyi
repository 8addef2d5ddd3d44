# kaitai-struct-compiler 0.11.0, ksy/listpack_element.ksy sha256 9f91e2a50b53e79ff5f7d1f506583c167133fa7ebbb31a3df8fcc8aaf0cc0826
from enum import IntEnum
from typing import Any

from .runtime import KaitaiStream, KaitaiStruct

class ListpackElement(KaitaiStruct):
    class Kind(IntEnum):
        uint7 = 0
        str6 = 1
        int13 = 2
        str12 = 3
        str32 = 4
        int16 = 5
        int24 = 6
        int32 = 7
        int64 = 8
        end = 9

    class DataUint7(KaitaiStruct):
        def __init__(self, encoding: int, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        encoding: int
        @property
        def value(self) -> int: ...

    class DataStr6(KaitaiStruct):
        def __init__(self, encoding: int, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        encoding: int
        value: bytes
        @property
        def len_value(self) -> int: ...

    class DataInt13(KaitaiStruct):
        def __init__(self, encoding: int, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        encoding: int
        low: int
        @property
        def two_complement(self) -> int: ...
        @property
        def value(self) -> int: ...

    class DataStr12(KaitaiStruct):
        def __init__(self, encoding: int, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        encoding: int
        len_low: int
        value: bytes
        @property
        def len_value(self) -> int: ...

    class DataStr32(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        len_value: int
        value: bytes

    class DataInt16(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        value: int

    class DataInt24(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        low: int
        high: int
        @property
        def value(self) -> int: ...

    class DataInt32(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        value: int

    class DataInt64(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        value: int

    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    encoding: int
    data: ListpackElement.DataUint7 | ListpackElement.DataStr6 | ListpackElement.DataInt13 | ListpackElement.DataStr12 | ListpackElement.DataStr32 | ListpackElement.DataInt16 | ListpackElement.DataInt24 | ListpackElement.DataInt32 | ListpackElement.DataInt64 | None
    backlen: list[int]
    @property
    def kind(self) -> ListpackElement.Kind: ...
    @property
    def is_end(self) -> bool: ...
    @property
    def is_str(self) -> bool: ...
    @property
    def is_int(self) -> bool: ...
    @property
    def len_body(self) -> int: ...
    @property
    def num_backlen(self) -> int: ...
    @property
    def int_value(self) -> int | None: ...

