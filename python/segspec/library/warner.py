"""What becomes of damage that nobody asked to be told of."""

from __future__ import annotations

import warnings

from segspec.core.errors import Finding, SegspecWarning, Severity


class Warner:
    """Counts the errors that nobody asked to be told of, and warns of them once."""

    def __init__(self, path: str, advice: str = "pass report= to see them, on_damage='skip' to read on") -> None:
        self._path = path
        self._advice = advice
        self._errors = 0

    def count(self, finding: Finding) -> None:
        self._errors += finding.severity is Severity.ERROR

    def warn(self, stacklevel: int) -> None:
        """Warns at the caller's line, `stacklevel` frames up."""
        if self._errors:
            words = f"damaged ({self._errors} errors); {self._advice}"
            warnings.warn(f"{self._path}: {words}", SegspecWarning, stacklevel=stacklevel)
