"""Resumes an existing log: its last segment is read to the end before anything is appended."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Any

from segspec.core.errors import Code, Finding, SegspecError, Severity
from segspec.core.limits import DEFAULT_LIMITS
from segspec.core.model import Listing, RecordNumber, SegmentFile, SegmentSummary, id_text, parse_id
from segspec.core.stretch import Level
from segspec.formats.contract.descriptor import Format
from segspec.formats.contract.planned import Remedies, TakeUp, decide, refusal
from segspec.formats.contract.writing import FormatWriter, Held
from segspec.library.log import Log
from segspec.reading.walk import OnDamage, summary_of, walked
from segspec.storage.atomic import replace_file
from segspec.storage.source import open_source
from segspec.writing.files import LogFiles

ENDS = ("clean", "torn", "corrupt", "unsupported", "not-this-format")
REMEDIES = {"refuse": Remedies(), "new-segment": Remedies(begins_another=ENDS)}


@dataclass(frozen=True, slots=True)
class Existing:
    """The segments of a log to resume.

    `last` is the last non-empty one, `unused` an empty one after it, or None.
    """

    segments: tuple[SegmentFile, ...]
    last: SegmentFile | None
    unused: SegmentFile | None


def existing(segments: tuple[SegmentFile, ...]) -> Existing:
    if not segments:
        return Existing((), None, None)
    last = segments[-1]
    if Path(last.path).stat().st_size:
        return Existing(segments, last, None)
    before = [segment for segment in segments[:-1] if Path(segment.path).stat().st_size]
    return Existing(segments, before[-1] if before else None, last)


def dialect_of(format: Format, segment: SegmentFile) -> str | None:
    """The dialect of a segment, or None if its beginning is damaged."""
    with open_source(segment.path) as source:
        reader = format.reader(source, segment, DEFAULT_LIMITS)
        try:
            reader.begin()
        except SegspecError:
            return None
        return reader.dialect


def take_up(format: Format, writer: FormatWriter[Any], files: LogFiles, found: Existing, torn: str) -> None:
    """Brings `writer` to the end of the log, by reading the last segment. If it is damaged, `torn` decides: `refuse`
    raises the error; `new-segment` begins a new segment after its readable records.
    """
    if not writer.opens_at_start and found.last is not None:
        # The unused segment may be named after another record.
        found = Existing(found.segments[: found.segments.index(found.last) + 1], found.last, None)
    if found.last is None:
        assert found.unused is not None
        _take_over(format, writer, files, found, SegmentSummary(found.unused, 0, next_offset=found.unused.base))
        return
    summary, damage, index = _replay(format, writer, found.last, torn)
    what = decide(summary, REMEDIES[torn], is_damaged=damage is not None)
    if damage is not None and what is TakeUp.REFUSE:
        raise _refusal(damage, torn)
    position = _take_over(format, writer, files, found, summary)
    if found.unused is not None:
        _check_unused(found.last, found.unused, summary)
    elif what is TakeUp.GO_ON and position is not None:
        _go_on(writer, files, found.last, position, index, summary.frames)


def leave(format: Format, writer: FormatWriter[Any], files: LogFiles, found: Existing) -> bool:
    """Brings `writer` to the end of a log whose last segment stays unchanged, by reading it in columns. Returns false
    if it or its index has an error or needs finishing: `take_up` then judges.
    """
    if not writer.leaves_segments or found.last is None or found.unused is not None:
        return False
    alone = Log(str(files.folder), format, Listing((found.last,)))
    if any(finding.severity is not Severity.NOTE for finding in alone.verify(Level.CHECKSUMS)):
        return False
    _take_over(format, writer, files, found, summary_of(format, found.last, DEFAULT_LIMITS, Level.CHECKSUMS))
    return True


def _take_over(
    format: Format, writer: FormatWriter[Any], files: LogFiles, found: Existing, last: SegmentSummary
) -> int | None:
    files.held = [
        Held(one.path, writer.first_of(one), one.index if one.index != one.path else None) for one in found.segments
    ]
    _check_name(writer, last.segment, last)
    before = reversed(found.segments[: found.segments.index(last.segment)])
    writer.take_over(chain([last], (summary_of(format, one, DEFAULT_LIMITS, Level.CHECKSUMS) for one in before)))
    return writer.resume(last)


def _replay(
    format: Format, writer: FormatWriter[Any], segment: SegmentFile, torn: str
) -> tuple[SegmentSummary, Finding | None, bytes]:
    policy = OnDamage.STOP if torn == "refuse" else OnDamage.SKIP
    index, damage = bytearray(writer.index_head()), None
    highest = -1
    with open_source(segment.path) as source:
        reader, summary, steps = walked(format, source, segment, DEFAULT_LIMITS, on_damage=policy)
        for step in steps:
            if step.frame is not None:
                index += writer.replay(reader, step.frame, step.records)
                highest = max(highest, *(record.offset or 0 for record in step.records), -1)
            damage = damage or next((f for f in step.findings if f.severity is Severity.ERROR), None)
            if damage is not None and torn == "refuse":
                break
    if damage is not None:
        _after_all(summary, highest)
    return summary, damage, bytes(index)


def _after_all(summary: SegmentSummary, highest: int) -> None:
    if summary.next_offset is not None:
        summary.next_offset = max(summary.next_offset, highest + 1, summary.segment.base or 0)


def _refusal(damage: Finding, torn: str) -> SegspecError:
    why = "or pass torn='new-segment' to leave this file as it is and continue in another"
    if torn != "refuse":
        why = "since nothing of this segment can be read, the next one would take its place"
    return refusal(damage, f"nothing is appended after it: make a sound copy first (segspec recover), {why}")


def _check_name(writer: FormatWriter[Any], last: SegmentFile, summary: SegmentSummary) -> None:
    """A segment whose name has a higher number than its first record would be read after a new one."""
    began = summary.next_offset if summary.first_offset is None else summary.first_offset
    if last.base is None or began is None:
        return
    named: RecordNumber = writer.first_of(last)
    first = parse_id(began) if isinstance(began, str) else began
    if type(named) is type(first) and first < named:  # type: ignore[operator]  # two offsets or two ids
        raise SegspecError(
            Code.BAD_NAME,
            f"the name says that it begins with {_shown(named)}, and record {_shown(first)} is its first or due: "
            "nothing is appended, since a new segment would come before it",
            path=last.path,
            field="name",
            expected=_shown(first),
            actual=_shown(named),
        )


def _shown(number: RecordNumber) -> str:
    return str(number) if isinstance(number, int) else id_text(number)


def _check_unused(last: SegmentFile, unused: SegmentFile, summary: SegmentSummary) -> None:
    if unused.base is not None and unused.base != summary.next_offset:
        raise SegspecError(
            Code.GAP,
            f"an empty segment begins with {unused.base}, and {last.name} before it ends before "
            f"{summary.next_offset}: nothing is appended",
            path=unused.path,
            expected=str(summary.next_offset),
            actual=str(unused.base),
        )


def _go_on(
    writer: FormatWriter[Any], files: LogFiles, segment: SegmentFile, position: int, built: bytes, frames: int
) -> None:
    """Opens the segment, and replaces an index that does not fit."""
    name = writer.index_name(segment.name)
    if name is None:
        files.resume(segment, position, None, 0, frames)
        return
    path = files.folder / name
    most = max(len(built), position)
    found = path.read_bytes() if path.exists() and path.stat().st_size <= most else None
    if found != built:
        replace_file(path, built)
    files.held[-1] = Held(segment.path, files.held[-1].first, str(path))
    files.resume(segment, position, str(path), len(built), frames)
