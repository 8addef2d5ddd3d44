# kaitai-struct-compiler 0.11.0, ksy/redis_listpack.ksy sha256 ef95f32ac5e3373c10ce12a39a1df42b3bc68d02412b153096894dcdb89f0e2e
from enum import IntEnum
from typing import Any

from . import listpack_element as _listpack_element
from .runtime import KaitaiStream, KaitaiStruct

class RedisListpack(KaitaiStruct):
    class Totals(KaitaiStruct):
        def __init__(self, num_counted: int, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        num_counted: int
        rest: bytes
        num_elements_agree: bytes

    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    len_total: int
    num_elements: int
    elements: list[_listpack_element.ListpackElement]
    check: RedisListpack.Totals

