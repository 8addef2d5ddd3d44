"""Selects the sound stretches of a segment that a copy takes unchanged."""

from __future__ import annotations

from collections.abc import Callable

from segspec.core.stretch import Stretch
from segspec.formats.contract.descriptor import Format
from segspec.formats.contract.reading import SegmentReader
from segspec.formats.contract.salvage import Salvager


class Taking:
    """A `Scanner` of the stretches that `takes` accepts. The salvager begins as soon as the reader did."""

    def __init__(
        self,
        salvager: Salvager,
        reader: SegmentReader,
        format: Format,
        takes: Callable[[SegmentReader, Stretch], bool],
    ) -> None:
        self._salvager = salvager
        self._reader = reader
        self._takes = takes
        self._scanner = format.scanner_for(reader, salvager.wanted)
        self.has_begun = False

    def begin(self) -> None:
        if not self.has_begun:
            self.has_begun = True
            self._salvager.begin(self._reader, self._reader.segment)

    def scan(self, position: int, stop: int | None = None) -> Stretch | None:
        self.begin()
        found = None if self._scanner is None else self._scanner.scan(position, stop)
        return found if found is not None and self._takes(self._reader, found) else None
