# kaitai-struct-compiler 0.11.0, ksy/redis_stream_node.ksy sha256 c0fd5926e87d55862287670b4a193068c28705ad9e872b5e344b3b494c46db91
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

