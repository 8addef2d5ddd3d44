"""Stretches of ffwd entries. Nothing protects them, so that they fit is all that is asked."""

from __future__ import annotations

from segspec.columns.single import SingleScanner
from segspec.core.stretch import Scanner, Wanted
from segspec.formats.contract.reading import SegmentReader
from segspec.formats.ffwd.reader import FfwdReader
from segspec.formats.ffwd.scan.run import run


def make(reader: SegmentReader, wanted: Wanted) -> Scanner:
    assert isinstance(reader, FfwdReader)
    # What lies in the file's last zeros is the reader's.
    return SingleScanner(run, reader.source, wanted, lambda: reader.due, lambda due: (reader.source.zero_tail(),))
