"""Files of a user's format as Arrow batches: a kernel scans them if possible, else the Kaitai parser reads them."""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from mmap import ACCESS_READ, MADV_DONTNEED, mmap
from tempfile import TemporaryFile
from typing import TYPE_CHECKING, Any

import pyarrow as pa

from segspec.columns.backend import Scan
from segspec.columns.backend.reasons import DIVISION, ENCODING, END_OF_STREAM, NEGATIVE, OVERFLOW, STALLED, VALUE
from segspec.columns.batches import Collector, batch_of
from segspec.core.errors import (
    Code,
    Finding,
    SegspecError,
    SegspecWarning,
    Severity,
    TellFinding,
    memory_ends_reading,
)
from segspec.reading.walk import OnDamage
from segspec.storage.source import Source, open_source
from segspec_kaitai.own.kernel_lane import FEW_ROWS, KernelLane, ScanRows, place_column, scans
from segspec_kaitai.own.nodes import FlatColumn, Node
from segspec_kaitai.own.parser_lane import ParserLane, TreeRows, chosen, named
from segspec_kaitai.own.parser_scan import Failure, ParserScan
from segspec_kaitai.own.python_names import path_in_spec
from segspec_kaitai.own.quick_stream import Content, ManyBytesError, Pages, Ranges

if TYPE_CHECKING:
    import polars
    import pyarrow.dataset

HELD = 64 << 20
"""Larger files are not held in memory: local ones are mapped, others read in ranges."""
FEW_BYTES, COPIED = 8 << 20, 1 << 30
"""A read of a file in a store that takes more than the first copies it to the disk, if it has at most the second."""
COPIED_AT_ONCE = 4 << 20

BATCH_ROWS = 10_000
BATCH_BYTES = 8 << 20
PARSED_ROWS = 2_000
"""Maximum rows of parser objects in memory: the garbage collector slows down with more."""


@dataclass(frozen=True)
class OwnRows:
    """The rows of the files that the spec `name` describes.

    `tree` has the columns of a row, `flat` the flat ones if wanted, `places` the others. The `fast` road comes first,
    then the parser. Where only the parser reads rows, `steps` is a kernel that finds where they begin, if there is one.
    """

    name: str
    tree: Node = field(repr=False)
    flat: tuple[FlatColumn, ...] = field(repr=False)
    places: tuple[pa.Field, ...] = field(repr=False)
    parser: ParserLane = field(repr=False)
    fast: KernelLane | None = field(repr=False)
    case: tuple[str, ...] = field(default=(), repr=False, kw_only=True)
    steps: KernelLane | None = field(default=None, repr=False, kw_only=True)

    @property
    def schema(self) -> pa.Schema:
        """The columns; with `case`, only those of its structures."""
        if not self.case:
            return self.row_schema
        kind: Any = pa.struct(list(self.row_schema))
        for name in self.case:
            kind = kind.field(name).type
        return pa.schema([*kind, *self.places])

    @property
    def row_schema(self) -> pa.Schema:
        own = [column.field for column in self.flat] if self.flat else list(self.nested_fields)
        return pa.schema([*own, *self.places])

    @property
    def nested_fields(self) -> Iterator[pa.Field]:
        switched = self.tree.kind == "switch"
        return (child.field.with_nullable(child.nullable or switched) for child in self.tree.children)

    @property
    def lane(self) -> str:
        """The road that the rows take: kernel or parser."""
        return "parser" if self.fast is None else "kernel"


@dataclass(frozen=True)
class Held:
    """The bytes of a file, in memory, memory-mapped, or in a store."""

    data: Content
    source: Source
    pages: mmap | None = None

    @classmethod
    def of(cls, source: Source, most: int) -> Held:
        """At most so many bytes are held in memory."""
        if source.size <= most:
            return cls(source.view(0, source.size).data, source)
        pages = source.pages()
        if pages is None:
            return cls(Ranges(Pages(source), 0, source.size), source)
        return cls(memoryview(pages), source, pages)

    def forget(self) -> None:
        """Releases bytes that were read: memory does not grow with the file. Raises `ShrunkError`."""
        if self.pages is not None:
            self.pages.madvise(MADV_DONTNEED)
            self.source.check_length()


