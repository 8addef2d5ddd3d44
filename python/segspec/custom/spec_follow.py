"""New rows of a file of a user's format that is being written."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from segspec.core.errors import Code, Finding, Severity, TellFinding
from segspec.custom import part_from
from segspec.reading.walk import OnDamage

if TYPE_CHECKING:
    from segspec.custom.spec_log import SpecLog

UNFINISHED = (Code.TORN, Code.TRAILING_BYTES)
"""Codes of an end that a writer may still complete."""


class SpecFollower:
    """Reads the rows of a file, and continues where it ended. It waits at a torn row.

    A file whose rows cannot be read by themselves is read again from its beginning whenever it grows. `damaged`:
    reading ended at other damage. If the file becomes shorter, this is reported, and its rows are read again.
    """

    def __init__(self, log: SpecLog, report: TellFinding) -> None:
        self._log = log
        self._report = report
        self._size = -1
        self._begin_anew()
        self.damaged = False

    def _begin_anew(self) -> None:
        self._start = self._given = 0
        self._waiting: Finding | None = None

    def read(self, last: int | None = None) -> Iterator[dict[str, Any]]:
        """The rows that were completed since the last call; with `last`, only the last ones of them."""
        return self._new() if last is None else iter(deque(self._new(), maxlen=last))

    def _new(self) -> Iterator[dict[str, Any]]:
        size = self._log.size()
        if self.damaged or size == self._size:
            return
        if size < self._size:
            words = f"the file is shorter than before: {size} bytes, not {self._size}; its rows are read again"
            self._report(Finding(self._log.path, size, Code.GAP, Severity.WARNING, words))
            self._begin_anew()
        self._size = size
        own = self._log.own
        part = part_from(own.format, own.path, self._start, size)
        skipped, found = self._given if part is None else 0, list[Finding]()
        for batch in (part or own).arrow(self._log.files.columns, on_damage=OnDamage.STOP, report=found.append):
            taken = batch.slice(min(skipped, batch.num_rows))
            skipped -= batch.num_rows - taken.num_rows
            self._given += taken.num_rows
            yield from taken.to_pylist()
        self._start, self._waiting = size, None
        for finding in found:
            if finding.code in UNFINISHED:
                self._start, self._waiting = finding.position, finding
            else:
                self._report(finding)
                self.damaged |= finding.severity is Severity.ERROR

    def conclude(self) -> None:
        """Reports an end that is still torn, for a caller that will not wait."""
        if self._waiting is not None:
            self._report(self._waiting)

    def close(self) -> None:
        """Nothing is open between two reads."""
