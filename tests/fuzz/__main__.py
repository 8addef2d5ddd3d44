"""`python -m tests.fuzz`, from the project's root."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from segspec.formats import NAMES
from tests.fuzz.cases import unpack
from tests.fuzz.minimise import minimised
from tests.fuzz.runs import BUILD, Plan, Result, run_all
from tests.fuzz.targets import TARGETS, check_of

HEADINGS = ("target", "format", "executions", "per second", "edges", "crashes")
WIDTHS = (9, 12, 11, 11, 7, 8)
SHOWN_LINES = 30


def row(values: tuple[object, ...]) -> str:
    left = [str(value).ljust(width) for value, width in zip(values[:2], WIDTHS[:2], strict=True)]
    return " ".join(left + [str(value).rjust(width) for value, width in zip(values[2:], WIDTHS[2:], strict=True)])


def tell(result: Result) -> None:
    crashes = len(result.crashes) if result.crashes or not result.status else "failed"
    click.echo(row((result.target, result.format, result.executions, result.rate, result.edges, crashes)))
    if result.failed:
        text = result.log.read_text(encoding="utf-8", errors="replace").splitlines()
        begin = next((n for n, line in enumerate(text) if "=== Uncaught" in line), max(len(text) - SHOWN_LINES, 0))
        click.echo("\n".join(f"    {line}" for line in text[begin:]), err=True)


@click.command(
    help="Fuzzes the library with atheris: TARGET is one of " + ", ".join(TARGETS) + " (default: all), FORMAT one or "
    "more formats (default: all). A format ends at its first crash, whose input is saved below build/fuzz/."
)
@click.argument("target", required=False, metavar="[TARGET]")
@click.argument("formats", nargs=-1, metavar="[FORMAT]…")
@click.option("--seconds", type=click.IntRange(0), default=None, help="For each.  [default: 60, without --runs]")
@click.option("--runs", type=click.IntRange(0), default=0, help="Inputs for each. They are the same each time.")
@click.option("--seed", type=click.IntRange(1), default=1, show_default=True, help="Of all that is random.")
@click.option("--seeds", type=click.IntRange(1), default=None, help="Begin with so few seeds.  [default: all]")
@click.option("--output", type=click.Path(path_type=Path), default=BUILD, help="A folder.  [default: build/fuzz]")
@click.option("--replay", type=click.Path(exists=True, path_type=Path), help="Only this input, of one FORMAT.")
@click.option("--minimise", type=click.Path(exists=True, path_type=Path), help="Make this input smaller.")
def main(
    target: str | None,
    formats: tuple[str, ...],
    seconds: int | None,
    runs: int,
    seed: int,
    seeds: int | None,
    output: Path,
    replay: Path | None,
    minimise: Path | None,
) -> None:
    chosen = formats or NAMES
    for unknown in [name for name in chosen if name not in NAMES]:
        raise click.BadParameter(f"{unknown!r} is no format: {', '.join(NAMES)}", param_hint="FORMAT")
    if target not in (None, "all", *TARGETS):
        raise click.BadParameter(f"{target!r} is no target: all, {', '.join(TARGETS)}", param_hint="TARGET")
    if replay is not None or minimise is not None:
        if target in (None, "all") or len(formats) != 1:
            raise click.UsageError("an input is of one TARGET and one FORMAT")
        _one(str(target), formats[0], replay, minimise)
        return
    fixed = runs > 0
    plan = Plan(0 if fixed and seconds is None else seconds or 60, runs, seed, not fixed, seeds, output.resolve())
    click.echo(row(HEADINGS))
    targets = TARGETS if target in (None, "all") else (str(target),)
    results = run_all([(name, format, plan) for name in targets for format in chosen], tell)
    click.echo(f"{sum(result.executions for result in results)} executions")
    sys.exit(1 if any(result.failed for result in results) else 0)


def _one(target: str, format: str, replay: Path | None, minimise: Path | None) -> None:
    if replay is not None:
        case = unpack(format, replay.read_bytes())
        click.echo(f"{case.name}: {len(case.segment)} bytes {case.segment.hex()}, index {case.index.hex()}")
        check_of(target)(format, replay.read_bytes())
    if minimise is not None:
        smallest = minimised(target, format, minimise.read_bytes())
        saved = minimise.with_name(f"{minimise.name}.min")
        saved.write_bytes(smallest)
        click.echo(f"{saved}: {len(smallest)} bytes")


if __name__ == "__main__":
    main()
