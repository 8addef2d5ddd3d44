"""`segspec convert`: between logs and files of rows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from segspec.cli import convert_spark, options, spec_choice
from segspec.cli.console import Errors, as_options, tell
from segspec.cli.exit_codes import DAMAGED, SOUND
from segspec.cli.nested_rows import kind_of, write_rows
from segspec.cli.progress import following, size_below
from segspec.cli.recover import SHOWN_MOVES, moved_words
from segspec.cli.spec_choice import SpecChoice
from segspec.columns.long_text import shows
from segspec.conversion import FIELDS_AS, TABLES, Refused
from segspec.core.json_form import REVERSIBLE
from segspec.core.text import counted, printable
from segspec.formats.contract.salvage import Holes
from segspec.reading.walk import OnDamage
from segspec.storage.directory import is_directory
from segspec.storage.source import is_remote

if TYPE_CHECKING:
    from segspec.conversion import Done


@options.record_verb(name="convert")
@options.reads("source", metavar="IN")
@spec_choice.or_by_spec
@options.archive
@options.out("target", metavar="OUT", help="The output file, or the folder of the new log.", remote=True)
@click.option(
    "--as",
    "kind",
    type=options.Chosen(lambda: (*TABLES, *convert_spark.LAKES, *options.format_names())),
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
@convert_spark.of_spark
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
    own = spec_choice.chosen("source", "target", "kind", "payload", "drop", "force", "on_damage")
    if own is not None:
        payload, drop, force = (settings[name] for name in ("payload", "drop", "force"))
        return _rows_of_spec(own, source, target, settings["kind"], payload, drop, force, on_damage)
    settings["options"] = writer_options(*(settings.pop(name) for name in ("words", "chunk_records", "chunk_bytes")))
    if spark:
        return convert_spark.run(source, target, start, on_damage, settings)
    options.refuse(convert_spark.NAMES, "is for --spark")
    if settings["kind"] in convert_spark.LAKES:
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
    from segspec.conversion.nulls import empty_words

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
    for name, given in (("chunk_records", chunk_records), ("chunk_bytes", chunk_bytes)):
        if given is not None:
            options[name] = str(given)
    if chunk_bytes is not None and chunk_records is None:
        # As many records as fit into the bytes.
        options["chunk_records"] = "0"
    return options
