"""The report of a run for people: failures first, whole, then the rest by id, then a table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from segspec.cli.console import console
from segspec.conformance.running import Failure, Result, SuiteRun
from segspec.conformance.showing import pair, place, rows
from segspec.conformance.vectors import LEVELS, VectorSection

if TYPE_CHECKING:
    from rich.table import Table

JSONNotes = Mapping[str, Mapping[str, object]]
MOST_DIFFERENCES = 8


def show(
    run: SuiteRun, sections: Iterable[VectorSection], unexpected: Sequence[str], most: int, *, verbose: bool
) -> None:
    """Prints the report. At most `most` failures are shown whole; `verbose` names what passed, too."""
    notes = {(section.format, section.name): section.notes for section in sections}
    screen = console()
    failed = run.failed
    for result in failed[:most]:
        vector = result.question.vector
        _show_failure(result, notes[vector.format, vector.section])
    if failed[most:]:
        screen.print(f"{len(failed) - most} more failed:", style="bold")
        _print_ids(failed[most:])
    for line in unexpected:
        screen.print(f"unexpected pass: {line}", style="red", markup=False)
    if verbose:
        for status in ("passed", "expected-failure", "not-asked"):
            _print_status(run, status)
    for line in run.remarks:
        screen.print(line, style="yellow", markup=False)
    screen.print(_table(run))
    _print_missing(run)
    _print_verdict(run, unexpected)


def _print_ids(results: Iterable[Result]) -> None:
    for result in results:
        console().print(f"  {result.question.id}", markup=False, soft_wrap=True)


def _print_status(run: SuiteRun, status: str) -> None:
    for result in run.results:
        if result.status != status:
            continue
        why = {"not-asked": f" (lacks {', '.join(result.missing)})", "expected-failure": f" ({result.expected})"}
        console().print(f"{status}: {result.question.id}{why.get(status, '')}", markup=False, soft_wrap=True)


def _show_failure(result: Result, notes: JSONNotes) -> None:
    from rich.text import Text

    failure, vector, screen = result.first, result.question.vector, console()
    assert failure is not None
    heading = Text.assemble(("FAILED ", "bold red"), (failure.case.id, "bold"), (f"  {vector.level}", "dim"))
    if result.cases > 1:
        heading.append(f"  {result.failed} of {result.cases} cases fail; this is the first", style="dim")
    screen.print(heading, soft_wrap=True)
    screen.print(Text(f"  {vector.comment}"))
    if not failure.differences:
        screen.print(Text(f"  {failure.reason}", style="red"), soft_wrap=True)
    else:
        screen.print(_differences(failure))
    for flag in vector.flags:
        note = notes.get(flag, {})
        screen.print(Text.assemble(("  bug     ", "dim"), str(note.get("bug", flag))))
        if "effect" in note:
            screen.print(Text.assemble(("  effect  ", "dim"), str(note["effect"])))
    _show_bytes(failure)
    for line in failure.stderr:
        screen.print(Text.assemble(("  stderr  ", "dim"), line), soft_wrap=True)
    screen.print(
        Text.assemble(("  docs    ", "dim"), vector.docs, ("   more: segspec conformance explain ", "dim"), vector.id),
        soft_wrap=True,
    )
    screen.print()


def _differences(failure: Failure) -> Table:
    from rich.table import Table
    from rich.text import Text

    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("  ", no_wrap=True)
    table.add_column("expected", style="green", overflow="fold")
    table.add_column("answered", style="red", overflow="fold")
    for one in failure.differences[:MOST_DIFFERENCES]:
        expected, answered = pair(one)
        table.add_row(Text(f"  {one.path}"), Text(expected), Text(answered))
    left = len(failure.differences) - MOST_DIFFERENCES
    if left > 0:
        table.add_row(Text(f"  {left} more"), "", "")
    return table


def _show_bytes(failure: Failure) -> None:
    from rich.text import Text

    at = place(failure)
    if at is None:
        return
    for position, cells, holds in rows(failure.case.content(), at):
        style = "bold" if holds else "dim"
        console().print(
            Text.assemble(("  bytes   ", "dim"), (f"{position:>8} ", "dim"), (cells, style)), soft_wrap=True
        )


def _table(run: SuiteRun) -> Table:
    from rich.table import Table

    statuses = ("passed", "failed", "expected-failure", "not-asked")
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="dim")
    for name in ("format", "level"):
        table.add_column(name)
    for name in ("passed", "failed", "expected to fail", "not asked"):
        table.add_column(name, justify="right")
    counts = Counter((one.question.vector.format, one.question.vector.level, one.status) for one in run.results)
    for format in dict.fromkeys(one.question.vector.format for one in run.results):
        for level in LEVELS:
            row = [counts[format, level, status] for status in statuses]
            if any(row):
                table.add_row(
                    format,
                    level,
                    *(
                        f"[bold red]{n}" if n and name == "failed" else str(n)
                        for n, name in zip(row, statuses, strict=True)
                    ),
                )
    return table


def _print_missing(run: SuiteRun) -> None:
    lacks = Counter(need for result in run.results for need in result.missing)
    for need, count in sorted(lacks.items()):
        console().print(f"not asked for lack of {need}: {count}", style="dim", markup=False)


def _print_verdict(run: SuiteRun, unexpected: Sequence[str]) -> None:
    asked = [result for result in run.results if result.status != "not-asked"]
    failed = len(run.failed)
    name = " ".join(word for word in (run.hello.name, run.hello.version) if word)
    if failed or unexpected:
        more = f", {len(unexpected)} unexpected passes" if unexpected else ""
        words, style = f"{name}: {failed} of {len(asked)} vectors failed{more}", "bold red"
    elif asked:
        words, style = f"{name}: all {len(asked)} vectors passed ({run.cases} cases)", "bold green"
        if any(result.status == "expected-failure" for result in asked):
            words = f"{name}: {len(asked)} vectors as expected ({run.cases} cases)"
    else:
        words, style = f"{name}: nothing was asked", "bold yellow"
    console().print(words, style=style, markup=False)
