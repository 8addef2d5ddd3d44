"""The tables of a log as Arrow streams: records, frames, tracking, index, clients, findings."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

import pyarrow as pa

from segspec.columns.batches import BATCH_BYTES, BATCH_ROWS, Collector, Overflow, Row
from segspec.columns.frames import table_batch
from segspec.columns.schema import FRAMES, schema
from segspec.core import json_form
from segspec.core.errors import Warner
from segspec.core.model import Frame
from segspec.core.stretch import EACH_FRAME, Level
from segspec.library.clients_of_log import clients
from segspec.library.record_batches import record_batches
from segspec.library.record_selection import Selection
from segspec.library.stored_log import StoredLog
from segspec.library.verify import verify

SizedRows = Iterator[tuple[int, Row]]


def open_reader(
    log: StoredLog,
    table: str,
    columns: Sequence[str] | None,
    selection: Selection,
    *,
    checksums: bool = True,
    views: bool = False,
    companion: str | None = None,
    batch_rows: int = BATCH_ROWS,
    batch_bytes: int = BATCH_BYTES,
    overflow: Overflow | None = None,
) -> pa.RecordBatchReader:
    """The `table` of `log` as a stream of batches with only `columns` (by default all), in that order.

    `overflow` gets values that do not fit their column.

    Damage without a `report` warns with `SegspecWarning`. Raises `ValueError` for an unknown column, and for a range or
    filter of another table than the records.
    """
    if table == "index" and companion is None and log.companion is not None:
        companion = log.companion.name
    whole = schema(log.format, table, views=views, companion=companion)
    if isinstance(columns, str):
        raise TypeError(f"columns is a list of names: [{columns!r}], not {columns!r}")
    names = list(whole.names if columns is None else columns)
    unknown = [name for name in names if name not in whole.names]
    if unknown:
        raise ValueError(f"unknown column {unknown[0]!r} of table {table}: one of {', '.join(whole.names)}")
    if selection.within is not None and table != "records":
        raise ValueError(f"within chooses records: the table {table} has no range")
    if selection.filter is not None and table != "records":
        raise ValueError(f"a filter value chooses records: the table {table} has none")
    wanted = pa.schema([whole.field(name) for name in names])
    warner = Warner(log.path)
    if selection.report is None and selection.on_damage.ends_quietly:
        selection = selection._replace(report=warner.count)
        log.warn_of_absent(warner, selection.within)
    out = Collector(wanted, log.path, batch_rows, batch_bytes, overflow)
    if table == "records":
        made = record_batches(log, wanted, selection, out, checksums=checksums, views=views)
    elif table == "frames":
        made = _frames(log, selection, wanted, out)
    elif table == "index":
        made = out.batches(_project(_index(log, selection, companion, whole.names), whole.names, names))
    else:
        made = out.batches(_project(_OTHERS[table](log, selection), whole.names, names))
    return pa.RecordBatchReader.from_batches(wanted, _then_warn(made, warner))


class _Asked(NamedTuple):
    capsule: object

    def __arrow_c_schema__(self) -> object:
        return self.capsule


def asked_schema(capsule: object) -> pa.Schema:
    return pa.schema(_Asked(capsule))


def has_views(schema: pa.Schema) -> bool:
    return "value" in schema.names and schema.field("value").type == pa.binary_view()


def _then_warn(made: Iterator[pa.RecordBatch], warner: Warner) -> Iterator[pa.RecordBatch]:
    yield from made
    warner.warn(stacklevel=3)


def _frames(log: StoredLog, selection: Selection, wanted: pa.Schema, out: Collector) -> Iterator[pa.RecordBatch]:
    for segment, step in log.steps(on_damage=selection.on_damage, wanted=EACH_FRAME):
        selection.tell(*step.findings)
        if step.stretch is not None and step.stretch.each is not None:
            yield from out.add_batch(table_batch(segment.path, step.stretch.each, wanted))
        if step.frame is not None:
            row = dict(zip(FRAMES.names, frame_row(segment.path, step.frame), strict=True))
            yield from out.add_row(0, tuple(row[name] for name in wanted.names))
    yield from out.finish()


def frame_row(path: str, frame: Frame) -> Row:
    details = json.dumps(frame.details, separators=(",", ":"))
    size = frame.end - frame.position
    return (path, frame.position, size, frame.kind, frame.first_offset, frame.offsets, frame.timestamp, details)


def _tracking(log: StoredLog, selection: Selection) -> SizedRows:
    names = schema(log.format, "tracking").names
    for segment, entry in log.tracking(on_damage=selection.on_damage, report=selection.report):
        row = {"segment": segment.path, **entry}
        yield (
            0,
            tuple(_as_json(row[name]) if isinstance(row.get(name), dict | list) else row.get(name) for name in names),
        )


def _as_json(value: Any) -> str:
    return json.dumps(json_form.plain(value), separators=(",", ":"), ensure_ascii=False)


def _index(log: StoredLog, selection: Selection, companion: str | None, names: Sequence[str]) -> SizedRows:
    for path, entry in log.index_entries(kind=companion, on_damage=selection.on_damage, report=selection.report):
        yield 0, tuple({"path": path, **entry}.get(name) for name in names)


def _findings(log: StoredLog, _: Selection) -> SizedRows:
    names = schema(log.format, "findings").names
    for finding in verify(log, Level.RECORDS):
        yield 0, tuple(str(v) if isinstance(v := getattr(finding, name), str) else v for name in names)


def _clients(log: StoredLog, _: Selection) -> SizedRows:
    names = schema(log.format, "clients").names
    return ((0, tuple(map(row.get, names))) for row in clients(log))


def _project(rows: SizedRows, have: Sequence[str], want: Sequence[str]) -> SizedRows:
    places = [have.index(name) for name in want]
    for size, row in rows:
        yield size, tuple(row[place] for place in places)


_OTHERS: dict[str, Callable[[StoredLog, Selection], SizedRows]] = {
    "tracking": _tracking,
    "clients": _clients,
    "findings": _findings,
}
