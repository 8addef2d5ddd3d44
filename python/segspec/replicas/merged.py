"""`merge`: one log of several replicas, complete on the history to keep.

Frames come from the replica to keep. If it lacks them, has them damaged or begins later, they come from another replica
on the same history. If frames of the same epoch differ, the content of most replicas is taken.
"""

from __future__ import annotations

import os
from bisect import bisect_right
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from segspec.core.errors import Code, Finding, SegspecError, Severity
from segspec.core.json_form import plain
from segspec.core.limits import DEFAULT_LIMITS, Limits
from segspec.core.stretch import Level
from segspec.library.log import Log, open_whole
from segspec.recovery.indexes import add_indexes, salvager_of
from segspec.recovery.output import CopiedFiles, refuse_target
from segspec.recovery.read_back import RecordContents
from segspec.replicas.comparison import ReplicaComparison, compare, open_replicas
from segspec.replicas.replica import MOST_LISTED, Replica, Round, Without, held_frames, rounds
from segspec.replicas.runs import HeldFrame
from segspec.storage.atomic import appearing_folder


class Taken(NamedTuple):
    """Offsets whose frames came from one replica, and the reason."""

    path: str
    first: int
    next: int
    why: str


class LeftOut(NamedTuple):
    """Offsets of a replica whose frames are not in the merged log, and the reason."""

    path: str
    first: int
    next: int
    why: str


KEPT = "the replica to keep"
STANDS_IN = "the replica to keep has no sound frame here"
MORE_HOLD = "more replicas hold this content than what the replica to keep holds"
OTHER_HISTORY = "it is of another history than the one to keep"
OTHER_CONTENT = "another content of the same epoch was taken"
OVERLAPS = "it overlaps what was taken"


@dataclass(slots=True)
class Merged:
    """The composition of the merged log, and the comparison that it follows. `taken` is in order; `left_out` did not
    fit; no replica has `holes`; `remaining` are errors of the result. With `cut_short`, one of the lists is incomplete.
    """

    out: str
    comparison: ReplicaComparison
    taken: list[Taken] = field(default_factory=list)
    left_out: list[LeftOut] = field(default_factory=list)
    holes: list[tuple[int, int]] = field(default_factory=list)
    records: int = 0
    files: dict[str, int] = field(default_factory=dict)
    remaining: list[Finding] = field(default_factory=list)
    cut_short: bool = False

    def list_in(self, listed: list[Any], new: Any) -> None:
        if len(listed) < MOST_LISTED:
            listed.append(new)
        else:
            self.cut_short = True

    def as_json(self) -> dict[str, Any]:
        return {
            "out": self.out,
            "records": plain(self.records),
            "files": {name: plain(size) for name, size in self.files.items()},
            "taken": [plain(each._asdict()) for each in self.taken],
            "left_out": [plain(each._asdict()) for each in self.left_out],
            "holes": [{"first": plain(first), "next": plain(end)} for first, end in self.holes],
            "remaining": [finding.as_json() for finding in self.remaining],
            "cut_short": self.cut_short,
        }


def merge(
    paths: Sequence[str | os.PathLike[str]],
    out: str | os.PathLike[str],
    *,
    format: str | None = None,
    of: int | None = None,
    limits: Limits = DEFAULT_LIMITS,
) -> Merged:
    """Merges the replicas at `paths` on the history to keep, into the new folder `out`.

    `out` must not exist or be empty, and must not be in any of them. It appears when it is complete and compared with
    its input. `of` is the number of replicas. Raises as `compare`, `ValueError` for any other `out`, and `SegspecError`
    if nothing is readable or the merged log lacks anything.
    """
    for path in paths:
        refuse_target(os.fspath(path), out)
    made = Merged(os.fspath(out), compare(paths, format=format, of=of, limits=limits))
    logs = open_replicas(paths, format, limits)
    with appearing_folder(Path(out).absolute(), parents=True) as folder:
        files = CopiedFiles(folder)
        planned = _Merging(logs, made, files).run()
        add_indexes(logs[0], files)
        made.files = dict(files.sizes)
        _check(logs[0], folder, made, planned)
    return made


