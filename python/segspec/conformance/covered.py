"""Which formats the suite has vectors of."""

from __future__ import annotations

from segspec.formats import NAMES, listed


def covered() -> tuple[str, ...]:
    """The names of ours, then of those of other packages that bring vectors."""
    others = (format.name for format in listed() if format.vectors is not None)
    return (*NAMES, *(name for name in others if name not in NAMES))
