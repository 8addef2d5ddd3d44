"""`segspec tail`: the last records, and new ones as they are written."""

from __future__ import annotations

import sys
import time
from collections import deque
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import click

from segspec.cli import options
from segspec.cli.console import tell
from segspec.cli.each_log import EachLog, Label, chosen_spec, labels
from segspec.cli.nested_rows import NESTED_WRITERS, value_json
from segspec.cli.writers import WRITERS, Writer
from segspec.columns.long_text import shows
from segspec.core import json_form
from segspec.core.errors import Finding, Severity, ShrunkError, TellFinding
from segspec.core.model import Record
from segspec.library.follow import Follower
from segspec.library.log import Log, read_in
from segspec.library.stored_log import StoredLog
from segspec.reading.detect import logs_below
from segspec.reading.seek import Place, Seeker
from segspec.storage.being_written import allow_open_files
from segspec.storage.source import is_remote

if TYPE_CHECKING:
    from segspec.custom.spec_log import SpecFollower

LOOK_SECONDS, LOOK_SHARE = 1.0, 20
"""Interval between searches, and its minimum multiple of their duration."""


@options.record_verb(name="tail")
@options.paths
@options.or_by_spec
@options.read_as
@click.option("--lines", "-n", type=options.Amount(), default=10, show_default=True, help="Records to start with.")
@click.option("--follow", "-f", is_flag=True, help="Continue as the log grows, and wait at a torn end.")
@options.seconds("--interval", least=0.01, default=0.5, help="Time between looks at the log.")
@options.output("text", "json")
@options.payload
@options.decode
@options.where
@options.mode
@options.deleted
def command(paths: tuple[str, ...], lines: int, follow: bool, interval: float, output: str, **records: Any) -> int:
    """Prints the last records of the log at PATH, or with --ksy the last rows of a file.

    With several logs, each line names its own: `log`, and vhost and queue if the folder's name has them.

    With -f it continues until it is interrupted, into new segments and new logs of a tree, and waits for unfinished
    frames. Damage ends its log; the exit code is then 3. If a log cannot be read, it is 1. Other logs continue.
    """
    own = chosen_spec("paths", "lines", "follow", "interval", "output", "payload")
    logs = EachLog(paths, own)
    out = (WRITERS if own is None else NESTED_WRITERS)[output]()
    tails = _Tails(out, options.RecordChoice(output, **records), lines, logs)
    if not follow:
        for log, label in logs.labelled():
            with logs.attempt(log):
                tails.conclude(log, label)
        return logs.code(damaged=tails.damaged)
    search = _Search(paths, logs)
    for log, label in search.first():
        with logs.attempt(log):
            tails.follow(log, label)
    while tails.followed:
        sys.stdout.flush()
        time.sleep(interval)
        tails.read()
        tails.add(search.new())
    return logs.code(damaged=tails.damaged)


class _Search:
    def __init__(self, paths: tuple[str, ...], logs: EachLog) -> None:
        self._all = logs
        self._paths = paths
        self._root = paths[0] if len(paths) == 1 else None
        self._trees: list[str] = []
        self._known: set[str] = set()
        self._modes, self._format = options.given_modes(), options.given("format")
        self._due = 0.0

    def first(self) -> list[tuple[Log, Label | None]]:
        """The existing logs; those of a tree have labels."""
        found = dict(self._all.by_path())
        logs = [log for of_path in found.values() for log in of_path]
        self._known = {log.path for log in logs}
        self._trees = [path for path, of_path in found.items() if [log.path for log in of_path] != [path]]
        if not self._trees and len(logs) == 1:
            return [(logs[0], None)]
        return list(zip(logs, labels(logs, self._root), strict=True))

    def new(self) -> list[tuple[Log, Label | None]]:
        begun = time.monotonic()
        if not self._trees or begun < self._due:
            return []
        found = [log for tree in self._trees for log in self._below(tree)]
        self._due = time.monotonic() + max(LOOK_SECONDS, LOOK_SHARE * (time.monotonic() - begun))
        made = zip(found, labels(found, self._root), strict=True)
        new: list[tuple[Log, Label | None]] = [(log, label) for log, label in made if log.path not in self._known]
        # A removed log may come back.
        self._known = {log.path for log in found}
        return new

    def _below(self, tree: str) -> list[Log]:
        try:
            if self._all.of_spec is not None:
                return list(self._all.of_spec.open_all(tree, lambda path, error: None))
            return [read_in(self._modes, Log(*found)) for found in logs_below(tree, self._format)]
        except (FileNotFoundError, ShrunkError):
            # An entry changed during the listing: the next search finds it.
            return []


