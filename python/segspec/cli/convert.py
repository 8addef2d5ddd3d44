"""`segspec convert`: a log as another log or as rows in a file, and back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from click.core import ParameterSource

from segspec.cli import convert_spark, options, spec_choice
from segspec.cli.console import Errors, as_options, tell
from segspec.cli.exit_codes import DAMAGED, SOUND
from segspec.cli.nested_rows import kind_of, write_rows
from segspec.cli.progress import following, size_below
from segspec.cli.spec_choice import SpecChoice
from segspec.columns.long_text import shows
from segspec.conversion import FIELDS_AS, TABLES, Refused
from segspec.core.condition import Condition
from segspec.core.json_form import REVERSIBLE
from segspec.core.text import printable
from segspec.formats.contract.salvage import Holes, Moved
from segspec.reading.walk import OnDamage
from segspec.recovery.report import range_text
from segspec.storage.directory import is_directory
from segspec.storage.source import is_remote
from segspec.storage.store_path import options_of

if TYPE_CHECKING:
    from segspec.conversion import Done


@click.command(name="convert", cls=options.CommandWithWhere)
@options.reads("source", metavar="IN")
@spec_choice.or_by_spec
@options.archive
@options.out("target", metavar="OUT", help="The file, or the folder of a log, to write.", remote=True)
@click.option(
    "--as",
    "kind",
    type=options.Chosen(lambda: (*TABLES, *convert_spark.LAKES, *options.format_names())),
    help="What to write.  [default: by the name of OUT: .jsonl, .csv, .parquet, .arrow; with --spark parquet]",
)
@options.read_as
@options.start
@options.end
@options.where
@options.mode
@click.option(
    "--payload",
    type=click.Choice(list(REVERSIBLE)),
    default="hex",
    show_default=True,
    help="Form of values, keys and names in JSON and CSV, read or written.",
)
@options.decode
@click.option(
    "--encode",
    type=options.Chosen(options.decodings),
    help="Make values of what --decode has added to lines of JSON, where a line has it.",
)
@click.option("--drop", multiple=True, metavar="COLUMN", help="Do without a column.")
@click.option(
    "--fields-as",
    type=click.Choice(FIELDS_AS),
    default=FIELDS_AS[0],
    show_default=True,
    help="How fields become a value: those named value and key, the only one, or all as JSON; beside keeps fields, "
    "and key and value become fields, too.",
)
@click.option("--deleted", is_flag=True, help="Include entries that are marked as deleted.")
@click.option("--option", "words", multiple=True, metavar="NAME=VALUE", help="An option of the log's writer.")
@click.option(
    "--holes",
    type=click.Choice([str(each) for each in Holes]),
    help="Missing offsets, where consumers of OUT would stop at them: fill (the default there) puts frames without "
    "records in their place, renumber moves down what follows and prints a table, keep leaves them.",
)
@click.option(
    "--chunk-records",
    type=click.IntRange(min=1),
    metavar="N",
    help="Let records with different timestamps share a chunk of OUT, at most N of them, which has its last one's.",
)
@click.option(
    "--chunk-bytes",
    type=click.IntRange(min=1),
    metavar="BYTES",
    help="The same, until a chunk has so many bytes.",
)
@click.option("--force", is_flag=True, help="Replace OUT if it is a file, or make it in the folder of a log.")
@options.on_damage
@options.limits
@convert_spark.of_spark
def command(
    source: str,
    target: str,
    kind: str | None,
    start: Any,
    end: Any,
    conditions: tuple[Condition, ...],
    decode: str | None,
    encode: str | None,
    words: tuple[str, ...],
    chunk_records: int | None,
    chunk_bytes: int | None,
    force: bool,
    on_damage: str,
    spark: bool,
    **settings: Any,
) -> int:
    """The records of IN as OUT.

    IN is one log of any format, or a file of rows: lines of JSON as `segspec dump --output json` writes
    them, Parquet or Arrow IPC. OUT is such a file, CSV, or the folder of a new log.

    What will be lost is reported before the start. What users stored (keys, timestamps, ids) is never lost silently: a
    conversion into a format that has no place for it is refused until --drop names it. Offsets are kept where the
    format has them, unless they are dropped; a log whose consumers would stop at holes gets
    none all the same (--holes).

    OUT appears when it is complete and synced, and not at all where the conversion fails. Damage in IN is reported
    on stderr, and the exit code is then 3.

    With --spark, IN is a log, a tree of logs or a glob, and OUT is a folder: of Parquet files, of a Delta or Iceberg
    table (whose package --conf gives to Spark), or of logs. The same command goes on after what it has converted, also
    if it was killed. Damage is skipped (or fails), and the findings are printed.
    """
    own = spec_choice.chosen("source", "target", "kind", "payload", "drop", "force", "on_damage")
    if own is not None:
        payload, drop = settings["payload"], settings["drop"]
        return _rows_of_spec(own, source, target, kind, payload, drop, force, on_damage)
    opening = options.opening()
    settings |= {"options": writer_options(words, chunk_records, chunk_bytes), "where": conditions}
    if spark:
        _check_for_spark()
        if click.get_current_context().get_parameter_source("on_damage") is ParameterSource.DEFAULT:
            on_damage = "skip"
        settings = {
            "format": opening["format"],
            "start": start,
            "on_damage": on_damage,
            "drop": settings["drop"],
            "deleted": settings["deleted"],
            "options": settings["options"],
            "max_decompressed": opening["limits"].decompressed_bytes,
            "max_records": opening["limits"].records,
            "storage_options": options_of(source),
        }
        return convert_spark.run(source, target, kind, settings)
    convert_spark.refuse_without_spark()
    if kind in convert_spark.LAKES:
        raise click.UsageError(f"--as {kind} is for --spark")
    if is_remote(target):
        raise click.BadParameter(f"{target} is remote: only --spark writes there", param_hint="'--out' / '-o'")
    from segspec.conversion import prepare

    try:
        conversion = prepare(
            source,
            target,
            kind=kind,
            decode=decode,
            encode=encode,
            force=force,
            archive=options.archive_reader(),
            modes=options.given_modes(),
            **opening,
            **settings,
        )
    except Refused as error:
        raise click.UsageError(printable(str(error))) from error
    for note in conversion.plan.notes:
        click.echo(printable(as_options(note)), err=True)
    with following(source, lambda: size_below(source, **opening)):
        done = conversion.run(on_damage=on_damage, within=options.range_of(start, end), report=tell)
    _say(done, target, conversion.holes)
    return DAMAGED if done.errors else SOUND


def _rows_of_spec(
    own: SpecChoice,
    source: str,
    target: str,
    kind: str | None,
    payload: str,
    drop: tuple[str, ...],
    force: bool,
    on_damage: str,
) -> int:
    """Writes the rows of a file as a file of rows; returns the exit code."""
    from segspec.conversion.outputs import replacing_file

    kind = kind or kind_of(target)
    if kind not in TABLES:
        raise click.UsageError(f"what is read with --ksy becomes rows in a file: --as {', '.join(TABLES)}, not {kind}")
    if is_directory(source):
        raise click.UsageError(f"{source} is a folder: with --ksy one file is converted")
    options.check_out(target, [source, own.path], force=force)
    if Path(target).exists() and not force:
        raise click.UsageError(f"-o {target} is there; --force replaces it")
    log = own.open(source)
    columns = log.format.columns
    unknown = [name for name in drop if name not in columns]
    if unknown:
        raise click.UsageError(f"there is no column {unknown[0]!r} to drop; there are {', '.join(columns)}")
    kept = [name for name in columns if name not in drop]
    if not kept:
        raise click.UsageError("--drop leaves no column")
    report = Errors()
    with replacing_file(Path(target), force=force) as out:
        reader = log.arrow(kept, on_damage=OnDamage(on_damage), report=report)
        count = write_rows(reader, out, kind, shows(payload))
    click.echo(f"{count:,} records in {printable(target)}", err=True)
    return DAMAGED if report.count else SOUND


NOT_FOR_SPARK = {
    "archive": "spark.read has the option archive",
    "end": "a conversion by Spark goes on with what is appended: spark.read has options for an end",
    "conditions": "choose rows of spark.read by a query",
    "mode": "spark.read has an option of that name",
    "payload": "it writes no lines of JSON",
    "decode": "it writes no lines of JSON",
    "encode": "it reads no lines of JSON",
    "fields_as": "fields become values by a query",
    "holes": "records get the next offsets of the new log",
    "force": "a conversion by Spark adds to what is in OUT",
}
"""Options that a conversion with Spark does not have, and why."""


def _check_for_spark() -> None:
    """Refuses what is given of them."""
    context = click.get_current_context()
    for option in context.command.params:
        why = NOT_FOR_SPARK.get(option.name or "")
        if why is not None and context.get_parameter_source(option.name or "") is not ParameterSource.DEFAULT:
            raise click.UsageError(f"{option.opts[0]} is not for --spark: {why}")


def _say(done: Done, target: str, holes: Holes) -> None:
    if done.moved:
        click.echo(f"{done.moved:,} records came after one with a later time, and got an id after it", err=True)
    if done.runs:
        click.echo(f"{done.gaps:,} gaps in the offsets were closed; old offsets -> new ones:", err=True)
        for words in moves(done.runs, done.num_runs):
            click.echo(f"  {words}", err=True)
    elif done.gaps and holes is Holes.FILL:
        click.echo(f"{done.gaps:,} gaps in the offsets were filled with frames that have no records", err=True)
        click.echo("--holes renumber closes them", err=True)
    elif done.gaps:
        click.echo(f"{done.gaps:,} gaps in the offsets; --drop offset numbers records without gaps", err=True)
    for words in emptied(done.nulls):
        click.echo(words, err=True)
    click.echo(f"{done.records:,} records in {printable(str(target))}", err=True)


def emptied(nulls: Mapping[str, int]) -> Iterator[str]:
    """The fields that became empty because the target has no nulls."""
    from segspec.conversion.nulls import empty_words

    return (f"{column}: {empty_words(count)}" for column, count in nulls.items())


SHOWN_MOVES = 32


def moves(runs: Sequence[Moved], count: int) -> Iterator[str]:
    """One line for each run of offsets that stay together, `count` in all."""
    for run in runs[:SHOWN_MOVES]:
        old, new = (run.first, run.last), (run.to, run.to + run.last - run.first)
        yield f"{range_text(old)} -> {range_text(new)}"
    if count > SHOWN_MOVES:
        yield f"… and {count - SHOWN_MOVES:,} more"


def writer_options(words: Iterable[str], chunk_records: int | None, chunk_bytes: int | None) -> dict[str, str]:
    """The options of a log's writer, as texts by name."""
    options = dict(name_and_value(word) for word in words)
    for name, given in (("chunk_records", chunk_records), ("chunk_bytes", chunk_bytes)):
        if given is not None:
            options[name] = str(given)
    if chunk_bytes is not None and chunk_records is None:
        # As many records as the bytes let in.
        options["chunk_records"] = "0"
    return options


def name_and_value(word: str) -> tuple[str, str]:
    name, equals, value = word.partition("=")
    if not equals:
        raise click.UsageError(f"--option {word}: it is NAME=VALUE")
    return name, value
