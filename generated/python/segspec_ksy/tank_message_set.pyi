# kaitai-struct-compiler 0.11.0, ksy/tank_message_set.ksy sha256 20dbcd94f1faecc545be1d5fd03b122050bf32083f3555b68cb08f2d3f4646f5
from enum import IntEnum
from typing import Any

from . import tank_message as _tank_message
from .runtime import KaitaiStream, KaitaiStruct

class TankMessageSet(KaitaiStruct):
    def __init__(self, num_messages: int, is_sparse: bool, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    num_messages: int
    is_sparse: bool
    messages: list[_tank_message.TankMessage]

