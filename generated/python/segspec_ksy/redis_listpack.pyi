# kaitai-struct-compiler 0.11.0, ksy/redis_listpack.ksy sha256 b11b800098c0c82a2e0becaa17ddb20b1ea68bb90d15d15becbafcb85817b8bf
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

