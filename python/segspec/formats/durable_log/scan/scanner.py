"""Stretches of durable-log records: offsets without a gap, no flag set, checksums true."""

from __future__ import annotations

from segspec.columns.single import SingleScanner
from segspec.core.stretch import Scanner, Wanted
from segspec.formats.contract.reading import SegmentReader
from segspec.formats.durable_log.reader import DurableLogReader
from segspec.formats.durable_log.scan.run import run


def make(reader: SegmentReader, wanted: Wanted) -> Scanner:
    assert isinstance(reader, DurableLogReader)
    return SingleScanner(run, reader.source, wanted, lambda: reader.due, lambda due: (due, wanted.checks))
