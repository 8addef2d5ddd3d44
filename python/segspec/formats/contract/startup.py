"""What the owner of a log does to its files at its next start: the words in which every format says it.

A forecast is made by doing on paper what the owner's code does at a start, from the files as they are; nothing is
written. Each `formats/<format>/startup.py` has a `forecast` (`Startup.forecast` of the descriptor).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any, NamedTuple

from segspec.core.code_text import shell_path
from segspec.core.errors import Code, Finding, Severity
from segspec.core.json_form import plain
from segspec.formats.contract.clients import Client
from segspec.formats.contract.retained import Retention
from segspec.storage.being_written import By, Sign
from segspec.storage.directory import Directory, above

CountRecords = Callable[[str, int], int]
"""How many records of the segment at a path can be read now, also after damage, and need a byte from a position on."""


class Fate(StrEnum):
    """What becomes of a file. An ignored one stays as it is, and the owner no longer counts it as its own."""

    KEPT = "kept"
    TRUNCATED = "truncated"
    EXTENDED = "extended"
    DELETED = "deleted"
    CREATED = "created"
    RENAMED = "renamed"
    REBUILT = "rebuilt"
    IGNORED = "ignored"


@dataclass(frozen=True, slots=True)
class FileFate:
    """One file's fate.

    `bytes` is its size now (None if it is not there yet), `bytes_after` what it will be (None if it will not be there,
    or cannot be known). `records_lost` are records that can be read now and that the owner will not have any more.
    `source` is the upstream file and symbol that does it. `code` says what is wrong with the file, where anything is,
    and `position` where. `is_segment`: its bytes are data, and nobody can make them again.
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
        """Bytes that are there now and will not be."""
        if self.fate not in (Fate.TRUNCATED, Fate.DELETED):
            return 0
        return max(0, (self.bytes or 0) - (self.bytes_after or 0))

    @classmethod
    def kept(cls, directory: Directory, name: str, reason: str, source: str, **more: Any) -> FileFate:
        """The fate of the file `name` of a folder that nothing is done to."""
        size = directory.sizes[name]
        return cls(directory.join(name), Fate.KEPT, size, size, reason, source, **more)

    def as_json(self) -> dict[str, object]:
        return as_json(self, "path", "fate", "bytes", "bytes_after", "records_lost", "reason", "source")


@dataclass(frozen=True, slots=True)
class Crash:
    """Where and why the owner's start fails. `source` is the upstream file and symbol that fails.

    `ends` are the folders of which no log is served then; none where it is this log alone. `is_early`: it fails before
    it comes to its logs. `remedy` is the smallest thing that helps, a command or a sentence each.
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


OF_UNFINISHED = frozenset(
    {Code.TORN, Code.ZEROED, Code.TRAILING_BYTES, Code.MISSING_INDEX, Code.INDEX_BEHIND, Code.INDEX_AHEAD}
)
"""What a write that has not ended leaves at the end of a file."""


class OwnerCrashError(Exception):
    """Ends the emulation of a start where the owner's ends. Never leaves the format that raises it."""

    def __init__(self, crash: Crash) -> None:
        super().__init__(crash.reason)
        self.crash = crash


@dataclass(frozen=True, slots=True)
class ConsumerStop:
    """Where a consumer stops before the end: `how` is what becomes of it, `reason` what it meets at `position` of
    `path`."""

    path: str
    position: int
    code: Code
    how: str
    reason: str

    def as_json(self) -> dict[str, object]:
        return as_json(self, "path", "position", "code", "how", "reason")


@dataclass(frozen=True, slots=True)
class ConsumerView:
    """What a consumer from the first offset on can receive at most after the start: offsets from `first_offset` up to
    but not `until_offset`, and where it stops, unless it reads all there is. Where another kind of consumer stops
    earlier, `early` is what that one can receive, and its `stop.how` says who that is."""

    first_offset: int | None
    until_offset: int | None
    stop: ConsumerStop | None = None
    early: ConsumerView | None = None

    @property
    def stops(self) -> tuple[ConsumerStop, ...]:
        """All that stops a consumer of any kind, the first first."""
        views = (self.early, self)
        return tuple(view.stop for view in views if view is not None and view.stop is not None)

    @property
    def reads_through(self) -> bool:
        return self.stop is None

    def as_json(self) -> dict[str, object]:
        return as_json(self, "reads_through", "first_offset", "until_offset", "stop", "early")


