# kaitai-struct-compiler 0.11.0, ksy/tank_enums.ksy sha256 016351416236299b8854d6a89e52b3c33696047d82de91d5e31a9e7cf82eeaaa
from enum import IntEnum
from typing import Any

from .runtime import KaitaiStream, KaitaiStruct

class TankEnums(KaitaiStruct):
    class Codec(IntEnum):
        none = 0
        snappy = 1

    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...

