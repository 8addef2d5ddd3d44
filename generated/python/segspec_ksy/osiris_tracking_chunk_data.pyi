# kaitai-struct-compiler 0.11.0, ksy/osiris_tracking_chunk_data.ksy sha256 0759e61ba3b460087ad74f03a533fa01e43fb653e9445f091433c693b0437779
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

