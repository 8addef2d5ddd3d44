# kaitai-struct-compiler 0.11.0, ksy/redis_stream_node.ksy sha256 a5825f4c0f54a98500dac99687b8994a7749740137351f423d97d5af0a86ae17
from enum import IntEnum
from typing import Any

from . import mojo_entry as _mojo_entry
from . import mojo_pack_head as _mojo_pack_head
from .runtime import KaitaiStream, KaitaiStruct

class RedisStreamNode(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    len_total: int
    num_elements: int
    master: _mojo_pack_head.MojoPackHead.MasterEntry
    entries: list[_mojo_entry.MojoEntry]

