# kaitai-struct-compiler 0.11.0, ksy/durable_log_record.ksy sha256 3dd5f67e087d4a6727fecea0894ff89f570c5924e753938b61da8607ff70fd53
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

