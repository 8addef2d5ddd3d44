# kaitai-struct-compiler 0.11.0, ksy/durable_log_record.ksy sha256 7a33ae6698793ab1bf18afc3f54c7cad13d8e0585cf3b297f7f4543e6cb23b19
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

