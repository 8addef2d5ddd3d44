# kaitai-struct-compiler 0.11.0, ksy/durable_log_segment.ksy sha256 9ec7ec093ff4a40f93d9446e56623e65989be832a153d24bc033e32e55059d3f
from enum import IntEnum
from typing import Any

from . import durable_log_record as _durable_log_record
from .runtime import KaitaiStream, KaitaiStruct

class DurableLogSegment(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    records: list[_durable_log_record.DurableLogRecord]

