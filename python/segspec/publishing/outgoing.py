"""Records on their way to a broker: which is sent next, and with which others."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from segspec.core.bounds import Bound, Range
from segspec.core.errors import Code, SegspecError
from segspec.core.model import Record
from segspec.formats.contract.publishing import Outgoing
from segspec.library.log import Log
from segspec.library.record_selection import Selection


def numbered(log: Log, choice: Selection, first: int, progress: Callable[[int], None]) -> Iterator[Outgoing]:
    """The chosen records from number `first` on. `progress` gets the bytes of segments as they are passed.

    Raises `SegspecError` where numbers do not rise: a broker would take the second for one that it has.
    """
    last = -1
    for path, record in _records(log, choice, first, progress):
        number = last + 1 if record.offset is None else record.offset
        if number <= last:
            raise SegspecError(
                Code.BAD_ORDER,
                f"offset {number} comes after {last}: recover the log, and publish the copy",
                path=path,
                position=record.position,
                expected=f"more than {last}",
                actual=str(number),
            )
        last = number
        if number >= first:
            yield Outgoing(number, record)


def _records(log: Log, choice: Selection, first: int, progress: Callable[[int], None]) -> Iterator[tuple[str, Record]]:
    within = choice.within
    if log.format.number == "offset" and (within is None or within.start is None or within.start.kind == "offset"):
        begin = first if within is None or within.start is None else max(first, within.start.value)
        within = Range(Bound("offset", begin), within.end if within else None) if begin else within
    place, passed = "", 0
    for path, record in log.placed_records(choice._replace(within=within)):
        if path != place:
            place, passed = path, 0
        if record.position > passed:
            progress(record.position - passed)
            passed = record.position
        yield path, record
    choice.tell_unopened()


def batches(records: Iterator[Outgoing], most: int, most_bytes: int) -> Iterator[list[Outgoing]]:
    """The records in runs of at most `most` and about `most_bytes` of values."""
    batch: list[Outgoing] = []
    size = 0
    for one in records:
        if batch and (len(batch) >= most or size + len(one.value) > most_bytes):
            yield batch
            batch, size = [], 0
        batch.append(one)
        size += len(one.value)
    if batch:
        yield batch
