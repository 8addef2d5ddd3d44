"""What retention deletes of a log after a start: the words in which every format says it, and what all have alike.

Owners delete whole segments, the oldest first, and end at the first one that has to stay.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields, replace

from segspec.core.json_form import moment, plain


@dataclass(frozen=True, slots=True)
class Held:
    """A segment as the start leaves it, and its first and latest time; `position` is that of the frame with the latest.

    `deleted_by` is the policy that deletes it at the next check. Else `due` is the time from which on its age does,
    `bytes_until` how many bytes have to be added until the size of the log does, and `kept_by` what else keeps it.
    """

    path: str
    bytes: int
    first_timestamp: int | None = None
    last_timestamp: int | None = None
    position: int = 0
    deleted_by: str = ""
    due: int | None = None
    bytes_until: int | None = None
    kept_by: str = ""

    def words(self, now: int) -> str:
        """What becomes of it, and why."""
        if self.deleted_by:
            return f"deleted: {self.deleted_by}"
        late = self.last_timestamp is not None and self.last_timestamp > now
        kept = [self.kept_by] if self.kept_by else []
        if self.due is not None:
            kept.append(f"until {moment(self.due)} UTC{', since it has a time in the future' if late else ''}")
        if self.bytes_until is not None:
            kept.append(f"until {self.bytes_until:,} more bytes are there")
        return f"kept {' or '.join(kept)}" if kept else "kept"

    def as_json(self) -> dict[str, object]:
        return _json({each.name: getattr(self, each.name) for each in fields(self) if each.name != "position"})


@dataclass(frozen=True, slots=True)
class Retention:
    """What the next check at the time `now` deletes. `policies` are in force, by the owner's names; `assumed` are those
    that nothing tells, and `untold` says why. `checks` is when the owner looks, `source` the upstream file and name."""

    now: int
    policies: Mapping[str, str]
    checks: str
    source: str
    segments: tuple[Held, ...]
    assumed: tuple[str, ...] = ()
    untold: str = ""

    @property
    def deleted(self) -> tuple[Held, ...]:
        return tuple(each for each in self.segments if each.deleted_by)

    def as_json(self) -> dict[str, object]:
        return _json({each.name: getattr(self, each.name) for each in fields(self)})


def _json(said: Mapping[str, object]) -> dict[str, object]:
    made: dict[str, object] = plain({name: None if value == "" else value for name, value in said.items()})
    return made


def judged(
    held: Sequence[Held],
    policies: Mapping[str, Callable[[int], bool]],
    *,
    keeps: Callable[[int], str],
    age: int | None = None,
    until: Callable[[int], int] | None = None,
) -> tuple[Held, ...]:
    """The segments as one check leaves them. Each policy, by its name, says of the number of a segment whether it goes,
    and begins where the one before it ended. `keeps` says what keeps a segment whatever they say.

    Of those that stay, the `age` in milliseconds gives the time from which on they go, which is not before those before
    them; and `until` the bytes that are missing.
    """
    made = list(held)
    kept = 0
    for name, deletes in policies.items():
        while kept < len(made) and not keeps(kept) and deletes(kept):
            made[kept] = replace(made[kept], deleted_by=name)
            kept += 1
    latest: int | None = 0
    for place, each in enumerate(held[kept:], kept):
        latest = None if latest is None or each.last_timestamp is None else max(latest, each.last_timestamp)
        if kept_by := keeps(place):
            made[place] = replace(each, kept_by=kept_by)
            continue
        due = None if age is None or latest is None else latest + age + 1
        made[place] = replace(each, due=due, bytes_until=None if until is None else until(place))
    return tuple(made)