class _Merging:
    def __init__(self, logs: Sequence[Log], made: Merged, files: CopiedFiles) -> None:
        self._logs = logs
        self._made = made
        self._keep = made.comparison.keep
        self._salvager = salvager_of(logs[0].format)(files)
        self._due: int | None = None
        self._segment: str | None = None
        self._last: HeldFrame | None = None
        self._planned = RecordContents()
        self._listed: dict[tuple[int, str], int] = {}

    def run(self) -> RecordContents:
        walks = [held_frames(log, Level.RECORDS, Replica(log.path)) for log in self._logs]
        for each in rounds(walks):
            self._take(each)
        if self._last is None:
            raise SegspecError(Code.MISSING_SEGMENT, "nothing of these replicas can be read", path=self._logs[0].path)
        self._salvager.end(self._last.reader, self._last.segment)
        self._salvager.finish(self._logs[self._keep].listing)
        return self._planned

    def _take(self, each: Round) -> None:
        number, why = self._chosen(each)
        for other, held in enumerate(each.held):
            if other != number and each.begins[other] and isinstance(held, HeldFrame):
                self._leave_out(other, held, None if number is None else each.held[number])
        if number is None:
            return
        held = each.held[number]
        assert isinstance(held, HeldFrame)
        self._write(number, held)
        self._extend(self._made.taken, Taken(self._logs[number].path, held.first, held.next, why))

    def _chosen(self, each: Round) -> tuple[int | None, str]:
        fits = [number for number in range(len(each.held)) if self._fits(each, number)]
        if not fits:
            return None, ""
        # The rest of a damaged frame is better than nothing.
        fits = [number for number in fits if _is_sound(each, number)] or fits
        counts = Counter(_content(each, number) for number in fits)
        most = max(counts.values())
        if self._keep in fits and counts[_content(each, self._keep)] == most:
            return self._keep, KEPT
        best = next(number for number in fits if counts[_content(each, number)] == most)
        return best, MORE_HOLD if self._keep in fits else STANDS_IN

    def _fits(self, each: Round, number: int) -> bool:
        held = each.held[number]
        if not each.begins[number] or not isinstance(held, HeldFrame) or held.is_filler:
            # If no replica has records, the salvager fills the hole again.
            return False
        if self._due is not None and held.first < self._due:
            return False
        if number == self._keep:
            return True
        kept = each.held[self._keep]
        if isinstance(kept, HeldFrame):
            # The epoch of a damaged frame is uncertain.
            return (held.first, held.next) == (kept.first, kept.next) and (
                held.epoch == kept.epoch or not kept.is_sound
            )
        return kept is not Without.AFTER and self._is_of_history(held)

    def _is_of_history(self, held: HeldFrame) -> bool:
        kept = self._made.comparison.replicas[self._keep]
        if held.epoch is None or not kept.epochs:
            return True
        before = bisect_right(kept.epochs, held.first, key=lambda epoch: epoch.first_offset)
        after = bisect_right(kept.epochs, held.first, key=lambda epoch: epoch.next_offset)
        low = kept.epochs[before - 1].epoch if before else 0
        high = kept.epochs[min(after, len(kept.epochs) - 1)].epoch
        return low <= held.epoch <= high

    def _write(self, number: int, held: HeldFrame) -> None:
        if self._due is not None and held.first > self._due:
            self._made.list_in(self._made.holes, (self._due, held.first))
        last = self._last
        if last is not None and self._ends_segment(number, held):
            self._salvager.end(last.reader, last.segment)
        if last is None or last.reader is not held.reader:
            self._salvager.begin(held.reader, held.segment)
        if held.epoch is not None and held.epoch != held.stated:
            self._salvager.under(held.first, held.epoch)
        self._salvager.keep(held.reader, held.frame, held.records, sound=held.is_sound)
        for record in held.records:
            self._planned.add(self._salvager.expected(record))
        self._last, self._due = held, held.next

    def _ends_segment(self, number: int, held: HeldFrame) -> bool:
        is_kept = number == self._keep or self._segment is None
        ends = is_kept and self._segment is not None and self._segment != held.segment.path
        if is_kept:
            self._segment = held.segment.path
        return ends

    def _leave_out(self, number: int, held: HeldFrame, taken: HeldFrame | Without | None) -> None:
        if isinstance(taken, HeldFrame) and taken.digest == held.digest and taken.first == held.first:
            return
        if not held.is_sound:
            why = "it is damaged"
        elif not isinstance(taken, HeldFrame):
            why = OTHER_HISTORY if self._due is None or held.first >= self._due else OVERLAPS
        else:
            why = OTHER_CONTENT if taken.epoch == held.epoch else OTHER_HISTORY
        self._extend(self._made.left_out, LeftOut(self._logs[number].path, held.first, held.next, why))

    def _extend(self, ranges: list[Any], new: Any) -> None:
        key = id(ranges), new.path
        number = self._listed.get(key)
        if number is not None and ranges[number].why == new.why and ranges[number].next == new.first:
            ranges[number] = ranges[number]._replace(next=new.next)
            return
        self._listed[key] = len(ranges)
        self._made.list_in(ranges, new)
        if self._listed[key] == len(ranges):
            # Unlisted ranges are not extended.
            del self._listed[key]


def _is_sound(each: Round, number: int) -> bool:
    held = each.held[number]
    return isinstance(held, HeldFrame) and held.is_sound


def _content(each: Round, number: int) -> bytes:
    held = each.held[number]
    assert isinstance(held, HeldFrame)
    return held.digest


def _check(log: Log, folder: Path, made: Merged, planned: RecordContents) -> None:
    merged = open_whole(folder, format=log.format.name, limits=log.limits)
    held = RecordContents()
    for record in merged.records(on_damage="skip", deleted=True, report=lambda _: None):
        held.add(record)
    made.records = held.count
    differs = planned.differs_from(held)
    if differs is not None:
        raise SegspecError(
            Code.BAD_COUNT,
            "the merged log was read back, and has not the records that went into it, "
            f"from record {differs} on or a little later: nothing is left of it",
            path=log.path,
            expected=f"{planned.count} records",
            actual=f"{held.count} records",
        )
    for finding in merged.verify():
        if finding.severity is not Severity.NOTE:
            shown = finding._replace(path=finding.path.replace(str(folder), made.out, 1))
            made.list_in(made.remaining, shown)
