"""Files of a user's format as Arrow batches: the kernel scans them, and the Kaitai parser explains where it stops."""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import pyarrow as pa

from segspec.columns.arrays import MAX_BINARY, flags, gathered, numbers
from segspec.columns.backend import Kernel, Scan
from segspec.columns.batches import Collector, batch_of
from segspec.core.errors import Code, Finding, SegspecError, SegspecWarning, Severity, TellFinding
from segspec.parsing import annotate
from segspec.reading.walk import OnDamage, raise_first_error
from segspec.storage.source import Source, open_source
from segspec_kaitai.kernels.arithmetic import DIVISION, ENCODING, END_OF_STREAM, NEGATIVE, OVERFLOW, STALLED, VALUE
from segspec_kaitai.own import effort


@dataclass(frozen=True, slots=True)
class OwnColumn:
    """A column: its name, its Arrow type, and whether it can be null.

    `source` is the name that the kernel has for it; `present`, where there is one, the kernel's column that says
    whether a number is there.
    """

    name: str
    type: pa.DataType
    nullable: bool
    source: str
    present: str = ""


@dataclass(frozen=True)
class OwnRows:
    """The rows of the files that the spec called `name` describes; `parser` is the spec's Kaitai parser."""

    name: str
    columns: tuple[OwnColumn, ...]
    kernel: Kernel = field(repr=False)
    parser: Any = field(repr=False)

    @property
    def schema(self) -> pa.Schema:
        return pa.schema([pa.field(column.name, column.type, column.nullable) for column in self.columns])


MAX_BYTES = 1 << 30
"""The most bytes of a file that is read, where nobody says otherwise."""

BATCH_ROWS = 10_000
BATCH_BYTES = 8 << 20


class OwnLog:
    """One file of a user's format. Nothing is read before it is asked for; every method reads anew.

    A read holds the whole file in memory, since a spec may look anywhere in it; so it has at most `max_bytes`.
    """

    def __init__(self, format: OwnRows, path: str, max_bytes: int = MAX_BYTES) -> None:
        self.format = format
        self.path = path
        self.max_bytes = max_bytes

    def __repr__(self) -> str:
        return f"<OwnLog {self.format.name} {self.path!r}>"

    def check_size(self, source: Source) -> None:
        """Raises `SegspecError` (limit-exceeded) where the file is larger than may be held."""
        if source.size > self.max_bytes:
            raise SegspecError(
                Code.LIMIT_EXCEEDED,
                f"a file of a format of your own is held in memory as a whole, and this one has {source.size:,} bytes: "
                f"more than max_bytes (--max-file), which is {self.max_bytes:,}",
                path=self.path,
                expected=f"at most {self.max_bytes}",
                actual=str(source.size),
            )

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
        """The rows as a stream of batches, with only `columns`, in the order asked for.

        Under `stop` the rows before the first damage, which is a finding for `report`, or else a `SegspecWarning`;
        under `fail` it is raised as `SegspecError` after those rows. A batch has at most `batch_rows` rows and about
        `batch_bytes` bytes in each column. `fast` chooses between the compiled lane and plain Python; None decides by
        the size.
        Raises `ValueError` for an unknown column, and for `skip`: a spec does not say where to go on.
        """
        policy = OnDamage(on_damage)
        if policy is OnDamage.SKIP:
            raise ValueError("a format that segspec does not know cannot be read on after damage: stop or fail")
        known = {column.name: column for column in self.format.columns}
        names = list(known) if columns is None else list(columns)
        unknown = [name for name in names if name not in known]
        if unknown:
            raise ValueError(f"unknown column {unknown[0]!r} of {self.format.name}: one of {', '.join(known)}")
        schema = pa.schema([self.schema.field(name) for name in names])
        reading = OwnReading(
            self, schema, [known[name] for name in names], policy, report, batch_rows, batch_bytes, fast
        )
        return pa.RecordBatchReader.from_batches(schema, reading.batches())

    def records(
        self, *, on_damage: OnDamage | str = OnDamage.STOP, report: TellFinding | None = None
    ) -> Iterator[dict[str, Any]]:
        """The rows as dicts; absent values are None. `on_damage` and `report` are `arrow`'s."""
        for batch in self.arrow(on_damage=on_damage, report=report):
            yield from batch.to_pylist()

    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object:
        """The rows as an Arrow C stream (the PyCapsule protocol). Damage raises: there is no other way to tell."""
        return self.arrow(on_damage=OnDamage.FAIL).__arrow_c_stream__(requested_schema)