def copied(source: Source) -> mmap:
    """A copy of a file on the disk, which is gone when nobody uses it."""
    with TemporaryFile(prefix="segspec") as file:
        for start in range(0, source.size, COPIED_AT_ONCE):
            file.write(source.read(start, COPIED_AT_ONCE))
        file.flush()
        return mmap(file.fileno(), source.size, access=ACCESS_READ)


class OwnLog:
    """One file of a user's format. Every method reads the file again.

    A file has at most `max_bytes`.
    """

    def __init__(self, format: OwnRows, path: str, max_bytes: int | None = None) -> None:
        self.format = format
        self.path = path
        self.max_bytes = max_bytes

    def __repr__(self) -> str:
        return f"<OwnLog {self.format.name} {self.path!r}>"

    def opened(self) -> Source:
        """The input of a read, which the caller closes. Raises `OSError`."""
        return open_source(self.path)

    def place(self, position: int) -> int:
        return position

    def field(self, path: str) -> str:
        return path

    def cut_short(self) -> str:
        return ""

    def loses_rest(self, finding: Finding) -> None:
        """Called before damage is told after which nothing is read."""

    def check_size(self, source: Source) -> None:
        """Raises `SegspecError` (limit-exceeded) if the file is too large."""
        most = self.max_bytes
        if most is not None and source.size > most:
            raise SegspecError(
                Code.LIMIT_EXCEEDED,
                f"the file has {source.size:,} bytes: more than max_bytes (--max-file), which is {most:,}",
                path=self.path,
                expected=f"at most {most}",
                actual=str(source.size),
            )

    def held(self, source: Source) -> Held:
        """The bytes of `opened`. Raises like `check_size`."""
        self.check_size(source)
        return Held.of(source, HELD)

    @property
    def schema(self) -> pa.Schema:
        return self.format.schema

    def arrow(
        self,
        columns: Sequence[str] | None = None,
        *,
        on_damage: OnDamage | str = OnDamage.STOP,
        report: TellFinding | None = None,
        batch_rows: int = BATCH_ROWS,
        batch_bytes: int = BATCH_BYTES,
        fast: bool | None = None,
    ) -> pa.RecordBatchReader:
        """The rows as a stream of batches, with only `columns`, in the order given.

        `stop` ends before the first damage, which is a finding for `report`, or else a `SegspecWarning`; `fail` raises
        it as `SegspecError` after those rows. With `skip` each damage is a finding. A value that fails a check or has
        bytes of its own is null, and a row of known size is left out. Otherwise the rows continue at the next magic, or
        at the next row if all have one size, or not at all. A batch has at most `batch_rows` rows and about
        `batch_bytes` bytes in each column. `fast` chooses between compiled code and plain Python; None decides by the
        size. Raises `ValueError` for an unknown column.
        """
        policy = OnDamage(on_damage)
        schema, case = chosen_schema(self.schema, columns, self.format.name), self.format.case
        read = schema
        if case:
            places = [field for field in self.format.places if field.name in schema.names]
            read = pa.schema([self.format.row_schema.field(case[0]), *places])
        reading = OwnReading(self, read, policy, report, batch_rows, batch_bytes, fast)
        batches = reading.batches()
        if case:
            batches = (of_case(batch, case, schema) for batch in batches)
        return pa.RecordBatchReader.from_batches(schema, batches)

    def records(
        self, *, on_damage: OnDamage | str = OnDamage.STOP, report: TellFinding | None = None
    ) -> Iterator[dict[str, Any]]:
        """The rows as dicts; absent values are None. `on_damage` and `report` are those of `arrow`."""
        for batch in self.arrow(on_damage=on_damage, report=report):
            yield from batch.to_pylist()

    def polars(self, **options: Any) -> polars.LazyFrame:
        """The rows as a lazy frame of polars. `options` are those of `arrow`."""
        from segspec.columns.lazily import polars_frame

        return polars_frame(self.schema, partial(self.arrow, **options))

    def dataset(self, **options: Any) -> pyarrow.dataset.Dataset:
        """The rows as a pyarrow dataset, which duckdb accepts as a table. `options` are those of `arrow`."""
        from segspec.columns.lazily import LazyDataset

        return LazyDataset(self.schema, partial(self.arrow, **options))

    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object:
        """The rows of `arrow()` as an Arrow C stream (the PyCapsule protocol)."""
        return self.arrow().__arrow_c_stream__(requested_schema)


