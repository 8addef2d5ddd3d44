"""`segspec convert --spark`: its additional options, and its output."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import click

from segspec.cli.console import Errors, as_options, counted, shown
from segspec.cli.exit_codes import DAMAGED, SOUND
from segspec.cli.options import OptionGroup, OutputOption, given, kept
from segspec.core.extras import needed
from segspec.core.text import printable

LAKES = ("delta", "iceberg")
NAMES = ("partition_by", "compression", "file_mib", "table", "master", "conf", "output")
"""The options that only Spark heeds."""
of_spark = OptionGroup(
    (
        click.option("--spark", is_flag=True, help="Let Spark distribute the work. OUT is a folder, also in a store."),
        kept("--partition-by", metavar="log,day", help="The folders of files of rows: log, day, both, or none."),
        kept("--compression", metavar="CODEC", help="Of files of rows, as Spark calls it.  [default: Spark's]"),
        kept("--file-mib", type=click.IntRange(min=1), metavar="MIB", help="How much of a log a task reads, about."),
        kept("--table", metavar="NAME", help="The Iceberg table that the rows are added to."),
        kept("--master", metavar="URL", help="Spark's master.  [default: as Spark is configured]"),
        kept("--conf", multiple=True, metavar="NAME=VALUE", help="A setting of Spark."),
        kept(
            "--output",
            cls=OutputOption,
            type=click.Choice(["text", "json"]),
            help="Output format of the summary; --json is short for --output json.",
        ),
    )
)


def refuse_without_spark() -> None:
    """Raises `click.UsageError` for options that only Spark heeds."""
    for name in NAMES:
        if given(name):
            raise click.UsageError(f"--{name.replace('_', '-')} is for --spark")


def run(source: str, target: str, kind: str | None, settings: Mapping[str, Any]) -> int:
    """Converts with Spark; `settings` are arguments of `convert`."""
    from segspec.conversion import Refused

    with needed("spark"):
        from segspec.spark.session import quiet_session
        from segspec.spark.versions import NoSparkError, require_pyspark

    conf = dict(_name_and_value(word) for word in given("conf"))
    if given("master"):
        conf["spark.master"] = given("master")
    words = {name: given(name) for name in ("compression", "table") if given(name)}
    if given("partition_by") is not None:
        words["partition_by"] = [name for name in given("partition_by").split(",") if name not in ("", "none")]
    if given("file_mib"):
        words["file_bytes"] = given("file_mib") << 20
    try:
        require_pyspark()
        with needed("spark"):
            from segspec.spark.conversion import ConversionFailed, convert

        with quiet_session(**conf) as spark:
            try:
                done = convert(spark, source, target, kind or "parquet", note=_note, **words, **settings)
            except ConversionFailed as error:
                raise click.ClickException(printable(str(error))) from error
            output = given("output") or "text"
            damage = Errors(lambda finding: click.echo(shown(finding, done.format, output)))
            for finding in done.damage():
                damage(finding)
    except Refused as error:
        raise click.UsageError(printable(as_options(str(error)))) from error
    except NoSparkError as error:
        raise click.ClickException(str(error)) from error
    click.echo(printable(f"{counted(done.records, 'new record')} in {done.target}"), err=True)
    return DAMAGED if damage.count else SOUND


def _note(words: str) -> None:
    click.echo(printable(as_options(words)), err=True)


def _name_and_value(word: str) -> tuple[str, str]:
    name, equals, value = word.partition("=")
    if not equals:
        raise click.UsageError(f"--conf {word}: it is NAME=VALUE")
    return name, value
