# kaitai-struct-compiler 0.11.0, ksy/durable_log_record.ksy sha256 4d5940f654f15096bae8461cba4e3f5a98cd890df45a9d3ef22dc18db7f35369
from enum import IntEnum
from typing import Any

from .runtime import KaitaiStream, KaitaiStruct

class DurableLogRecord(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    magic: bytes
    version: int
    flags: int
    reserved: int
    offset: int
    len_payload: int
    checksum: int
    payload: bytes

