"""The records of a log as rows of flat columns, from stretches and the single frames between them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Any

from segspec.columns.backend.lanes import is_compiled
from segspec.columns.flat import Flat, FlatRows, of_records
from segspec.core.bounds import Bound
from segspec.core.model import Record
from segspec.core.stretch import Stretch, Wanted
from segspec.library.record_selection import Choice, Selection
from segspec.library.stored_log import StoredLog

AT_ONCE = 1 << 12

POSITION = "position"

IS_DELETED = bytes([1]) + bytes(255)


def flat_rows(log: StoredLog, names: Sequence[str], selection: Selection) -> Iterator[FlatRows]:
    """The chosen records with their `names`; take each run of rows before the next."""
    if selection.where is not None or not is_compiled():
        for path, records in log.chosen_records(selection):
            yield from rows_of(records, names, path)
        return
    choice = Choice(log.format, selection)
    deciding = {"offset", "id", "timestamp", "deleted"} & set(log.format.columns)
    wanted = Wanted(columns=frozenset({*names, *deciding, POSITION}), flat=True, filter=selection.filter)
    for segment, step in log.steps(on_damage=selection.on_damage, within=selection.within, wanted=wanted):
        if step.findings:
            selection.tell(*step.findings)
        if step.stretch is not None and step.stretch.rows:
            yield _rows(log, names, step.stretch, choice, segment.path)
            if choice.rises:
                choice.passed(step.stretch)
        elif step.records:
            yield from rows_of(choice.records(step), names, segment.path)
        if choice.ended:
            break


def rows_of(records: Iterable[Record], names: Sequence[str], path: str) -> Iterator[FlatRows]:
    rest = iter(records)
    while some := list(islice(rest, AT_ONCE)):
        columns = of_records(some, (*names, POSITION))
        positions = columns.pop(POSITION)
        yield FlatRows(len(some), columns, path=path, positions=positions)


def _rows(log: StoredLog, names: Sequence[str], stretch: Stretch, choice: Choice, path: str) -> FlatRows:
    columns, rows, chosen = stretch.columns, stretch.rows, None
    if stretch.deleted and not choice.deleted:
        chosen = bytes(columns["deleted"].arrays[0][:rows]).translate(IS_DELETED)
    for bound, is_start in ((within.start, True), (within.end, False)) if (within := choice.within) else ():
        if bound is not None:
            chosen = _both(chosen, _on_side(log, columns, rows, bound, above=is_start))
    return FlatRows(rows, {name: columns[name] for name in names}, chosen, path, columns[POSITION])


def _both(one: bytes | None, other: bytes | None) -> bytes | None:
    if one is None or other is None:
        return one or other
    return bytes(map(int.__and__, one, other))


def _on_side(log: StoredLog, columns: Any, rows: int, bound: Bound, *, above: bool) -> bytes | None:
    values = _values(columns, rows, bound.kind)
    if values is None or not rows:
        return bytes(rows)
    value: Any = bound.value
    least, most = (values[0], values[-1]) if log.format.rises(bound) else (min(values), max(values))
    if least >= value if above else most < value:
        return None
    return bytes((each >= value) == above for each in values)


def _values(columns: dict[str, Flat], rows: int, kind: str) -> Sequence[Any] | None:
    ids = columns.get("id")
    if ids is not None:
        ms, seq = (part[:rows] for part in ids.arrays)
        return list(zip(ms, seq, strict=True)) if kind == "id" else ms if kind == "time" else None
    column = columns.get("timestamp" if kind == "time" else kind)
    return None if column is None else column.arrays[0][:rows]
