# kaitai-struct-compiler 0.11.0, ksy/osiris_tracking_delta.ksy sha256 df608447d01bb303315ed31b01f6625683057a9ea29e4e3b89bc91468a127a67
from enum import IntEnum
from typing import Any

from . import osiris_enums as _osiris_enums
from .runtime import KaitaiStream, KaitaiStruct

class OsirisTrackingDelta(KaitaiStruct):
    class Block(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        tracking_type: _osiris_enums.OsirisEnums.TrackingType
        len_tracking_id: int
        tracking_id: bytes
        data: OsirisTrackingDelta.Sequence | OsirisTrackingDelta.Offset | OsirisTrackingDelta.Timestamp | None

    class Sequence(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        publishing_id: int

    class Offset(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        offset: int

    class Timestamp(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        timestamp: int

    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    blocks: list[OsirisTrackingDelta.Block]

