# kaitai-struct-compiler 0.11.0, ksy/tank_enums.ksy sha256 4ae38daa08e9bc650a475486a21a0a9ff8f6679b678790123e4c2b4541da1eef
from enum import IntEnum
from typing import Any

from .runtime import KaitaiStream, KaitaiStruct

class TankEnums(KaitaiStruct):
    class Codec(IntEnum):
        none = 0
        snappy = 1

    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...

