# kaitai-struct-compiler 0.11.0, ksy/tank_message_set.ksy sha256 e20f200b6d2ddaa9aa0d1bb31ec7fd7243647d43517b092d8e7c85ca44a55434
from enum import IntEnum
from typing import Any

from . import tank_message as _tank_message
from .runtime import KaitaiStream, KaitaiStruct

class TankMessageSet(KaitaiStruct):
    def __init__(self, num_messages: int, is_sparse: bool, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    num_messages: int
    is_sparse: bool
    messages: list[_tank_message.TankMessage]

