# kaitai-struct-compiler 0.11.0, ksy/durable_log_segment.ksy sha256 28e38a8b440d9580ec2b3b08812f07a74437c7db55b8b4c43242a2b531a7fcc4
from enum import IntEnum
from typing import Any

from . import durable_log_record as _durable_log_record
from .runtime import KaitaiStream, KaitaiStruct

class DurableLogSegment(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    records: list[_durable_log_record.DurableLogRecord]

