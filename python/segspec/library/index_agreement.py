"""Whether an index is exactly what its segment gives, told by compiled runs; `check_index` says what differs."""

from __future__ import annotations

from segspec.columns.backend.lanes import is_compiled
from segspec.core.errors import SegspecError, ShrunkError
from segspec.core.limits import DEFAULT_LIMITS
from segspec.core.model import SegmentFile
from segspec.formats.contract.descriptor import Format
from segspec.reading.whole_segment import WalkedSegment
from segspec.storage.source import Source, open_source


def index_agrees(format: Format, segment: SegmentFile, source: Source) -> bool:
    """True where every entry of a segment's index stands as the segment has it, and there are no others.

    The segment is one in which nothing was found. False says nothing: the lane may be the plain one.
    """
    if segment.index is None or format.index_agrees is None or not is_compiled():
        return False
    try:
        with open_source(segment.index) as index:
            return format.index_agrees(WalkedSegment(format, segment, source, DEFAULT_LIMITS), index)
    except ShrunkError:
        raise
    except (OSError, SegspecError):
        return False
