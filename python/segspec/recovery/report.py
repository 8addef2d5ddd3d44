"""What was kept and lost: the ledger during a recovery, and the report at its end."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from segspec.core.errors import Code, Finding, Severity
from segspec.core.json_form import plain
from segspec.core.model import RecordNumber, id_text
from segspec.core.text import path_text
from segspec.formats.contract.salvage import Holes, Moved
from segspec.formats.contract.startup import ConsumerView
from segspec.library.living_segments import place_of

NumberRange = tuple[RecordNumber, RecordNumber]


def number_text(place: RecordNumber) -> str:
    return str(place) if isinstance(place, int) else id_text(place)


def range_text(given: NumberRange) -> str:
    first, last = map(number_text, given)
    return first if first == last else f"{first} … {last}"


@dataclass(slots=True)
class Lost:
    """What the copy lacks.

    `ranges` are the offsets in damaged bytes, as far as their neighbours show; `records` counts them, or is None for
    ids. `bytes` counts those without a readable record. `open_end`: the log ends in damage, with an unknown number of
    records. `unreadable` counts unreadable segments, `elsewhere` archived ones that were not read. `repeated` counts
    readable records whose numbers, or later ones, came before.
    """

    records: int | None = 0
    bytes: int = 0
    ranges: list[NumberRange] = field(default_factory=list)
    open_end: bool = False
    unreadable: int = 0
    elsewhere: int = 0
    repeated: int = 0

    @property
    def anything(self) -> bool:
        uncounted = self.bytes or self.ranges or self.open_end or self.unreadable or self.elsewhere
        return bool(self.records or self.repeated or uncounted)


@dataclass(slots=True)
class RecoveredLog:
    """One log's recovery, from the folder `path` to the folder `out` (which a dry run does not make).

    `origin` are the values in the folders' names, such as vhost and queue. `kept` are the offset ranges in the copy,
    `records` and `bytes` its numbers of records and bytes of segments; `behind_damage` and `records_behind_damage`
    those found after damage in their segment; `certainty` how reliable these are in this format.

    `holes` is the treatment of missing offsets, if the format offers a choice: `filled` are the filled ones, `moved`
    lists the new offsets. `consumers` is how far a consumer of the copy gets after a start of `owner`; `chosen` is the
    reason for an owner that nobody named.

    `files` are the copy's files with their sizes (without new indexes in a dry run). `findings` are all errors of the
    log, each with its cost; `remaining` those of the copy.
    """

    path: str
    out: str
    format: str
    origin: Mapping[str, Any] = field(default_factory=dict)
    records: int = 0
    bytes: int = 0
    kept: list[NumberRange] = field(default_factory=list)
    records_behind_damage: int = 0
    behind_damage: list[NumberRange] = field(default_factory=list)
    certainty: str = ""
    lost: Lost = field(default_factory=Lost)
    files: dict[str, int] = field(default_factory=dict)
    left_out: list[str] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)
    remaining: list[Finding] = field(default_factory=list)
    holes: Holes | None = None
    filled: list[NumberRange] = field(default_factory=list)
    moved: list[Moved] = field(default_factory=list)
    owner: str = ""
    chosen: str = ""
    consumers: ConsumerView | None = None

    @property
    def damaged(self) -> bool:
        """Whether anything was damaged or lost. An index that contradicts its segment is damaged."""
        return self.lost.anything or any(
            finding.severity is Severity.ERROR or finding.code is Code.BAD_INDEX for finding in self.findings
        )

    def as_json(self) -> dict[str, object]:
        """64-bit integers as decimal strings, absent fields absent."""
        lost: dict[str, object] = {"bytes": str(self.lost.bytes), "ranges": _pairs(self.lost.ranges)}
        if self.lost.records is not None:
            lost["records"] = str(self.lost.records)
        if self.lost.open_end:
            lost["open_end"] = True
        for name in ("unreadable", "elsewhere", "repeated"):
            if count := getattr(self.lost, name):
                lost[name] = str(count)
        kept: dict[str, object] = {"records": str(self.records), "bytes": str(self.bytes), "ranges": _pairs(self.kept)}
        if self.behind_damage:
            behind = {"records": str(self.records_behind_damage), "ranges": _pairs(self.behind_damage)}
            kept["behind_damage"] = {**behind, "certainty": self.certainty}
        return {
            "path": path_text(self.path),
            "out": path_text(self.out),
            "format": self.format,
            **plain(dict(self.origin)),
            "kept": kept,
            "lost": lost,
            **self._holes_as_json(),
            "files": {path_text(name): str(size) for name, size in self.files.items()},
            "left_out": [path_text(path) for path in self.left_out],
            "findings": [finding.as_json() for finding in self.findings],
            "remaining": [finding.as_json() for finding in self.remaining],
        }

    def _holes_as_json(self) -> dict[str, object]:
        out: dict[str, object] = {}
        if self.holes is not None:
            out["holes"] = str(self.holes)
        if self.filled:
            out["filled"] = _pairs(self.filled)
        if self.moved:
            out["moved"] = [[str(first), str(last), str(to)] for first, last, to in self.moved]
        if self.consumers is not None:
            chosen = {"owner_chosen": self.chosen} if self.chosen else {}
            out["consumers"] = {"owner": self.owner, **chosen, **self.consumers.as_json()}
        return out


def _pairs(ranges: list[NumberRange]) -> list[list[str]]:
    return [[number_text(first), number_text(last)] for first, last in ranges]


@dataclass(frozen=True, slots=True)
class Report:
    """A recovery of one log or of a tree; `dry_run` if nothing was written."""

    logs: tuple[RecoveredLog, ...]
    dry_run: bool

    @property
    def damaged(self) -> bool:
        return any(log.damaged for log in self.logs)

    def as_json(self) -> dict[str, object]:
        return {"dry_run": self.dry_run, "logs": [log.as_json() for log in self.logs]}


class Ledger:
    """Accounts for one log: `lost` and `kept` are called in the order of the log's bytes.

    `due` is the next offset, if known. A gap counts as lost only after an error, because formats have regular gaps.
    """

    def __init__(self, log: RecoveredLog, due: int | None) -> None:
        self._log = log
        self._due = due
        self._damage = False
        self._behind = False

    def segment(self, *, goes_on: bool) -> None:
        """Begins a segment, whose numbers go on from those of the one before, or have nothing to do with them."""
        self._behind = False
        if not goes_on:
            self._log.lost.open_end |= self._damage
            self._due = None

    def find(self, finding: Finding, *, skipped: bool = False) -> None:
        self._log.findings.append(finding)
        if finding.severity is not Severity.ERROR:
            return
        self._damage = True
        if skipped:
            self._behind = True
            self._log.lost.bytes += finding.bytes or 0

    def keep(self, first: RecordNumber, last: RecordNumber, records: int) -> None:
        """The copy has these offsets. Those from `first` on that were kept before belonged to a frame that could not be
        opened.
        """
        log = self._log
        if isinstance(first, int):
            self._withdraw(first)
        log.records += records
        due = self._due
        gap = self._damage and isinstance(first, int) and due is not None and first > due
        if gap and isinstance(first, int) and due is not None:
            self._lose(due, first - 1)
        _extend(log.kept, first, last, apart=gap or (self._damage and due is None))
        if self._behind:
            log.records_behind_damage += records
            _extend(log.behind_damage, first, last, apart=self._damage)
        self._due = last + 1 if isinstance(last, int) else None
        self._damage = False

    def _withdraw(self, first: int) -> None:
        log, due = self._log, self._due
        if due is None or first >= due:
            return
        _cut(log.kept, first)
        _cut(log.behind_damage, first)
        log.lost.records = (log.lost.records or 0) - _cut(log.lost.ranges, first)
        ends = [ranges[-1][1] for ranges in (log.kept, log.lost.ranges) if ranges]
        self._due = max((last + 1 for last in ends if isinstance(last, int)), default=None)

    def end(self, lost_after: tuple[int, int] | None, filled: Sequence[tuple[int, int]], *, numbered: bool) -> None:
        """Ends the account; the log also had the offsets `lost_after` (first, last). Offsets `filled` in the copy are
        lost.
        """
        log = self._log
        lost = log.lost
        lost.open_end |= self._damage
        if lost_after is not None:
            self._lose(*lost_after)
        for first, last in _without(filled, lost.ranges):
            self._lose(first, last)
        log.kept = list(_without(log.kept, filled)) if filled else log.kept
        lost.ranges.sort(key=lambda given: place_of(given[0]))
        if not numbered:
            lost.records = None

    def _lose(self, first: int, last: int) -> None:
        lost = self._log.lost
        lost.ranges.append((first, last))
        lost.records = (lost.records or 0) + last - first + 1


def _without(ranges: Sequence[NumberRange], others: Sequence[NumberRange]) -> list[tuple[int, int]]:
    """The parts of `ranges` that none of `others` covers."""
    covers = list[tuple[int, int]]()
    for first, last in sorted(_numbered(others)):
        if covers and first <= covers[-1][1] + 1:
            first, last = covers[-1][0], max(covers.pop()[1], last)
        covers.append((first, last))
    left = list[tuple[int, int]]()
    for first, last in _numbered(ranges):
        place = bisect_left(covers, first, key=lambda cover: cover[1])
        while first <= last and place < len(covers) and covers[place][0] <= last:
            if first < covers[place][0]:
                left.append((first, covers[place][0] - 1))
            first, place = covers[place][1] + 1, place + 1
        if first <= last:
            left.append((first, last))
    return left


def _numbered(ranges: Iterable[NumberRange]) -> Iterator[tuple[int, int]]:
    return ((first, last) for first, last in ranges if isinstance(first, int) and isinstance(last, int))


def _cut(ranges: list[NumberRange], first: int) -> int:
    """Removes the numbers from `first` on of ranges in order; returns how many these are."""
    count = 0
    while ranges:
        begin, last = ranges[-1]
        assert isinstance(begin, int)
        assert isinstance(last, int)
        if begin < first and last < first:
            break
        count += max(0, last - max(begin, first) + 1)
        ranges.pop()
        if begin < first:
            ranges.append((begin, first - 1))
    return count


def _extend(ranges: list[NumberRange], first: RecordNumber, last: RecordNumber, *, apart: bool) -> None:
    if ranges and not apart:
        ranges[-1] = (ranges[-1][0], last)
    else:
        ranges.append((first, last))
