"""`python -m tests.bench.spark`, from the project's root."""

from __future__ import annotations

import json
import shlex
from pathlib import Path

import click

from segspec.formats import NAMES
from tests.bench.__main__ import parse_formats, parse_size
from tests.bench.run import ROOT, say
from tests.bench.spark.data import Case
from tests.bench.spark.run import run

VALUE_BYTES = (100, 1000)


@click.command(
    help="Measures the Spark data sources beside prebuilt batches and Parquet and writes the result as JSON."
)
@click.option("--size", default="1GB", show_default=True, help="Bytes of values in each log.")
@click.option(
    "--rounds", type=click.IntRange(1), default=3, show_default=True, help="Rounds after the one that warms up."
)
@click.option("--formats", default=",".join(NAMES), show_default=True, help="Formats to measure.")
@click.option(
    "--output", type=click.Path(path_type=Path), default=ROOT / "docs/_data/bench-spark.json", help="The result."
)
@click.option(
    "--data", type=click.Path(path_type=Path), default=ROOT / "build/bench-spark", help="A folder for the logs."
)
def main(size: str, rounds: int, formats: str, output: Path, data: Path) -> None:
    bytes_each = parse_size(size)
    cases = [Case(name, length, bytes_each) for name in parse_formats(formats, "--formats") for length in VALUE_BYTES]
    command = shlex.join(
        ["python", "-m", "tests.bench.spark", "--size", size, "--rounds", str(rounds), "--formats", formats]
    )
    result = run(cases, rounds, data.resolve(), command)
    output.write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")
    missed = sum(not row["met"] for row in result["ratios"])
    say(f"{len(result['ratios'])} targets, {missed} missed")


if __name__ == "__main__":
    main()
