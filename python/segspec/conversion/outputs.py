"""The target of a conversion: a file, or the folder of a log, which appears when it is complete."""

from __future__ import annotations

import dataclasses
import typing
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from itertools import chain
from pathlib import Path
from typing import IO, Any

import pyarrow as pa

from segspec.conversion.losses import DoesNotFit, Plan, Refused
from segspec.conversion.mapping import Placed, place
from segspec.conversion.nulls import NullsOfLog
from segspec.conversion.numbering import Numbering
from segspec.core.model import Record
from segspec.formats import get
from segspec.formats.contract.salvage import Holes
from segspec.formats.contract.writing import WriterOptions
from segspec.storage.atomic import appearing_file, appearing_folder
from segspec.writing import create, writer_of


@contextmanager
def replacing_file(target: Path, *, force: bool) -> Iterator[IO[bytes]]:
    """A file that appears as `target` when it is complete and synced, and only then.

    Raises `FileExistsError` if `target` exists, unless `force`.
    """
    if target.is_dir():
        raise FileExistsError(f"{target} is a folder")
    if target.exists() and not force:
        raise FileExistsError(f"{target} is there already; force replaces it")
    with appearing_file(target) as out:
        yield out


@contextmanager
def new_folder(target: Path) -> Iterator[Path]:
    """A folder that appears as `target` only when it is complete.

    Raises `FileExistsError` if `target` exists and is not an empty folder.
    """
    if target.exists() and not (target.is_dir() and not any(target.iterdir())):
        raise FileExistsError(f"{target} is there already: a log is written to a folder that is new or empty")
    with appearing_folder(target) as folder:
        yield folder


def options_type(format: str) -> type[WriterOptions]:
    try:
        kind: type[WriterOptions] = writer_of(get(format)).options_type
    except ValueError as error:
        raise Refused(str(error)) from error
    return kind


def options_from(format: str, words: Mapping[str, str]) -> dict[str, Any]:
    """The writer's options from `words` (names and texts).

    Raises `Refused` for an unknown option, an invalid value, and retention.
    """
    kind = options_type(format)
    types = typing.get_type_hints(kind)
    known = [field.name for field in dataclasses.fields(kind) if not field.name.startswith("retention")]
    for name in words:
        if name not in known:
            raise Refused(f"{format} has no option {name!r} for a conversion; it has {', '.join(known)}")
    options = {name: option_value(text, types[name]) for name, text in words.items()}
    try:
        kind.from_words(format, options)
    except (ValueError, TypeError) as error:
        raise Refused(str(error)) from error
    writing = get(format).writing
    return options if writing is None else {**writing.conversion_options, **options}


def holes_of(format: str, asked: str | None, options: Mapping[str, Any], *, numbered: bool) -> Holes:
    """The treatment of holes: `asked`, or the writer's first choice.

    Raises `Refused` if it is not offered, or records have no offsets.
    """
    offers = writer_of(get(format)).offers
    if asked is None:
        return Holes(options.get("holes", offers[0]))
    if not numbered or "offset" not in get(format).takes:
        raise Refused("holes are between offsets, which are not taken")
    if asked not in offers:
        raise Refused(f"{format} has no holes to {asked}; there is {', '.join(offers)}")
    return Holes(asked)


def option_value(text: str, kind: Any) -> int | str | None:
    kinds = typing.get_args(kind) or (kind,)
    if type(None) in kinds and text == "none":
        return None
    if int in kinds and text.removeprefix("-").isdecimal() and text.isascii():
        return int(text)
    return text


def write_log(
    records: Iterable[Placed], folder: Path, plan: Plan, options: Mapping[str, Any], holes: Holes, nulls: NullsOfLog
) -> tuple[int, Numbering]:
    """Writes the records as a log of `plan.target`, from the first record's offset.

    Returns their number, and the numbering. Raises `Refused` for a record that the format cannot store.
    """
    given = iter(records)
    first = next(given, None)
    if first is None:
        create(folder, plan.target, **options).close()
        return 0, Numbering(holes, None)
    options = {**options, **first_offset(first, plan, options)}
    count, numbering = 0, Numbering(holes, first[1].offset)
    with create(folder, plan.target, **options) as writer:
        for path, record in map(numbering.record, chain([first], given)):
            try:
                writer.append(**arguments(nulls.record(record), plan.target))
            except ValueError as error:
                raise Refused(f"{place(path, record)}: {error}") from error
            count += 1
    numbering.close()
    return count, numbering


def write_batches(
    batches: Iterable[pa.RecordBatch],
    folder: Path,
    plan: Plan,
    options: Mapping[str, Any],
    holes: Holes,
    nulls: NullsOfLog,
) -> tuple[int, Numbering]:
    """As `write_log`, for columns. Raises `DoesNotFit`."""
    try:
        given = (nulls.batch(batch) for batch in batches if batch.num_rows)
        return _write_batches(given, folder, plan, options, holes)
    except (ValueError, TypeError) as error:
        raise DoesNotFit from error


def _write_batches(
    given: Iterator[pa.RecordBatch], folder: Path, plan: Plan, options: Mapping[str, Any], holes: Holes
) -> tuple[int, Numbering]:
    first = next(given, None)
    if first is None:
        create(folder, plan.target, **options).close()
        return 0, Numbering(holes, None)
    numbered = "offset" in first.schema.names
    record = Record(0, offset=first.column("offset")[0].as_py() if numbered else None)
    options = {**options, **first_offset(("", record), plan, options)}
    count, numbering = 0, Numbering(holes, record.offset)
    with create(folder, plan.target, **options) as writer:
        for batch in chain([first], given):
            writer.append_many(numbering.batch(batch) if numbered else batch)
            count += batch.num_rows
    numbering.close()
    return count, numbering


def arguments(record: Record, target: str) -> dict[str, Any]:
    return {name: value for name in get(target).takes if (value := getattr(record, name, None)) is not None}


def first_offset(first: Placed, plan: Plan, options: Mapping[str, Any]) -> dict[str, int]:
    """The option for the first record's offset, if any. Raises `Refused`."""
    path, record = first
    if record.offset is None or "offset" not in get(plan.target).takes:
        return {}
    if "first_offset" in options:
        raise Refused('first_offset is for records without offsets: drop=["offset"] numbers them anew')
    try:
        options_type(plan.target).from_words(plan.target, {**options, "first_offset": record.offset})
    except ValueError as error:
        raise Refused(f'{place(path, record)}: {error}; drop=["offset"] numbers the records anew') from error
    return {"first_offset": record.offset}
