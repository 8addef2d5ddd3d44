"""Stretches of ffwd entries. Nothing protects them, so that they fit is all that is asked."""

from __future__ import annotations

from segspec.columns.scanners.single import SingleScanner
from segspec.formats.ffwd.reader import FfwdReader
from segspec.formats.protocol import SegmentReader
from segspec.stretch import Scanner, Wanted


def make(reader: SegmentReader, wanted: Wanted) -> Scanner:
    assert isinstance(reader, FfwdReader)
    return SingleScanner("ffwd", reader.source, wanted, lambda: reader.due, lambda due: ())
