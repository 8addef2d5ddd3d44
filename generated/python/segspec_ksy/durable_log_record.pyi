# kaitai-struct-compiler 0.11.0, ksy/durable_log_record.ksy sha256 2dced2916e77d977fd2522a568d13fec1dbe338d552366a8e51a8aa8f1d03fb4
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

