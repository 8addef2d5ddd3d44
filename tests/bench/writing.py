"""Writing: `append_many` beside a bare `write` of the same payload.

Times go to the flush without sync: how long a disk takes says nothing about a writer.
"""

from __future__ import annotations

import random
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.bench.kinds import LogFile
from tests.bench.measures import Measure, Outcome
from tests.bench.programs import peak_bytes

if TYPE_CHECKING:
    import pyarrow as pa

APPEND_LIST = "segspec append_many, a list"
APPEND_ARROW = "segspec append_many, Arrow"
WRITE = "write of the same payload"

WRITING = (WRITE, APPEND_LIST, APPEND_ARROW)
"""In the order in which they are shown."""

BATCH_ROWS = 1 << 16
PASSES = 3
"""The first one is left out of the rate."""

Write = Callable[[Path], float]
"""Writes everything into a new folder; gives the seconds that it took."""


def values(log: LogFile) -> list[bytes]:
    """As many values as the log has records, each an object of its own, as long as the log's."""
    length = log.kind.value_bytes
    everything = random.Random(length).randbytes(length * log.records)
    return [everything[start : start + length] for start in range(0, len(everything), length)]


def append_list(log: LogFile) -> Outcome:
    given = values(log)
    if log.kind.format == "mojo":
        return _appended(log, [{"fields": {b"value": value}} for value in given])
    return _appended(log, given)


def append_arrow(log: LogFile) -> Outcome:
    return _appended(log, table(log, "fields" if log.kind.format == "mojo" else "value"))


def table(log: LogFile, column: str) -> pa.Table:
    """The values as one column; as the one field of each record where the column is `fields`."""
    import pyarrow as pa

    made = pa.table({column: pa.array(values(log), pa.binary())})
    if column == "fields":
        fields = [[{"name": b"value", "value": value}] for value in made[column].to_pylist()]
        pair = pa.struct({"name": pa.binary(), "value": pa.binary()})
        made = pa.table({column: pa.array(fields, pa.list_(pair))})
    return pa.Table.from_batches(made.to_batches(max_chunksize=BATCH_ROWS))


def _appended(log: LogFile, records: Any) -> Outcome:
    import segspec as library

    def write(folder: Path) -> float:
        with library.create(folder, log.kind.format) as writer:
            began = time.perf_counter()
            stored = writer.append_many(records)
            writer.flush(sync=False)
            seconds = time.perf_counter() - began
        if stored != log.records:
            raise ValueError(f"append_many stored {stored} of {log.records} records")
        return seconds

    return _timed(log, write)


def bare_write(log: LogFile) -> Outcome:
    """The payload is joined already and goes to one file in pieces of a megabyte."""
    payload = memoryview(b"".join(values(log)))

    def write(folder: Path) -> float:
        with (folder / "payload").open("wb", buffering=0) as file:
            began = time.perf_counter()
            for start in range(0, len(payload), 1 << 20):
                file.write(payload[start : start + (1 << 20)])
            return time.perf_counter() - began

    return _timed(log, write)


def _timed(log: LogFile, write: Write) -> Outcome:
    """The first pass, and the fastest of those after it: a pass may meet the disk of the one before."""
    seconds = []
    for _ in range(PASSES):
        with _scratch(log) as folder:
            seconds.append(write(Path(folder)))
    return Outcome(min(seconds[1:]), seconds[0], peak_bytes())


def _scratch(log: LogFile) -> tempfile.TemporaryDirectory[str]:
    """A folder on the disk that has the log, gone afterwards."""
    return tempfile.TemporaryDirectory(dir=Path(log.folder).parent, prefix="written-")


MEASURES = (
    Measure(WRITE, bare_write, "program"),
    Measure(APPEND_LIST, append_list, "program"),
    Measure(APPEND_ARROW, append_arrow, "program"),
)
