"""segspec itself, through its public functions."""

from __future__ import annotations

from typing import Any

from tests.bench.kinds import LogFile
from tests.bench.measures import Measure, Pass

ARROW = "segspec arrow"
ARROW_VIEWS = "segspec arrow, views"
RECORDS = "segspec records"


def _batches(log: LogFile, **options: Any) -> Pass:
    import segspec

    columns = ("id", "fields") if log.kind.format == "mojo" else ("offset", "value")

    def run() -> int:
        batches = segspec.open(log.folder).arrow(columns=columns, on_damage="fail", **options)
        return sum(batch.num_rows for batch in batches)

    return run


def records(log: LogFile) -> Pass:
    """Every record as an object."""
    import segspec

    return lambda: sum(1 for _ in segspec.open(log.folder).records(on_damage="fail"))


MEASURES = (
    Measure(ARROW, _batches),
    Measure(ARROW_VIEWS, lambda log: _batches(log, views=True)),
    Measure(RECORDS, records),
)
"""Arrow is every record with its payload, checksums on; views point into the bytes that were read."""
