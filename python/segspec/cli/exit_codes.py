"""What a verb returns."""

from __future__ import annotations

SOUND, COULD_NOT, USAGE, DAMAGED = 0, 1, 2, 3
"""Success, failure, wrong usage, and finished with damaged or lost data."""

INTERRUPTED = 130
"""Ended by Ctrl-C: 128 plus the signal's number."""
