"""`segspec convert --spark`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import click
from click.core import ParameterSource

from segspec.cli.console import Errors, as_options, shown
from segspec.cli.exit_codes import DAMAGED, SOUND
from segspec.cli.options import OptionGroup, Pair, given, kept, opening, output, refuse
from segspec.core.extras import needed
from segspec.core.text import counted, printable
from segspec.storage.store_path import options_of

LAKES = ("delta", "iceberg")
NAMES = ("partition_by", "compression", "file_mib", "table", "master", "conf", "output")
of_spark = OptionGroup(
    (
        click.option("--spark", is_flag=True, help="Distribute the work with Spark. OUT is a folder, even in a store."),
        kept("--partition-by", metavar="log,day", help="The folders of files of rows: log, day, both, or none."),
        kept("--compression", metavar="CODEC", help="Spark's codec for files of rows. [default: Spark's]"),
        kept("--file-mib", type=click.IntRange(min=1), metavar="MIB", help="Approximate part of a log for one task."),
        kept("--table", metavar="NAME", help="The Iceberg table to add the rows to."),
        kept("--master", metavar="URL", help="Spark's master. [default: as Spark is configured]"),
        kept("--conf", multiple=True, type=Pair(), help="A setting of Spark."),
        output("text", "json", short=False, default=None, declare=kept),
    )
)
NOT_FOR_SPARK = {
    "archive": "spark.read has the option archive",
    "end": "the same command converts what was appended; spark.read has options for an end",
    "where": "filter rows of spark.read with a query",
    "mode": "spark.read has an option of that name",
    "payload": "it does not write JSON lines",
    "decode": "it does not write JSON lines",
    "encode": "it does not read JSON lines",
    "fields_as": "a query makes values from fields",
    "holes": "records get the next offsets of the new log",
    "force": "OUT is added to",
}
"""Options that a conversion with Spark lacks, and why."""


def run(source: str, target: str, start: Any, on_damage: str, settings: Mapping[str, Any]) -> int:
    for name, why in NOT_FOR_SPARK.items():
        refuse([name], f"is not for --spark: {why}")
    from segspec.conversion import Refused

    with needed("spark"):
        from segspec.spark.session import quiet_session
        from segspec.spark.versions import NoSparkError, require_pyspark

    conf = dict(given("conf"))
    if given("master"):
        conf["spark.master"] = given("master")
    try:
        require_pyspark()
        with needed("spark"):
            from segspec.spark.conversion import ConversionFailed, convert

        with quiet_session(**conf) as spark:
            words = _words(source, start, on_damage, settings)
            try:
                done = convert(spark, source, target, settings["kind"] or "parquet", note=_note, **words)
            except ConversionFailed as error:
                raise click.ClickException(printable(str(error))) from error
            damage = Errors(lambda finding: click.echo(shown(finding, done.format, given("output") or "text")))
            for finding in done.damage():
                damage(finding)
    except Refused as error:
        raise click.UsageError(printable(as_options(str(error)))) from error
    except NoSparkError as error:
        raise click.ClickException(str(error)) from error
    click.echo(printable(f"{counted(done.records, 'new record')} in {done.target}"), err=True)
    return DAMAGED if damage.count else SOUND


def _words(source: str, start: Any, on_damage: str, settings: Mapping[str, Any]) -> dict[str, Any]:
    how, chosen_by = opening(), click.get_current_context().get_parameter_source("on_damage")
    words = {
        "format": how["format"],
        "start": start,
        "on_damage": "skip" if chosen_by is ParameterSource.DEFAULT else on_damage,
        "max_decompressed": how["limits"].decompressed_bytes,
        "max_records": how["limits"].records,
        "storage_options": options_of(source),
        **{name: settings[name] for name in ("drop", "deleted", "options")},
        **{name: given(name) for name in ("compression", "table") if given(name)},
    }
    if given("partition_by") is not None:
        words["partition_by"] = [name for name in given("partition_by").split(",") if name not in ("", "none")]
    if given("file_mib"):
        words["file_bytes"] = given("file_mib") << 20
    return words


def _note(words: str) -> None:
    click.echo(printable(as_options(words)), err=True)
