# kaitai-struct-compiler 0.11.0, ksy/osiris_tracking_snapshot.ksy sha256 280493fb13a9891c53dc2cb100f9cb32a928b3457e476744492d54696dc45716
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

