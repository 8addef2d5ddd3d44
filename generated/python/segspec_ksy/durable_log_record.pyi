# kaitai-struct-compiler 0.11.0, ksy/durable_log_record.ksy sha256 4c2abd059b271a267207a32e282d77c299d31be2e1bc1d7211fa09ce5693773a
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