def open_own(format: OwnRows, path: str, max_bytes: int) -> OwnLog:
    """Raises `SegspecError` (limit-exceeded) for a file of more than `max_bytes`."""
    log = OwnLog(format, path, max_bytes)
    with open_source(path) as source:
        log.check_size(source)
    return log


class OwnReading:
    """One pass over a file."""

    def __init__(
        self,
        log: OwnLog,
        schema: pa.Schema,
        columns: Sequence[OwnColumn],
        policy: OnDamage,
        report: TellFinding | None,
        batch_rows: int,
        batch_bytes: int,
        fast: bool | None,
    ) -> None:
        self.log = log
        self.kernel = log.format.kernel
        self.schema = schema
        self.columns = columns
        self.policy = policy
        self.report = report
        self.batch_rows = batch_rows
        self.batch_bytes = batch_bytes
        self.fast = fast

    def batches(self) -> Iterator[pa.RecordBatch]:
        with open_source(self.log.path) as source:
            self.log.check_size(source)
            data = source.view(0, source.size).data
            fast = self.kernel.is_fast(len(data)) if self.fast is None else self.fast
            out = Collector(self.schema, self.log.path, self.batch_rows, self.batch_bytes)
            scan = None
            for scan in self._scans(data, fast):
                for batch in self._batches_of(data, scan):
                    yield from out.add_batch(batch)
            yield from out.finish()
            if scan is not None:
                self._tell(source, scan)

    def _scans(self, data: memoryview, fast: bool) -> Iterator[Scan]:
        if self.kernel.mode == "file":
            yield from self.kernel.scan_file(data, capacity=self.batch_rows, batch_bytes=self.batch_bytes, fast=fast)
            return
        position = 0
        while position < len(data):
            stop = position + self.batch_bytes
            scan = self.kernel.scan(data, position, stop=stop, capacity=self.batch_rows, fast=fast)
            yield scan
            if scan.reason:
                return
            position = scan.position

    def _batches_of(self, data: memoryview, scan: Scan) -> Iterator[pa.RecordBatch]:
        """The rows of one scan, in pieces: each ends where a column of bytes has as many bytes as a batch may have."""
        first = 0
        while first < scan.rows:
            last = scan.rows
            arrays: list[pa.Array] = []
            for column in self.columns:
                made = self._array(data, scan, column, first, last)
                last = min(last, first + len(made))
                arrays.append(made)
            arrays = [made[: last - first] for made in arrays]
            yield batch_of(arrays, self.schema, last - first)
            first = last

    def _array(self, data: memoryview, scan: Scan, column: OwnColumn, first: int, last: int) -> pa.Array:
        if pa.types.is_binary(column.type) or pa.types.is_string(column.type):
            return self._bytes(data, scan, column, first, last)
        values = plain_array(scan.columns[column.source][first:last], column.type)
        if not column.present:
            return values
        present = plain_array(scan.columns[column.present][first:last], pa.bool_())
        return pa.compute.if_else(present, values, pa.scalar(None, column.type))

    def _bytes(self, data: memoryview, scan: Scan, column: OwnColumn, first: int, last: int) -> pa.Array:
        position, length = (scan.columns[f"{column.source}_{part}"] for part in ("position", "length"))
        if int(length[first]) > MAX_BINARY:
            # Only the first value of a piece can be so long: the others are counted before.
            message = f"{column.name} has {int(length[first])} bytes, which no Arrow binary value holds"
            raise SegspecError(
                Code.LIMIT_EXCEEDED, message, path=self.log.path, position=int(position[first]), field=column.name
            )
        made = gathered(data, position, length, first, last, max_bytes=self.batch_bytes)
        return made.cast(column.type) if pa.types.is_string(column.type) else made

    def _tell(self, source: Source, scan: Scan) -> None:
        """Reports or raises what the last scan ended with, as the policy says."""
        if not scan.reason:
            if scan.position < source.size and self.report is not None:
                self.report(trailing(source, scan.position))
            return
        error = explain(self.log.format, source, scan)
        finding = Finding.from_error(error, bytes=source.size - scan.position)
        raise_first_error([finding], self.policy)
        if self.report is not None:
            self.report(finding)
            return
        warnings.warn(
            f"{error}; {source.size - scan.position} bytes are not read; pass report= to get this as a finding",
            SegspecWarning,
            stacklevel=2,
        )


