"""The tables of a log as Arrow streams: records, frames, tracking, index, findings."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence

import pyarrow as pa

from segspec.columns.batches import BATCH_BYTES, BATCH_ROWS, Overflow, Row, batches
from segspec.columns.schema import schema
from segspec.core.bounds import Range
from segspec.core.errors import Finding, SegspecError, TellFinding, Warner
from segspec.core.model import Frame
from segspec.core.stretch import FilterValue, Level
from segspec.library.record_batches import record_batches
from segspec.library.stored_log import StoredLog
from segspec.library.verify import verify
from segspec.library.where import Where
from segspec.reading.walk import OnDamage

SizedRows = Iterator[tuple[int, Row]]


def open_reader(
    log: StoredLog,
    table: str,
    columns: Sequence[str] | None,
    *,
    on_damage: OnDamage,
    within: Range | None = None,
    deleted: bool = False,
    checksums: bool = True,
    filter: FilterValue | None = None,
    report: TellFinding | None = None,
    batch_rows: int = BATCH_ROWS,
    batch_bytes: int = BATCH_BYTES,
    overflow: Overflow | None = None,
    where: Where | None = None,
) -> pa.RecordBatchReader:
    """The `table` of `log` as a stream of batches with only `columns` (all where None), in the order asked for.

    `where` chooses records. `overflow` is called with values that do not fit their column. Raises `ValueError` for a
    column that the table does not have, and for a range or a filter of another table than the records. Where a stream
    ends at damage (`stop`) and there is no `report`, it warns with `SegspecWarning` after its last batch.
    """
    whole = schema(log.format, table)
    if isinstance(columns, str):
        raise TypeError(f"columns is a list of names: [{columns!r}], not {columns!r}")
    names = list(whole.names if columns is None else columns)
    unknown = [name for name in names if name not in whole.names]
    if unknown:
        raise ValueError(f"unknown column {unknown[0]!r} of table {table}: one of {', '.join(whole.names)}")
    if within is not None and table != "records":
        raise ValueError(f"within chooses records: the table {table} has no range")
    if filter is not None and table != "records":
        raise ValueError(f"a filter value chooses records: the table {table} has none")
    wanted = pa.schema([whole.field(name) for name in names])
    warner = Warner(log.path)
    if report is None and on_damage is OnDamage.STOP:
        report = warner.count
        log.warn_of_absent(warner, within)
    if table == "records":
        made = record_batches(
            log,
            wanted,
            on_damage=on_damage,
            within=within,
            deleted=deleted,
            checksums=checksums,
            filter=filter,
            report=report,
            batch_rows=batch_rows,
            batch_bytes=batch_bytes,
            overflow=overflow,
            where=where,
        )
        return pa.RecordBatchReader.from_batches(wanted, _then_warn(made, warner))
    rows = _project(_OTHERS[table](log, on_damage, report), whole.names, names)
    made = batches(rows, wanted, path=log.path, batch_rows=batch_rows, batch_bytes=batch_bytes, overflow=overflow)
    return pa.RecordBatchReader.from_batches(wanted, _then_warn(made, warner))


def _then_warn(made: Iterator[pa.RecordBatch], warner: Warner) -> Iterator[pa.RecordBatch]:
    yield from made
    warner.warn(stacklevel=3)


def _frames(log: StoredLog, on_damage: OnDamage, report: TellFinding | None) -> SizedRows:
    for segment, step in log.steps(on_damage=on_damage, level=Level.CHECKSUMS):
        if report is not None:
            for finding in step.findings:
                report(finding)
        if step.frame is not None:
            yield 0, frame_row(segment.path, step.frame)


def frame_row(path: str, frame: Frame) -> Row:
    """A frame as a row of the frames table."""
    details = json.dumps(frame.details, separators=(",", ":"))
    size = frame.end - frame.position
    return (path, frame.position, size, frame.kind, frame.first_offset, frame.offsets, frame.timestamp, details)


def _tracking(log: StoredLog, on_damage: OnDamage, report: TellFinding | None) -> SizedRows:
    names = schema(log.format, "tracking").names
    for segment, entry in log.tracking(on_damage=on_damage, report=report):
        yield 0, tuple({"segment": segment.path, **entry}.get(name) for name in names)


def _index(log: StoredLog, on_damage: OnDamage, report: TellFinding | None) -> SizedRows:
    names = schema(log.format, "index").names
    try:
        for path, entry in log.index_entries(on_damage=on_damage, report=report):
            yield 0, tuple({"path": path, **entry}.get(name) for name in names)
    except SegspecError as error:
        # Nothing after the first unreadable entry of an index is to be trusted, under any policy.
        if on_damage is OnDamage.FAIL or report is None:
            raise
        report(Finding.from_error(error))


def _findings(log: StoredLog, on_damage: OnDamage, report: TellFinding | None) -> SizedRows:
    names = schema(log.format, "findings").names
    for finding in verify(log, Level.RECORDS):
        yield 0, tuple(str(v) if isinstance(v := getattr(finding, name), str) else v for name in names)


def _project(rows: SizedRows, have: Sequence[str], want: Sequence[str]) -> SizedRows:
    places = [have.index(name) for name in want]
    for size, row in rows:
        yield size, tuple(row[place] for place in places)


_OTHERS: dict[str, Callable[[StoredLog, OnDamage, TellFinding | None], SizedRows]] = {
    "frames": _frames,
    "tracking": _tracking,
    "index": _index,
    "findings": _findings,
}
