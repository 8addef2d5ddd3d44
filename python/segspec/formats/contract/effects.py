"""What a conversion does to a column: known of every format, so it stands apart from the contract of writers."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple


class Outcome(StrEnum):
    """What becomes of a column in a conversion: nothing; it goes into another one; it is lost, which is said; it is
    what users stored, so losing it is refused until it is dropped by its name."""

    KEPT = "kept"
    CHANGED = "changed"
    LOST = "lost"
    REFUSED = "refused"


class Effect(NamedTuple):
    """What a conversion into a format does to a column: an outcome, and words that say more."""

    outcome: Outcome
    words: str = ""


A_GAP_ROLLS = Effect(Outcome.KEPT, "a gap begins a segment, and readers report what is missing")
"""For offsets, in formats whose segments number on without gaps."""

A_GAP_IS_FILLED = Effect(Outcome.KEPT, 'a gap is filled with frames that have no records, or closed (holes="renumber")')
"""The same where readers stop at a gap."""
