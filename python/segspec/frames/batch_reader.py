"""Reads a declared log whose frames hold many records."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from enum import Enum
from typing import Any

from segspec.core.errors import Code, Finding, SegspecError
from segspec.core.limits import Limits
from segspec.core.model import Frame, Record, Section, record_of
from segspec.core.stretch import Wanted
from segspec.frames.explain import table
from segspec.frames.frame_file import ACCESS_ERRORS, FrameFile
from segspec.frames.frame_parsers import ExpressionError, as_bytes, as_kind, as_number, guarded, value_at
from segspec.frames.frame_scanner import DeclaredScanner
from segspec.frames.keys import CONTAINERS, RecordKeys
from segspec.frames.making import LOOSE_ROWS, FrameRecords
from segspec.frames.reader import DeclaredReader
from segspec.frames.sound_frames import StoredFrame
from segspec.storage.compression import decompress

RULES = table("frames")


TIMES = range(-(1 << 63), 1 << 63)
TICKS_A_RECORD = 1 << 14


class PackedFrame:
    """One frame with many records; its fields are read once."""

    def __init__(self, file: FrameFile, keys: RecordKeys, frame: StoredFrame, limits: Limits) -> None:
        self._file, self._keys, self._frame, self._limits = file, keys, frame, limits

    def refused(self, code: Code, message: str, field: str, *said: str) -> SegspecError:
        return self._file.error(code, message, self._frame.starts[0], field, *said)

    @property
    def count(self) -> int | None:
        """The frame's stated number of records, if any."""
        return as_number(value_at(self._frame.head, self._keys.count)) if self._keys.count else None

    @property
    def is_none(self) -> bool:
        """Whether it contains only internal records."""
        return bool(self._keys.none) and bool(value_at(self._frame.head, self._keys.none))

    @property
    def codec(self) -> str:
        """The name of the packing in declarations. Raises `SegspecError` (unsupported-codec)."""
        if self._keys.codec is None:
            return "none"
        found = value_at(self._frame.head, self._keys.codec.field)
        return self.codec_of(found.value if isinstance(found, Enum) else found)

    def codec_of(self, number: int | None) -> str:
        """The codec with this number. Raises `SegspecError` if it is unknown."""
        assert self._keys.codec is not None
        field, known = self._keys.codec.field, self._file.compiled.codecs
        if number is None or number not in known:
            listed = ", ".join(f"{each} ({name})" for each, name in sorted(known.items()))
            message = f"{field} is {number}: records are packed in what no reader of this log knows"
            raise self.refused(Code.UNSUPPORTED_CODEC, message, field, listed, str(number))
        return known[number]

    def stored(self) -> bytes | None:
        """The packed bytes of the records; None if absent. Raises `ExpressionError`."""
        found = value_at(self._frame.head, self._keys.bytes)
        if found is not None and not isinstance(found, bytes):
            raise ExpressionError(f"{self._keys.bytes} is no run of bytes")
        return found

    def unpacked(self) -> bytes | None:
        """Raises `SegspecError`: unsupported-codec, bad-compression, limit-exceeded."""
        stored = self.stored()
        return stored if stored is None else self.opened(stored, self.codec)

    def opened(self, stored: bytes, codec: str) -> bytes:
        """The unpacked bytes. Raises `SegspecError`, also beyond the limit."""
        container = CONTAINERS[codec]
        if container is None:
            return stored
        try:
            return decompress(container, stored, declared=None, limit=self._limits.decompressed_bytes)
        except SegspecError as error:
            raise self.refused(error.code, error.message, self._keys.bytes) from error

    def params(self) -> tuple[Any, ...]:
        return tuple(value_at(self._frame.head, path) for path in self._file.compiled.params)

    def items(self) -> list[Any]:
        """The parsed records, if any. Raises `SegspecError`."""
        content, count = self.unpacked(), self.count
        if content is None:
            return []
        self.bounded(0, count)
        parsers, path = self._file.parsers, self._file.source.path
        tree = parsers.parse_records(content, self.params(), path, self._frame.starts[0])
        found: list[Any] = getattr(tree, self._keys.items) or []
        self.bounded(len(found), count)
        return found

    def bounded(self, there: int, stated: int | None) -> None:
        """Raises `SegspecError` (limit-exceeded) for too many records."""
        for count, field in ((stated or 0, self._keys.count), (there, self._keys.bytes)):
            if count > self._limits.records:
                message = f"a frame of {count} records, more than the limit"
                raise self.refused(Code.LIMIT_EXCEEDED, message, field, str(self._limits.records), str(count))

    def records(self, items: list[Any], of_frame: dict[str, Any]) -> Iterator[Record]:
        """The records, with the columns of their frame. Raises `SegspecError`: bad-order, bad-encoding."""
        last, most = self._numbers()
        columns, kinds = self._file.declared.of_items, self._file.compiled.further
        for place, item in enumerate(items):
            try:
                own = {name: as_kind(value_at(item, path), kinds[name].kind) for name, path in columns.items()}
                made = self._record(item, of_frame | own)
            except ACCESS_ERRORS as error:
                message = f"record {place + 1} of the frame: {error}"
                raise self.refused(Code.BAD_ENCODING, message, self._keys.bytes) from error
            if made.offset is None or not last < made.offset <= most:
                raise self.misnumbered(place, made.offset, last)
            last = made.offset
            yield made

    def _numbers(self) -> tuple[int, int]:
        last = self._frame.number - 1 if self._frame.number is not None else -1
        return last, last + self._frame.takes

    def misnumbered(self, place: int, number: int | None, last: int | None = None) -> SegspecError:
        """The error of the record at `place` (from 0), after the number `last`."""
        before, most = self._numbers()
        message = f"record {place + 1} of the frame has the number {number}"
        between = f"from {(before if last is None else last) + 1} to {most}"
        return self.refused(Code.BAD_ORDER, message, self._path("number"), between, str(number))

    def _record(self, item: Any, further: dict[str, Any]) -> Record:
        keys = self._keys
        with guarded(TICKS_A_RECORD):
            time = None if keys.time is None else as_number(value_at(item, keys.time.field))
            if keys.time is not None and time is not None:
                time = keys.time.milliseconds(time)
                if time not in TIMES:
                    raise ExpressionError(f"the time {time} does not fit 64 bits")
            told = {
                "offset": as_number(value_at(item, keys.number)),
                "timestamp": time,
                "key": as_bytes(value_at(item, keys.key)) if keys.key else None,
                "value": as_bytes(value_at(item, keys.value)) if keys.value else None,
                "fields": self._fields(item),
            }
            return record_of(self._frame.starts[0], told | further)

    def _fields(self, item: Any) -> Any:
        keys = self._keys.fields
        if keys is None:
            return None
        pairs = value_at(item, keys.items) or []
        return [(as_bytes(value_at(one, keys.name)) or b"", as_bytes(value_at(one, keys.value))) for one in pairs]

    def _path(self, key: str) -> str:
        return f"{self._keys.items}.{getattr(self._keys, key)}"


