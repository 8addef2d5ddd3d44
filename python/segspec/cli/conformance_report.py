"""The report of a run for people: one failure of each kind in full, a table, and what was not asked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from segspec.cli.console import console
from segspec.conformance.covered import rule_named
from segspec.conformance.grouping import Alike, alike, not_asked
from segspec.conformance.running import Failure, SuiteRun
from segspec.conformance.showing import pair, place, rows
from segspec.conformance.vectors import LEVELS, VectorSection

if TYPE_CHECKING:
    from rich.table import Table

JSONNotes = Mapping[str, Mapping[str, object]]
MOST_DIFFERENCES = 8
NAMED = 3
"""Ids to list of failures like the one that is shown."""


def show(
    run: SuiteRun, sections: Iterable[VectorSection], unexpected: Sequence[str], most: int, *, verbose: bool
) -> None:
    """Prints the report, with one full failure for at most `most` kinds; `verbose` names every vector."""
    notes = {(section.format, section.name): section.notes for section in sections}
    screen = console()
    groups = alike(run)
    for group in groups[:most]:
        vector = group.shown.question.vector
        _show_failure(group, notes[vector.format, vector.section])
    for group in groups[most:]:
        vector = group.shown.question.vector
        _show_line(group, notes[vector.format, vector.section])
    for line in unexpected:
        screen.print(f"unexpected pass: {line}", style="red", markup=False)
    if verbose:
        for status in ("failed", "passed", "expected-failure", "not-asked"):
            _print_status(run, status)
    for line in run.remarks:
        screen.print(line, style="yellow", markup=False)
    if run.cases:
        screen.print(_table(run))
    for reason, count in not_asked(run):
        screen.print(f"not asked: {count:,} {reason}", style="dim", markup=False, soft_wrap=True)
    if run.later:
        screen.print(f"not asked: {run.later:,} that came after suite {run.suite}", style="dim", markup=False)
    _print_verdict(run, len(groups), unexpected)


def _print_status(run: SuiteRun, status: str) -> None:
    for result in run.results:
        if result.status != status:
            continue
        why = {"not-asked": f" (lacks {', '.join(result.missing)})", "expected-failure": f" ({result.expected})"}
        console().print(f"{status}: {result.question.id}{why.get(status, '')}", markup=False, soft_wrap=True)


def _show_line(group: Alike, notes: JSONNotes) -> None:
    first = group.shown.first
    assert first is not None
    said = str(notes.get(group.flag or "", {}).get("bug", first.reason))
    console().print(f"{len(group.results)} failed: {said} ({group.shown.question.id})", markup=False, soft_wrap=True)


def _show_failure(group: Alike, notes: JSONNotes) -> None:
    from rich.text import Text

    result = group.shown
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
    rule = None if group.rule is None else rule_named(group.rule)
    if rule is not None:
        for number, line in enumerate(rule.text):
            named = ("  rule    ", rule.id, ": ") if number == 0 else ("          ", "", "")
            screen.print(Text.assemble((named[0], "dim"), *named[1:], line), soft_wrap=True)
    for flag in sorted(vector.flags, key=lambda one: one != group.flag):
        note = notes.get(flag, {})
        screen.print(Text.assemble(("  bug     ", "dim"), str(note.get("bug", flag))))
        if "effect" in note:
            screen.print(Text.assemble(("  effect  ", "dim"), str(note["effect"])))
    _show_bytes(failure)
    for line in failure.stderr:
        screen.print(Text.assemble(("  stderr  ", "dim"), line), soft_wrap=True)
    screen.print(
        Text.assemble(
            ("  docs    ", "dim"),
            vector.docs if rule is None else rule.address,
            ("   more: segspec conformance explain ", "dim"),
            vector.id,
        ),
        soft_wrap=True,
    )
    _show_others(group)
    screen.print()


def _show_others(group: Alike) -> None:
    others = [one.question.id for one in group.results if one is not group.shown]
    if not others:
        return
    named = ", ".join(others[:NAMED]) + (", …" if len(others) > NAMED else "")
    console().print(f"  alike   {len(others):,} more: {named}", markup=False, soft_wrap=True)


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

    statuses = ("passed", "failed", "expected-failure")
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="dim")
    for name in ("format", "level"):
        table.add_column(name)
    for name in ("passed", "failed", "expected to fail"):
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


def _print_verdict(run: SuiteRun, kinds: int, unexpected: Sequence[str]) -> None:
    asked = [result for result in run.results if result.status != "not-asked"]
    failed = len(run.failed)
    name = " ".join(word for word in (run.hello.name, run.hello.version) if word) + f", suite {run.suite}"
    if failed or unexpected:
        more = f", {len(unexpected)} unexpected passes" if unexpected else ""
        of = f", of {kinds} kinds" if kinds > 1 else ""
        words, style = f"{name}: {failed} of {len(asked)} vectors failed{of}{more}", "bold red"
    elif asked:
        words, style = f"{name}: all {len(asked)} vectors passed ({run.cases} cases)", "bold green"
        if any(result.status == "expected-failure" for result in asked):
            words = f"{name}: {len(asked)} vectors as expected ({run.cases} cases)"
    else:
        words, style = f"{name}: nothing was asked", "bold yellow"
    console().print(words, style=style, markup=False)