class _Chosen:
    def __init__(self, log: Log, choice: options.RecordChoice) -> None:
        self.where, self._decoder = choice.of(log)
        self._deleted, self._show = choice.deleted, shows(choice.form)
        self._path = log.path

    def takes(self, record: Record) -> bool:
        if record.deleted and not self._deleted:
            return False
        return self.where is None or self.where.matches(self._path, record)

    def row(self, record: Record, report: TellFinding) -> dict[str, Any]:
        row = json_form.record(record, self._show)
        if self._decoder is not None:
            row |= self._decoder.decode(self._path, record, self._show, report)
        return row

    def tell(self, report: TellFinding) -> None:
        if self.where is not None:
            self.where.tell(report)
            self.where.begin_anew()


class _ChosenRows:
    """All rows of a file of a user's format."""

    where = None

    def __init__(self, choice: options.RecordChoice) -> None:
        self._show = shows(choice.form)

    def takes(self, row: object) -> bool:
        return True

    def row(self, row: dict[str, Any], report: TellFinding) -> dict[str, Any]:
        made: dict[str, Any] = value_json(row, self._show)
        return made

    def tell(self, report: TellFinding) -> None:
        """Nothing is left out."""


class _Tail(NamedTuple):
    log: Log
    label: Label | None
    follower: Follower | SpecFollower
    choice: Any

    def read(self, last: int | None = None) -> Iterator[Any]:
        enough = last if self.choice.where is None else None
        return filter(self.choice.takes, self.follower.read(enough))


MORE = 8


class _Tails:
    def __init__(self, out: Writer, choice: options.RecordChoice, lines: int, logs: EachLog) -> None:
        self._logs = logs
        self._out = out
        self._choice = choice
        self._lines = lines
        self.damaged = False
        self.followed: list[_Tail] = []

    def report(self, finding: Finding) -> None:
        self.damaged |= finding.severity is Severity.ERROR
        tell(finding)

    def show_last(self, log: Log, label: Label | None) -> _Tail:
        """Prints the last records of a log."""
        if self._logs.of_spec is not None:
            tail = self._begun(log, label)
            self._write(tail, tail.read(self._lines))
            return tail
        choice = _Chosen(log, self._choice)
        if not log.segments:
            for finding in log.listing.findings:
                self.report(finding)
        looked_at = self._lines
        while (found := self._look_back(log, label, choice, looked_at)) is None:
            looked_at *= MORE
        tail, last = found
        self._write(tail, last)
        return tail

    def _look_back(
        self, log: Log, label: Label | None, choice: _Chosen, count: int
    ) -> tuple[_Tail, deque[Record]] | None:
        """None if too few are chosen, and there are earlier records."""
        held: list[Finding] = []
        is_held = True

        def report(finding: Finding) -> None:
            (held.append if is_held else self.report)(finding)

        def begun(now: StoredLog) -> tuple[Place, Follower]:
            place = Seeker(now.format, now.segments, now.limits).find_last(count, deleted=self._choice.deleted)
            return place, Follower(now, report=report, start=place)

        start, follower = log.look(begun)
        tail = _Tail(log, label, follower, choice)
        last: deque[Record] = deque(tail.read(self._lines), maxlen=self._lines)
        is_all = (choice.where is None and not log.modes) or len(last) == self._lines or start == Place(0)
        if not is_all and not tail.follower.damaged:
            tail.follower.close()
            choice.tell(lambda _: None)
            return None
        is_held = False
        for finding in held:
            self.report(finding)
        return tail, last

    def conclude(self, log: Log, label: Label | None) -> None:
        tail = self.show_last(log, label)
        tail.follower.conclude()
        tail.follower.close()
        tail.choice.tell(self.report)

    def follow(self, log: Log, label: Label | None) -> None:
        self._keep(self.show_last(log, label))

    def add(self, logs: Iterable[tuple[Log, Label | None]]) -> None:
        for log, label in logs:
            with self._logs.attempt(log):
                self._keep(self._begun(log, label))

    def _begun(self, log: Log, label: Label | None) -> _Tail:
        if self._logs.of_spec is None:
            return _Tail(log, label, Follower(log, report=self.report), _Chosen(log, self._choice))
        from segspec.custom.spec_log import SpecFollower, SpecLog

        assert isinstance(log, SpecLog)
        return _Tail(log, label, SpecFollower(log, self.report), _ChosenRows(self._choice))

    def read(self) -> None:
        """Prints new records; drops damaged and vanished logs."""
        for tail in list(self.followed):
            is_gone = tail.label is not None and not is_remote(tail.log.path) and not Path(tail.log.path).exists()
            is_read = False
            with self._logs.attempt(tail.log):
                self._write(tail, tail.read())
                is_read = True
            tail.choice.tell(self.report)
            if tail.follower.damaged or is_gone or not is_read:
                tail.follower.close()
                self.followed.remove(tail)

    def _keep(self, tail: _Tail) -> None:
        tail.choice.tell(self.report)
        if tail.follower.damaged:
            tail.follower.close()
            return
        self.followed.append(tail)
        allow_open_files(len(self.followed))

    def _write(self, tail: _Tail, records: Iterable[Any]) -> None:
        self._out.begin_log(tail.label, tail.log.format.columns)
        for record in records:
            self._out.write(tail.choice.row(record, self.report))
