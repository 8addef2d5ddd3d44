"""Files of a user's format as logs: the verbs ask them what they ask any log. They have rows in place of records, and
neither frames nor numbers. New rows are followed.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any

from segspec.core.errors import Code, Finding, SegspecError, Severity, TellFinding
from segspec.core.model import Listing
from segspec.core.stretch import Level
from segspec.core.text import path_text
from segspec.custom import part_from
from segspec.formats.contract.descriptor import Format
from segspec.formats.contract.parts import Part
from segspec.library.log import Log
from segspec.reading.detect import TellUnreadable
from segspec.reading.walk import ENDS, OnDamage, Policy
from segspec.storage.directory import is_directory, list_directory
from segspec.storage.source import open_source

if TYPE_CHECKING:
    import pyarrow as pa

    from segspec_kaitai.own.own_format import OwnFormat
    from segspec_kaitai.own.own_log import OwnLog


KEPT_FINDINGS = 1_000
"""The maximum number of findings in `info`."""

ROADS = {"kernel": "fast", "parser": "slow"}

NOBODY_ASKS: Any = Part(None)


class SpecFormat(Format):
    """A user's format as the verbs see it. It is only named, never detected, and no frame of it is read."""

    name = title = "spec"
    columns = ()
    sniff = discover = segment = reader = check_order = NOBODY_ASKS
    rules = Path()
    """None, even if a format of this name has some."""


class SpecLogs:
    """The files of a format, of which `columns` are wanted. `whole` makes the format with all that its instances read.
    `reads_all` is how the user asks for the rest; None if the user has named columns, and misses nothing else.
    """

    def __init__(
        self,
        format: OwnFormat,
        whole: Callable[[], OwnFormat] | None = None,
        columns: Sequence[str] | None = None,
        max_bytes: int | None = None,
        reads_all: str | None = None,
    ) -> None:
        self.format = format
        self.reads_all = reads_all
        self.columns = format.schema.names if columns is None else list(columns)
        self.max_bytes = max_bytes
        self.described = type("Described", (SpecFormat,), {"name": format.name, "columns": tuple(self.columns)})()
        self._whole = whole
        self._made: OwnFormat | None = None

    @property
    def whole(self) -> OwnFormat:
        if self._made is None:
            self._made = self.format if self._whole is None else self._whole()
        return self._made

    def open(self, path: str) -> SpecLog:
        return SpecLog(self, self.format.open(path, max_bytes=self.max_bytes))

    def open_all(self, path: str, unreadable: TellUnreadable) -> list[SpecLog]:
        """The file at a path, or those below it. Links to folders are skipped: they may lead back."""
        if not is_directory(path):
            return [self.open(path)]
        found, pending = list[SpecLog](), [path]
        while pending:
            place = pending.pop()
            try:
                folder = list_directory(place)
            except (OSError, SegspecError) as error:
                unreadable(place, error)
                continue
            pending += [folder.join(name) for name in reversed(folder.folders) if name not in folder.links]
            for name, what in folder.odd.items():
                unreadable(folder.join(name), OSError(f"{folder.join(name)} is {what}"))
            for file in map(folder.join, folder.names()):
                try:
                    found.append(self.open(file))
                except (OSError, SegspecError) as error:
                    unreadable(file, error)
        return found


@dataclass
class Passed:
    """The rows before and after the first damage, and the place of the damaged row."""

    before: int = 0
    behind: int = 0
    damage: int | None = None


class SpecLog(Log):
    """One file of a user's format."""

    def __init__(self, files: SpecLogs, own: OwnLog) -> None:
        super().__init__(own.path, files.described, Listing(()))
        self.files = files
        self.own = own

    def size(self) -> int:
        with open_source(self.path) as source:
            return source.size

    def arrow(
        self,
        columns: Sequence[str] | None = None,
        *,
        on_damage: Policy = OnDamage.STOP,
        report: TellFinding | None = None,
        **options: Any,
    ) -> pa.RecordBatchReader:
        names = self.files.columns if columns is None else columns
        return self.own.arrow(names, on_damage=on_damage, report=report, **options)

    def verify(
        self, level: Level | str = Level.RECORDS, *, progress: Callable[[int], None] | None = None
    ) -> Iterator[Finding]:
        """All errors in the rows and their instances. After damage it reads on."""
        return self._read(Passed())

    def info(self, *, progress: Callable[[int], None] | None = None) -> dict[str, Any]:
        format, passed, findings = self.files.format, Passed(), list[Finding]()
        for finding in self._read(passed):
            if len(findings) < KEPT_FINDINGS:
                findings.append(finding)
        end, size = end_of(next(iter(findings), None)), self.size()
        out: dict[str, Any] = {"format": format.name, "path": self.path, "spec": path_text(str(format.path))}
        out |= {"rows": format.rows, "road": ROADS[format.lane], "why": [str(problem) for problem in format.why]}
        out |= {"columns": [column_json(field) for field in format.schema], "records": passed.before, "bytes": size}
        if passed.behind:
            out["records_behind_damage"] = passed.behind
        valid = size if passed.damage is None else passed.damage
        segment = {"path": self.path, "bytes": size, "valid_bytes": valid, "records": passed.before, "end": end}
        return out | {"segments": [segment], "findings": findings}

    def _read(self, passed: Passed) -> Iterator[Finding]:
        """Reads all rows and their instances; without these, if they exceed what a read may take."""
        format, whole = self.files.format, self.files.whole
        if whole is not format:
            found = list(read_rows(whole.open(self.path, max_bytes=self.files.max_bytes), passed))
            if not any(each.code == Code.LIMIT_EXCEEDED for each in found):
                yield from (*found, *self._unread(whole.unread))
                return
        yield from read_rows(self.own, passed)
        yield from self._unread(format.unread)

    def _unread(self, names: Sequence[str]) -> Iterator[Finding]:
        """Says which instances nobody has looked at."""
        if names and self.files.reads_all is not None:
            why = f"not looked at, since the rows do not hold it; {self.files.reads_all} reads all"
            yield Finding(self.path, 0, Code.LIMIT_EXCEEDED, Severity.NOTE, f"{', '.join(names)}: {why}")


