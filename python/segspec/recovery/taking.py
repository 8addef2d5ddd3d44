"""The steps of a segment that a salvager copies."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from segspec.core.model import SegmentSummary
from segspec.core.stretch import Step, Stretch
from segspec.formats.contract.descriptor import Format
from segspec.formats.contract.reading import SegmentReader
from segspec.formats.contract.salvage import Salvager
from segspec.reading.walk import OnDamage, walk


class Taking:
    """Reads a segment for a salvager. The sound stretches that `takes` accepts come as such, the others by frames."""

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
        self._has_begun = False

    def steps(self, on_damage: OnDamage) -> Iterator[Step]:
        reader = self._reader
        summary = SegmentSummary(reader.segment, reader.source.size)
        for step in walk(reader, summary, on_damage=on_damage, scanner=self):
            self._begin()
            yield step
        if self._has_begun:
            self._salvager.end(reader, reader.segment)

    def _begin(self) -> None:
        # The salvager begins as soon as the reader did.
        if not self._has_begun:
            self._has_begun = True
            self._salvager.begin(self._reader, self._reader.segment)

    def scan(self, position: int, stop: int | None = None) -> Stretch | None:
        self._begin()
        found = None if self._scanner is None else self._scanner.scan(position, stop)
        return found if found is not None and self._takes(self._reader, found) else None
