"""The offsets of a conversion's records: counts gaps, and closes them if required."""

from __future__ import annotations

from collections.abc import Iterator

import pyarrow as pa

from segspec.conversion.losses import Refused
from segspec.conversion.mapping import Placed, place
from segspec.formats.contract.salvage import Holes, Moved

MOST_RUNS = 1 << 16


class Numbering:
    """Counts the gaps in offsets from the due one, `first`; with `holes` renumber closes them. `runs` has the first
    `MOST_RUNS` of the `count` moves.
    """

    def __init__(self, holes: Holes, first: int | None) -> None:
        self.gaps = 0
        self.count = 0
        self.runs: list[Moved] = []
        self._closes = holes is Holes.RENUMBER
        self._begin = self._due = first or 0
        self._distance = 0

    def record(self, placed: Placed) -> Placed:
        """The record to append. Raises `Refused` for an offset out of order."""
        path, record = placed
        if record.offset is None:
            self._due += 1
            return placed
        if record.offset < self._due and self._closes:
            raise Refused(f'{place(path, record)}: offset {self._due} is due; drop=["offset"] numbers the records anew')
        self._pass(record.offset)
        self._due = record.offset + 1
        if self._closes:
            record.offset -= self._distance
        return placed

    def batch(self, batch: pa.RecordBatch) -> pa.RecordBatch:
        """As `record`, for a batch with an offset in every row. Raises `ValueError`."""
        offsets = batch.column("offset")
        if offsets.null_count:
            raise ValueError("some records have no offset")
        moved = list(self._moved(offsets))
        if not self._closes or not self._distance:
            return batch
        place = batch.schema.get_field_index("offset")
        return batch.set_column(place, "offset", pa.concat_arrays(moved).cast(offsets.type))

    def close(self) -> None:
        self._keep()

    def _moved(self, offsets: pa.Array) -> Iterator[pa.Array]:
        first = 0
        for after in [*gaps_in(offsets), len(offsets)]:
            run = offsets.slice(first, after - first)
            begin = run[0].as_py()
            if begin < self._due:
                raise ValueError(f"offset {begin} has passed")
            self._pass(begin)
            self._due = begin + len(run)
            yield lowered(run, self._distance) if self._distance else run
            first = after

    def _pass(self, offset: int) -> None:
        if offset == self._due:
            return
        self.gaps += 1
        if self._closes:
            self._keep()
            self._distance += offset - self._due
            self._begin = offset

    def _keep(self) -> None:
        if not self._closes or self._due == self._begin:
            return
        self.count += 1
        if len(self.runs) < MOST_RUNS:
            self.runs.append(Moved(self._begin, self._due - 1, self._begin - self._distance))


def lowered(offsets: pa.Array, distance: int) -> pa.Array:
    import pyarrow.compute as pc

    return pc.subtract(offsets, pa.scalar(distance, offsets.type))


def gaps_in(offsets: pa.Array) -> list[int]:
    """The rows whose offset does not follow the previous one. Offsets must not be null."""
    if offsets[-1].as_py() - offsets[0].as_py() + 1 == len(offsets):
        return []
    # Slow to import.
    import pyarrow.compute as pc

    steps = pc.subtract(offsets.slice(1), offsets.slice(0, len(offsets) - 1))
    rows = pc.indices_nonzero(pc.not_equal(steps, pa.scalar(1, steps.type)))
    return [row + 1 for row in rows.to_pylist()]
