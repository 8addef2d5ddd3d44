"""`segspec inspect`: the annotated bytes of one frame or row, as a table and as JSON."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterable, Iterator, Sequence
from enum import Enum
from functools import partial
from itertools import groupby
from typing import Any

import click

from segspec.cli import options
from segspec.cli.console import tell
from segspec.cli.each_log import chosen_spec
from segspec.cli.spec_choice import SpecChoice, made
from segspec.cli.streams import DAMAGED, SOUND
from segspec.cli.table import GAP, StyledText, show_rows, width
from segspec.cli.writers import JsonWriter
from segspec.columns.long_text import shows
from segspec.core.errors import Finding, SegspecError
from segspec.core.json_form import plain
from segspec.core.limits import COMPANION_BYTES
from segspec.core.text import printable
from segspec.formats.contract.parts import Companion, FilterAnswer, IndexPlace
from segspec.library.locate import Located, locate
from segspec.library.log import Log, open_all
from segspec.library.log import open as open_log
from segspec.parsing.annotate import DEFAULT_ROLE, NOT_DRAWN, Field, annotate_bytes, annotate_source
from segspec.parsing.annotate import GAP as GAP_ROLE
from segspec.parsing.kaitai import refused
from segspec.storage.directory import is_directory
from segspec.storage.source import Source, open_source

HEADS = ("byte", "size", "bytes", "field", "value")
NARROWEST = 20
"""Minimum width of the column of values."""

BYTES_SHOWN = 16
CHARACTERS_SHOWN = 200

ROLE_COLOURS = {
    "structure": "blue",
    "length": "cyan",
    "checksum": "magenta",
    "payload": "green",
    "reserved": "bright_black",
    "gap": "red",
}

TitledFields = tuple[str, list[Field]]


def narrowed(parts: Iterable[TitledFields], path: str | None, depth: int | None) -> list[TitledFields]:
    """The fields at or below a path, joined if more than `depth` names below it.
    Raises `click.UsageError` if there is no such field.
    """
    given = list(parts)
    below = "" if path is None else path
    made = [(title, [field for field in fields if lies_at(field.path, below)]) for title, fields in given]
    if below and not any(fields for _, fields in made):
        heads = dict.fromkeys(field.path.partition(".")[0] for _, fields in given for field in fields[:MOST_NAMED])
        raise click.UsageError(f"--field {below}: no such field is drawn, only {', '.join(heads)}")
    if depth is None:
        return made
    most = depth + len(below.split(".")) * bool(below)
    return [
        (title, [joined(path, held) for (path, _), held in groupby(fields, partial(head, most))])
        for title, fields in made
    ]


MOST_NAMED = 100


def lies_at(path: str, above: str) -> bool:
    return not above or path == above or path.startswith((f"{above}.", f"{above}["))


def head(names: int, field: Field) -> tuple[str, str]:
    return ".".join(field.path.split(".")[:names]), field.role if field.role == GAP_ROLE else ""


def joined(path: str, fields: Iterable[Field]) -> Field:
    first, *rest = held = list(fields)
    if not rest:
        return first
    # Fields of bits share their bytes.
    content = b"".join({(each.start, each.end): each.content for each in held}.values())
    end, failed = max(each.end for each in held), any(each.failed for each in held)
    return Field(first.start, end, path, None, DEFAULT_ROLE, first.spec, failed=failed, content=content)


def show_fields(parts: Iterable[TitledFields]) -> None:
    columns = shutil.get_terminal_size().columns if sys.stdout.isatty() else None
    for number, (title, fields) in enumerate(parts):
        if number:
            click.echo()
        click.secho(title, bold=True)
        rows = [[StyledText(head, dim=True) for head in HEADS], *map(_drawn_row, fields)]
        show_rows(rows if columns is None else list(_folded(rows, columns)), right=(0, 1))


def _drawn_row(field: Field) -> list[StyledText]:
    colour = ROLE_COLOURS.get(field.role, "blue")
    place = (StyledText(str(number), dim=True) for number in (field.start, field.end - field.start))
    return [*place, StyledText(_hex(field.content), colour), StyledText(field.path, colour), StyledText(_value(field))]


def _folded(rows: Sequence[list[StyledText]], columns: int) -> Iterator[list[StyledText]]:
    *besides, _ = (max(width(cell.text) for cell in column) + len(GAP) for column in zip(*rows, strict=True))
    room = columns - sum(besides)
    for *place, value in rows:
        if room < NARROWEST:
            yield [*place, value]
            continue
        yield [*place, StyledText(value.text[:room], dim=value.dim)]
        for start in range(room, len(value.text), room):
            yield [*(StyledText("") for _ in place), StyledText(value.text[start : start + room])]


def _hex(content: bytes) -> str:
    more = "…" if len(content) > BYTES_SHOWN else ""
    return content[:BYTES_SHOWN].hex(" ") + more


def _value(field: Field) -> str:
    if field.value is None:
        return ""
    if isinstance(field.value, Enum):
        return f"{field.value.name} ({field.value.value})"
    text = printable(str(plain(field.value, _beginning))[: CHARACTERS_SHOWN + 1])
    return text if len(text) <= CHARACTERS_SHOWN else text[:CHARACTERS_SHOWN] + "…"


def _beginning(content: bytes) -> str:
    return content[: 4 * (CHARACTERS_SHOWN + 1)].decode("utf-8", "backslashreplace")


def field_json(title: str, field: Field) -> dict[str, Any]:
    show = shows("hex")
    out = {
        "part": title,
        "position": str(field.start),
        "size": str(field.end - field.start),
        "field": field.path,
        "role": field.role,
        "anchor": field.anchor or None,
        "bytes": show(field.content),
        "value": plain(field.value, show),
    }
    return {name: value for name, value in out.items() if value is not None}


MOST_FIELDS = 10_000
"""Default limit of fields: a small block may unpack to millions."""


@options.verb(name="inspect")
@options.reads("path")
@options.or_by_spec
@click.option("--at", type=click.IntRange(min=0), help="Byte of the frame. [default: the first frame]")
@click.option(
    "--filter-value",
    "values",
    multiple=True,
    metavar="VALUE",
    help="Also show whether the frame may have records with this filter value. Repeatable.",
)
@click.option(
    "--limit",
    type=click.IntRange(min=1),
    default=MOST_FIELDS,
    show_default=True,
    help="Approximate number of fields to draw; the rest is one field, 'not drawn'.",
)
@click.option("--field", metavar="PATH", help="Only this field with its parts, such as entries[3].body.")
@click.option("--depth", type=click.IntRange(min=1), help="Number of levels to draw, below --field if given.")
@options.read_as
@options.output("text", "json")
@options.limits
def command(
    path: str, at: int | None, values: tuple[str, ...], limit: int, field: str | None, depth: int | None, output: str
) -> int:
    """Shows every byte of a frame of the segment PATH by the fields of its spec; or of an index or another file with a
    spec, whole or the entry with byte N.

    An unreadable frame is shown up to the field that fails, with the reason. Sections with their own spec follow.
    """
    own = chosen_spec("path", "at", "limit", "field", "depth", "output", has_columns=False)
    answers: list[tuple[str, FilterAnswer]] = []
    if own is not None:
        parts, finding = _row(own, path, at, limit, field, depth)
    else:
        parts, finding, answers = _of_log(path, at, values, limit)
    parts = narrowed(parts, field, depth)
    if output == "json":
        out = JsonWriter()
        for title, fields in parts:
            for drawn in fields:
                out.write(field_json(title, drawn))
        for value, answer in answers:
            out.write({"filter_value": value, **plain(answer._asdict())})
    else:
        show_fields(parts)
        show_answers(answers)
    if finding is None:
        return SOUND
    tell(finding)
    return DAMAGED


def _row(
    own: SpecChoice, path: str, at: int | None, limit: int, field: str | None, depth: int | None
) -> tuple[list[TitledFields], Finding | None]:
    if own.is_compiled:
        raise click.UsageError(
            f"--ksy {own.path}: a compiled spec has no parsers that say where fields lie; name the .ksy itself"
        )
    if is_directory(path):
        raise click.UsageError(f"{path}: inspect takes one file")
    from segspec.custom import draw

    log = own.open(path).own
    folders, processes = own.import_paths, own.processes
    drawing = made(lambda: draw(log, at, limit, field=field, depth=depth, import_paths=folders, processes=processes))
    return [(drawing.title, drawing.fields)], drawing.finding


def _of_log(
    path: str, at: int | None, filter_values: Sequence[str], limit: int
) -> tuple[list[TitledFields], Finding | None, list[tuple[str, FilterAnswer]]]:
    logs = open_all(path, modes=None, **options.opening())
    log = logs[0] if len(logs) == 1 else open_log(path)
    if log.companion is None:
        return _frame(log, at, filter_values, limit)
    if filter_values:
        raise click.UsageError(f"--filter-value is for frames, and {path} is a {log.companion.name}")
    return (*companion_fields(log.path, log.companion, at, limit), [])


def _frame(
    log: Log, at: int | None, filter_values: Sequence[str], limit: int
) -> tuple[list[TitledFields], Finding | None, list[tuple[str, FilterAnswer]]]:
    if len(log.segments) != 1:
        example = f", for example {log.segments[0].path}" if log.segments else ""
        raise click.UsageError(f"{log.path}: inspect takes one segment{example}")
    if filter_values:
        options.only_for("--filter-value", lambda one: one.filter_answer is not None, log)
    with log.read_as_listed(), open_source(log.segments[0].path) as source:
        found = locate(log, source, at)
        answers = [(value, asked(log, found, value)) for value in filter_values]
        return (*annotate(found, source, limit), answers)


def asked(log: Log, found: Located, value: str) -> FilterAnswer:
    """Raises `click.UsageError` for an invalid value, or if the frame has no filter."""
    assert log.format.filter_answer is not None, "the option was checked"
    if found.frame is None:
        raise click.UsageError(f"--filter-value: {found.what} is not a frame")
    try:
        return log.format.filter_answer(found.frame, value.encode("utf-8", "surrogateescape"))
    except ValueError as error:
        raise click.UsageError(f"--filter-value: {error}") from error


def show_answers(answers: Sequence[tuple[str, FilterAnswer]]) -> None:
    if answers:
        click.echo()
    for value, answer in answers:
        words = "may be the filter value of a record" if answer.may_hold else "of no record"
        words = words if answer.has_filter else "unknown, because the frame has no filter"
        click.echo(f"{printable(value)}: {words}")
    if answers and answers[0][1].has_filter:
        without = "some records may have no filter value" if answers[0][1].has_unfiltered else "all have one"
        click.echo(f"also: {without}")


def companion_fields(
    path: str, companion: Companion, at: int | None, most: int
) -> tuple[list[TitledFields], Finding | None]:
    """The annotated bytes and errors of a companion, or of its entry at a byte. Raises `click.UsageError` if it has no
    spec, or the byte is not drawn.
    """
    spec = companion.spec
    if spec is None:
        raise click.UsageError(f"{path}: a {companion.name} has no spec")
    with open_source(path) as source:
        if companion.place is IndexPlace.LOG:
            source.check_size(COMPANION_BYTES)
        drawn = annotate_source(spec, source, 0, (), source.size, most=most)
        failed = any(field.failed for field in drawn)
        finding = Finding.from_error(refused(spec, source, 0)) if failed else None
    if at is not None:
        held = next((field.path for field in drawn if field.start <= at < field.end), NOT_DRAWN)
        if held == NOT_DRAWN:
            raise click.UsageError(f"{path}: byte {at} is not in the first {len(drawn)} fields (--limit)")
        entry = held.partition(".")[0]
        drawn = [field for field in drawn if field.path.partition(".")[0] == entry]
    return [(companion.name, drawn)], finding


def annotate(found: Located, source: Source, most: int = MOST_FIELDS) -> tuple[list[TitledFields], Finding | None]:
    """The annotated parts of the frame, at most `most` fields, and its error."""
    reader, frame, finding = found.reader, found.frame, found.finding
    if frame is None or frame.body is None:
        # Unreadable, or the format has no object for a whole frame.
        spec, params = reader.frame_spec(found.position)
        # An unreadable frame may claim the whole file.
        source = source if frame is not None else source.until(found.position + COMPANION_BYTES)
    else:
        spec, params = frame.spec or type(frame.body), frame.params
    drawn = annotate_source(spec, source, found.position, params, found.end, most=most)
    parts: list[TitledFields] = [(found.what, drawn)]
    if frame is None:
        return parts, finding
    try:
        for section in reader.sections(frame):
            most -= len(drawn)
            drawn = annotate_bytes(section.spec, section.content, section.params, section.position, most=max(most, 0))
            parts.append((section.title, drawn))
            if most <= 0:
                break
    except SegspecError as error:
        finding = finding or Finding.from_error(error)
    return parts, finding
