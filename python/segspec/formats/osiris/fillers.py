"""Chunks that stand in the place of lost ones."""

from __future__ import annotations

from segspec.core.model import Frame
from segspec.formats.osiris import rules
from segspec.formats.osiris.chunk import Chunk
from segspec_ksy.layouts import osiris_simple_entry


def is_filler(frame: Frame) -> bool:
    """Whether a chunk takes offsets and tracks nothing: that is how `recover` fills a hole."""
    assert isinstance(frame, Chunk)
    tracked = len(frame.data) - osiris_simple_entry.SIZE
    return int(frame.header.chunk_type) == rules.DELTA and frame.header.num_records > 0 and tracked == 0
