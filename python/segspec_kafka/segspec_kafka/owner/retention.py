"""What a broker's retention deletes of a partition (UnifiedLog.java:1767-1999; LogManager.scala:1380-1421)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from itertools import accumulate

from segspec.formats.contract.retention import Held, Retention, judged
from segspec.formats.contract.startup import Fate, FileFate, Forecast
from segspec.storage.directory import Directory
from segspec.storage.source import open_source
from segspec_kafka.folder import offset_in
from segspec_kafka.owner import cluster, node
from segspec_kafka.owner.loader import UPSTREAM
from segspec_kafka.owner.segments import BadLengthError, Segment

CLEANUP, AGE, SIZE = "cleanup.policy", "retention.ms", "retention.bytes"
DEFAULTS = {CLEANUP: "delete", AGE: str(7 * 24 * 3_600_000), SIZE: "-1"}
START = "the log's start"
CHECKS = "30 s after the start, then every 5 minutes (log.retention.check.interval.ms); files go a minute later"


def retention(directory: Directory, made: Forecast, asked: Mapping[str, str], now: int) -> Retention | None:
    """What the first check deletes. Raises `ValueError` for a policy that Kafka does not take."""
    of, around = node.partition_of(directory), node.log_dir(directory.path)
    if made.next_offset is None or of is None or of.topic == node.METADATA:
        return None
    known = None if around is None else cluster.image(around)
    told = {name: asked.get(name) or cluster.config(known, of.topic, name) for name in DEFAULTS}
    policies = {name: value or DEFAULTS[name] for name, value in told.items()}
    age, most = (_number(name, policies[name]) for name in (AGE, SIZE))
    kinds = _kinds(policies[CLEANUP])
    assumed = tuple(name for name, value in told.items() if value is None)
    found = sorted(_segments(directory, made))
    bases, held = [base for base, _ in found], [each for _, each in found]
    ends = [*bases[1:], made.next_offset]
    after = list(accumulate((each.bytes for each in held[:0:-1]), initial=0))[::-1]
    start = max(node.log_start(directory) or 0, *bases[:1])
    confirmed = made.next_offset
    if known is not None and len(cluster.replicas(known, of)) > 1:
        confirmed = node.confirmed(directory) or 0
    is_tiered = cluster.config(known, of.topic, "remote.storage.enable") == "true"

    def keeps(place: int) -> str:
        if is_tiered:
            return "until it is in the tiered storage"
        if ends[place] > confirmed:
            return f"until all replicas in sync have its offsets up to {ends[place] - 1}"
        return "as the active segment, which is empty" if place == len(held) - 1 and not held[place].bytes else ""

    deletes: dict[str, Callable[[int], bool]] = {START: lambda place: place < len(held) - 1 and ends[place] <= start}
    by_size, by_age = "delete" in kinds and most >= 0, "delete" in kinds and age >= 0
    if by_size:
        deletes[SIZE] = lambda place: after[place] >= most
    if by_age:
        deletes[AGE] = lambda place: now - (held[place].last_timestamp or 0) > age
    return Retention(
        now,
        policies,
        CHECKS,
        f"{UPSTREAM}UnifiedLog.java:1767-1999",
        judged(
            held,
            deletes,
            keeps=keeps,
            age=age if by_age else None,
            until=(lambda place: most - after[place]) if by_size else None,
        ),
        assumed,
        f"whether the broker has the usual {' and '.join(assumed)}: server.properties is not read" if assumed else "",
    )


def _number(name: str, value: str) -> int:
    """Raises `ValueError`."""
    try:
        return int(value)
    except ValueError:
        raise ValueError(f"{name} is a number, -1 for no limit, and not {value!r}") from None


def _kinds(policy: str) -> set[str]:
    """Raises `ValueError`."""
    kinds = {kind.strip() for kind in policy.split(",")}
    if not kinds <= {"compact", "delete"}:
        raise ValueError(f"{CLEANUP} is compact, delete or both, and not {policy!r}")
    return kinds


def _segments(directory: Directory, made: Forecast) -> Iterator[tuple[int, Held]]:
    for file in made.files:
        base = offset_in(file.path.rpartition("/")[2])
        if file.is_segment and file.bytes_after is not None and file.fate is not Fate.IGNORED and base is not None:
            yield base, _held(directory, file, base, file.bytes_after)


def _held(directory: Directory, file: FileFate, base: int, size: int) -> Held:
    """The largest time is that of the batches; without one it is the file's own (LogSegment.java:856-861)."""
    began, latest, position = None, -1, 0
    if size and file.bytes is not None:
        with open_source(file.path) as source, suppress(BadLengthError):
            for head in Segment(base, source, size).heads():
                began = head.began if began is None else began
                if head.time > latest:
                    latest, position = head.time, head.position
    changed = directory.times.get(file.path.rpartition("/")[2])
    if latest < 0:
        return Held(file.path, size, last_timestamp=None if changed is None else int(changed * 1000))
    return Held(file.path, size, began, latest, position)
