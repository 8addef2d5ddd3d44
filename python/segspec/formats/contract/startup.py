"""The effect of an owner's next start on a log's files.

A forecast simulates the owner's startup code, and writes nothing.

What retention deletes after a start, by the rules that formats share.

Owners delete whole segments, the oldest first, up to the first that has to stay.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from itertools import accumulate
from typing import Any, NamedTuple

from segspec.core.code_text import shell_path
from segspec.core.errors import Code, Finding, Severity
from segspec.core.json_form import moment, plain
from segspec.formats.contract.parts import Client
from segspec.storage.being_written import By, Sign
from segspec.storage.directory import above

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
        size = None if self.bytes_until is None else f"until {self.bytes_until:,} more bytes follow"
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


CountRecords = Callable[[str, int], int]
"""The number of a segment's readable records that need a byte from a position on."""


class Fate(StrEnum):
    """A file's fate. An ignored file stays unchanged, but no longer belongs to the log."""

    KEPT = "kept"
    TRUNCATED = "truncated"
    EXTENDED = "extended"
    DELETED = "deleted"
    CREATED = "created"
    RENAMED = "renamed"
    REBUILT = "rebuilt"
    IGNORED = "ignored"


@dataclass(slots=True)
class FileFate:
    """One file's fate.

    `bytes` is its size (None before it exists), `bytes_after` its later one (None if deleted or unknown).
    `records_lost` counts records now readable. `source` is the upstream file and symbol. `code` and `position` describe
    the damage. `is_segment`: its bytes cannot be re-created.
    """

    path: str
    fate: Fate
    bytes: int | None
    bytes_after: int | None
    reason: str
    source: str
    records_lost: int = 0
    code: Code | None = None
    position: int = 0
    is_segment: bool = False

    @property
    def bytes_lost(self) -> int:
        if self.fate not in (Fate.TRUNCATED, Fate.DELETED):
            return 0
        return max(0, (self.bytes or 0) - (self.bytes_after or 0))

    def as_json(self) -> dict[str, object]:
        return as_json(self, "path", "fate", "bytes", "bytes_after", "records_lost", "reason", "source")


@dataclass(slots=True)
class Crash:
    """The reason and position of a failed start. `source` is the upstream file and symbol.

    `ends` lists the folders whose logs are then not served (empty: only this log's). `is_early`: it fails before it
    reaches its logs. `remedy` lists the smallest fix.
    """

    path: str
    position: int
    code: Code
    reason: str
    source: str
    ends: tuple[str, ...] = ()
    is_early: bool = False
    remedy: tuple[str, ...] = ()

    def as_json(self) -> dict[str, object]:
        return as_json(self, "path", "position", "reason", "source")


TOLD = (
    "files", "records_lost", "bytes_lost", "next_offset", "falls_back_from", "crash", "consumers", "publishers",
    "clients", "retention", "unknown", "being_written", "advice",
)  # fmt: skip
TOLD_IF_EMPTY = ("files", "advice")

OF_UNFINISHED = frozenset(
    {Code.TORN, Code.ZEROED, Code.TRAILING_BYTES, Code.MISSING_INDEX, Code.INDEX_BEHIND, Code.INDEX_AHEAD}
)
"""Leftovers of an unfinished write at a file's end."""


class OwnerCrashError(Exception):
    """Ends the emulation of a start. Never leaves the format."""

    def __init__(self, crash: Crash) -> None:
        super().__init__(crash.reason)
        self.crash = crash


@dataclass(slots=True)
class ConsumerStop:
    """A consumer's early stop: its effect (`how`), and its cause at `position` of `path`."""

    path: str
    position: int
    code: Code
    how: str
    reason: str

    def as_json(self) -> dict[str, object]:
        return as_json(self, "path", "position", "code", "how", "reason")


