"""`segspec convert`: between logs and files of rows, here or with Spark (`--spark`)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from click.core import ParameterSource

from segspec.cli import options
from segspec.cli.console import Errors, as_options, shown, tell
from segspec.cli.each_log import chosen_spec
from segspec.cli.nested_rows import kind_of, write_rows
from segspec.cli.options import OptionGroup, Pair, given, kept, opening, output, refuse
from segspec.cli.progress import following, size_below
from segspec.cli.recover import SHOWN_MOVES, moved_words
from segspec.cli.streams import DAMAGED, SOUND
from segspec.columns.long_text import shows
from segspec.conversion import FIELDS_AS, TABLES, Refused
from segspec.core.extras import needed
from segspec.core.json_form import REVERSIBLE
from segspec.core.text import counted, printable
from segspec.formats.contract.salvage import Holes
from segspec.reading.walk import OnDamage
from segspec.storage.directory import is_directory
from segspec.storage.source import is_remote
from segspec.storage.store_path import options_of

if TYPE_CHECKING:
    from segspec.cli.spec_choice import SpecChoice
    from segspec.conversion import Done

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


@options.record_verb(name="convert")
@options.reads("source", metavar="IN")
@options.or_by_spec
@options.archive
@options.out("target", metavar="OUT", help="The output file, or the folder of the new log.", remote=True)
@click.option(
    "--as",
    "kind",
    type=options.Chosen(lambda: (*TABLES, *LAKES, *options.format_names())),
    help="Output format. [default: by the name of OUT: .jsonl, .csv, .parquet, .arrow; with --spark parquet]",
)
@options.read_as
@options.start
@options.end
@options.where
@options.mode
@options.choice("--payload", list(REVERSIBLE), "hex", "Form of values, keys and names in JSON and CSV.")
@options.decode
@click.option(
    "--encode", type=options.Chosen(options.decodings), help="Make values from what --decode has added to JSON lines."
)
@click.option("--drop", multiple=True, metavar="COLUMN", help="Leave out a column. Repeatable.")
@options.choice(
    "--fields-as",
    FIELDS_AS,
    FIELDS_AS[0],
    "What becomes the value: the fields named value and key, the only field, or all as JSON; beside keeps fields, and "
    "adds key and value to them.",
)
@options.deleted
@click.option("--option", "words", multiple=True, type=options.Pair(), help="An option of the log's writer.")
@options.holes
@click.option(
    "--chunk-records",
    type=click.IntRange(min=1),
    metavar="N",
    help="Maximum number of records in a chunk of OUT. Records with different timestamps then get the last one's.",
)
@click.option("--chunk-bytes", type=click.IntRange(min=1), metavar="BYTES", help="The same, as a size.")
@click.option("--force", is_flag=True, help="Replace OUT if it is a file, or make it in the folder of a log.")
@options.on_damage
@options.limits
@of_spark
def command(
    source: str,
    target: str,
    start: Any,
    end: Any,
    on_damage: str,
    spark: bool,
    **settings: Any,
) -> int:
    """Converts the records of IN into OUT.

    IN is one log of any format, or a file of rows: JSON lines of `segspec dump --output json`, Parquet or Arrow IPC.
    OUT is such a file, CSV, or the folder of a new log.

    Losses are listed before the start. If user data (keys, timestamps, ids) does not fit the target, the conversion is
    refused until --drop names it. Offsets are kept if the target has them.

    OUT appears when it is complete and synced. Damage in IN is reported on stderr, and the exit code is then 3.

    With --spark, IN is a log, a tree of logs or a glob, and OUT is a folder: of Parquet files, of a Delta or Iceberg
    table (add its package with --conf), or of logs. The same command resumes, even if it was killed. Damage is skipped
    (or fails), and the findings are printed.
    """
    own = chosen_spec("source", "target", "kind", "payload", "drop", "force", "on_damage")
    if own is not None:
        payload, drop, force = (settings[name] for name in ("payload", "drop", "force"))
        return _rows_of_spec(own, source, target, settings["kind"], payload, drop, force, on_damage)
    settings["options"] = writer_options(*(settings.pop(name) for name in ("words", "chunk_records", "chunk_bytes")))
    if spark:
        return run(source, target, start, on_damage, settings)
    options.refuse(NAMES, "is for --spark")
    if settings["kind"] in LAKES:
        raise click.UsageError(f"--as {settings['kind']} is for --spark")
    if is_remote(target):
        raise click.BadParameter(f"{target} is remote: only --spark writes there", param_hint="'--out' / '-o'")
    from segspec.conversion import prepare

    opening, archive, modes = options.opening(), options.archive_reader(), options.given_modes()
    try:
        conversion = prepare(source, target, archive=archive, modes=modes, **opening, **settings)
    except Refused as error:
        raise click.UsageError(printable(str(error))) from error
    for note in conversion.plan.notes:
        click.echo(printable(as_options(note)), err=True)
    with following(source, lambda: size_below(source, **opening)):
        done = conversion.run(on_damage=on_damage, within=options.range_of(start, end), report=tell)
    for text in _said(done, target, conversion.holes):
        click.echo(text, err=True)
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
    from segspec.conversion.outputs import replacing_file

    kind = kind or kind_of(target)
    if kind not in TABLES:
        raise click.UsageError(f"what is read with --ksy becomes rows in a file: --as {', '.join(TABLES)}, not {kind}")
    if is_directory(source):
        raise click.UsageError(f"{source} is a folder: with --ksy one file is converted")
    options.check_out(target, [source, own.path], force=force, is_file=True)
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


def _said(done: Done, target: str, holes: Holes) -> Iterator[str]:
    from segspec.conversion.outputs import empty_words

    if done.moved:
        yield f"{counted(done.moved, 'record')} got a new id, because one before had a later time"
    gaps = f"{counted(done.gaps, 'gap')} in the offsets"
    if done.runs:
        yield f"{gaps} closed; old offsets -> new ones:"
        yield from (f"  {moved_words(run)}" for run in done.runs[:SHOWN_MOVES])
        if done.num_runs > SHOWN_MOVES:
            yield f"  … and {done.num_runs - SHOWN_MOVES:,} more"
    elif done.gaps and holes is Holes.FILL:
        yield f"{gaps} filled with frames that have no records; --holes renumber closes them"
    elif done.gaps:
        yield f"{gaps}; --drop offset numbers records without gaps"
    yield from (f"{column}: {empty_words(count)}" for column, count in done.nulls.items())
    yield f"{counted(done.records, 'record')} in {printable(target)}"


def writer_options(
    words: Iterable[tuple[str, str]], chunk_records: int | None, chunk_bytes: int | None
) -> dict[str, str]:
    options = dict(words)
    for name, wanted in (("chunk_records", chunk_records), ("chunk_bytes", chunk_bytes)):
        if wanted is not None:
            options[name] = str(wanted)
    if chunk_bytes is not None and chunk_records is None:
        # As many records as fit into the bytes.
        options["chunk_records"] = "0"
    return options
