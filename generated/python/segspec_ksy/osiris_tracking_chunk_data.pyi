# kaitai-struct-compiler 0.11.0, ksy/osiris_tracking_chunk_data.ksy sha256 59c2c42c3635a5c5f055f6f39c7cc8657a794fa7f66f6dd7587e0af893414a89
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

