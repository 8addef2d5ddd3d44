"""Transactions in every arrangement: which begins when, how it ends, or that it is open; and what of it a consumer of
committed records gets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

from tests.builders.kafka import TRANSACTIONAL, batch, marker, record, segment_name

ENDS = ("commit", "abort")


class Event(NamedTuple):
    """`transaction` writes records, or comes to an end."""

    transaction: int
    end: str = ""


Arrangement = tuple[Event, ...]


def arrangements(number: int) -> Iterator[Arrangement]:
    """Every one of so many transactions, which are numbered in the order in which they begin."""

    def after(made: Arrangement, begun: int, opened: frozenset[int]) -> Iterator[Arrangement]:
        if begun == number:
            yield made
        else:
            yield from after((*made, Event(begun)), begun + 1, opened | {begun})
        for one in sorted(opened):
            for end in ENDS:
                yield from after((*made, Event(one, end)), begun, opened - {one})

    return after((), 0, frozenset())


def producers(arrangement: Arrangement, *, again: bool) -> list[int]:
    """Who writes each transaction: each has a producer of its own, or one whose last transaction has ended comes
    `again`."""
    free: list[int] = []
    made: list[int] = []
    for event in arrangement:
        if event.end:
            free.append(made[event.transaction])
        else:
            made.append(free.pop() if again and free else max(made, default=-1) + 1)
    return made


class Batch(NamedTuple):
    """`transaction` is None of records that belong to none; `end` says how a control batch ends one."""

    first: int
    records: int
    transaction: int | None
    end: str = ""


def batches(arrangement: Arrangement) -> list[Batch]:
    """Two records begin a transaction, every other one has a third before its end, and some records belong to none."""
    made: list[Batch] = []
    due = 0

    def add(records: int, transaction: int | None, end: str = "") -> None:
        nonlocal due
        made.append(Batch(due, records, transaction, end))
        due += records

    for number, event in enumerate(arrangement):
        if not event.end:
            add(2, event.transaction)
        elif event.transaction % 2:
            add(1, event.transaction)
        if event.end:
            add(1, event.transaction, event.end)
        if number % 3 == 1:
            add(1, None)
    return made


def committed(made: Sequence[Batch]) -> list[int]:
    """The offsets that a consumer gets: none of a transaction that was aborted, and none from the first offset of the
    oldest open one on."""
    ends = {each.transaction: each.end for each in made if each.end}
    undecided = [each.first for each in made if each.transaction is not None and each.transaction not in ends]
    stable = min(undecided, default=None)
    return [
        offset
        for each in made
        if not each.end and (each.transaction is None or ends.get(each.transaction) == "commit")
        for offset in range(each.first, each.first + each.records)
        if stable is None or offset < stable
    ]


def content(each: Batch, writers: Sequence[int]) -> bytes:
    producer = None if each.transaction is None else (writers[each.transaction], 0)
    if each.end and producer is not None:
        return marker(each.first, producer, is_commit=each.end == "commit")
    records = b"".join(record(n, 0, None, b"%d" % (each.first + n)) for n in range(each.records))
    given = {"last": each.records - 1, "count": each.records}
    if producer is None:
        return batch(each.first, records, **given)
    return batch(each.first, records, attributes=TRANSACTIONAL, producer=(*producer, 0), **given)


def write(folder: Path, made: Sequence[Batch], writers: Sequence[int], *, in_segment: int) -> Path:
    """A partition with so many batches in a segment."""
    folder.mkdir(parents=True)
    for _, group in groupby(enumerate(made), key=lambda each: each[0] // in_segment):
        those = [each for _, each in group]
        held = b"".join(content(each, writers) for each in those)
        (folder / segment_name(those[0].first)).write_bytes(held)
    return folder
