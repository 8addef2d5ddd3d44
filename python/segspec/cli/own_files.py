"""Files of the user's own format, one after the other: one that cannot be read is reported, and the others continue."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from operator import attrgetter
from typing import TYPE_CHECKING, Any, NamedTuple

from segspec.cli.console import Errors
from segspec.cli.each_log import Attempts
from segspec.cli.own_options import SpecChoice
from segspec.core.errors import Code, Finding, Severity, TellFinding
from segspec.storage.directory import is_directory, list_directory

if TYPE_CHECKING:
    from segspec.custom import OwnFormat, OwnLog


class EachFile(Attempts):
    """The files of `format` at or below some paths. Work on one belongs in `attempt`."""

    def __init__(self, own: SpecChoice, format: OwnFormat, paths: tuple[str, ...]) -> None:
        self.several = len(paths) > 1 or is_directory(paths[0])
        self.format = format
        self.own = own
        self._paths = paths

    @cached_property
    def whole(self) -> OwnFormat:
        return self.own.whole(self.format)

    def __iter__(self) -> Iterator[OwnLog]:
        for path in self._files():
            with self.attempt(path):
                yield self.own.open(self.format, path)

    def _files(self) -> Iterator[str]:
        for path in self._paths:
            if not is_directory(path):
                yield path
                continue
            pending = [path]
            while pending:
                with self.attempt(pending[-1]):
                    yield from self._listed(pending)

    def _listed(self, pending: list[str]) -> Iterator[str]:
        """The files of the last folder; its subfolders come next. Links to folders are skipped: they may lead back."""
        folder = list_directory(pending.pop())
        pending += [folder.join(name) for name in reversed(folder.folders) if name not in folder.links]
        for name, what in folder.odd.items():
            self.tell(folder.join(name), f"{folder.join(name)} is {what}")
        yield from map(folder.join, folder.names())


class Passed(NamedTuple):
    """The rows before and after the first damage, and the place of the damaged row."""

    before: int
    behind: int
    damage: int | None


def read_through(files: EachFile, log: OwnLog, report: TellFinding) -> Passed:
    """Reads all rows and their instances, and drops them.
    If the instances exceed what a read may take, it reads the rows without them.
    """
    format, whole = files.format, files.whole
    if whole is not format:
        found: list[Finding] = []
        counts = _read_rows(files.own.open(whole, log.path), found.append)
        if not any(each.code == Code.LIMIT_EXCEEDED for each in found):
            for finding in found:
                report(finding)
            _tell_unread(log.path, whole.unread, report)
            return counts
    counts = _read_rows(log, report)
    if files.own.names is None:
        _tell_unread(log.path, format.unread, report)
    return counts


def _tell_unread(path: str, names: Sequence[str], report: TellFinding) -> None:
    """Says which instances nobody has looked at."""
    if names:
        message = f"{', '.join(names)}: not looked at, since the rows do not hold it; --rows . --columns '*' reads all"
        report(Finding(path, 0, Code.LIMIT_EXCEEDED, Severity.NOTE, message))


def _read_rows(log: OwnLog, report: TellFinding) -> Passed:
    """Rows after damage are looked for only if there is damage: a kernel reads up to it, which is fast."""
    found: list[Finding] = []
    first = Errors(found.append)
    before = counted(log.arrow(on_damage="stop", report=first))
    again = Errors(report)
    rows = before
    if first.count:
        rows = counted(log.arrow(on_damage="skip", report=again))
    if not again.count:
        for finding in found:
            report(finding)
    return Passed(before, max(0, rows - before), found[0].position if found else None)


def counted(batches: Any) -> int:
    return sum(map(attrgetter("num_rows"), batches))
