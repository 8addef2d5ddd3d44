# kaitai-struct-compiler 0.11.0, ksy/tank_message_set.ksy sha256 585aec40c4ef114c7ae8101c563d4a8d38511f81e9358ede3275a3d74b7d148b
from enum import IntEnum
from typing import Any

from . import tank_message as _tank_message
from .runtime import KaitaiStream, KaitaiStruct

class TankMessageSet(KaitaiStruct):
    def __init__(self, num_messages: int, is_sparse: bool, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    num_messages: int
    is_sparse: bool
    messages: list[_tank_message.TankMessage]

