# kaitai-struct-compiler 0.11.0, ksy/osiris_tracking_delta.ksy sha256 cbf0408fc7d295904f0b655d339ebe64c95ab5fd59cbee752b4295af308b67e0
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

