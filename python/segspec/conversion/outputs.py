"""The target of a conversion: a file, or the folder of a log, which appears when it is complete.

For targets without nulls, null values become empty, and are counted. Gaps between offsets are counted, and closed if
required.
"""

from __future__ import annotations

import dataclasses
import typing
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from itertools import chain
from pathlib import Path
from typing import IO, Any

import pyarrow as pa

from segspec.columns.flat import FlatRows
from segspec.conversion.losses import DoesNotFit, Plan, Refused, takes_null
from segspec.conversion.mapping import Placed, place
from segspec.core.model import Record
from segspec.formats import get
from segspec.formats.contract.salvage import Holes, Moved
from segspec.formats.contract.writing import WriterOptions
from segspec.storage.atomic import appearing_file, appearing_folder
from segspec.writing import create, writer_of

MOST_RUNS = 1 << 16


class Numbering:
    """Counts the gaps in offsets from the due one, `first`; with `holes` renumber closes them. `runs` has the first
    `MOST_RUNS` of the `count` moves.
    """

    def __init__(self, holes: Holes, first: int | None) -> None:
        self.gaps = 0
        self.count = 0
        self.runs: list[Moved] = []
        self._closes = holes is Holes.RENUMBER
        self._begin = self._due = first or 0
        self._distance = 0

    def record(self, placed: Placed) -> Placed:
        """The record to append. Raises `Refused` for an offset out of order."""
        path, record = placed
        if record.offset is None:
            self._due += 1
            return placed
        if record.offset < self._due and self._closes:
            raise Refused(f'{place(path, record)}: offset {self._due} is due; drop=["offset"] renumbers the records')
        self._pass(record.offset)
        self._due = record.offset + 1
        if self._closes:
            record.offset -= self._distance
        return placed

    def batch(self, batch: pa.RecordBatch) -> pa.RecordBatch:
        """As `record`, for a batch with an offset in every row. Raises `ValueError`."""
        offsets = batch.column("offset")
        if offsets.null_count:
            raise ValueError("some records have no offset")
        moved = list(self._moved(offsets))
        if not self._closes or not self._distance:
            return batch
        place = batch.schema.get_field_index("offset")
        return batch.set_column(place, "offset", pa.concat_arrays(moved).cast(offsets.type))

    def close(self) -> None:
        self._keep()

    def _moved(self, offsets: pa.Array) -> Iterator[pa.Array]:
        first = 0
        for after in [*gaps_in(offsets), len(offsets)]:
            run = offsets.slice(first, after - first)
            begin = run[0].as_py()
            if begin < self._due:
                raise ValueError(f"offset {begin} has passed")
            self._pass(begin)
            self._due = begin + len(run)
            yield lowered(run, self._distance) if self._distance else run
            first = after

    def _pass(self, offset: int) -> None:
        if offset == self._due:
            return
        self.gaps += 1
        if self._closes:
            self._keep()
            self._distance += offset - self._due
            self._begin = offset

    def _keep(self) -> None:
        if not self._closes or self._due == self._begin:
            return
        self.count += 1
        if len(self.runs) < MOST_RUNS:
            self.runs.append(Moved(self._begin, self._due - 1, self._begin - self._distance))


def lowered(offsets: pa.Array, distance: int) -> pa.Array:
    import pyarrow.compute as pc

    return pc.subtract(offsets, pa.scalar(distance, offsets.type))


def gaps_in(offsets: pa.Array) -> list[int]:
    """The rows whose offset does not follow the previous one. Offsets must not be null."""
    if offsets[-1].as_py() - offsets[0].as_py() + 1 == len(offsets):
        return []
    # Slow to import.
    import pyarrow.compute as pc

    steps = pc.subtract(offsets.slice(1), offsets.slice(0, len(offsets) - 1))
    rows = pc.indices_nonzero(pc.not_equal(steps, pa.scalar(1, steps.type)))
    return [row + 1 for row in rows.to_pylist()]


VALUE, FIELDS = "value", "fields"


def empty_words(count: int) -> str:
    return f"{count:,} {'null' if count == 1 else 'nulls'} became empty"


class Nulls:
    """Replaces nulls by empty values if the target has no nulls, and counts them in `counts`."""

    def __init__(self) -> None:
        self.counts: dict[str, int] = {}

    def count(self, column: str, number: int) -> None:
        if number:
            self.counts[column] = self.counts.get(column, 0) + number

    def in_csv(self, rows: FlatRows, columns: tuple[str, ...]) -> None:
        if VALUE in columns:
            value = rows.columns.get(VALUE)
            if value is None or value.present is not None:
                self.count(VALUE, sum(value is None or not value.present[row] for row in rows.numbers()))


class NullsOfLog(Nulls):
    """The nulls that logs of a format cannot store, and their number."""

    def __init__(self, target: str) -> None:
        super().__init__()
        takes = () if takes_null(target) else get(target).takes
        self._made_empty = tuple(name for name in (VALUE, FIELDS) if name in takes)

    def record(self, record: Record) -> Record:
        """Replaces such nulls in the record itself."""
        if record.value is None and VALUE in self._made_empty:
            record.value = b""
            self.count(VALUE, 1)
        if FIELDS in self._made_empty and (record.fields is not None or VALUE not in self._made_empty):
            given = record.fields or ()
            self.count(FIELDS, sum(value is None for _, value in given) + (record.fields is None))
            record.fields = [(name, value or b"") for name, value in given]
        return record

    def batch(self, batch: pa.RecordBatch) -> pa.RecordBatch:
        place = batch.schema.get_field_index(VALUE)
        if place < 0 or VALUE not in self._made_empty or not (count := batch.column(place).null_count):
            return batch
        self.count(VALUE, count)
        filled: Any = batch.column(place).fill_null(b"")
        return batch.set_column(place, batch.schema.field(place), filled)


@contextmanager
def replacing_file(target: Path, *, force: bool) -> Iterator[IO[bytes]]:
    """A file that appears as `target` when it is complete and synced, and only then.

    Raises `FileExistsError` if `target` exists, unless `force`.
    """
    if target.is_dir():
        raise FileExistsError(f"{target} is a folder")
    if target.exists() and not force:
        raise FileExistsError(f"{target} already exists; force replaces it")
    with appearing_file(target) as out:
        yield out


@contextmanager
def new_folder(target: Path) -> Iterator[Path]:
    """A folder that appears as `target` only when it is complete.

    Raises `FileExistsError` if `target` exists and is not an empty folder.
    """
    if target.exists() and not (target.is_dir() and not any(target.iterdir())):
        raise FileExistsError(f"{target} already exists: a log needs a new or an empty folder")
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
        raise Refused('first_offset is for records without offsets: drop=["offset"] renumbers them')
    try:
        options_type(plan.target).from_words(plan.target, {**options, "first_offset": record.offset})
    except ValueError as error:
        raise Refused(f'{place(path, record)}: {error}; drop=["offset"] renumbers the records') from error
    return {"first_offset": record.offset}
