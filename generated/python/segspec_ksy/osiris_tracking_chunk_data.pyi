# kaitai-struct-compiler 0.11.0, ksy/osiris_tracking_chunk_data.ksy sha256 2b16d8006a6585e839759cc3262f5f2bcbc7a17b3c2647d7d748143a5b9973b9
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

