# kaitai-struct-compiler 0.11.0, ksy/kafka_control_key.ksy sha256 3ca52644f01335575c32192202122e68d4a53666a16edd715ae721c80c531d13
from enum import IntEnum
from typing import Any

from .runtime import KaitaiStream, KaitaiStruct

class KafkaControlKey(KaitaiStruct):
    class ControlType(IntEnum):
        abort = 0
        commit = 1
        leader_change = 2
        snapshot_header = 3
        snapshot_footer = 4
        kraft_version = 5
        kraft_voters = 6

    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    version: int
    control_type: KafkaControlKey.ControlType | int
    rest: bytes

