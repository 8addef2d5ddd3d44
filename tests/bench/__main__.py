"""`python -m tests.bench`, from the project's root."""

from __future__ import annotations

import re
import shlex
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

import click

from segspec.formats import NAMES
from tests.bench.any_spec.plan import any_spec_ratios, any_spec_stages
from tests.bench.kafka.plan import kafka_ratios, kafka_stages
from tests.bench.plan import Stage, sizes_of, stages, verb_stages
from tests.bench.results import Ratio, Table, save
from tests.bench.run import ROOT, Bench, say
from tests.bench.targets import MEGABYTE, ratios, verb_ratios

UNITS = {"kB": 1000, "MB": MEGABYTE, "GB": 1000 * MEGABYTE}


def parse_size(text: str) -> int:
    match = re.fullmatch(r"(\d+)(kB|MB|GB)", text.strip())
    if match is None:
        raise click.BadParameter(f"{text!r} is no size: a number and kB, MB or GB")
    return int(match[1]) * UNITS[match[2]]


def parse_formats(text: str, option: str) -> list[str]:
    chosen = text.split(",")
    unknown = [name for name in chosen if name not in NAMES]
    if unknown:
        raise click.BadParameter(f"{unknown[0]!r} is no format: {', '.join(NAMES)}", param_hint=option)
    return chosen


@click.command(help="Measures segspec and other readers side by side and writes the result as JSON.")
@click.option("--sizes", default=None, help="Sizes of the logs.  [default: 200MB,2GB]")
@click.option("--rounds", type=click.IntRange(1), default=None, help="Rounds.  [default: 5]")
@click.option("--quick", is_flag=True, help="20 MB and two rounds, unless they are given.")
@click.option("--formats", default=",".join(NAMES), show_default=True, help="Formats to measure.")
@click.option("--logs", default="", help="Measure only the logs that have this in their name.")
@click.option("--verbs", "of_verbs", is_flag=True, help="Measure every verb as a whole program instead of the readers.")
@click.option("--any-spec", "of_specs", is_flag=True, help="Measure formats that are none of segspec's own instead.")
@click.option("--kafka", "of_kafka", is_flag=True, help="Measure topics that a real Kafka writes instead.")
@click.option("--output", type=click.Path(path_type=Path), default=None, help="The result.  [default: in docs/_data]")
@click.option("--data", type=click.Path(path_type=Path), default=ROOT / "build/bench", help="A folder for the logs.")
def main(
    sizes: str | None,
    rounds: int | None,
    quick: bool,
    formats: str,
    logs: str,
    of_verbs: bool,
    of_specs: bool,
    of_kafka: bool,
    output: Path | None,
    data: Path,
) -> None:
    chosen = parse_formats(formats, "--formats")
    parsed = sorted({parse_size(size) for size in (sizes or ("20MB" if quick else "200MB,2GB")).split(",")})
    command = shlex.join(["python", "-m", "tests.bench", *_without_paths(sys.argv[1:])])
    where = sizes_of(parsed)
    plan: Iterable[Stage]
    judge: Callable[[Table], list[Ratio]]
    if of_verbs:
        plan, judge, name = verb_stages(parsed, chosen, logs), verb_ratios, "bench-verbs.json"
    elif of_specs:
        plan, judge = any_spec_stages(parsed, logs), lambda table: any_spec_ratios(table, parsed)
        name = "bench-any-spec.json"
    elif of_kafka:
        plan, judge = kafka_stages(parsed, logs), lambda table: kafka_ratios(table, parsed)
        name = "bench-kafka.json"
    else:
        plan, judge = stages(parsed, where, chosen, logs), lambda table: ratios(table, where)
        name = "bench.json"
    bench = Bench(plan, judge, rounds or (2 if quick else 5), folder=data.resolve(), command=command)
    result = bench.run()
    save(result, output or ROOT / "docs" / "_data" / name)
    failed = [row for row in result["skipped"] if row["reason"].startswith("failed")]
    for row in failed:
        say(f"{row['log']}: {row['what']} {row['reason']}")
    missed = sum(row["met"] is False for row in result["ratios"])
    say(f"{len(result['ratios'])} targets, {missed} missed")
    sys.exit(1 if failed else 0)


def _without_paths(arguments: list[str]) -> list[str]:
    """The arguments without --output and --data: where files lay says nothing about the result."""
    out, skip = [], False
    for argument in arguments:
        if skip or argument.split("=")[0] in ("--output", "--data"):
            skip = not skip and "=" not in argument
            continue
        out.append(argument)
    return out


if __name__ == "__main__":
    main()