@dataclass(slots=True)
class ConsumerView:
    """What a consumer from the first offset can receive afterwards.

    It stops before `until_offset`, if at all. `early` is the view of another kind of consumer that stops earlier;
    `stop.how` names the kind.
    """

    first_offset: int | None
    until_offset: int | None
    stop: ConsumerStop | None = None
    early: ConsumerView | None = None

    @property
    def stops(self) -> tuple[ConsumerStop, ...]:
        """All that stops a consumer of any kind, in order."""
        views = (self.early, self)
        return tuple(view.stop for view in views if view is not None and view.stop is not None)

    @property
    def reads_through(self) -> bool:
        return self.stop is None

    def words(self, *, loses: bool = False, reasons: bool = False) -> str:
        """What it receives, for people: of a log that `loses` records, what is left of it."""

        def stopped(stop: ConsumerStop) -> str:
            return f"{stop.how}: {stop.reason}" if reasons else stop.how

        is_empty = self.first_offset is None or self.until_offset is None or self.until_offset <= self.first_offset
        reach = "nothing" if is_empty else f"{self.first_offset} … {(self.until_offset or 0) - 1}"
        if self.stop is not None:
            return f"{reach}, then {stopped(self.stop)}"
        text = reach if is_empty else f"{reach}, all{' that is left' if loses else ''}"
        if self.early is not None and self.early.stop is not None:
            text += f"; before offset {self.early.until_offset} {stopped(self.early.stop)}"
        return text

    def as_json(self) -> dict[str, object]:
        return as_json(self, "reads_through", "first_offset", "until_offset", "stop", "early")


@dataclass(slots=True)
class Forecast:
    """The effect of `owner`'s next start on the log in the folder `path`.

    - `next_offset`: that of the next record (None if the start fails or it is unknown).
    - `falls_back_from`: set if the offsets from `next_offset` to before this one were assigned before. Consumers that
      stored a later offset never receive the new records with these offsets.
    - `hazards`: findings about later problems.
    - `unknown`: what the code leaves open.
    - `advice`: first steps.
    - `being_written`: evidence of an active writer.
    - `consumers`, `publishers`: what they observe afterwards.
    - `chosen`: why this owner was assumed, if none was named.
    - `question`: what to ask the user, if it matters.
    - `is_node`: the folder is that of one node's logs.
    - `is_undecided`: an unknown decides whether the log is served at all.
    - `below`: how many records a node's logs lose.
    - `clients`: those whose position after the start matters.
    """

    owner: str
    path: str
    files: tuple[FileFate, ...]
    next_offset: int | None
    crash: Crash | None = None
    hazards: tuple[Finding, ...] = ()
    unknown: tuple[str, ...] = ()
    advice: tuple[str, ...] = ()
    being_written: tuple[Sign, ...] = ()
    consumers: ConsumerView | None = None
    publishers: str = ""
    chosen: str = ""
    question: str = ""
    origin: Mapping[str, Any] = field(default_factory=dict)
    falls_back_from: int | None = None
    is_node: bool = False
    is_undecided: bool = False
    below: int = 0
    clients: tuple[Client, ...] = ()
    retention: Retention | None = None

    @property
    def records_lost(self) -> int:
        return self.below + sum(file.records_lost for file in self.files)

    @property
    def records_hidden(self) -> int:
        """Lost records that stay in their files but are no longer served."""
        return sum(file.records_lost for file in self.files if file.fate is Fate.IGNORED)

    @property
    def bytes_lost(self) -> int:
        """Lost bytes of segments; an index can be rebuilt."""
        return sum(file.bytes_lost for file in self.files if file.is_segment)

    @property
    def loses_data(self) -> bool:
        """Whether a finding is an error: data is lost, the owner crashes, its new records will be unreadable, or
        offsets are reused."""
        goes_wrong = self.falls_back_from is not None or self.below > 0
        return goes_wrong or any(finding.severity is Severity.ERROR for finding in self.findings())

    def is_under_way(self, finding: Finding) -> bool:
        """Whether only the unfinished end of a growing file is found, and no whole record is lost."""
        written = {sign.path for sign in self.being_written if sign.told_by is not By.LOCK}
        return finding.path in written and finding.code in OF_UNFINISHED and not finding.records

    def findings(self) -> Iterator[Finding]:
        """Findings: for each damaged file with a fate, the crash, and each hazard."""
        for file in self.files:
            if file.fate is not Fate.KEPT and file.code is not None:
                yield _finding(file, file.code)
        if self.crash is not None:
            crash = self.crash
            yield Finding(
                crash.path, crash.position, crash.code, Severity.ERROR, f"{self.owner} does not start: {crash.reason}"
            )
        yield from self.hazards
        for stop in self.consumers.stops if self.consumers is not None else ():
            yield Finding(
                stop.path, stop.position, stop.code, Severity.ERROR, f"a consumer {stop.how} here: {stop.reason}"
            )

    def as_json(self) -> dict[str, object]:
        """The forecast as one JSON object.

        `owner_chosen` explains a default owner. `node` is true for a node's forecast.
        """
        own = {name: getattr(self, name) for name in TOLD}
        own["being_written"] = [sign._asdict() for sign in self.being_written]
        own = {name: value for name, value in own.items() if name in TOLD_IF_EMPTY or value not in ((), [], "")}
        node = {"owner_chosen": self.chosen or None, "path": self.path, "node": self.is_node or None}
        made: dict[str, object] = plain({"owner": self.owner, **node, **self.origin, **own})
        return made