def of_case(batch: pa.RecordBatch, case: Sequence[str], schema: pa.Schema) -> pa.RecordBatch:
    import pyarrow.compute as pc

    rows = batch.column(0) if len(case) == 1 else pc.struct_field(batch.column(0), list(case[1:]))
    there = rows.is_valid()
    rows, batch = rows.filter(there), batch.filter(there)
    columns = [
        batch.column(each.name) if each.name in batch.schema.names[1:] else pc.struct_field(rows, [each.name])
        for each in schema
    ]
    return pa.RecordBatch.from_arrays(columns, schema=schema)


def chosen_schema(schema: pa.Schema, columns: Sequence[str] | None, name: str) -> pa.Schema:
    """The requested columns, in order. Raises `ValueError` for an unknown one."""
    known = schema.names
    wanted = known if columns is None else list(columns)
    unknown = [each for each in wanted if each not in known]
    if unknown:
        raise ValueError(f"unknown column {unknown[0]!r} of {name}: one of {', '.join(known)}")
    return pa.schema([schema.field(each) for each in wanted])


@dataclass
class OwnReading:
    """One pass over a file."""

    log: OwnLog
    schema: pa.Schema
    policy: OnDamage
    report: TellFinding | None
    batch_rows: int
    batch_bytes: int
    fast: bool | None

    def batches(self) -> Iterator[pa.RecordBatch]:
        with memory_ends_reading(self.log.path):
            yield from self._batches()

    def _batches(self) -> Iterator[pa.RecordBatch]:
        format = self.log.format
        with self.log.opened() as source:
            held = self.log.held(source)
            out = Collector(self.schema, self.log.path, self.batch_rows, self.batch_bytes)
            if format.fast is None:
                made = self._by_parser(source, held.data)
            elif isinstance(held.data, Ranges):
                made = self._by_ranges(format.fast, source, held.data)
            else:
                made = self._by_kernel(format.fast, source, held.data)
            for batch in made:
                if isinstance(batch, pa.RecordBatch):
                    yield from out.add_batch(batch)
                else:
                    yield from out.finish()
                    self._tell(source, batch)
                del batch
                held.forget()
            yield from out.finish()

    def _by_ranges(self, lane: KernelLane, source: Source, data: Ranges) -> Iterator[pa.RecordBatch | RowReport]:
        """By the parser, which reads only what it needs; a kernel reads the copy of a file of which much is needed."""
        given, pages = 0, data.pages
        pages.most = FEW_BYTES if source.size <= COPIED else None
        try:
            for made in self._by_parser(source, data):
                if isinstance(made, pa.RecordBatch):
                    given += made.num_rows
                else:
                    # The kernel would tell it again.
                    pages.most = None
                yield made
        except ManyBytesError:
            copy = copied(source)
        else:
            return
        held = Held(memoryview(copy), source, copy)
        for made in self._by_kernel(lane, source, memoryview(copy)):
            if isinstance(made, pa.RecordBatch):
                made, given = made.slice(min(given, made.num_rows)), max(0, given - made.num_rows)
            yield made
            held.forget()

    def _by_kernel(self, lane: KernelLane, source: Source, data: memoryview) -> Iterator[pa.RecordBatch | RowReport]:
        kernel, format = lane.kernel, self.log.format
        fast = kernel.is_fast(len(data)) if self.fast is None else self.fast
        start: int | None = 0
        before = 0
        while start is not None:
            scan = None
            for scan in scans(kernel, data, start, rows=self.batch_rows, size=self.batch_bytes, fast=fast):
                for batch in self._scanned(ScanRows(kernel, data, scan, self.log.path, self.batch_bytes), before):
                    before += batch.num_rows
                    yield batch
            start = None
            if scan is not None and scan.reason and self._goes_on(scan):
                # Rows of a list are counted from the file's beginning, so a kernel cannot read only the rest.
                most = FEW_ROWS if format.parser.rows == "" else None
                for made in self._by_parser(source, data, scan.position, before, most):
                    if isinstance(made, pa.RecordBatch):
                        before += made.num_rows
                    elif made.again is not None:
                        start = made.again
                        continue
                    yield made
            elif scan is not None and scan.reason:
                yield RowReport(explained(self.log, data, scan, kernel.mode), scan.position)
            elif scan is not None and scan.position < source.size and format.parser.covers:
                yield RowReport(None, scan.position)

    def _goes_on(self, scan: Scan) -> bool:
        """The parser may continue at an unneeded value, or in the frame of many rows of which one is damaged."""
        if self.policy.goes_on or scan.reason == ENCODING:
            return True
        frame, *within = self.log.format.parser.rows.split(".")
        if within and frame == without_numbers(path_in_spec(scan.field)).replace("[]", "").split(".")[0]:
            return True
        return not self.log.format.parser.instances.isdisjoint(re.findall(r"\w+", scan.field))

    def _scanned(self, rows: ScanRows, before: int) -> Iterator[pa.RecordBatch]:
        format, names = self.log.format, self.schema.names
        flat = [column for column in format.flat if column.node.name in names]
        nodes = chosen(format.tree, flat, names)
        for first, last, arrays in rows.pieces(list(nodes.values())):
            made = named(flat, nodes, arrays)
            for place in format.places:
                made[place.name] = rows.plain(place_column(place.name), first, last).cast(place.type)
            if "_index" in made and format.parser.rows == "":
                # A kernel counts within a frame, which has one row.
                made["_index"] = pa.array(range(before + first, before + last), pa.int64())
            yield batch_of([made[name] for name in names], self.schema, last - first)

    def _by_parser(
        self, source: Source, data: Content, start: int = 0, before: int = 0, most: int | None = None
    ) -> Iterator[pa.RecordBatch | RowReport]:
        format = self.log.format
        frames = format.parser.rows == ""
        told: list[Failure] = []
        skips = self.policy.goes_on
        again = format.parser.again(data) if skips else None
        scan = format.parser.scan(data, again=again, tell=told.append if skips else None)
        scan.start, scan.number, before = (start, before, 0) if frames else (0, 0, before)
        rows = TreeRows(format.tree, self.schema, scan.explained, format.flat, frames)
        for piece in scan.pieces(min(self.batch_rows, PARSED_ROWS, most or PARSED_ROWS), self.batch_bytes):
            told += scan.of_values(scan.lost, piece)
            before -= piece.drop(before)
            with scan.bounded():
                for batch, taken, error in rows.batches(piece):
                    yield batch
                    del batch
                    told += scan.of_values(rows.lost, piece)
                    if error is None:
                        continue
                    failure = scan.of_row(error, piece, taken)
                    if not skips:
                        yield from self._told(told)
                        yield RowReport(failed(failure, self.log), failure.row)
                        return
                    told.append(failure)
            scan.release(piece)
            yield from self._told(told)
            if most is not None and scan.failure is None:
                yield RowReport(None, scan.position, again=scan.position)
                return
        yield from self._told(told)
        if scan.failure is not None:
            yield RowReport(failed(scan.failure, self.log), scan.failure.row)
        elif scan.position < source.size and format.parser.covers:
            yield RowReport(None, scan.position)

    def _told(self, failures: list[Failure]) -> Iterator[RowReport]:
        for failure in sorted(failures, key=lambda each: each.row):
            yield RowReport(failed(failure, self.log), failure.row, failure.end, failure.is_value)
        failures.clear()

    def _tell(self, source: Source, told: RowReport) -> None:
        if told.error is None:
            if self.report is not None:
                self.report(trailing(self.log, source.size, told.position))
            return
        rest = (source.size if told.end is None else told.end) - told.position
        finding = Finding.from_error(told.error, bytes=rest or None)
        if told.end is None:
            self.log.loses_rest(finding)
        tell_damage(self.policy, finding, self.report, told.is_value)