@dataclass(frozen=True, slots=True)
class Forecast:
    """What `owner` does at its next start to the log in the folder `path`.

    `next_offset` is the offset that it gives to the next record (None where it gets nowhere, or that is not known);
    `falls_back_from` is set where the files show that it, and offsets up to but not this one, were given out before:
    consumers that have stored a later one never get the records that have these offsets next.
    `hazards` are findings about what goes wrong afterwards; `unknown` says what nobody has measured and the code leaves
    open; `advice` what to do first, a command or a sentence each. `being_written` is what tells that somebody writes to
    the files now, so that they will be others by then. `consumers` and `publishers` say what they see afterwards, where
    a format's owner has any; `chosen` why this owner is meant, where nobody named it, and `question` what is to be
    asked for, where it matters and nothing tells (`unknown` has it, too); `origin` which log it is, as far as the
    names of its folders say. `is_node`: it is not of a log, but of the folder that the logs of one node lie in;
    `is_undecided`: what is not known decides whether anybody serves the log; `below`: how many records the logs of a
    node lose; `clients` are those who read and write the log of whom somebody has to know where they stand after the
    start; `retention` what the first check after the start deletes, a `Retention`.
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
        """Those of the lost ones that stay where they are, and that nobody serves any more."""
        return sum(file.records_lost for file in self.files if file.fate is Fate.IGNORED)

    @property
    def bytes_lost(self) -> int:
        """Bytes of segments; those of an index can be made again."""
        return sum(file.bytes_lost for file in self.files if file.is_segment)

    @property
    def loses_data(self) -> bool:
        """Whether a finding is an error: data goes, the owner crashes, or what it appends will not be readable; or
        offsets are given out again."""
        goes_wrong = self.falls_back_from is not None or self.below > 0
        return goes_wrong or any(finding.severity is Severity.ERROR for finding in self.findings())

    def is_under_way(self, finding: Finding) -> bool:
        """Whether the writer's own work explains a finding: it is about the unfinished end of a file that is being
        written now, and no whole record goes."""
        written = {sign.path for sign in self.being_written if sign.told_by is not By.LOCK}
        return finding.path in written and finding.code in OF_UNFINISHED and not finding.records

    def findings(self) -> Iterator[Finding]:
        """The same as findings: one for each file with a fate that something is wrong with, the crash, the hazards."""
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
        """The forecast as one JSON object: `owner, path`, the names of `origin`, `files, next_offset, falls_back_from,
        crash, consumers, publishers, unknown, being_written, advice`; `owner_chosen` says why this owner is meant,
        where nobody named it; `node` is true for that of a node."""
        made: dict[str, object] = plain(
            {
                "owner": self.owner,
                "owner_chosen": self.chosen or None,
                "path": self.path,
                "node": self.is_node or None,
                **self.origin,
                "files": self.files,
                "records_lost": self.records_lost,
                "bytes_lost": self.bytes_lost,
                "next_offset": self.next_offset,
                "falls_back_from": self.falls_back_from,
                "crash": self.crash,
                "consumers": self.consumers,
                "publishers": self.publishers or None,
                "clients": self.clients or None,
                "retention": self.retention,
                "unknown": self.unknown or None,
                "being_written": [sign._asdict() for sign in self.being_written] or None,
                "advice": self.advice,
            }
        )
        return made


class OwnerChoice(NamedTuple):
    """The owner that is meant where nobody names one, why it is, and what finds out what is to be asked for, which may
    take a start of each; it finds "" if nothing is."""

    owner: str
    why: str
    question: Callable[[], str] = str


def as_json(said: Any, *fields: str) -> dict[str, object]:
    """These fields of `said` as JSON: 64-bit integers as decimal strings, absent fields absent."""
    made: dict[str, object] = plain({name: getattr(said, name) for name in fields})
    return made


def _finding(file: FileFate, code: Code) -> Finding:
    """A file's fate as a finding: an error where data goes, be it the rest of a torn frame; zeros are none."""
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
    """The forecast with what to do first, where anything will be lost: `warning`, and the commands that save it all.

    They put copies into the working directory: beside the log, its owner might take them for logs of its own. Where no
    segment has a byte, there is nothing to copy. What a crash names as its remedy is enough, where no record goes.
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
    """The forecasts of a node and of its logs, each of which follows what ends it: what ends the node, or a log that
    ends it. Nobody serves the others then."""
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
