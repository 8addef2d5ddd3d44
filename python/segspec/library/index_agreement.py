"""Whether an index is exactly what its segment gives, told by kernels; what differs is for `check_index` to say."""

from __future__ import annotations

from segspec.columns.backend import jit
from segspec.columns.backend.kernel import FAST_FROM
from segspec.core.errors import SegspecError
from segspec.core.limits import DEFAULT_LIMITS
from segspec.core.model import SegmentFile
from segspec.formats.contract.descriptor import Format
from segspec.reading.whole_segment import Whole
from segspec.storage.source import Source, open_source

WORTH_IT = 1 << 18
"""Bytes of an index from which this is quicker than the comparison itself."""


def index_agrees(format: Format, segment: SegmentFile, source: Source) -> bool:
    """True where every entry of the index of a large segment stands as the segment has it, and there are no others.

    The segment is one in which nothing was found. False says nothing: the files may be small, or numba missing.
    """
    if segment.index is None or format.index_agrees is None:
        return False
    try:
        with open_source(segment.index) as index:
            if (index.size < WORTH_IT and source.size < FAST_FROM) or not jit.usable():
                return False
            return format.index_agrees(Whole(format, segment, source, DEFAULT_LIMITS), index)
    except (OSError, SegspecError):
        return False
