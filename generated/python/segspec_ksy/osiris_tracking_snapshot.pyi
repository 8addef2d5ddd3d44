# kaitai-struct-compiler 0.11.0, ksy/osiris_tracking_snapshot.ksy sha256 171afa84f464fed428b77e6ea1a8ea97b4a864cdd2cd121ce7103e447f2bb725
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

