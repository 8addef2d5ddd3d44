"""`segspec tail`: the last records, and the next ones as they are written."""

from __future__ import annotations

import sys
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import click

from segspec.cli import options
from segspec.cli.console import tell
from segspec.cli.exit_codes import DAMAGED, SOUND
from segspec.cli.labels import Label, labels
from segspec.cli.writers import WRITERS, Writer
from segspec.core import json_form
from segspec.core.errors import Finding, Severity, ShrunkError
from segspec.core.model import Record
from segspec.library.follow import Follower
from segspec.library.log import Log, open_all
from segspec.reading.detect import logs_below
from segspec.reading.seek import Seeker
from segspec.storage.held import allow_open_files
from segspec.storage.source import is_remote

LOOK_SECONDS, LOOK_SHARE = 1.0, 20
"""How often a tree is searched for new logs: not sooner than so many seconds, or so many times as long as it took."""


@click.command(name="tail")
@options.paths
@options.format_option
@click.option("--lines", "-n", type=click.IntRange(min=0), default=10, show_default=True, help="Records to begin with.")
@click.option("--follow", "-f", is_flag=True, help="Go on as the log grows; a torn tail means wait.")
@click.option(
    "--interval",
    type=click.FloatRange(min=0.01),
    default=0.5,
    show_default=True,
    metavar="SECONDS",
    help="How often to look for growth.",
)
@options.output("text", "json")
@click.option("--payload", type=click.Choice(list(json_form.PAYLOADS)), help="[default: hex in JSON, utf8 in text]")
@click.option("--deleted", is_flag=True, help="Include entries that are marked as deleted.")
def command(
    paths: tuple[str, ...],
    format_name: str | None,
    lines: int,
    follow: bool,
    interval: float,
    output: str,
    payload: str | None,
    deleted: bool,
) -> int:
    """The last records of the log at PATH.

    Of a tree of logs, or of several paths, the last records of each, and each line says which log it is of: `log`, and
    what the folder's name says (vhost and queue).

    With -f it goes on until it is interrupted, into new segments too, and into new logs of a tree, and waits for a
    frame that the writer has not finished. Damage in what is read ends the log with exit code 3, and the others go on;
    what lies before the last records is not read.
    """
    show = json_form.PAYLOADS[payload or ("utf8" if output == "text" else "hex")].show
    tails = _Tails(WRITERS[output](), show, lines, deleted=deleted)
    if not follow:
        for log, label in options.labelled_logs(paths, format_name):
            tails.show_last(log, label).conclude()
        return DAMAGED if tails.damaged else SOUND
    search = _Search(paths, format_name)
    for log, label in search.first():
        tails.follow(log, label)
    while tails.followed:
        sys.stdout.flush()
        time.sleep(interval)
        tails.read()
        tails.add(search.new())
    return DAMAGED if tails.damaged else SOUND


class _Search:
    """The logs to follow, at the beginning and again and again: those that a tree has got since come later."""

    def __init__(self, paths: tuple[str, ...], format_name: str | None) -> None:
        self._paths = paths
        self._format_name = format_name
        self._root = paths[0] if len(paths) == 1 else None
        self._trees: list[str] = []
        self._known: set[str] = set()
        self._due = 0.0

    def first(self) -> list[tuple[Log, Label | None]]:
        """The logs that are there. Those of a tree have labels, also where it has only one yet."""
        found = {path: open_all(path, format=self._format_name) for path in self._paths}
        logs = [log for of_path in found.values() for log in of_path]
        self._known = {log.path for log in logs}
        self._trees = [path for path, of_path in found.items() if [log.path for log in of_path] != [path]]
        if not self._trees and len(logs) == 1:
            return [(logs[0], None)]
        return list(zip(logs, labels(logs, self._root), strict=True))

    def new(self) -> list[tuple[Log, Label | None]]:
        """Logs of the trees that were not there before. A search is made from time to time only."""
        begun = time.monotonic()
        if not self._trees or begun < self._due:
            return []
        found = [log for tree in self._trees for log in self._below(tree)]
        self._due = time.monotonic() + max(LOOK_SECONDS, LOOK_SHARE * (time.monotonic() - begun))
        made = zip(found, labels(found, self._root), strict=True)
        new: list[tuple[Log, Label | None]] = [(log, label) for log, label in made if log.path not in self._known]
        # One that is gone may come again.
        self._known = {log.path for log in found}
        return new

    def _below(self, tree: str) -> list[Log]:
        try:
            return [Log(*found) for found in logs_below(tree, self._format_name)]
        except (FileNotFoundError, ShrunkError):
            # Something was removed or renamed while it was listed: the next search finds what is there then.
            return []


class _Tails:
    """The logs whose last records are printed, and those that are followed."""

    def __init__(self, out: Writer, show: Callable[[bytes], str], lines: int, *, deleted: bool) -> None:
        self._out = out
        self._show = show
        self._lines = lines
        self._deleted = deleted
        self.damaged = False
        self.followed: list[tuple[Log, Label | None, Follower]] = []

    def _report(self, finding: Finding) -> None:
        self.damaged |= finding.severity is Severity.ERROR
        tell(finding)

    def show_last(self, log: Log, label: Label | None) -> Follower:
        """Prints the last records of a log; what is given stands where reading goes on."""
        if self._deleted:
            options.only_for("--deleted", options.has_deleted, log)
        if not log.segments:
            for finding in log.listing.findings:
                self._report(finding)
        start = Seeker(log.format, log.segments, log.limits).find_last(self._lines, deleted=self._deleted)
        follower = Follower(log, report=self._report, start=start)
        last: deque[Record] = deque(maxlen=self._lines)
        last.extend(self._chosen(follower))
        self._write(label, last)
        return follower

    def follow(self, log: Log, label: Label | None) -> None:
        """The same, and goes on with the log."""
        self._keep(log, label, self.show_last(log, label))

    def add(self, logs: Iterable[tuple[Log, Label | None]]) -> None:
        """Goes on with logs that were not there before, from their first records on."""
        for log, label in logs:
            self._keep(log, label, Follower(log, report=self._report))

    def read(self) -> None:
        """Prints what has come in each log. Those that end in damage are left, and those of several that are gone."""
        for each in list(self.followed):
            log, label, follower = each
            is_gone = label is not None and not is_remote(log.path) and not Path(log.path).exists()
            self._write(label, self._chosen(follower))
            if follower.damaged or is_gone:
                follower.close()
                self.followed.remove(each)

    def _keep(self, log: Log, label: Label | None, follower: Follower) -> None:
        if follower.damaged:
            follower.close()
            return
        self.followed.append((log, label, follower))
        allow_open_files(len(self.followed))

    def _chosen(self, follower: Follower) -> Iterator[Record]:
        return (record for record in follower.read() if self._deleted or not record.deleted)

    def _write(self, label: Label | None, records: Iterable[Record]) -> None:
        self._out.begin_log(label)
        for record in records:
            self._out.write(json_form.record(record, self._show))
