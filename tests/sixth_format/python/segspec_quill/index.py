"""The index of a segment, and how it agrees with the segment."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from quill_ksy.quill_index import QuillIndex

from segspec.core.errors import Code, Finding, SegspecError, Severity
from segspec.core.model import SegmentFile
from segspec.core.stretch import Level
from segspec.formats.contract.reading import WholeSegment
from segspec.parsing import kaitai
from segspec.storage.source import Source, open_source
from segspec_quill import layout


def entries(source: Source, segment: SegmentFile | None) -> Iterator[dict[str, Any]]:
    """The entries in order. Raises `SegspecError` (torn) at a last one that is not whole."""
    position = 0
    while position < source.size:
        found, end = kaitai.parse(QuillIndex.Entry, source, position)
        yield {"position": position, "offset": found.offset, "ofs_record": found.ofs_record}
        position = end


def check(whole: WholeSegment) -> Iterator[Finding]:
    """missing-index; bad-index for the first entry that differs; index-behind and index-ahead; torn."""
    segment = whole.segment
    if segment.index is None:
        message = f"there is no {layout.index_name(segment.name)}"
        yield Finding(segment.path, 0, Code.MISSING_INDEX, Severity.WARNING, message)
        return
    due = [(step.frame.first_offset, step.frame.position) for step in whole.frames(Level.CHECKSUMS) if step.frame]
    with open_source(segment.index) as source:
        yield from _compare(source, due)


def _compare(source: Source, due: list[tuple[int | None, int]]) -> Iterator[Finding]:
    listed = 0
    try:
        for number, found in enumerate(entries(source, None)):
            listed = number + 1
            if listed > len(due):
                continue
            said = (found["offset"], found["ofs_record"])
            if said != due[number]:
                yield _finding(
                    source, found["position"], Code.BAD_INDEX, f"entry {number} is not its record's",
                    f"entries[{number}]", str(due[number]), str(said),
                )  # fmt: skip
                return
    except SegspecError as error:
        yield Finding.from_error(error, severity=Severity.WARNING)
    if listed != len(due):
        code = Code.INDEX_AHEAD if listed > len(due) else Code.INDEX_BEHIND
        message = f"{listed} entries, and {len(due)} records"
        yield _finding(source, source.size, code, message, "entries", str(len(due)), str(listed))


def _finding(
    source: Source, position: int, code: Code, message: str, field: str, expected: str, actual: str
) -> Finding:
    return Finding(source.path, position, code, Severity.WARNING, message, field, expected, actual)
