"""segspec itself, through its public functions."""

from __future__ import annotations

import inspect
from collections.abc import Sequence
from typing import Any

from tests.bench.kinds import LogFile
from tests.bench.measures import Measure, NotPossibleError, Pass

SCAN = "segspec scan"
ARROW = "segspec arrow"
ARROW_UNCHECKED = "segspec arrow, no checksums"
ARROW_VIEWS = "segspec arrow, views"
VERIFY = "segspec verify"
RECORDS = "segspec records"
RECORDS_LATER = "segspec records, after Arrow and verify"

PAYLOAD_COLUMNS = {"mojo": ("id", "fields")}
LABEL_COLUMNS = {"mojo": ("id",)}


def _batches(log: LogFile, columns: Sequence[str], **options: Any) -> Pass:
    import segspec

    if not options.keys() <= inspect.signature(segspec.Log.arrow).parameters.keys():
        raise NotPossibleError(f"this segspec's Log.arrow has not all options of {', '.join(options)}")

    def run() -> int:
        rows = 0
        for batch in segspec.open(log.folder).arrow(columns=columns, on_damage="fail", **options):
            rows += batch.num_rows
        return rows

    return run


def arrow(log: LogFile) -> Pass:
    """Every record with its payload in Arrow, checksums on."""
    return _batches(log, PAYLOAD_COLUMNS.get(log.kind.format, ("offset", "value")))


def arrow_unchecked(log: LogFile) -> Pass:
    """The same without checksums."""
    return _batches(log, PAYLOAD_COLUMNS.get(log.kind.format, ("offset", "value")), checksums=False)


def arrow_views(log: LogFile) -> Pass:
    """Every record, checksums on, with values that point into the bytes that were read."""
    return _batches(log, PAYLOAD_COLUMNS.get(log.kind.format, ("offset", "value")), views=True)


def scan(log: LogFile) -> Pass:
    """Every record found and numbered, no payload touched."""
    return _batches(log, LABEL_COLUMNS.get(log.kind.format, ("offset",)), checksums=False)


def verify(log: LogFile) -> Pass:
    """All that `segspec verify` looks at, without starting a program. Gives the records that a sound log has."""
    import segspec

    def run() -> int:
        findings = list(segspec.open(log.folder).verify())
        if findings:
            raise ValueError(f"a generated log is not sound: {findings[0]}")
        return log.records

    return run


def records(log: LogFile) -> Pass:
    """Every record as an object."""
    import segspec

    return lambda: sum(1 for _ in segspec.open(log.folder).records(on_damage="fail"))


def records_later(log: LogFile) -> Pass:
    """The same in a process that has done other work: its heap is not that of a fresh one."""
    arrow(log)()
    verify(log)()
    return records(log)


MEASURES = (
    Measure(SCAN, scan),
    Measure(ARROW, arrow),
    Measure(ARROW_UNCHECKED, arrow_unchecked),
    Measure(ARROW_VIEWS, arrow_views),
    Measure(VERIFY, verify),
    Measure(RECORDS, records),
    Measure(RECORDS_LATER, records_later),
)
