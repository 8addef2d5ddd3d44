"""Output for people: the console, and findings as lines."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

import click

from segspec.cli.streams import ReaderLeft
from segspec.core.code_text import shell_path
from segspec.core.errors import Code, Finding, NotALogError, Severity, TellFinding
from segspec.core.json_form import line, plain
from segspec.core.text import counted, printable

if TYPE_CHECKING:
    from rich.console import Console

    from segspec.formats.contract.descriptor import Format
    from segspec.storage.being_written import Sign

PIPE_WIDTH = 160
ARGUMENT = r'\b(chunk_records|accept_loss|deleted|drop|fields_as|holes|kind|rules)=(True|"[^"]*"|\[[^\]]*\])'
OF_ANOTHER_NAME = {"kind": "as"}
COLOURS = {"error": "red", "warning": "yellow", "note": "cyan"}
END_COLOURS = {"clean": "green", "torn": "yellow", "corrupt": "red", "unsupported": "magenta", "not-this-format": "red"}
SHOWN_FINDINGS = 12


def console() -> Console:
    """The console for results; wide and plain in a pipe."""
    from rich.console import Console as RichConsole

    class Console(RichConsole):
        """Lets `main` handle a broken pipe."""

        def on_broken_pipe(self) -> None:
            raise ReaderLeft

    if sys.stdout.isatty():
        return Console(highlight=False)
    return Console(width=PIPE_WIDTH, highlight=False, file=sys.stdout)


def as_options(message: str) -> str:
    """Options for arguments: `--drop key` for `drop=["key"]`."""

    def option(found: re.Match[str]) -> str:
        name = "--" + OF_ANOTHER_NAME.get(found[1], found[1]).replace("_", "-")
        values = re.findall(r'"([^"]*)"', found[2])
        return name if values in ([], ["…"]) else " ".join(f"{name} {value}" for value in values)

    return re.sub(ARGUMENT, option, message)


def finding_line(finding: Finding) -> str:
    """`path:position: severity code: message`."""
    costs = f" ({costs})" if (costs := _costs(finding)) else ""
    where = f"{printable(finding.path)}:{finding.position}"
    return f"{where}: {finding.severity} {finding.code}: {printable(finding.message)}{costs}"


def _costs(finding: Finding) -> str:
    cost = [] if finding.records is None else [counted(finding.records, "record")]
    cost += [] if finding.bytes is None else [counted(finding.bytes, "byte")]
    return ", ".join(cost)


def styled(finding: Finding, notes: Iterable[str] = (), *, err: bool = False) -> str:
    """A finding: a block of lines on a terminal, else one line."""
    if not (sys.stderr if err else sys.stdout).isatty():
        return finding_line(finding) + "".join(f" ({note})" for note in notes)
    return "\n".join(_block(finding, notes))


def _block(finding: Finding, notes: Iterable[str]) -> Iterator[str]:
    label = f"{finding.severity}[{finding.code}]"
    first, *more = wrapped(f"{label}: {printable(finding.message)}", 2)
    yield click.style(label, fg=COLOURS[finding.severity], bold=True) + first.removeprefix(label)
    yield from (f"  {each}" for each in more)
    position = "" if finding.code in OF_FOLDERS else f":{finding.position}"
    yield f"  {_dim('-->')} {printable(finding.path)}{position}"
    field = f"{finding.field}: " if finding.field else ""
    if finding.expected is not None and finding.actual is not None:
        notes = (f"{field}expected {finding.expected}, found {finding.actual}", *notes)
    for note in (f"costs {costs}" if (costs := _costs(finding)) else "", *notes):
        if note:
            first, *more = wrapped(printable(note), 5)
            yield f"   {_dim('=')} {first}"
            yield from (f"     {each}" for each in more)
    command = _help(finding)
    if command:
        yield f"  {click.style('help:', fg='green')} {command}"


def wrapped(text: str, indent: int = 0) -> list[str]:
    """Wraps a text on a terminal."""
    if not sys.stdout.isatty() and not sys.stderr.isatty():
        return [text]
    import shutil
    import textwrap

    return textwrap.wrap(text, max(shutil.get_terminal_size().columns - indent, 20), break_on_hyphens=False) or [""]


def _dim(text: str) -> str:
    return click.style(text, dim=True)


OF_FOLDERS = {Code.MISSING_SEGMENT, Code.BAD_NAME}
OF_INDEXES = {Code.BAD_INDEX, Code.INDEX_BEHIND, Code.INDEX_AHEAD, Code.MISSING_INDEX}


def _help(finding: Finding) -> str:
    path = shell_path(finding.path)
    if finding.code in OF_INDEXES:
        return f"segspec index build {shell_path(finding.path.rpartition('/')[0] or '.')} -o ./indexes"
    return "" if finding.code in OF_FOLDERS else f"segspec inspect {path} --at {finding.position}"


def shown(finding: Finding, format: Format, output: str, origin: Mapping[str, Any] = MappingProxyType({})) -> str:
    """A finding as text or JSON, with its rule and origin."""
    from segspec.formats.contract.rulebook import as_json, rulebook

    if output == "json":
        return line({**as_json(finding, format), **plain(origin)})
    book = rulebook(format)
    rule = None if book is None else book.rule_of(finding)
    if sys.stdout.isatty():
        return styled(finding, [*([f"rule {rule.id}"] if rule else []), *([origin_words(origin)] if origin else [])])
    of = f" [{origin_words(origin)}]" if origin else ""
    return styled(finding, [rule.id] if rule else ()) + of


def tell(finding: Finding) -> None:
    click.echo(styled(finding, err=True), err=True)


def words_of(error: Exception) -> str:
    """An error for people."""
    if isinstance(error, NotALogError):
        return error.words
    if isinstance(error, OSError) and error.strerror:
        why = "no such file or folder" if isinstance(error, FileNotFoundError) else error.strerror
        named = [os.fsdecode(name) for name in (error.filename, error.filename2) if isinstance(name, str | bytes)]
        return f"{' -> '.join(named)}: {why}" if named else why
    return as_options(str(error))


class Errors:
    def __init__(self, report: TellFinding = tell) -> None:
        self.count = 0
        self._report = report

    def __call__(self, finding: Finding) -> None:
        self.count += finding.severity is Severity.ERROR
        self._report(finding)


def origin_words(origin: Mapping[str, Any]) -> str:
    return ", ".join(f"{name} {printable(str(value))}" for name, value in origin.items())


SHOWN_FILES = 3
SIGNS = {
    "size": "size changed",
    "time": "written to",
    "name": "removed or replaced",
    "open": "open for writing",
    "lock": "locked",
}


def writing_words(signs: Iterable[Sign]) -> str:
    files: dict[str, list[str]] = {}
    for sign in signs:
        files.setdefault(f"{SIGNS[sign.told_by]}{_by_whom(sign)}", []).append(sign.path.rsplit("/", 1)[-1])
    return "; ".join(f"{words}: {_some(names)}" for words, names in files.items())


def _by_whom(sign: Sign) -> str:
    if sign.process is None:
        return ""
    return f" by {printable(sign.command)} ({sign.process})" if sign.command else f" by process {sign.process}"


def _some(names: list[str]) -> str:
    more = f" and {len(names) - SHOWN_FILES} more" if len(names) > SHOWN_FILES else ""
    return ", ".join(map(printable, names[:SHOWN_FILES])) + more
