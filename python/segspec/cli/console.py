"""Output for people: the consoles, and findings as lines."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Mapping
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

import click

from segspec.cli.streams import ReaderLeft
from segspec.core.errors import Finding, Severity, TellFinding
from segspec.core.json_form import line, plain
from segspec.core.text import printable

if TYPE_CHECKING:
    from rich.console import Console

    from segspec.formats.contract.descriptor import Format
    from segspec.storage.being_written import Sign

PIPE_WIDTH = 160
ARGUMENT = re.compile(
    r'\b(chunk_records|accept_loss|deleted|drop|fields_as|holes|kind|rules)=(True|"[^"]*"|\[[^\]]*\])'
)
OF_ANOTHER_NAME = {"kind": "as"}
COLOURS = {"error": "red", "warning": "yellow", "note": "cyan"}
END_COLOURS = {"clean": "green", "torn": "yellow", "corrupt": "red", "unsupported": "magenta", "not-this-format": "red"}
SHOWN_FINDINGS = 12


def console() -> Console:
    """The console for results. Into a pipe it is wide and plain, so that no column is cut to a guessed width."""
    from rich.console import Console as RichConsole

    class Console(RichConsole):
        """Leaves it to `main` what to do when the reader of our output has left."""

        def on_broken_pipe(self) -> None:
            raise ReaderLeft

    if sys.stdout.isatty():
        return Console(highlight=False)
    return Console(width=PIPE_WIDTH, highlight=False, file=sys.stdout)


def as_options(message: str) -> str:
    """A message of the library with the arguments that it names as options: `drop=["key"]` is `--drop key`. Where the
    value is left open, `holes="…"`, the option is named alone."""

    def option(found: re.Match[str]) -> str:
        name = "--" + OF_ANOTHER_NAME.get(found[1], found[1]).replace("_", "-")
        values = re.findall(r'"([^"]*)"', found[2])
        return name if values in ([], ["…"]) else " ".join(f"{name} {value}" for value in values)

    return ARGUMENT.sub(option, message)


def finding_line(finding: Finding, severity: str | None = None) -> str:
    """`path:position: severity code: message`; `severity` in another form, if one is given."""
    cost = []
    if finding.records is not None:
        cost.append(counted(finding.records, "record"))
    if finding.bytes is not None:
        cost.append(f"{finding.bytes:,} bytes")
    costs = f" ({', '.join(cost)})" if cost else ""
    where = f"{printable(finding.path)}:{finding.position}"
    return f"{where}: {severity or finding.severity} {finding.code}: {printable(finding.message)}{costs}"


def styled(finding: Finding) -> str:
    """The same with the severity in colour, which click drops where the output is no terminal."""
    return finding_line(finding, _coloured(str(finding.severity)))


@cache
def _coloured(severity: str) -> str:
    return click.style(severity, fg=COLOURS[severity], bold=True)


def shown(finding: Finding, format: Format, output: str, origin: Mapping[str, Any] = MappingProxyType({})) -> str:
    """A finding of a log, with the rule of its format that it is about, and what the names of the log's folders say of
    it: a line of text, or its JSON."""
    # Imported where it is used: most logs are sound.
    from segspec.formats.contract.rulebook import as_json, rulebook

    if output == "json":
        return line({**as_json(finding, format), **plain(origin)})
    book = rulebook(format)
    rule = None if book is None else book.rule_of(finding)
    of = f" [{origin_words(origin)}]" if origin else ""
    return styled(finding) + ("" if rule is None else f" ({rule.id})") + of


def tell(finding: Finding) -> None:
    """Prints a finding on stderr."""
    click.echo(styled(finding), err=True)


class Errors:
    """Hands findings on, and counts those that say that data is damaged or lost."""

    def __init__(self, report: TellFinding = tell) -> None:
        self.count = 0
        self._report = report

    def __call__(self, finding: Finding) -> None:
        self.count += finding.severity is Severity.ERROR
        self._report(finding)


def counted(count: int, word: str) -> str:
    """So many of what the word says."""
    return f"{count:,} {word}{'' if count == 1 else 's'}"


def origin_words(origin: Mapping[str, Any]) -> str:
    """What the names of its folders say of a log; empty where they say nothing."""
    return ", ".join(f"{name} {printable(str(value))}" for name, value in origin.items())


SHOWN_FILES = 3
SIGNS = {
    "size": "size changed meanwhile",
    "time": "written to meanwhile",
    "name": "removed or replaced meanwhile",
    "open": "open for writing",
    "lock": "locked",
}
"""What each `By` is for people."""


def writing_words(signs: Iterable[Sign]) -> str:
    """What tells that files are being written, and who does it."""
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
