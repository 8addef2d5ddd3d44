# kaitai-struct-compiler 0.11.0, ksy/redis_listpack.ksy sha256 890b838a07be2c0d7907734eb909a4e0b60bc7ae67fe521f88f6c8b601efcda4
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

