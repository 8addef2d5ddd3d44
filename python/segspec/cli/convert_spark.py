"""`segspec convert --spark`: the options that it has besides, and what it prints."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import click

from segspec.cli import table
from segspec.cli.exit_codes import DAMAGED, SOUND
from segspec.cli.options import OptionGroup, OutputOption, given, kept
from segspec.cli.progress import Bar
from segspec.core.extras import needed
from segspec.core.text import printable

if TYPE_CHECKING:
    from segspec.spark.conversion import Converted

LAKES = ("delta", "iceberg")
NAMES = ("partition_by", "compression", "file_mib", "table", "catalog", "master", "conf", "output")
"""The options that only Spark heeds."""
of_spark = OptionGroup(
    (
        click.option("--spark", is_flag=True, help="Let Spark distribute the work. OUT is a folder, also in a store."),
        kept("--partition-by", metavar="log,day", help="The folders of files of rows: log, day, both, or none."),
        kept("--compression", metavar="CODEC", help="Of files of rows.  [default: snappy, and lz4 for Arrow]"),
        kept("--file-mib", type=click.IntRange(min=1), metavar="MIB", help="About the size of a file of rows."),
        kept("--table", metavar="NAME", help="The Iceberg table that the files are added to."),
        kept("--catalog", metavar="NAME", help="The catalog of that table, in pyiceberg's configuration."),
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
SHOWN = 20
"""Damaged segments that are shown to people; JSON has all segments."""

COLUMNS = ("log", "segment", "records", "lost", "damage")


def refuse_without_spark() -> None:
    """Raises `click.UsageError` for options that nothing but Spark would heed."""
    for name in NAMES:
        if given(name):
            raise click.UsageError(f"--{name.replace('_', '-')} is for --spark")


def run(source: str, target: str, kind: str | None, settings: Mapping[str, Any]) -> int:
    """Converts by Spark; `settings` are arguments of `convert`."""
    from segspec.conversion import Refused

    with needed("spark"):
        from segspec.spark.conversion import ConversionFailed, convert
        from segspec.spark.conversion.lake import check_library
        from segspec.spark.session import quiet_session
        from segspec.spark.versions import NoSparkError

    conf = dict(_name_and_value(word) for word in given("conf"))
    if given("master"):
        conf["spark.master"] = given("master")
    words = {name: given(name) for name in ("compression", "table", "catalog") if given(name)}
    if given("partition_by") is not None:
        words["partition_by"] = [name for name in given("partition_by").split(",") if name not in ("", "none")]
    if given("file_mib"):
        words["file_bytes"] = given("file_mib") << 20
    # Not after Spark has started.
    check_library(kind or "parquet")
    try:
        with quiet_session(**conf) as spark, _bar(f"converting {source}") as progress:
            done = convert(spark, source, target, kind or "parquet", progress=progress, **words, **settings)
    except Refused as error:
        raise click.UsageError(printable(str(error))) from error
    except (NoSparkError, ConversionFailed) as error:
        raise click.ClickException(str(error)) from error
    _show(done, as_json=given("output") == "json")
    return DAMAGED if done.errors else SOUND


def _name_and_value(word: str) -> tuple[str, str]:
    name, equals, value = word.partition("=")
    if not equals:
        raise click.UsageError(f"--conf {word}: it is NAME=VALUE")
    return name, value


@contextmanager
def _bar(words: str) -> Iterator[Callable[[int, int], None] | None]:
    """Shows how far it is, on a terminal."""
    if not sys.stderr.isatty():
        yield None
        return
    bars: list[Bar] = []
    shown = 0

    def progress(done: int, total: int) -> None:
        nonlocal shown
        if not bars:
            bars.append(Bar(words, total))
        bars[0](done - shown)
        shown = done

    try:
        yield progress
    finally:
        for bar in bars:
            bar.stop()


def _show(done: Converted, *, as_json: bool) -> None:
    rows = done.segments.to_pylist()
    if as_json:
        for row in rows:
            click.echo(json.dumps(_plain(row), ensure_ascii=False))
    else:
        damaged = [row for row in rows if row["errors"]]
        for line in _lines(damaged[:SHOWN]):
            click.echo(line)
        if len(damaged) > SHOWN:
            click.echo(f"… and {len(damaged) - SHOWN:,} more damaged segments; --output json has all")
    for finding in (*done.findings.filter(_of_folders(done)).to_pylist(), *_changes(done)):
        click.echo(
            printable(f"{finding['path']}: {finding['severity']} {finding['code']}: {finding['message']}"), err=True
        )
    again = f", {done.resumed:,} of {done.resumed + done.tasks:,} tasks before this run" if done.resumed else ""
    files = len(done.files)
    click.echo(
        printable(f"{done.records:,} records in {files:,} new {_noun('file', files)} in {done.target}{again}"), err=True
    )


def _changes(done: Converted) -> list[Any]:
    """Where offsets went, if holes were closed, and which nulls became empty."""
    import pyarrow.compute as pc

    from segspec.spark.conversion.tasks import CHANGED

    is_change = (pc.field("severity") == "note") & pc.field("field").isin(CHANGED)
    rows: list[Any] = done.findings.filter(is_change).to_pylist()
    return rows


def _of_folders(done: Converted) -> Any:
    """Which findings are of no segment that was read: nothing else shows them."""
    import pyarrow.compute as pc

    return pc.invert(pc.is_in(done.findings.column("path"), value_set=done.segments.column("segment").combine_chunks()))


def _lines(rows: list[dict[str, Any]]) -> Iterator[str]:
    if not rows:
        return
    cells = [COLUMNS] + [
        (
            printable(row["log"]),
            printable(row["segment"].rsplit("/", 1)[-1]),
            f"{row['records']:,}",
            f"{row['lost_bytes']:,} bytes",
            row["damage"],
        )
        for row in rows
    ]
    yield from table.lines([[table.StyledText(text) for text in line] for line in cells], right={2, 3})


def _plain(row: Mapping[str, Any]) -> dict[str, str]:
    """A row as JSON: numbers of 64 bits as texts, what is absent is absent."""
    return {name: str(value) for name, value in row.items() if value is not None}


def _noun(one: str, count: int) -> str:
    return one if count == 1 else f"{one}s"