def read_rows(log: OwnLog, passed: Passed) -> Iterator[Finding]:
    """Rows after damage are looked for only if there is damage: a kernel reads up to it, which is fast."""
    first: list[Finding] = []
    passed.before = sum(batch.num_rows for batch in log.arrow(on_damage=OnDamage.STOP, report=first.append))
    passed.behind, passed.damage = 0, first[0].position if first else None
    if any(map(is_error, first)):
        found, rows, errors = list[Finding](), 0, 0
        for batch in chain(log.arrow(on_damage=OnDamage.SKIP, report=found.append), [None]):
            rows += 0 if batch is None else batch.num_rows
            errors += sum(map(is_error, found))
            yield from found
            found.clear()
        passed.behind = max(0, rows - passed.before)
        if errors:
            return
    yield from first


def is_error(finding: Finding) -> bool:
    return finding.severity is Severity.ERROR


def end_of(first: Finding | None) -> str:
    if first is None or first.severity is not Severity.ERROR:
        return "clean"
    if first.code == Code.BAD_MAGIC and first.position == 0:
        return "not-this-format"
    return ENDS.get(Code(first.code), "corrupt")


def column_json(field: pa.Field) -> dict[str, Any]:
    """A column and those within it. The type is Arrow's name."""
    inner, kind = within(field.type)
    out: dict[str, Any] = {"name": field.name, "type": kind, "nullable": field.nullable}
    if inner:
        out["columns"] = [column_json(each) for each in inner]
    return out


def within(kind: pa.DataType) -> tuple[list[pa.Field], str]:
    """The fields within a column, and its kind: `uint8`, `struct`, `list of struct`, `list of uint8`."""
    words = ""
    while hasattr(kind, "value_field"):
        kind, words = kind.value_field.type, f"{words}list of "
    if str(kind).startswith("struct<"):
        return list(kind), f"{words}struct"
    return [], f"{words}{kind}"


UNFINISHED = (Code.TORN, Code.TRAILING_BYTES)
"""Codes of an end that a writer may still complete."""


class SpecFollower:
    """Reads the rows of a file, and continues where it ended. It waits at a torn row.

    A file whose rows cannot be read by themselves is read again from its beginning whenever it grows. `damaged`:
    reading ended at other damage. If the file becomes shorter, this is reported, and its rows are read again.
    """

    def __init__(self, log: SpecLog, report: TellFinding) -> None:
        self._log = log
        self._report = report
        self._size = -1
        self._begin_anew()
        self.damaged = False

    def _begin_anew(self) -> None:
        self._start = self._given = 0
        self._waiting: Finding | None = None

    def read(self, last: int | None = None) -> Iterator[dict[str, Any]]:
        """The rows that were completed since the last call; with `last`, only the last ones of them."""
        return self._new() if last is None else iter(deque(self._new(), maxlen=last))

    def _new(self) -> Iterator[dict[str, Any]]:
        size = self._log.size()
        if self.damaged or size == self._size:
            return
        if size < self._size:
            words = f"the file is shorter than before: {size} bytes, not {self._size}; its rows are read again"
            self._report(Finding(self._log.path, size, Code.GAP, Severity.WARNING, words))
            self._begin_anew()
        self._size = size
        own = self._log.own
        part = part_from(own.format, own.path, self._start, size)
        skipped, found = self._given if part is None else 0, list[Finding]()
        for batch in (part or own).arrow(self._log.files.columns, on_damage=OnDamage.STOP, report=found.append):
            taken = batch.slice(min(skipped, batch.num_rows))
            skipped -= batch.num_rows - taken.num_rows
            self._given += taken.num_rows
            yield from taken.to_pylist()
        self._start, self._waiting = size, None
        for finding in found:
            if finding.code in UNFINISHED:
                self._start, self._waiting = finding.position, finding
            else:
                self._report(finding)
                self.damaged |= finding.severity is Severity.ERROR

    def conclude(self) -> None:
        """Reports an end that is still torn, for a caller that will not wait."""
        if self._waiting is not None:
            self._report(self._waiting)

    def close(self) -> None:
        """Nothing is open between two reads."""
