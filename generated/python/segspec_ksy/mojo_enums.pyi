# kaitai-struct-compiler 0.11.0, ksy/mojo_enums.ksy sha256 0b168aa4e096902e452a54bed526e4eb5d3ed5752074943954dd65ebd4ae3a60
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