class OwnerChoice(NamedTuple):
    """The default owner, the reason, and a function for the question to the user.

    The function may simulate starts; it returns "" without a question.
    """

    owner: str
    why: str
    question: Callable[[], str] = str


def as_json(said: Any, *fields: str) -> dict[str, object]:
    """These fields as JSON, without absent ones: 64-bit integers become decimal strings."""
    made: dict[str, object] = plain({name: getattr(said, name) for name in fields})
    return made


def _finding(file: FileFate, code: Code) -> Finding:
    lost = file.records_lost or (file.is_segment and file.bytes_lost and code is not Code.ZEROED)
    sizes = "" if file.bytes_after is None else f" to {file.bytes_after:,} bytes"
    what = f"{file.fate}{sizes if file.fate in (Fate.TRUNCATED, Fate.EXTENDED) else ''}"
    return Finding(
        file.path,
        file.position,
        code,
        Severity.ERROR if lost else Severity.WARNING,
        f"will be {what}: {file.reason}",
        records=file.records_lost or None,
        bytes=file.bytes_lost or None,
    )


def advised(forecast: Forecast, warning: str) -> Forecast:
    """The forecast with advice if anything will be lost: `warning`, and commands that copy it.

    Copies go to the working directory: the owner might treat nearby ones as its own. If no record is lost, a crash's
    remedy is enough.
    """
    if forecast.crash is not None and forecast.crash.remedy and not forecast.records_lost:
        return replace(forecast, advice=forecast.crash.remedy)
    if not forecast.loses_data or not any(file.is_segment and file.bytes for file in forecast.files):
        return forecast
    path, name = shell_path(forecast.path), forecast.path.rstrip("/").rpartition("/")[2]
    commands = (
        f"cp -a {path} {shell_path(f'./{name}.before-start')}",
        f"segspec recover {path} -o {shell_path(f'./{name}.rescued')}",
    )
    return replace(forecast, advice=(warning, *commands, *forecast.advice))


def with_logs(node: Forecast, logs: Sequence[Forecast]) -> tuple[Forecast, list[Forecast]]:
    """The forecasts of a node and its logs after the failure that ends it.

    It is the node's own failure, or a log's. Other logs are then not served.
    """
    crashes = [made.crash for made in (node, *logs) if made.crash is not None and made.crash.ends]
    whole = next((crash for crash in crashes if node.path in crash.ends), None)
    if node.crash is None and whole is not None:
        node = replace(node, crash=whole, advice=(*whole.remedy, *node.advice))
    ended = [_ended(made, crashes) for made in logs]
    own = (made for made in ended if above(made.path) == node.path)
    return replace(node, below=sum(made.records_lost for made in own)), ended


def _ended(made: Forecast, crashes: Sequence[Crash]) -> Forecast:
    around = above(made.path)
    crash = next((crash for crash in crashes if around in crash.ends), None)
    if crash is None or (made.crash is not None and not crash.is_early):
        return made
    files = made.files
    if crash.is_early:
        untouched = "the start ends before it comes to this log"
        files = tuple(
            FileFate(each.path, Fate.KEPT, each.bytes, each.bytes, untouched, crash.source, is_segment=each.is_segment)
            for each in made.files
            if each.bytes is not None
        )
    return replace(
        made, files=files, crash=crash, next_offset=None, falls_back_from=None, consumers=None, publishers="",
        clients=(), hazards=(), advice=crash.remedy or made.advice, retention=None,
    )  # fmt: skip
