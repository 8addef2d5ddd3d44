# kaitai-struct-compiler 0.11.0, ksy/mojo_enums.ksy sha256 8618251702690c78f1fa8a8760daae5541b75776cd3e0cc7c7e0ca23b795ac7a
from enum import IntEnum
from typing import Any

from .runtime import KaitaiStream, KaitaiStruct

class MojoEnums(KaitaiStruct):
    class NumberForm(IntEnum):
        raw_le = 0
        raw_be = 1
        strings = 2

    class BytesForm(IntEnum):
        body = 0
        redis = 1
        pack = 2

    class ElementsForm(IntEnum):
        body = 0
        memory = 1

    class Tag(IntEnum):
        pack = 23376
        index = 23369

    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...

