# kaitai-struct-compiler 0.11.0, ksy/durable_log_record.ksy sha256 d18024997dfa046fa252ddd8458e24b1d6bcb31104226223bbbc6e3e52c64d39
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

