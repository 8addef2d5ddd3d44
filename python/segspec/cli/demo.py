"""`segspec demo`: the sample logs with Spark to Parquet."""

from __future__ import annotations

import tempfile
from pathlib import Path

import click

from segspec.cli import options
from segspec.cli.streams import COULD_NOT, SOUND
from segspec.core.extras import needed
from segspec.library.output_places import check_output
from segspec.samples import FOLDER


@options.verb(name="demo")
@click.option(
    "--output",
    "-o",
    type=options.OutPath(file_okay=False, path_type=Path),
    metavar="DIR",
    help="Keep the Parquet files in DIR, one folder per sample. [default: they are removed]",
)
def command(output: Path | None) -> int:
    """Reads segspec's sample logs with Spark, writes them as Parquet, and compares each record with the truth.

    Exits with 1 if a readable record is missing, or damage is not reported.
    """
    if output is not None:
        check_output(output, [FOLDER])
        return _run(output)
    with tempfile.TemporaryDirectory(prefix="segspec-demo-") as folder:
        return _run(Path(folder))


def _run(output: Path) -> int:
    from segspec.cli.console import console

    with needed("spark"):
        from segspec.samples.demo import SHOWN_PROBLEMS, SparkFailedError, run, summary
        from segspec.spark.versions import NoSparkError

    try:
        outcomes = run(output, lambda words: click.echo(words, err=True))
    except (NoSparkError, SparkFailedError) as error:
        raise click.ClickException(str(error)) from error
    console().print(summary(outcomes))
    wrong = [outcome for outcome in outcomes if outcome.problems]
    for outcome in wrong:
        for problem in outcome.problems[:SHOWN_PROBLEMS]:
            click.echo(f"{outcome.sample.format}/{outcome.sample.name}: {problem}", err=True)
    return COULD_NOT if wrong else SOUND