def tell_damage(policy: OnDamage, finding: Finding, report: TellFinding | None, is_value: bool = False) -> bool:
    """Raises or reports damage, or warns of it; then returns whether reading continues after it."""
    goes_on = policy.met(finding, report)
    if report is None:
        what = "it is null" if is_value else f"{finding.bytes or 0} bytes are not read"
        warnings.warn(f"{finding.error()}; {what}; pass report= to get this as a finding", SegspecWarning, stacklevel=3)
    return goes_on


@dataclass(frozen=True)
class RowReport:
    """The finding to report: the error at a row that begins at `position`, or, without one, that bytes follow. The loss
    ends at `end`; None: with the file.
    """

    error: SegspecError | None
    position: int
    end: int | None = None
    is_value: bool = False
    again: int | None = None


def trailing(log: OwnLog, size: int, position: int) -> Finding:
    rest = size - position
    message = f"{rest} bytes follow the end of what the spec describes"
    return Finding(log.path, log.place(position), Code.TRAILING_BYTES, Severity.NOTE, message, bytes=rest)


PARSED_AGAIN = 4 << 20
"""Maximum bytes before the failing field to parse again; beyond it, the kernel's reason is used."""

REFUSED = (END_OF_STREAM, VALUE, NEGATIVE)
"""Reasons for which the parser stops too."""

