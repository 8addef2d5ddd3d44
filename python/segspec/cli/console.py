"""Output for people: the consoles, and findings as lines."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import click

from segspec.cli.streams import ReaderLeft
from segspec.core.errors import Finding
from segspec.core.text import printable

if TYPE_CHECKING:
    from rich.console import Console

PIPE_WIDTH = 160
COLOURS = {"error": "red", "warning": "yellow", "note": "cyan"}


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


def finding_line(finding: Finding, severity: str | None = None) -> str:
    """`path:position: severity code: message`; `severity` in another form, if one is given."""
    cost = []
    if finding.records is not None:
        cost.append(f"{finding.records:,} record{'s' if finding.records != 1 else ''}")
    if finding.bytes is not None:
        cost.append(f"{finding.bytes:,} bytes")
    costs = f" ({', '.join(cost)})" if cost else ""
    where = f"{printable(finding.path)}:{finding.position}"
    return f"{where}: {severity or finding.severity} {finding.code}: {printable(finding.message)}{costs}"


def styled(finding: Finding) -> str:
    """The same with the severity in colour, which click drops where the output is no terminal."""
    severity = str(finding.severity)
    return finding_line(finding, click.style(severity, fg=COLOURS[severity], bold=True))


def tell(finding: Finding) -> None:
    """Prints a finding on stderr."""
    click.echo(styled(finding), err=True)
