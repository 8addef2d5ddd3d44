"""`segspec conformance run|matrix`, and the report of a run."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import click

from segspec.cli import options, table
from segspec.cli.conformance_options import adapter_argument, of_vectors, timeout_option
from segspec.cli.progress import bar
from segspec.cli.streams import COULD_NOT, DAMAGED, SOUND
from segspec.cli.table import StyledText
from segspec.conformance.covered import rule_named
from segspec.conformance.grouping import Alike, alike, not_asked
from segspec.conformance.process import CannotStartError
from segspec.conformance.running import Asker, Expectation, Failure, Pipelined, SuiteRun, apply, parse
from segspec.conformance.running import run as run_all
from segspec.conformance.showing import pair, place, rows
from segspec.conformance.vectors import LEVELS, VectorSection, known_in, load_with, selected
from segspec.conformance.vectors import suite as installed
from segspec.core.text import printable
from segspec.library.output_places import check_output
from segspec.storage.atomic import replace_file

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


out_file = options.OutPath(dir_okay=False, writable=True, path_type=Path)


@options.verb(name="run", context_settings={"allow_interspersed_args": False})
@adapter_argument
@of_vectors
@timeout_option
@click.option(
    "--one-shot",
    is_flag=True,
    help="Start ADAPTER for each case, with the arguments FORMAT NAME and the segment on stdin; it prints one answer.",
)
@click.option(
    "--can",
    multiple=True,
    metavar="CAPABILITY",
    help="What a --one-shot program can do, such as compression:gzip. [default: checksum]",
)
@click.option(
    "--expect-fail",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="File of vectors that should fail, one per line: GLOB  # reason. It is a failure if they pass.",
)
@click.option("--junit", type=out_file, help="Also write the result as JUnit XML.")
@click.option("--json", type=out_file, help="Also write the result as JSON.")
@click.option("--badge", type=out_file, help="Write a badge for your README, an SVG.")
@click.option("--table", type=out_file, help="Write a table for your README in Markdown.")
@click.option("--verbose", is_flag=True, help="List every vector with its result.")
def run(
    adapter: tuple[str, ...],
    formats: tuple[str, ...],
    globs: tuple[str, ...],
    level: str,
    suite: str | None,
    timeout: float,
    one_shot: bool,
    can: tuple[str, ...],
    expect_fail: Path | None,
    verbose: bool,
    **files: Path | None,
) -> int:
    """Checks ADAPTER, a program with its arguments, with every vector that it can answer.

    For example: segspec conformance run --level must -- python3 adapter.py

    After a crash, a time-out or an invalid answer, the vector has failed, and the adapter is restarted.

    Exit codes: 0 everything passed, 1 the adapter cannot be run or was asked nothing, 2 usage error, 3 failures.
    """
    from segspec.conformance.running import OneShot

    for out in files.values():
        if out is not None:
            check_output(out, [expect_fail] if expect_fail else [])

    wrong = [one for one in can if one.partition(":")[0] in ("index", "write", "compute")]
    if wrong:
        raise click.UsageError(f"--can {wrong[0]}: a --one-shot program only reads")
    if can and not one_shot:
        raise click.UsageError("--can is for --one-shot: an adapter lists its own abilities")
    if (files["badge"] or files["table"]) and globs:
        raise click.UsageError("--badge and --table are about whole formats: omit --run")
    expectations = _expectations(expect_fail)
    sections = load_with(formats)
    version = suite or installed().version
    named = selected(sections, globs, level, formats)
    chosen = known_in(named, version)
    if not chosen:
        raise click.UsageError("no vector has this format, level and name: see `segspec conformance list`")
    try:
        asker: Asker = (
            OneShot(adapter, timeout, can or ("checksum",), formats) if one_shot else Pipelined(adapter, timeout)
        )
        total = sum(1 for vector in chosen for question in vector.questions for _ in question.cases())
        with bar("cases", 0) as progress:
            tell = None if progress is None else partial(progress.tell, total=total)
            done = run_all(asker, chosen, globs, tell, level)
    except CannotStartError as error:
        click.echo(f"segspec: {error}", err=True)
        return 1
    done.suite, done.later = version, len(named) - len(chosen)
    unexpected = apply(expectations, done.results, _known_ids(sections))
    _write(done, unexpected, files)
    show(done, sections, unexpected, verbose=verbose)
    if done.failed or unexpected:
        return DAMAGED
    return SOUND if done.cases else COULD_NOT


def _expectations(path: Path | None) -> list[Expectation]:
    if path is None:
        return []
    try:
        return parse(path.read_text(encoding="utf-8"), str(path))
    except ValueError as error:
        raise click.UsageError(str(error)) from error


def _known_ids(sections: Sequence[VectorSection]) -> list[str]:
    questions = (one for section in sections for vector in section.vectors for one in vector.questions)
    return [question.id for question in questions] + [one.id for one in installed().withdrawn]


def _write(done: SuiteRun, unexpected: Sequence[str], files: Mapping[str, Path | None]) -> None:
    from segspec.conformance import results, standing

    contents: dict[str, Callable[[], str | bytes]] = {
        "junit": lambda: results.as_junit(done, unexpected),
        "json": lambda: json.dumps(results.as_json(done, unexpected), indent=1) + "\n",
        "badge": lambda: standing.badge(done),
        "table": lambda: standing.markdown(done),
    }
    for kind, path in files.items():
        if path is not None:
            content = contents[kind]()
            replace_file(path, content.encode() if isinstance(content, str) else content)


@options.verb(name="matrix")
@click.argument(
    "results",
    metavar="RESULT.json...",
    nargs=-1,
    required=True,
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
)
@click.option("--out", "-o", type=out_file, help="Write the matrix as an HTML page.")
@click.option("--json", "json_file", type=out_file, help="Write its numbers as JSON.")
def matrix(results: tuple[Path, ...], out: Path | None, json_file: Path | None) -> int:
    """Joins results of `run --json` into one matrix of sections and adapters."""
    from segspec.conformance.matrix import page, summary

    for target in (out, json_file):
        if target is not None:
            check_output(target, results)
    if out is None and json_file is None:
        raise click.UsageError("an output is missing: -o PAGE.html, --json SUMMARY.json, or both")
    joined = summary([_result(path) for path in results])
    if out is not None:
        replace_file(out, page(joined).encode())
    if json_file is not None:
        replace_file(json_file, (json.dumps(joined, indent=1) + "\n").encode())
    return SOUND


def _result(path: Path) -> Any:
    try:
        return json.loads(path.read_bytes())
    except ValueError as error:
        raise ValueError(f"{path} is not JSON: {error}") from error
