"""How often a scanner that finds nothing is called."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Protocol, TypeVar

from segspec.core.stretch import Stretch

MOST_PATIENCE = 256


class FrameEnd(Protocol):
    """A frame, or several, up to byte `end`."""

    @property
    def end(self) -> int: ...


One = TypeVar("One", bound=FrameEnd)
ScanFrom = Callable[[int], Stretch | None]


class PatientScanner:
    """A scanner's `scan`, or none, that is called less often the less it finds."""

    def __init__(self, scan: ScanFrom | None) -> None:
        self._scan = scan
        self._patience = 1
        self._left = 0

    def scan(self, position: int) -> Stretch | None:
        """The scanner's result, or None during a pause."""
        if self._scan is None:
            return None
        if self._left:
            self._left -= 1
            return None
        found = self._scan(position)
        if found is None:
            self._left = self._patience
            self._patience = min(2 * self._patience, MOST_PATIENCE)
        else:
            self._left = int(found.is_judged)
            if found.frames > self._patience:
                self._patience = 1
        return found

    def ask_again(self) -> None:
        """Ends a pause after damage."""
        self._left = 0


def accepted(
    scan: ScanFrom | None,
    position: int,
    end: int,
    one: Callable[[int], One | None],
    takes: Callable[[Stretch], bool] = lambda _: True,
) -> Iterator[Stretch | One]:
    """The frames that an owner accepts at its start, from `position` up to its first refusal or `end`.

    Intact ones come in stretches that it `takes`. `one` is its own judgement of the frame at a position where no
    stretch begins.
    """
    patient, looked_at = PatientScanner(scan), position
    while position < end:
        found: Stretch | One | None = None
        if position >= looked_at and (stretch := patient.scan(position)) is not None:
            looked_at, found = stretch.end, stretch if takes(stretch) else None
        found = found or one(position)
        if found is None:
            return
        yield found
        position = found.end
