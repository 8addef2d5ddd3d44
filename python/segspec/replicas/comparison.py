"""`compare`: the copies of one log on several nodes, and which of them to keep.

Frames are compared, because the boundaries of segments may differ. Experiments with owners showed: the leader has the
highest epoch and, among equals, the highest offset. The others cut off everything outside its history, the common
beginning of (epoch, offset), and are filled up from it. No owner checks the middle of a log.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from segspec.core.errors import Code, SegspecError
from segspec.core.json_form import plain
from segspec.core.limits import DEFAULT_LIMITS, Limits
from segspec.core.model import Listing
from segspec.core.stretch import Level
from segspec.library.log import Log, open_whole
from segspec.replicas.replica import MOST_LISTED, Replica, Round, Without, held_frames, rounds
from segspec.replicas.runs import HeldFrame
from segspec.storage.directory import is_directory, list_directory


class Region(NamedTuple):
    """Offsets from `first` to before `next` in which the same replicas agree.

    `held` has a letter for each replica, equal for frames that are equal byte for byte, or the reason why it has none;
    `epochs` are the epochs of their frames.
    """

    first: int
    next: int
    held: tuple[str | Without, ...]
    epochs: tuple[int | None, ...]

    @property
    def is_same(self) -> bool:
        """Whether no replica has different content here; one that begins later does not contradict."""
        return {each for each in self.held if each is not Without.BEFORE} == {"a"}


class Besides(NamedTuple):
    """Offsets at which a replica differs from the one to keep. The one to keep has nothing, another `history` (epoch),
    or other `content` in the same epoch, which no broker notices.
    """

    path: str
    first: int
    next: int
    kind: str


@dataclass(slots=True)
class ReplicaComparison:
    """The replicas, and the results of their comparison.

    All replicas are equal up to offset `common_next`, from the latest beginning on; `nodes` counts the log's replicas,
    including unavailable ones. More than half are equal up to `majority_next`, or may be up to `possible_next` with the
    unavailable ones; both are None if confirmation is not `by_majority`. All before `confirmed_next` is confirmed,
    according to a node. `keep` is the number of the replica to keep, `partings` are the offsets at which histories
    part, `besides` lists what only others have. With `cut_short`, `regions` or `partings` are incomplete.
    """

    format: str
    replicas: list[Replica]
    nodes: int = 0
    regions: list[Region] = field(default_factory=list)
    partings: list[int] = field(default_factory=list)
    common_next: int | None = None
    majority_next: int | None = None
    possible_next: int | None = None
    keep: int = 0
    why: str = ""
    cut_short: bool = False
    by_majority: bool = True

    @property
    def confirmed_next(self) -> int | None:
        return max((each.confirmed_next for each in self.replicas if each.confirmed_next is not None), default=None)

    @property
    def rewritten_next(self) -> int:
        return max((each.rewritten_next or 0 for each in self.replicas), default=0)

    @property
    def lost(self) -> tuple[int, int] | None:
        """Confirmed offsets that the kept replica lacks or contradicts: first, and end exclusive."""
        end = self.confirmed_next or 0
        others = (each.first for each in self.besides if each.kind != "content")
        first = min(self.replicas[self.keep].next_offset or 0, *others, end)
        return (first, end) if first < end else None

    @property
    def needed(self) -> int:
        return self.nodes // 2 + 1

    @property
    def missing(self) -> int:
        return self.nodes - len(self.replicas)

    @property
    def is_same(self) -> bool:
        """Whether all replicas are equal, apart from retention, and none is damaged."""
        whole = all(region.is_same or self.is_rewritten(region) for region in self.regions) and not self.cut_short
        return whole and not any(replica.damages for replica in self.replicas)

    def is_rewritten(self, region: Region) -> bool:
        """Whether replicas differ here only by what each node removed by itself."""
        return not region.is_same and region.next <= self.rewritten_next and len({*region.epochs} - {None}) <= 1

    @property
    def besides(self) -> list[Besides]:
        found: list[Besides] = []
        regions = [region for region in self.regions if not self.is_rewritten(region)]
        for number, replica in enumerate(self.replicas):
            found += [Besides(replica.path, *each) for each in _besides(regions, number, self.keep)]
        return found

    def unconfirmed(self) -> Iterator[tuple[str, int, int]]:
        """The end of the history to keep that fewer than a majority can have, by replica: it may vanish."""
        if not self.by_majority:
            return
        start = self.possible_next or 0
        for number, replica in enumerate(self.replicas):
            held = [
                region
                for region in self.regions
                if region.next > start and region.held[number] == region.held[self.keep] != Without.AFTER
            ]
            if held:
                yield replica.path, max(start, held[0].first), held[-1].next

    def _confirmed_json(self) -> dict[str, Any]:
        if not self.by_majority:
            first, end = self.lost or (None, None)
            lost = {} if first is None else {"lost": {"first": plain(first), "next": plain(end)}}
            return {"confirmed_next": plain(self.confirmed_next), "rewritten_next": plain(self.rewritten_next), **lost}
        possible = {"possible_next": plain(self.possible_next)} if self.missing else {}
        of = {"of": plain(self.nodes), "needed": plain(self.needed), "next": plain(self.majority_next)}
        return {"majority": {**of, **possible}}

    def as_json(self) -> dict[str, Any]:
        paths = [replica.path for replica in self.replicas]
        return {
            "format": self.format,
            "replicas": [_replica_json(replica) for replica in self.replicas],
            "same": self.is_same,
            "common_next": plain(self.common_next),
            **self._confirmed_json(),
            "keep": paths[self.keep],
            "why": self.why,
            "partings": plain(self.partings),
            "regions": [_region_json(region, paths) for region in self.regions],
            "besides": [plain(each._asdict()) for each in self.besides],
            "unconfirmed": [
                {"path": path, "first": plain(first), "next": plain(end)} for path, first, end in self.unconfirmed()
            ],
            "cut_short": self.cut_short,
        }


def open_replicas(paths: Sequence[str | os.PathLike[str]], format: str | None, limits: Limits) -> list[Log]:
    """The replicas as logs of one format. Raises `ValueError` for fewer than two, for duplicates, and for formats that
    differ or have no offsets; and as `segspec.open`.
    """
    names = [os.fspath(path) for path in paths]
    if len(names) < 2:
        raise ValueError("a comparison takes two replicas at least")
    if len({os.path.realpath(name) for name in names}) < len(names):
        raise ValueError("one of the replicas is listed twice")
    found = [_opened(name, format, limits) for name in names]
    first = next((log for log in found if log is not None), None)
    if first is None:
        raise ValueError("none of the replicas holds a log")
    logs = [
        Log(name, first.format, Listing(()), limits=limits) if log is None else log
        for name, log in zip(names, found, strict=True)
    ]
    kinds = {log.format.name for log in logs}
    if len(kinds) > 1:
        raise ValueError(f"the replicas are of several formats: {', '.join(sorted(kinds))}")
    for log in logs:
        if log.only_index:
            raise ValueError(f"{log.path} is an index: it has no records")
    if logs[0].format.number != "offset":
        raise ValueError(f"{logs[0].format.name} has no offsets by which replicas can be compared")
    return logs


def _opened(path: str, format: str | None, limits: Limits) -> Log | None:
    try:
        return open_whole(path, format=format, limits=limits)
    except SegspecError as error:
        if error.code is Code.MISSING_SEGMENT and is_directory(path):
            return None
        raise


def compare(
    paths: Sequence[str | os.PathLike[str]],
    *,
    format: str | None = None,
    of: int | None = None,
    limits: Limits = DEFAULT_LIMITS,
) -> ReplicaComparison:
    """Compares the replicas at `paths` of one log, which has `of` replicas (by default only these).

    Reads each once, and writes nothing. Raises `ValueError` as `open_replicas`, and for an `of` below the number of
    paths; `SegspecError` if a path has no log; `OSError` if the file system refuses.
    """
    logs = open_replicas(paths, format, limits)
    if of is not None and of < len(logs):
        raise ValueError(f"of {of} replicas there cannot be {len(logs)}")
    replication = logs[0].format.replication
    made = ReplicaComparison(
        logs[0].format.name, list(map(_replica, logs)), of or len(logs), by_majority=replication.by_majority
    )
    walks = [held_frames(log, Level.CHECKSUMS, replica) for log, replica in zip(logs, made.replicas, strict=True)]
    history = _Histories(len(logs))
    agrees = True
    for each in rounds(walks):
        for replica, found in zip(made.replicas, each.found, strict=True):
            if found is not None:
                replica.note(found)
        _add(made, region_of(each))
        if history.part(each):
            _add_parting(made, each.first)
        holders = history.most_holders(each) if made.by_majority else 0
        if holders >= made.needed:
            made.majority_next = max(made.majority_next or 0, each.next)
        if made.by_majority and holders + made.missing >= made.needed:
            made.possible_next = max(made.possible_next or 0, each.next)
        agrees, made.common_next = _common(each, made.common_next, agrees=agrees)
    made.keep, made.why = _choice(made.replicas)
    return made


def _replica(log: Log) -> Replica:
    if not is_directory(log.path):
        return Replica(log.path)
    directory, said = list_directory(log.path), log.format.replication
    return Replica(log.path, confirmed_next=said.confirmed(directory), rewritten_next=said.rewritten(directory))


def region_of(each: Round) -> Region:
    letters: dict[tuple[int, bytes], str] = {}

    def letter(own: HeldFrame) -> str:
        return letters.setdefault((own.first, own.digest), chr(ord("a") + len(letters)))

    held = tuple(letter(own) if isinstance(own, HeldFrame) else own for own in each.held)
    epochs = tuple(own.epoch if isinstance(own, HeldFrame) else None for own in each.held)
    return Region(each.first, each.next, held, epochs)


def _add(made: ReplicaComparison, region: Region) -> None:
    last = made.regions[-1] if made.regions else None
    if last is not None and last.held == region.held and last.epochs == region.epochs and last.next >= region.first:
        made.regions[-1] = last._replace(next=max(last.next, region.next))
    elif len(made.regions) < MOST_LISTED:
        made.regions.append(region)
    else:
        made.cut_short = True


def _add_parting(made: ReplicaComparison, first: int) -> None:
    if len(made.partings) < MOST_LISTED:
        made.partings.append(first)
    else:
        made.cut_short = True


class _Histories:
    def __init__(self, count: int) -> None:
        self._of = [0] * count
        self._next = 1

    def part(self, each: Round) -> bool:
        parted = False
        for history in set(self._of):
            members = [number for number, own in enumerate(self._of) if own == history]
            kinds: dict[tuple[int, int | None], list[int]] = {}
            for number in members:
                own = each.held[number]
                if isinstance(own, HeldFrame):
                    kinds.setdefault((own.first, own.epoch), []).append(number)
            # A replica with nothing here stays in the largest group.
            for group in sorted(kinds.values(), key=len, reverse=True)[1:]:
                parted = True
                for number in group:
                    self._of[number] = self._next
                self._next += 1
        return parted

    def most_holders(self, each: Round) -> int:
        counts: dict[int, int] = {}
        for number, own in enumerate(each.held):
            if isinstance(own, HeldFrame) or own is Without.BEFORE:
                counts[self._of[number]] = counts.get(self._of[number], 0) + 1
        return max(counts.values())


def _common(each: Round, so_far: int | None, *, agrees: bool) -> tuple[bool, int | None]:
    if Without.BEFORE in each.held or not agrees:
        return agrees, so_far
    if not region_of(each).is_same:
        return False, so_far
    return True, each.next


def _choice(replicas: Sequence[Replica]) -> tuple[int, str]:
    def rank(number: int) -> tuple[int, int, int, int, int, int]:
        each = replicas[number]
        epoch = -1 if each.last_epoch is None else each.last_epoch
        begin = 0 if each.first_offset is None else each.first_offset
        return epoch, each.next_offset or 0, -each.damages, each.held, -begin, -number

    best = max(range(len(replicas)), key=rank)
    keep = rank(best)
    others = [rank(number) for number in range(len(replicas)) if number != best]
    if all(other[0] < keep[0] for other in others):
        return best, f"its last epoch, {keep[0]}, is the highest"
    words = "" if keep[0] < 0 else f"of those with the highest epoch, {keep[0]}, "
    if all(other[:2] < keep[:2] for other in others):
        return best, f"{words}it reaches furthest, up to offset {keep[1] - 1}"
    if all(other[:3] < keep[:3] for other in others):
        return best, f"{words}it reaches furthest, up to offset {keep[1] - 1}, with the least damage"
    if all(other[:5] < keep[:5] for other in others):
        begins = all(other[4] < keep[4] for other in others)
        return best, f"{words}it reaches furthest and {'begins first' if begins else 'holds the most records'}"
    return best, "no other has a higher epoch, reaches further, has less damage, or holds more; others are as good"


def _besides(regions: Sequence[Region], number: int, keep: int) -> Iterator[tuple[int, int, str]]:
    if number == keep:
        return
    held: tuple[int, int, str] | None = None
    for region in regions:
        kind = _kind_besides(region, number, keep)
        if held is not None and (kind != held[2] or region.first > held[1]):
            yield held
            held = None
        if kind is not None:
            first = region.first if held is None else held[0]
            held = (first, region.next, kind)
    if held is not None:
        yield held


def _kind_besides(region: Region, number: int, keep: int) -> str | None:
    own, kept = region.held[number], region.held[keep]
    if isinstance(own, Without) or own == kept:
        return None
    if isinstance(kept, Without):
        # Frames after the end of the one to keep were written in an earlier epoch.
        return "history" if kept is Without.AFTER else "nothing"
    return "content" if region.epochs[number] == region.epochs[keep] else "history"


def _replica_json(replica: Replica) -> dict[str, Any]:
    return {
        "path": replica.path,
        "segments": plain(replica.segments),
        "bytes": plain(replica.bytes),
        "frames": plain(replica.frames),
        "first_offset": plain(replica.first_offset),
        "next_offset": plain(replica.next_offset),
        "last_epoch": plain(replica.last_epoch),
        "epochs": [
            {"epoch": plain(each.epoch), "first": plain(each.first_offset), "next": plain(each.next_offset)}
            for each in replica.epochs
        ],
        "damages": plain(replica.damages),
        "findings": [finding.as_json() for finding in replica.damage],
    }


def _region_json(region: Region, paths: Sequence[str]) -> dict[str, Any]:
    holders: dict[str, list[str]] = {}
    without: dict[str, str] = {}
    for path, own in zip(paths, region.held, strict=True):
        if isinstance(own, Without):
            without[path] = own.name.lower()
        else:
            holders.setdefault(own, []).append(path)
    return {
        "first": plain(region.first),
        "next": plain(region.next),
        "same": region.is_same,
        "holders": list(holders.values()),
        "without": without,
        "epochs": {path: plain(epoch) for path, epoch in zip(paths, region.epochs, strict=True) if epoch is not None},
    }
