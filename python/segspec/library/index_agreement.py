"""Whether an index is exactly what its segment gives, told by kernels; what differs is for `check_index` to say."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from segspec.columns.backend import jit
from segspec.columns.backend.kernel import FAST_FROM, kernel
from segspec.core.errors import SegspecError
from segspec.core.limits import DEFAULT_LIMITS
from segspec.core.model import SegmentFile, SegmentSummary
from segspec.core.stretch import Wanted
from segspec.formats import get
from segspec.formats.ffwd import index as ffwd_index
from segspec.formats.osiris.index import first_record
from segspec.formats.scanners import scanner
from segspec.formats.tank import index as tank_index
from segspec.formats.tank import layout as tank
from segspec.parsing import kaitai
from segspec.reading.walk import walk
from segspec.storage.source import Source, open_source
from segspec_ksy.osiris_segment import OsirisSegment

if TYPE_CHECKING:
    import numpy as np

WORTH_IT = 1 << 18
"""Bytes of an index from which this is quicker than the comparison itself."""

ROWS = 1 << 14

Columns = dict[str, "np.ndarray[Any, Any]"]


def index_agrees(format: str, segment: SegmentFile, source: Source) -> bool:
    """True where every entry of the index of a large segment stands as the segment has it, and there are no others.

    The segment is one in which nothing was found. False says nothing: the files may be small, or numba missing.
    """
    compare = _COMPARED.get(format)
    if compare is None or segment.index is None:
        return False
    try:
        with open_source(segment.index) as index:
            if (index.size < WORTH_IT and source.size < FAST_FROM) or not jit.usable():
                return False
            return compare(segment, source, index)
    except (OSError, SegspecError):
        return False


def _durable_log(segment: SegmentFile, source: Source, index: Source) -> bool:
    import numpy as np

    entries = _Rows("durable_log_index_entries", index, 0)
    records = _Rows("durable_log_records", source, 0)
    due = segment.base
    for found in records.all():
        listed = entries.take(len(found["position"]))
        if listed is None or due is None or due + len(found["offset"]) >= 1 << 64:
            return False
        numbered = np.arange(len(found["offset"]), dtype=np.uint64) + np.uint64(due)
        if not (_same(listed["offset"], numbered) and _same(found["offset"], numbered)):
            return False
        if not _same(listed["ofs_record"], found["position"]):
            return False
        due += len(numbered)
    return records.is_done and entries.is_done


def _osiris(segment: SegmentFile, source: Source, index: Source) -> bool:
    records = _Rows("osiris_index_records", index, first_record(index))
    chunks = _Rows("osiris_chunks", source, kaitai.parse(OsirisSegment.LogHeader, source, 0)[1])
    due = segment.base
    for found in chunks.all():
        listed = records.take(len(found["position"]))
        if listed is None or not _same(listed["ofs_chunk"], found["position"]):
            return False
        if not all(_same(listed[name], found[name]) for name in ("chunk_id", "timestamp", "epoch", "chunk_type")):
            return False
        ids, following = found["chunk_id"], found["chunk_id"] + found["num_records"]
        if (due is not None and int(ids[0]) != due) or not _same(ids[1:], following[:-1]):
            return False
        due = int(following[-1])
    return chunks.is_done and records.is_done


def _tank(segment: SegmentFile, source: Source, index: Source) -> bool:
    table = tank_index.read_table(index)
    if table.error is not None or not table:
        return False
    base = tank.FIRST_SEQUENCE if segment.base is None else segment.base
    bundles = _Rows("tank_entries", source, 0)
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
    behind the last."""
    firsts = []
    names = ("is_sparse", "first_sequence", "num_messages", "last_delta")
    for is_sparse, stated, messages, delta in zip(*(bundles[name].tolist() for name in names), strict=True):
        first = stated if is_sparse else due
        firsts.append(first)
        due = first + (messages if not is_sparse or messages == 1 else delta + 2)
    return firsts, due


def _ffwd(segment: SegmentFile, source: Source, index: Source) -> bool:
    if not segment.details.get("last"):
        # The index is of the whole queue; with the other segments it is not compared.
        return True
    reader = get("ffwd").reader(source, segment, DEFAULT_LIMITS)
    summary = SegmentSummary(segment, source.size)
    for _ in walk(reader, summary, scanner=scanner("ffwd", reader, Wanted())):
        pass
    first, end = int(segment.details.get("first_base", 0)), summary.next_offset
    entries = list(ffwd_index.entries_of(index))
    if end is None or len({entry["id"] for entry in entries}) < len(entries):
        return False
    return all(first - 1 <= entry["offset"] <= end for entry in entries)


class _Rows:
    """The rows of a kernel over a file, as many at a time as are asked for."""

    def __init__(self, name: str, source: Source, position: int) -> None:
        self._kernel = kernel(name)
        self._source = source
        self._position = position

    @property
    def is_done(self) -> bool:
        """Whether all of the file was read."""
        return self._position == self._source.size

    def take(self, rows: int) -> Columns | None:
        """The next `rows` rows; None where there are not so many."""
        view = self._source.view(self._position, self._source.size)
        found = self._kernel.scan(view.data, self._position - view.base, capacity=rows, fast=True)
        self._position = found.position + view.base
        return found.columns if found.rows == rows else None

    def all(self) -> Iterator[Columns]:
        """All that can be read."""
        while not self.is_done:
            view = self._source.view(self._position, self._source.size)
            found = self._kernel.scan(view.data, self._position - view.base, capacity=ROWS, fast=True)
            if not found.rows:
                return
            self._position = found.position + view.base
            yield found.columns


def _same(left: Any, right: Any) -> bool:
    import numpy as np

    return bool(np.array_equal(left, right))


_COMPARED: dict[str, Callable[[SegmentFile, Source, Source], bool]] = {
    "durable_log": _durable_log,
    "ffwd": _ffwd,
    "osiris": _osiris,
    "tank": _tank,
}
