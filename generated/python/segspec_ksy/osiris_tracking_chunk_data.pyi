# kaitai-struct-compiler 0.11.0, ksy/osiris_tracking_chunk_data.ksy sha256 ea2f48eb94d8e6fe134979a9b876f80dc3a04041b6495510fcf74b7ed2d2e5a7
from enum import IntEnum
from typing import Any

from . import osiris_tracking_delta as _osiris_tracking_delta
from . import osiris_tracking_snapshot as _osiris_tracking_snapshot
from .runtime import KaitaiStream, KaitaiStruct

class OsirisTrackingChunkData(KaitaiStruct):
    def __init__(self, is_snapshot: bool, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    is_snapshot: bool
    is_sub_batch: bool
    len_tracking: int
    tracking: _osiris_tracking_delta.OsirisTrackingDelta | _osiris_tracking_snapshot.OsirisTrackingSnapshot | bytes
    surplus: bytes