def trailing(source: Source, position: int) -> Finding:
    rest = source.size - position
    message = f"{rest} bytes follow the end of what the spec describes"
    return Finding(source.path, position, Code.TRAILING_BYTES, Severity.NOTE, message, bytes=rest)


def plain_array(values: Any, kind: pa.DataType) -> pa.Array:
    """A kernel's column of numbers or flags as Arrow's, without a copy where none is needed."""
    return flags(values, len(values)) if pa.types.is_boolean(kind) else numbers(kind, values, len(values))


PARSED_AGAIN = 4 << 20
"""At most so many bytes before the failing field are parsed again; where there are more, the kernel's reason has to
do."""

# What expressions of a user's spec raise in Python for values that they were not written for.
EXPRESSION_ERRORS = (ArithmeticError, AttributeError, LookupError, TypeError, effort.TooMuchWorkError)

REFUSED = (END_OF_STREAM, VALUE, NEGATIVE, ENCODING)
"""Reasons for which the parser stops too. At the others it goes on, sometimes for ever."""

WORDS = {
    END_OF_STREAM: (Code.TORN, "needs more bytes than are left"),
    VALUE: (Code.BAD_ENCODING, "has a value that is not allowed"),
    NEGATIVE: (Code.BAD_LENGTH, "has a negative length or position"),
    STALLED: (Code.BAD_LENGTH, "takes no bytes, and would be read for ever"),
    OVERFLOW: (Code.LIMIT_EXCEEDED, "has a number of more than 64 bits"),
    DIVISION: (Code.BAD_ENCODING, "divides by zero"),
    ENCODING: (Code.BAD_ENCODING, "is not text in its encoding"),
}


def explain(format: OwnRows, source: Source, scan: Scan) -> SegspecError:
    """The error of a failed scan: `position` is where the damaged row begins; the message says where the field is."""
    start = 0 if format.kernel.mode == "file" else scan.position
    path, expected, actual, stated = scan.field, None, None, None
    if scan.reason in REFUSED and scan.error - start <= PARSED_AGAIN:
        path, expected, actual, stated = parsed_again(format, source, scan, start)
    code, words = WORDS.get(scan.reason, (Code.BAD_ENCODING, scan.reason))
    if scan.reason == VALUE:
        code = stated or guessed(path) or code
    if scan.reason == END_OF_STREAM and expected is not None:
        words = f"needs {expected}, and {actual} are left"
    elif actual is not None:
        words = f"is {actual}" + (f", not {expected}" if expected is not None else ", which is not allowed")
    message = f"{path or 'a row'} {words} (byte {scan.error} of the file)"
    return SegspecError(
        code, message, path=source.path, position=scan.position, field=path or None, expected=expected, actual=actual
    )


def guessed(path: str) -> Code | None:
    """The code for a field that is refused, by its name: specs of others do not say (`-code`) what it is called."""
    name = path.rpartition(".")[2].partition("[")[0]
    if "magic" in name:
        return Code.BAD_MAGIC
    return Code.UNSUPPORTED_VERSION if "version" in name else None


def parsed_again(
    format: OwnRows, source: Source, scan: Scan, start: int
) -> tuple[str, str | None, str | None, Code | None]:
    """The field with the numbers of the items on its path, what was expected and found, and the spec's own code.

    A column can need more of a file than the parser reads; then the parser has no error to report.
    """
    try:
        with effort.bounded():
            found = annotate.explain(format.parser, source.stream(), start)
    except EXPRESSION_ERRORS:
        return scan.field, None, None, None
    if found.field is None or re.sub(r"\[\d+\]", "[]", found.field) != scan.field:
        return scan.field, None, None, None
    return found.field, found.expected, found.actual, found.code
