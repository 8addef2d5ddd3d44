"""Whether a TANK index is exactly what its segment gives, told by a compiled run."""

from __future__ import annotations

from array import array

from segspec.columns.agreement import SparselyListed
from segspec.core.model import SegmentFile
from segspec.formats.tank import rules
from segspec.formats.tank.index import read_table
from segspec.formats.tank.layout import base_of
from segspec.formats.tank.scan.index_run import run
from segspec.storage.source import Source


def agreement(segment: SegmentFile, source: Source, index: Source) -> SparselyListed | None:
    """Whether each entry has the position and the first sequence number of a bundle."""
    table = read_table(index)
    if table.error is not None or not table:
        return None
    base = base_of(segment)
    if base + table.sequences[-1] > rules.MAX_SEQUENCE:
        return None
    numbers = array("Q", [base + number for number in table.sequences])
    return SparselyListed(run, source, base, (table.positions, numbers), len(table))