WORDS = {
    END_OF_STREAM: (Code.TORN, "needs more bytes than are left"),
    VALUE: (Code.BAD_ENCODING, "has a value that is not allowed"),
    NEGATIVE: (Code.BAD_LENGTH, "has a negative length or position"),
    STALLED: (Code.BAD_LENGTH, "takes no bytes, and would be read for ever"),
    OVERFLOW: (Code.LIMIT_EXCEEDED, "has a number of more than 64 bits"),
    DIVISION: (Code.BAD_ENCODING, "divides by zero"),
}


def explained(log: OwnLog, data: memoryview, scan: Scan, mode: str) -> SegspecError:
    code, words = WORDS.get(scan.reason, (Code.BAD_ENCODING, scan.reason))
    field = path_in_spec(scan.field)
    failure = Failure(scan.position, scan.error, field, code, words=words)
    start = 0 if mode == "file" else scan.position
    if scan.reason in REFUSED and scan.error - start <= PARSED_AGAIN:
        found = parsed_again(log.format.parser.scan(data), start)
        if found is not None and without_numbers(found.path) == field:
            # The parser's message and row are better: other fields may precede the first row.
            words = found.words or failure.words
            failure = replace(found, row=max(scan.position, found.row), position=scan.error, code=code, words=words)
    return failed(failure, log)


def parsed_again(scan: ParserScan, start: int) -> Failure | None:
    scan.start = start
    for _ in scan.pieces(BATCH_ROWS, BATCH_BYTES):
        pass
    return scan.failure


def without_numbers(path: str) -> str:
    return re.sub(r"\[\d+\]", "[]", path)


def failed(failure: Failure, log: OwnLog) -> SegspecError:
    expected, actual = failure.expected, failure.actual
    code, words = failure.code, failure.words
    if actual is not None and code is not Code.TORN:
        code = guessed(failure.path) or code
    if code is Code.TORN and expected is not None:
        words = f"needs {expected}, and {actual} are left"
    elif actual is not None and not (failure.is_value and words):
        words = f"is {actual}" + (f", not {expected}" if expected is not None else ", which is not allowed")
    if code is Code.TORN and not failure.is_value:
        # A value lacks bytes of its row, all of which are there.
        words += log.cut_short()
    field = log.field(failure.path)
    message = f"{field or 'a row'} {words} (byte {log.place(failure.position)} of the file)"
    return SegspecError(
        code,
        message,
        path=log.path,
        position=log.place(failure.row),
        field=field or None,
        expected=expected,
        actual=actual,
    )


def guessed(path: str) -> Code | None:
    """The code for a refused field, by its name: users' specs have no `-code`."""
    name = path.rpartition(".")[2].partition("[")[0]
    if "magic" in name:
        return Code.BAD_MAGIC
    return Code.UNSUPPORTED_VERSION if "version" in name else None
