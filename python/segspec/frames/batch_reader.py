"""Reads a declared log whose frames hold many records."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from segspec.core.errors import Code, Finding, SegspecError
from segspec.core.model import Frame, Record, Section
from segspec.core.stretch import Wanted
from segspec.frames.explain import table
from segspec.frames.frame_scanner import DeclaredScanner
from segspec.frames.making import LOOSE_ROWS, FrameRecords
from segspec.frames.packed_frames import PackedFrame
from segspec.frames.reader import DeclaredReader
from segspec.frames.record_keys import RecordKeys
from segspec.frames.sound_frames import StoredFrame

RULES = table("frames")


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

    def unreadable(self, position: int, *, opens: bool) -> SegspecError | None:
        """Why the intact frame at `position` has unreadable records; with `opens` they are unpacked."""
        judged = self.file.judged(position)
        if judged is None or judged.codec is None or judged.computed is not None:
            return None
        body = StoredFrame.unparsed(position, judged.end, judged.number, judged.last - judged.number + 1)
        batch, (start, end) = PackedFrame(self.file, self._keys, body, self.limits), judged.content
        try:
            codec = batch.codec_of(judged.codec)
            if opens:
                batch.opened(self.source.read(start, end - start), codec)
        except SegspecError as error:
            return error
        return None

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
