"""How often a scanner that finds nothing is called."""

from __future__ import annotations

from segspec.core.stretch import Scanner, Stretch

MOST_PATIENCE = 256


class PatientScanner:
    """A scanner, or none, that is called less often the less it finds."""

    def __init__(self, scanner: Scanner | None) -> None:
        self._scanner = scanner
        self._patience = 1
        self._left = 0

    def scan(self, position: int) -> Stretch | None:
        """The scanner's result, or None during a pause."""
        if self._scanner is None:
            return None
        if self._left:
            self._left -= 1
            return None
        found = self._scanner.scan(position)
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