class BatchReader(DeclaredReader):
    """A `SegmentReader` that packages derive from.

    They override `records` for frames without `batch.bytes`, and `check` for further rules.
    """

    def batch(self, frame: Frame) -> PackedFrame:
        return PackedFrame(self.file, self._keys, frame.body, self.limits)

    def items(self, frame: Frame) -> list[Any]:
        """The parsed records of a frame, including a system's own. Raises `SegspecError`."""
        with self.file.accessed(Code.BAD_ENCODING, frame.position, self._keys.bytes):
            return self.batch(frame).items()

    def frame(self, position: int) -> Frame:
        frame = super().frame(position)
        if frame.is_room:
            return frame
        batch = self.batch(frame)
        with self.file.accessed(Code.BAD_ENCODING, position, self._keys.bytes):
            if batch.is_none:
                frame.kind = f"control {frame.kind}"
            frame.details |= self._said(batch)
            frame.details |= self._frame_columns(frame)
        return frame

    def check(self, frame: Frame) -> Iterator[Finding]:
        """Raises `SegspecError` if the codec is not supported."""
        yield from super().check(frame)
        if not frame.is_room and self.batch(frame).stored() is not None:
            _ = self.batch(frame).codec

    def read_records(self, position: int, *, opens: bool) -> None:
        """Raises the error of an intact frame with unreadable records, if any; `opens` unpacks them."""
        judged = self.file.judged(position)
        if judged is None or judged.codec is None or judged.computed is not None:
            return
        body = StoredFrame.unparsed(position, judged.end, judged.number, judged.last - judged.number + 1)
        batch, (start, end) = PackedFrame(self.file, self._keys, body, self.limits), judged.content
        codec = batch.codec_of(judged.codec)
        if opens:
            batch.opened(self.source.read(start, end - start), codec)

    def rows_of(self, frame: Frame, loosely: int = LOOSE_ROWS) -> FrameRecords | None:
        """The records of a frame, whatever their count. None if they are odd otherwise, or the log was not lowered."""
        lane, names = self.compiled.lane, frozenset((*self.compiled.columns, "position"))
        if lane is None or not lane.has_batches or names - lane.columns.keys():
            return None
        if self.by_frame is None:
            self.by_frame = DeclaredScanner(self, Wanted(records=True), lane, names)
        found: FrameRecords | None = self.by_frame.one(frame.position, frame.end, frame.body.number, loosely)
        return found

    def records(self, frame: Frame) -> tuple[Sequence[Record], list[Finding]]:
        if frame.is_room or frame.body.number is None:
            return [], []
        batch = self.batch(frame)
        stated = batch.count
        found = self.rows_of(frame) if (stated or 0) <= self.limits.records else None
        if found is None:
            made: list[Record] = list(batch.records(self.items(frame), self._further_of(frame)))
            newest = max((one.timestamp for one in made if one.timestamp is not None), default=None)
            found = FrameRecords(len(made), made, newest=newest)
        return ([] if batch.is_none else found.records), self._findings(frame, found._replace(stated=stated))

    def odd(self, frame: Frame, found: FrameRecords) -> list[Finding] | None:
        """The findings of `records` for a run's rows; None if `records` must be called.

        Overridden together with `records`.
        """
        is_own = type(self).records is not BatchReader.records
        return None if is_own else self.said_of(frame, found)

    def said_of(self, frame: Frame, found: FrameRecords) -> list[Finding] | None:
        """The findings of the declaration's rules, without parsing. Raises `SegspecError` for an unusable frame."""
        findings = self._findings(frame, found)
        return None if found.is_none else findings

    def _findings(self, frame: Frame, found: FrameRecords) -> list[Finding]:
        batch, stated, findings = self.batch(frame), found.stated, list[Finding]()
        batch.bounded(found.there, stated)
        if found.misnumbered is not None:
            raise batch.misnumbered(*found.misnumbered)
        if stated is not None and stated != found.there:
            name, place = self._keys.count, (self.source.path, frame.position)
            said = {"name": name, "stated": stated, "there": found.there}
            findings.append(RULES.finding("frames.record.count", *place, said, field=name, records=0))
        return [*findings, *self.timed(frame, found.newest)]

    def timed(self, frame: Frame, newest: int | None) -> Iterator[Finding]:
        """The finding about a frame's maximum time, if any; here none."""
        yield from ()

    def sections(self, frame: Frame) -> Iterable[Section]:
        if frame.is_room:
            return
        batch = self.batch(frame)
        content = batch.unpacked()
        if content is not None:
            title = "records" if batch.codec == "none" else "records, unpacked"
            yield Section(title, self.parsers.records, content, None, batch.params())

    @property
    def _keys(self) -> RecordKeys:
        found = self._declared.records
        assert found is not None, "the declaration names the records of a frame"
        return found

    def _said(self, batch: PackedFrame) -> dict[str, int | str | bool]:
        made: dict[str, int | str | bool] = {}
        if self._keys.codec is not None:
            try:
                made["codec"] = batch.codec
            except SegspecError as error:
                made["codec"] = error.actual or ""
        count = batch.count
        return made if count is None else made | {"records": count}

    def _frame_columns(self, frame: Frame) -> dict[str, int | str | bool]:
        found = self._further_of(frame).items()
        return {name: value for name, value in found if isinstance(value, int | str)}

    def _further_of(self, frame: Frame) -> dict[str, Any]:
        with self.file.accessed(Code.BAD_ENCODING, frame.position):
            return self.file.further(frame.body, self._declared.of_frames)
