"""Whether an osiris index is exactly what its segment gives, told by a compiled run."""

from __future__ import annotations

from segspec.columns.agreement import Listed
from segspec.core.model import SegmentFile
from segspec.formats.osiris.chunk import read_header
from segspec.formats.osiris.index import first_record
from segspec.formats.osiris.scan.index_run import run
from segspec.parsing import kaitai
from segspec.storage.source import Source
from segspec_ksy.osiris_segment import OsirisSegment


def agreement(segment: SegmentFile, source: Source, index: Source) -> Listed | None:
    """Whether each record repeats the header of its chunk, and chunks follow one another without a gap."""
    first = first_record(index)
    if first == 0:
        # Without its header an index can be read, but osiris reads every record of it shifted.
        return None
    due = segment.base
    position = kaitai.parse(OsirisSegment.LogHeader, source, 0)[1]
    if due is None:
        due = read_header(source, position).chunk_id if position < source.size else 0
    return Listed(run, source, position, due, index, first)
