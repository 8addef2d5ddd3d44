# kaitai-struct-compiler 0.11.0, ksy/osiris_tracking_snapshot.ksy sha256 8508f1c24ad93bdf44b5628355abb6ce6951a74fce837cd71890d31c719d3034
from enum import IntEnum
from typing import Any

from . import osiris_enums as _osiris_enums
from . import osiris_tracking_delta as _osiris_tracking_delta
from .runtime import KaitaiStream, KaitaiStruct

class OsirisTrackingSnapshot(KaitaiStruct):
    class Block(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        tracking_type: _osiris_enums.OsirisEnums.TrackingType
        len_tracking_id: int
        tracking_id: bytes
        data: OsirisTrackingSnapshot.Sequence | _osiris_tracking_delta.OsirisTrackingDelta.Offset | _osiris_tracking_delta.OsirisTrackingDelta.Timestamp | None

    class Sequence(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        chunk_id: int
        publishing_id: int

    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    blocks: list[OsirisTrackingSnapshot.Block]

