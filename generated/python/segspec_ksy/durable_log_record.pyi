# kaitai-struct-compiler 0.11.0, ksy/durable_log_record.ksy sha256 0fc014010356ee33c6d0ed4d4267f54d49ee0b79bca0a020c2dfe4b9dda17a94
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

