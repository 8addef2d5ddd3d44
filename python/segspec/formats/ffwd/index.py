"""The index of an ffwd queue, compared with the queue."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from segspec.core.errors import Code, Finding, SegspecError, Severity
from segspec.core.limits import TEXT_BYTES
from segspec.core.model import SegmentFile, SegmentSummary
from segspec.core.stretch import FrameColumns, Level
from segspec.formats.contract.reading import WholeSegment
from segspec.formats.ffwd import layout
from segspec.frames.explain import table
from segspec.parsing import kaitai
from segspec.storage.source import Source, open_source
from segspec_ksy.ffwd_index import FfwdIndex as FfwdIndex
from segspec_ksy.ffwd_index_entry import FfwdIndexEntry

RULES = table("ffwd")


def entries_of(source: Source, segment: SegmentFile | None = None) -> Iterator[dict[str, Any]]:
    """An index's consumers, as flat dicts. Raises `SegspecError` (torn, bad-encoding) at an unreadable one, and
    (limit-exceeded) above `TEXT_BYTES`."""
    source.check_size(TEXT_BYTES)
    position = 0
    while position < source.size:
        entry, end = kaitai.parse(FfwdIndexEntry, source, position)
        yield {"position": position, "id": entry.id, "offset": entry.offset}
        position = end


def looks_like_index(source: Source) -> bool:
    """Whether complete entries fill the file."""
    try:
        return sum(1 for _ in entries_of(source)) > 0
    except SegspecError:
        return False


def consumers(path: str) -> dict[str, int]:
    """Offsets by consumer, up to the first damage."""
    found: dict[str, int] = {}
    with open_source(path) as source, suppress(SegspecError):
        for entry in entries_of(source):
            found[entry["id"]] = entry["offset"]
    return found


def check(whole: WholeSegment) -> Iterator[Finding]:
    """Compares the index with the last segment."""
    segment = whole.segment
    if not segment.details.get("last"):
        return
    if segment.index is None:
        yield RULES.finding("ffwd.index.missing", segment.path, 0, {"name": layout.INDEX_NAME})
        return
    with open_source(segment.index) as source:
        yield from _compare(source, int(segment.details.get("first_base", 0)), _end_of(whole))


def _end_of(whole: WholeSegment) -> int | None:
    summary = whole.summary(Level.FRAMES)
    return None if summary.end == "not-this-format" else summary.next_offset


def _compare(source: Source, first: int, end: int | None) -> Iterator[Finding]:
    seen: set[str] = set()
    try:
        for number, entry in enumerate(entries_of(source)):
            if entry["id"] in seen:
                yield _about(source, entry, "ffwd.index.twice", f"entries[{number}].id")
            seen.add(entry["id"])
            offset, field = entry["offset"], f"entries[{number}].offset"
            if end is not None and offset > end:
                said = {"last": end - 1, "end": end}
                yield _about(source, entry, "ffwd.index.ahead", field, offset - end, **said)
            # An offset may be the last finished message or the next one: one less is correct.
            if offset + 1 < first:
                said = {"first": first, "least": first - 1}
                yield _about(source, entry, "ffwd.index.behind", field, first - offset - 1, **said)
    except SegspecError as error:
        if error.code is Code.LIMIT_EXCEEDED:
            yield Finding.from_error(error, severity=Severity.WARNING)
            return
        note = "the system fills the rest of a short id with zero bytes, and ignores a rest of less than 12 bytes"
        yield Finding.from_error(error, severity=Severity.WARNING, note=note, bytes=source.size - error.position)


def _about(
    source: Source, entry: dict[str, Any], rule: str, field: str, records: int | None = None, **said: int
) -> Finding:
    return RULES.finding(rule, source.path, entry["position"], entry | said, field=field, records=records)


class Consumers:
    """An `Agreement`: nothing is wrong with the consumers once the queue's last number is known."""

    def __init__(self, segment: SegmentFile, source: Source, index: Source) -> None:
        self._details = segment.details
        self._index = index

    def pass_to(self, position: int, each: FrameColumns | None = None) -> None:
        """The first and last numbers of the queue are known at the end."""

    def holds(self, summary: SegmentSummary) -> bool:
        first = int(self._details.get("first_base", 0))
        return not (self._details.get("last") and any(_compare(self._index, first, summary.next_offset)))
