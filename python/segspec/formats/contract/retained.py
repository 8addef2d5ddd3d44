"""What retention deletes after a start, by the rules that formats share.

Owners delete whole segments, the oldest first, up to the first that has to stay.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import accumulate
from typing import NamedTuple

from segspec.core.json_form import moment, plain

NEVER = 1 << 64


class Aged(NamedTuple):
    """A segment after the start, with its first and latest time; `position` is that of the latest frame.

    `deleted_by` is the policy that deletes it at the next check. Otherwise `due` is when its age does, `bytes_until`
    after how many more bytes, and `kept_by` what else keeps it.
    """

    path: str
    bytes: int
    first_timestamp: int | None = None
    last_timestamp: int | None = None
    position: int = 0
    deleted_by: str | None = None
    due: int | None = None
    bytes_until: int | None = None
    kept_by: str | None = None

    def words(self, now: int) -> str:
        if self.deleted_by is not None:
            return f"deleted by {self.deleted_by}"
        late = ", since it has a time in the future" if (self.last_timestamp or 0) > now else ""
        age = None if self.due is None else f"until {moment(self.due)} UTC{late}"
        size = None if self.bytes_until is None else f"until {self.bytes_until:,} more bytes are there"
        return f"kept {self.kept_by or ' or '.join(filter(None, (age, size)))}".rstrip()


class Retention(NamedTuple):
    """What the next check at the time `now` deletes.

    `policies` are in force, by the owner's names; `untold` describes others. `checks` is when the owner checks,
    `source` the upstream file and symbol.
    """

    now: int
    policies: Mapping[str, str]
    checks: str
    source: str
    segments: tuple[Aged, ...]
    untold: str | None = None

    @property
    def deleted(self) -> tuple[Aged, ...]:
        return tuple(each for each in self.segments if each.deleted_by is not None)

    def as_json(self) -> dict[str, object]:
        return dict(plain(self._asdict() | {"segments": [each._asdict() for each in self.segments]}))


def by_age(held: Sequence[Aged], age: int, now: int) -> list[int]:
    """The milliseconds left to each segment; an age below 0 is no limit."""
    return [NEVER if each.last_timestamp is None or age < 0 else each.last_timestamp + age + 1 - now for each in held]


def judged(
    held: Sequence[Aged], now: int, keeps: Sequence[str | None], left: Mapping[str, Sequence[int]], age: str, size: str
) -> tuple[Aged, ...]:
    """The segments after one check.

    `left` are the policies in the owner's order, each with what remains per segment before its deletion: milliseconds
    for `age`, bytes for `size`. Each continues after the previous one. `keeps` is why a segment stays regardless.
    """
    made, kept = list(held), 0
    for name, each in left.items():
        while kept < len(made) and keeps[kept] is None and each[kept] <= 0:
            made[kept] = made[kept]._replace(deleted_by=name)
            kept += 1
    # A segment younger than an earlier one is deleted with that one.
    for place, room in list(enumerate(zip(accumulate(left[age], max), left[size], strict=False)))[kept:]:
        due, until = (None if keeps[place] or each >= NEVER else each for each in room)
        due = None if due is None else now + due
        made[place] = made[place]._replace(kept_by=keeps[place], due=due, bytes_until=until)
    return tuple(made)
