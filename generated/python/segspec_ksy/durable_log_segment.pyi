# kaitai-struct-compiler 0.11.0, ksy/durable_log_segment.ksy sha256 d09439c6541997e6e02c9592608b9e87cd51ca4bbc955537df98130251569aff
from enum import IntEnum
from typing import Any

from . import durable_log_record as _durable_log_record
from .runtime import KaitaiStream, KaitaiStruct

class DurableLogSegment(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    records: list[_durable_log_record.DurableLogRecord]

