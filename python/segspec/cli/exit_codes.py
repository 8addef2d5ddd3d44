"""What a verb returns."""

from __future__ import annotations

SOUND, COULD_NOT, USAGE, DAMAGED = 0, 1, 2, 3
"""Sound and complete; could not; wrong usage; done, but data is damaged or lost."""

INTERRUPTED = 130
"""Ctrl-C ended it: 128 and the number of the signal, as for any other."""
