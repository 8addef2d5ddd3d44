"""What can be measured of a log: by name, a function that prepares it and one that does it.

A prepared pass gives the number of records that it saw (of the limits and of bare decompression, of bytes). Passes are
timed by `child`; a measure that starts programs of its own times them itself.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tests.bench.kinds import LogFile

Pass = Callable[[], int]


class NotPossibleError(Exception):
    """Why a measure cannot be taken here: what is not installed, or was not written."""


@dataclass(frozen=True)
class Outcome:
    """What a program did: seconds to its end, or of its last pass; seconds of its first pass; its most memory in bytes;
    and the lines or records that it saw."""

    seconds: float
    first_seconds: float | None
    peak_bytes: int
    seen: int | None = None


@dataclass(frozen=True)
class Measure:
    """`counts` says what a pass has to see all of: `records`, bytes of the `file`, bytes of the `content`; or that it
    is a `program`, which times itself."""

    name: str
    prepare: Callable[[LogFile], Pass | Outcome]
    counts: str = "records"
