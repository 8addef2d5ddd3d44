"""`segspec conformance run|matrix`."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import click

from segspec.cli import options
from segspec.cli.conformance_options import (
    adapter_argument,
    of_vectors,
    timeout_option,
)
from segspec.cli.exit_codes import COULD_NOT, DAMAGED, SOUND
from segspec.cli.progress import bar
from segspec.conformance.expectations import Expectation, apply, parse
from segspec.conformance.process import CannotStartError
from segspec.conformance.running import Asker, Pipelined, SuiteRun
from segspec.conformance.running import run as run_all
from segspec.conformance.suite import known_in
from segspec.conformance.suite import suite as installed
from segspec.conformance.vectors import VectorSection, load_with, selected
from segspec.library.output_places import check_output
from segspec.storage.atomic import replace_file

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
    from segspec.cli.conformance_report import show
    from segspec.conformance.one_shot import OneShot

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
