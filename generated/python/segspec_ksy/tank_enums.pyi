# kaitai-struct-compiler 0.11.0, ksy/tank_enums.ksy sha256 063ac11d982020e6252d3090430d9697ae9948b3f52d1461a00c34667a70458b
from enum import IntEnum
from typing import Any

from .runtime import KaitaiStream, KaitaiStruct

class TankEnums(KaitaiStruct):
    class Codec(IntEnum):
        none = 0
        snappy = 1

    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...

