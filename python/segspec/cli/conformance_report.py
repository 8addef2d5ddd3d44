"""The report of a run."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

import click

from segspec.cli import table
from segspec.cli.table import StyledText
from segspec.conformance.covered import rule_named
from segspec.conformance.grouping import Alike, alike, not_asked
from segspec.conformance.running import Failure, SuiteRun
from segspec.conformance.showing import pair, place, rows
from segspec.conformance.vectors import LEVELS, VectorSection
from segspec.core.text import printable

JSONNotes = Mapping[str, Mapping[str, object]]
MOST_FAILURES = 20
MOST_DIFFERENCES = 8
NAMED = 3
"""Ids that are listed of failures like the one that is shown."""


def show(run: SuiteRun, sections: Iterable[VectorSection], unexpected: Sequence[str], *, verbose: bool) -> None:
    """Prints the report; `verbose` lists every vector."""
    notes = {(section.format, section.name): section.notes for section in sections}
    groups = alike(run)
    for number, group in enumerate(groups):
        vector = group.shown.question.vector
        show_one = _show_failure if number < MOST_FAILURES else _show_line
        show_one(group, notes[vector.format, vector.section])
    for line in unexpected:
        click.secho(f"unexpected pass: {line}", fg="red")
    for status in ("failed", "passed", "expected-failure", "not-asked") if verbose else ():
        _print_status(run, status)
    for line in run.remarks:
        click.secho(printable(line), fg="yellow")
    if run.cases:
        _show_table(run)
    left = [f"{count:,} {reason}" for reason, count in not_asked(run)]
    left += [f"{run.later:,} that came after suite {run.suite}"] if run.later else []
    for words in left:
        click.secho(f"not asked: {words}", dim=True)
    _print_verdict(run, len(groups), unexpected)


def _print_status(run: SuiteRun, status: str) -> None:
    for result in run.results:
        if result.status == status:
            why = {"not-asked": f" (lacks {', '.join(result.missing)})", "expected-failure": f" ({result.expected})"}
            click.echo(f"{status}: {result.question.id}{why.get(status, '')}")


def _show_line(group: Alike, notes: JSONNotes) -> None:
    first = group.shown.first
    assert first is not None
    bug = notes.get(group.flag or "", {}).get("bug", first.reason)
    click.echo(f"{len(group.results)} failed: {bug} ({group.shown.question.id})")


def _show_failure(group: Alike, notes: JSONNotes) -> None:
    result = group.shown
    failure, vector = result.first, result.question.vector
    assert failure is not None
    level = click.style(f"  {vector.level}", dim=True)
    cases = f"  {result.failed} of {result.cases} cases fail; this is the first" if result.cases > 1 else ""
    name = click.style(failure.case.id, bold=True)
    click.echo(f"{click.style('FAILED ', fg='red', bold=True)}{name}{level}{click.style(cases, dim=True)}")
    click.echo(f"  {vector.comment}")
    if failure.differences:
        _show_differences(failure)
    else:
        click.secho(printable(f"  {failure.reason}"), fg="red")
    for title, text in _explained(group, failure, notes):
        click.echo(f"  {click.style(f'{title:<8}', dim=True)}{text}")
    click.echo()


def _explained(group: Alike, failure: Failure, notes: JSONNotes) -> Iterator[tuple[str, str]]:
    vector = group.shown.question.vector
    rule = None if group.rule is None else rule_named(group.rule)
    if rule is not None:
        first, *more = rule.text
        yield "rule", f"{rule.id}: {first}"
        yield from (("", line) for line in more)
    for flag in sorted(vector.flags, key=lambda one: one != group.flag):
        note = notes.get(flag, {})
        yield "bug", str(note.get("bug", flag))
        if "effect" in note:
            yield "effect", str(note["effect"])
    at = place(failure)
    for position, cells, holds in rows(failure.case.content(), at) if at is not None else ():
        yield "bytes", click.style(f"{position:>8} ", dim=True) + click.style(cells, bold=holds, dim=not holds)
    yield from (("stderr", printable(line)) for line in failure.stderr)
    yield "docs", f"{vector.docs if rule is None else rule.address}   more: segspec conformance explain {vector.id}"
    others = [one.question.id for one in group.results if one is not group.shown]
    if others:
        yield "alike", f"{len(others):,} more: {', '.join(others[:NAMED])}{', …' if len(others) > NAMED else ''}"


def _show_differences(failure: Failure) -> None:
    cells: list[Sequence[table.TableCell]] = []
    for one in failure.differences[:MOST_DIFFERENCES]:
        expected, answered = pair(one)
        cells.append((printable(f"  {one.path}"), StyledText(expected, "green"), StyledText(answered, "red")))
    left = len(failure.differences) - MOST_DIFFERENCES
    if left > 0:
        cells.append((f"  {left} more", "", ""))
    table.show(("", "expected", "answered"), cells)


def _show_table(run: SuiteRun) -> None:
    statuses = ("passed", "failed", "expected-failure")
    counts = Counter((one.question.vector.format, one.question.vector.level, one.status) for one in run.results)
    cells: list[Sequence[table.TableCell]] = []
    for format in dict.fromkeys(one.question.vector.format for one in run.results):
        for level in LEVELS:
            passed, failed, expected = (counts[format, level, status] for status in statuses)
            if passed or failed or expected:
                red = StyledText(str(failed), "red" if failed else None)
                cells.append((format, level, str(passed), red, str(expected)))
    table.show(("format", "level", "passed", "failed", "expected to fail"), cells, right=(2, 3, 4))


def _print_verdict(run: SuiteRun, kinds: int, unexpected: Sequence[str]) -> None:
    asked = [result for result in run.results if result.status != "not-asked"]
    failed = len(run.failed)
    name = " ".join(word for word in (run.hello.name, run.hello.version) if word) + f", suite {run.suite}"
    if failed or unexpected:
        more = f", {len(unexpected)} unexpected passes" if unexpected else ""
        of = f", of {kinds} kinds" if kinds > 1 else ""
        words, colour = f"{failed} of {len(asked)} vectors failed{of}{more}", "red"
    elif any(result.status == "expected-failure" for result in asked):
        words, colour = f"{len(asked)} vectors as expected ({run.cases} cases)", "green"
    elif asked:
        words, colour = f"all {len(asked)} vectors passed ({run.cases} cases)", "green"
    else:
        words, colour = "nothing was asked", "yellow"
    click.secho(printable(f"{name}: {words}"), fg=colour, bold=True)
