"""Stretches of durable-log records: offsets without a gap, no flag set, checksums true."""

from __future__ import annotations

from segspec.columns.single import SingleScanner
from segspec.core.stretch import Scanner, Wanted
from segspec.formats.contract.reading import SegmentReader
from segspec.formats.durable_log import layout
from segspec.formats.durable_log.reader import DurableLogReader
from segspec.parsing import kaitai


def make(reader: SegmentReader, wanted: Wanted) -> Scanner:
    assert isinstance(reader, DurableLogReader)
    promised = [kaitai.expectation(layout.RECORD_SPEC, field) for field in ("flags", "reserved")]
    scanner = SingleScanner(
        "durable_log.scan.run",
        reader.source,
        wanted,
        lambda: reader.due,
        lambda due: (scanner.lane.room.number(due), *promised, wanted.checks),
    )
    return scanner
