"""One walk over one segment: frame, check, records, and the damage policy that the formats know nothing of."""

from __future__ import annotations

import gc
from collections.abc import Iterator, Sequence
from enum import StrEnum

from segspec.core.errors import Code, Finding, SegspecError, Severity
from segspec.core.model import SegmentSummary
from segspec.core.stretch import Level, Scanner, Step, Stretch
from segspec.formats.contract.reading import SegmentReader


class OnDamage(StrEnum):
    """What to do where bytes are damaged."""

    STOP = "stop"
    SKIP = "skip"
    FAIL = "fail"


MOST_PATIENCE = 256
"""Frames that are read one by one, at most, before the scanner is asked again."""


ENDS = {
    Code.TORN: "torn",
    Code.ZEROED: "torn",
    Code.UNSUPPORTED_VERSION: "unsupported",
}


class _Pace:
    """Asks the scanner for a stretch, less often the less it finds: a segment without sound stretches costs little."""

    def __init__(self, scanner: Scanner | None) -> None:
        self._scanner = scanner
        self._patience = 1
        self._left = 0

    def stretch(self, position: int) -> Stretch | None:
        if self._scanner is None:
            return None
        if self._left:
            self._left -= 1
            return None
        found = self._scanner.scan(position)
        if found is None:
            self._left = self._patience
            self._patience = min(2 * self._patience, MOST_PATIENCE)
        elif found.frames > self._patience:
            self._patience = 1
        return found


def walk(
    reader: SegmentReader,
    summary: SegmentSummary,
    *,
    on_damage: OnDamage = OnDamage.STOP,
    level: Level = Level.RECORDS,
    scanner: Scanner | None = None,
) -> Iterator[Step]:
    """Walks a segment and fills `summary`. With `fail` the first error is raised; nothing of its frame is released.

    With a `scanner`, sound frames come as stretches where it finds them.
    """
    try:
        position = reader.begin()
    except SegspecError as error:
        summary.dialect = reader.dialect
        summary.end = "not-this-format" if error.code is Code.BAD_MAGIC else ENDS.get(error.code, "corrupt")
        resumed = reader.resync(error.position, error) if on_damage is OnDamage.SKIP else None
        if resumed is None:
            yield from _refuse(error, on_damage, summary)
            return
        position = resumed.position
        skipped = position - error.position
        yield Step(None, findings=[_gap(error, skipped, resumed.records, resumed.note)])
    else:
        summary.valid_bytes = position
    summary.dialect = reader.dialect
    yield from _frames(reader, summary, position, on_damage, level, _Pace(scanner))
    findings = list(reader.finish(summary))
    raise_first_error(findings, on_damage)
    if findings:
        yield Step(None, findings=findings)


def _frames(
    reader: SegmentReader, summary: SegmentSummary, position: int, on_damage: OnDamage, level: Level, pace: _Pace
) -> Iterator[Step]:
    sound = summary.end == "clean"
    size = reader.source.size
    while position < size:
        stretch = pace.stretch(position)
        if stretch is not None:
            reader.pass_over(stretch)
            position = stretch.end
            _count_stretch(summary, stretch, sound)
            yield Step(None, stretch.records, stretch=stretch)
            reader.source.release(position)
            continue
        try:
            step = _read(reader, position, level)
        except SegspecError as error:
            if sound:
                sound, summary.end = False, ENDS.get(error.code, "corrupt")
            if on_damage is not OnDamage.SKIP:
                yield from _refuse(error, on_damage, summary)
                return
            resumed = reader.resync(position, error)
            skipped = (resumed.position if resumed else size) - position
            note = resumed.note if resumed else "nothing readable follows"
            yield Step(None, findings=[_gap(error, skipped, resumed.records if resumed else None, note)])
            if resumed is None:
                return
            position = resumed.position
            continue
        raise_first_error(step.findings, on_damage)
        assert step.frame is not None
        reader.accept(step.frame, step.records)
        position = step.frame.end
        _count(summary, step, sound, position)
        yield step
        if reader.source.release(position):
            # Generated parsers refer to themselves (`_root`), so only the collector frees a frame and its payload.
            gc.collect(1)


def _read(reader: SegmentReader, position: int, level: Level) -> Step:
    frame = reader.frame(position)
    if level is Level.FRAMES:
        return Step(frame)
    findings = list(reader.check(frame))
    if level is Level.CHECKSUMS:
        return Step(frame, findings=findings)
    records, more = reader.records(frame)
    return Step(frame, records, findings + more)


def _refuse(error: SegspecError, on_damage: OnDamage, summary: SegmentSummary) -> Iterator[Step]:
    if on_damage is OnDamage.FAIL:
        raise error
    yield Step(None, findings=[_gap(error, summary.bytes - error.position, None, "")])


def _gap(error: SegspecError, skipped: int, records: int | None, note: str) -> Finding:
    return Finding.from_error(error, note=note, records=records, bytes=skipped)


def raise_first_error(findings: Sequence[Finding], on_damage: OnDamage) -> None:
    """Raises the first error among `findings` where the policy is `fail`."""
    if on_damage is OnDamage.FAIL:
        for finding in findings:
            if finding.severity is Severity.ERROR:
                raise finding.error()


def _count_stretch(summary: SegmentSummary, stretch: Stretch, sound: bool) -> None:
    live = stretch.rows - stretch.deleted
    summary.frames += stretch.frames
    summary.records += live
    if not sound:
        return
    summary.valid_bytes = stretch.end
    summary.prefix_records += live
    if summary.first_offset is None:
        summary.first_offset = stretch.first_offset
    if summary.first_timestamp is None:
        summary.first_timestamp = stretch.first_timestamp
    if stretch.last_offset is not None:
        summary.last_offset = stretch.last_offset
    if stretch.last_timestamp is not None:
        summary.last_timestamp = stretch.last_timestamp


def _count(summary: SegmentSummary, step: Step, sound: bool, position: int) -> None:
    summary.frames += 1
    if sound:
        summary.valid_bytes = position
    for record in step.records:
        if record.deleted:
            continue
        summary.records += 1
        if not sound:
            continue
        summary.prefix_records += 1
        label = record.offset if record.id is None else f"{record.id[0]}-{record.id[1]}"
        if summary.first_offset is None:
            summary.first_offset = label
        summary.last_offset = label
        if record.timestamp is not None:
            if summary.first_timestamp is None:
                summary.first_timestamp = record.timestamp
            summary.last_timestamp = record.timestamp
