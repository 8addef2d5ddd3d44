# kaitai-struct-compiler 0.11.0, ksy/tank_message_set.ksy sha256 e097802db3eade8200512acbaa3e7017617835c990bf939dc63549ed6154f92e
from enum import IntEnum
from typing import Any

from . import tank_message as _tank_message
from .runtime import KaitaiStream, KaitaiStruct

class TankMessageSet(KaitaiStruct):
    def __init__(self, num_messages: int, is_sparse: bool, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    num_messages: int
    is_sparse: bool
    messages: list[_tank_message.TankMessage]

