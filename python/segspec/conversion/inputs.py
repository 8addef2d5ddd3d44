"""The input of a conversion: a log or a file of rows. Both give records in order."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Protocol

import pyarrow as pa

from segspec.columns.arrays import flat_columns
from segspec.columns.flat import FlatRows
from segspec.columns.schema import RECORD_TYPES
from segspec.conversion import arrow_files, jsonl
from segspec.conversion.line_columns import LineBatches, can_bound, can_read
from segspec.conversion.losses import NONE, DoesNotFit, Refused
from segspec.conversion.mapping import Placed
from segspec.core.errors import Code, SegspecError
from segspec.core.json_form import ReversiblePayload
from segspec.core.limits import Limits
from segspec.core.model import Record
from segspec.formats import listed
from segspec.formats.contract.descriptor import Further
from segspec.formats.contract.parts import Decoder
from segspec.library.arrow_tables import open_reader
from segspec.library.flat_rows import flat_rows
from segspec.library.log import Log, LogArchive, open_all
from segspec.library.record_selection import Selection
from segspec.library.where import Conditions, Where, where_of
from segspec.reading.detect import ModeError
from segspec.storage.source import is_remote

KINDS = {".jsonl": "jsonl", ".ndjson": "jsonl", ".parquet": "parquet", ".arrow": "arrow", ".feather": "arrow"}


class Input(Protocol):
    """A source of records with `columns`; not every log can have the `further` ones. `format` is None for a file of
    rows.
    """

    path: str
    format: str | None
    columns: tuple[str, ...]
    further: Mapping[str, Further]

    def records(self, columns: Sequence[str], reading: Selection) -> Iterator[Placed]:
        """Each record comes with its file, and has at least `columns`."""

    def batches(self, columns: Sequence[str], reading: Selection) -> Iterator[pa.RecordBatch]:
        """The records with only `columns`, with the types of our records table."""

    def decoder(self, name: str) -> Decoder:
        """Raises `Refused` if the decoder does not fit the records."""

    def where(self, conditions: Conditions) -> Where | None:
        """Raises `ValueError` for conditions that do not apply."""

    def gives_columns(self, columns: Sequence[str]) -> bool:
        """Whether `columns_only` can give these columns without making records."""

    def columns_only(
        self, columns: Sequence[str], reading: Selection, judged: Sequence[str] = ()
    ) -> Iterator[pa.RecordBatch]:
        """As `batches`, but raises `DoesNotFit` if records must be decided one by one. A line is sound if all `judged`
        columns are.
        """

    def flat_rows(self, columns: Sequence[str], reading: Selection) -> Iterator[FlatRows]:
        """The records as rows of flat columns; take each run before the next."""


class LogInput:
    """A log as the input of a conversion."""

    def __init__(self, log: Log) -> None:
        self.log = log
        self.path = log.path
        self.format: str | None = log.format.name
        self.columns = log.format.columns
        self.further: Mapping[str, Further] = log.format.further

    def records(self, columns: Sequence[str], reading: Selection) -> Iterator[Placed]:
        self._tell(reading)
        yield from self.log.placed_records(reading)
        reading.tell_unopened()

    def batches(self, columns: Sequence[str], reading: Selection) -> Iterator[pa.RecordBatch]:
        if reading.where is not None:
            yield from _batches(self, columns, reading)
            return
        self._tell(reading)
        yield from open_reader(self.log, "records", columns, reading)

    def decoder(self, name: str) -> Decoder:
        if name not in self.log.format.decodings:
            raise Refused(f"{self.path} is {self.format}, whose values are not decoded as {name}")
        return decoder_named(name)

    def where(self, conditions: Conditions) -> Where | None:
        return where_of(self.log.format, conditions)

    def gives_columns(self, columns: Sequence[str]) -> bool:
        return "fields" not in columns

    def columns_only(
        self, columns: Sequence[str], reading: Selection, judged: Sequence[str] = ()
    ) -> Iterator[pa.RecordBatch]:
        if reading.where is not None:
            raise DoesNotFit
        try:
            yield from self.batches(columns, reading)
        except SegspecError as error:
            if error.code is Code.LIMIT_EXCEEDED:
                raise DoesNotFit from error
            raise

    def flat_rows(self, columns: Sequence[str], reading: Selection) -> Iterator[FlatRows]:
        self._tell(reading)
        yield from flat_rows(self.log, columns, reading)
        reading.tell_unopened()

    def _tell(self, reading: Selection) -> None:
        reading.tell(*self.log.folder_findings(reading.within))


class RowsInput:
    """A file of rows: JSON lines with bytes in the form `payload`, Parquet, or Arrow IPC."""

    def __init__(
        self,
        path: str,
        kind: str,
        payload: ReversiblePayload,
        decoder: Decoder | None = None,
        further: Mapping[str, Further] = NONE,
    ) -> None:
        self.path = path
        self.format: str | None = None
        self._file = Path(path)
        self._kind = kind
        self._payload = payload
        names = jsonl.names_in(self._file) if kind == "jsonl" else arrow_files.columns_of(self._file, kind)
        self._decoder = decoder
        if decoder is not None and set(names) & set(decoder.columns):
            names = [*(name for name in names if name not in (*decoder.columns, "value")), "value"]
        self.columns = tuple(names)
        self.further: Mapping[str, Further] = {name: further[name] for name in names if name in further}

    def records(self, columns: Sequence[str], reading: Selection) -> Iterator[Placed]:
        within, where = reading.within, reading.where
        for record in self._sound(self._needed(columns, () if where is None else where.columns), reading):
            if record.deleted and not reading.deleted:
                continue
            if (within is None or within.holds(record)) and (where is None or where.matches(self.path, record)):
                yield self.path, record

    def _needed(self, columns: Sequence[str], conditions: Collection[str] = ()) -> list[str]:
        deciding = {"offset", "timestamp", "id", "deleted", *conditions}
        return list(dict.fromkeys([*columns, *(name for name in self._known if name in deciding)]))

    @property
    def _known(self) -> list[str]:
        return [name for name in (*RECORD_TYPES, *self.further) if name in self.columns]

    def _schema(self, columns: Sequence[str]) -> pa.Schema:
        return arrow_files.table_schema(columns, self.further)

    def batches(self, columns: Sequence[str], reading: Selection) -> Iterator[pa.RecordBatch]:
        return _batches(self, columns, reading)

    def decoder(self, name: str) -> Decoder:
        return decoder_named(name)

    def where(self, conditions: Conditions) -> Where | None:
        return Where(conditions, self.path, self._known) if conditions else None

    def gives_columns(self, columns: Sequence[str]) -> bool:
        """Returns false if Arrow rows may be left out, or ids and fields must be checked."""
        if self._kind == "jsonl":
            return self._decoder is None and can_read(self._schema(columns))
        return not {"deleted", "id", "fields"} & {*columns, *self.columns}

    def columns_only(
        self, columns: Sequence[str], reading: Selection, judged: Sequence[str] = ()
    ) -> Iterator[pa.RecordBatch]:
        within = reading.within
        may_choose = within is None or (self._kind == "jsonl" and can_bound(within, self.columns))
        if reading.where is not None or not may_choose:
            raise DoesNotFit
        schema = self._schema(columns)
        if self._kind == "jsonl":
            items = jsonl.read_columns(self._file, self._schema(self._needed(judged or columns)), self._payload)
            yield from LineBatches(self._file, schema, reading).of(items)
            return
        try:
            yield from arrow_files.read_batches(self._file, self._kind, schema)
        except SegspecError as error:
            raise DoesNotFit from error

    def flat_rows(self, columns: Sequence[str], reading: Selection) -> Iterator[FlatRows]:
        for batch in self.columns_only(columns, reading):
            yield FlatRows(batch.num_rows, flat_columns(batch), path=self.path)

    def _sound(self, columns: Sequence[str], reading: Selection) -> Iterator[Record]:
        for item in self._items(columns):
            if isinstance(item, Record):
                yield item
                continue
            if not reading.on_damage.met(item, reading.tell):
                return

    def _items(self, columns: Sequence[str]) -> Iterator[Record | SegspecError]:
        if self._kind == "jsonl":
            return jsonl.read_lines(self._file, self._schema(columns), self._payload, self._decoder)
        return arrow_files.read_rows(self._file, self._kind, self._schema(columns))


def _batches(given: Input, columns: Sequence[str], reading: Selection) -> Iterator[pa.RecordBatch]:
    schema = arrow_files.table_schema(columns, given.further)
    return arrow_files.batches_of(given.records(columns, reading), schema, given.path)


def decoder_named(name: str) -> Decoder:
    """A decoder of any format. Raises `Refused` for an unknown name."""
    for format in listed():
        if format.messages is not None and name in format.decodings:
            return format.messages.decoder(name)
    raise Refused(f"there is no decoding {name!r}")


def open_input(
    path: str,
    format: str | None,
    payload: ReversiblePayload,
    limits: Limits,
    decoder: Decoder | None = None,
    archive: LogArchive | None = None,
    further: Mapping[str, Further] = NONE,
    modes: Mapping[str, str] | None = None,
) -> Input:
    """The input at `path`: by its suffix a file of rows, unless `format` is given, else a log.

    Raises `Refused` for several logs or an index, and as `segspec.open`.
    """
    kind = KINDS.get(Path(path).suffix)
    if format is None and kind is not None and not Path(path).is_dir():
        if is_remote(path):
            raise Refused(f"{path}: a {kind} file is read from a local disk only")
        if archive is not None:
            raise Refused(f"archive is for the folder of a stream, and {path} is a file of rows")
        if modes:
            raise Refused(f"modes are for logs, and {path} is a file of rows")
        if decoder is not None and kind != "jsonl":
            raise Refused(f"encode is for lines of JSON, and {path} is {kind}")
        return RowsInput(path, kind, payload, decoder, further)
    if decoder is not None:
        raise Refused(f"encode is for lines of JSON, and {path} is none")
    log = _the_log(path, format, limits, modes or {})
    if archive is None:
        return LogInput(log)
    try:
        return LogInput(archive.log(log))
    except ValueError as error:
        raise Refused(f"archive: {error}") from error


def _the_log(path: str, format: str | None, limits: Limits, modes: Mapping[str, str]) -> Log:
    try:
        logs = open_all(path, format=format, limits=limits, modes=modes)
    except ModeError as error:
        raise Refused(f"mode: {error}") from error
    if len(logs) > 1:
        raise Refused(f"{path} is a tree of {len(logs)} logs: convert one after another, {logs[0].path} first")
    if logs[0].only_index:
        raise Refused(f"{path} is an index, which has no records")
    return logs[0]
