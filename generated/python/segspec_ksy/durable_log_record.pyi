# kaitai-struct-compiler 0.11.0, ksy/durable_log_record.ksy sha256 491d7b99261ac1d8a5d988848a97f95b9c052f9b92722a3d204ae1d0a9ee6820
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

