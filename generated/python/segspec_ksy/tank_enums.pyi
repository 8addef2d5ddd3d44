# kaitai-struct-compiler 0.11.0, ksy/tank_enums.ksy sha256 f62b77783d413992a5f971046db84d0d1c78aa31de370d0f2663948bdd516b03
from enum import IntEnum
from typing import Any

from .runtime import KaitaiStream, KaitaiStruct

class TankEnums(KaitaiStruct):
    class Codec(IntEnum):
        none = 0
        snappy = 1

    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...

