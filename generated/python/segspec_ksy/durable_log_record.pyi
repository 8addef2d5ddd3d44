# kaitai-struct-compiler 0.11.0, ksy/durable_log_record.ksy sha256 1412cf483906bb5174e57cd56982d9b33d44c36bea3bf941eaac4201439f8f17
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

