"""How often a scanner is asked: where it finds nothing, frames are read one by one."""

from __future__ import annotations

from segspec.core.stretch import Scanner, Stretch

MOST_PATIENCE = 256
"""At most so many frames are read one by one before a scanner is asked again."""


class PatientScanner:
    """A scanner, or none, that is asked the less often the less it finds: so that a segment without sound stretches
    costs little."""

    def __init__(self, scanner: Scanner | None) -> None:
        self._scanner = scanner
        self._patience = 1
        self._left = 0

    def scan(self, position: int) -> Stretch | None:
        """What the scanner finds; None also while it is not asked."""
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
        """Damage was passed over: it is no reason to expect none of what comes after it."""
        self._left = 0
