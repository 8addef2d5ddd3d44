"""Whether a TANK index is exactly what its segment gives, told by kernels."""

from __future__ import annotations

from bisect import bisect_left

from segspec.columns.agreement import Columns, KernelRows
from segspec.formats.contract.reading import WholeSegment
from segspec.formats.tank import rules
from segspec.formats.tank.index import read_table
from segspec.formats.tank.layout import base_of
from segspec.storage.source import Source


def agrees(whole: WholeSegment, index: Source) -> bool:
    """Whether each entry has the position and the first sequence number of a bundle."""
    table = read_table(index)
    if table.error is not None or not table:
        return False
    base = base_of(whole.segment)
    bundles = KernelRows("tank_entries", whole.source, 0)
    due, entry = base, 0
    for found in bundles.all():
        positions = found["position"].tolist()
        firsts, due = _numbered(found, due)
        while entry < len(table) and table.positions[entry] <= positions[-1]:
            place = bisect_left(positions, table.positions[entry])
            if positions[place] != table.positions[entry] or firsts[place] - base != table.sequences[entry]:
                return False
            entry += 1
    return bundles.is_done and entry == len(table)


def _numbered(bundles: Columns, due: int) -> tuple[list[int], int]:
    """The first sequence number of each bundle, of which the first has `due` unless it says otherwise; and the number
    after the last."""
    firsts = []
    names = ("is_sparse", "first_sequence", "num_messages", "last_delta")
    for is_sparse, stated, messages, delta in zip(*(bundles[name].tolist() for name in names), strict=True):
        first = rules.first_number(is_sparse, stated, due)
        firsts.append(first)
        due = first + rules.numbers_apart(is_sparse, messages, delta) + 1
    return firsts, due
