"""Makes a clean copy of an ffwd queue: messages are unchanged, and a gap in the numbers begins a segment.

The index is kept as far as readable: only it has the consumers' positions.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from segspec.core.errors import Code, Finding, SegspecError, Severity
from segspec.core.model import Frame, Listing, Record, RecordNumber, SegmentFile, SegmentSummary
from segspec.core.stretch import EACH_FRAME, Stretch
from segspec.formats.contract.reading import SegmentReader
from segspec.formats.contract.salvage import Output
from segspec.formats.ffwd import layout
from segspec.formats.ffwd.encode import header, index, segment_name
from segspec.formats.ffwd.index import consumers, entries_of
from segspec.formats.ffwd.reader import FfwdReader
from segspec.formats.ffwd.rules import EMPTY_MOST, LAST_OFFSET
from segspec.frames.record_scanner import scanner_of
from segspec.frames.salvage import DeclaredSalvager
from segspec.storage.source import open_source
from segspec_ksy.layouts import ffwd_entry


class FfwdSalvager(DeclaredSalvager):
    """Messages are numbered from the base in the header.

    A segment's final empty messages are omitted if the next segment has their numbers: they may be unwritten zeros.
    """

    certainty = (
        "there is no checksum: messages after damage lead exactly to the end of the file, and their numbers are those "
        "that the next segment's base leaves, or go on with as few lost as may be"
    )

    names = layout.NAMES

    def __init__(self, output: Output) -> None:
        super().__init__(output)
        self._empty = self._following = 0
        self._segment = SegmentFile("")
        self._zeros = 0
        self._is_told = False

    def takes_whole(self, segment: SegmentFile, summary: SegmentSummary) -> bool:
        return segment.next_base is None or not _reaches(summary.last_offset, segment.next_base)

    def copied_name(self, segment: SegmentFile, summary: SegmentSummary) -> str:
        return segment.name

    def begin(self, reader: SegmentReader, segment: SegmentFile) -> None:
        self._segment, self._zeros, self._is_told = segment, reader.source.zero_tail(), False

    def read(self, frame: Frame, records: Sequence[Record]) -> tuple[Frame, Sequence[Record]]:
        if frame.position < self._zeros or not _reaches(frame.first_offset, self._segment.next_base):
            return frame, records
        if not self._is_told:
            self._is_told = True
            self.found.append(Finding(
                self._segment.path, frame.position, Code.ZEROED, Severity.WARNING,
                f"empty messages up to the end of the segment, and the next one has message {frame.first_offset}, too: "
                "they are left out, as zero bytes that were never written", "len_blob",
            ))  # fmt: skip
        return replace(frame, offsets=None), []

    def keep(self, reader: SegmentReader, frame: Frame, records: Sequence[Record], *, sound: bool) -> None:
        if records:
            super().keep(reader, frame, records, sound=sound)
            self._empty = self._empty + 1 if _is_empty(frame) else 0

    def takes(self, reader: SegmentReader, stretch: Stretch) -> bool:
        is_doubtful = stretch.end > self._zeros and _reaches(stretch.last_offset, self._segment.next_base)
        if is_doubtful or not super().takes(reader, stretch):
            return False
        longest, following = self._empty_in(reader, stretch)
        if longest > EMPTY_MOST:
            return False
        self._following = following
        return True

    def take(self, reader: SegmentReader, stretch: Stretch) -> tuple[RecordNumber, RecordNumber]:
        self._empty = self._following
        return super().take(reader, stretch)

    def _empty_in(self, reader: SegmentReader, stretch: Stretch) -> tuple[int, int]:
        source, start, end = reader.source, stretch.position, stretch.end
        size = ffwd_entry.SIZE
        begins = self._empty and not any(source.read(start, size))
        if (
            not begins
            and any(source.read(end - size, size))
            and source.find(bytes(size * (EMPTY_MOST + 1)), start, end) < 0
        ):
            return 0, 0
        assert isinstance(reader, FfwdReader)
        scanner, longest, run = scanner_of(reader, EACH_FRAME._replace(stop=end)), 0, self._empty
        assert scanner is not None
        while start < end and (found := scanner.scan(start)) is not None and found.each is not None:
            ends = found.each.end[: found.frames]
            for place, after in zip(found.each.position, ends, strict=False):
                run = run + 1 if after - place == size else 0
                longest = max(longest, run)
            start = found.end
        return longest, run

    def ends_before(self, frame: Frame) -> bool:
        """Empty messages before damage would be unwritten space at a file's end."""
        return _is_empty(frame) and self._empty == EMPTY_MOST

    def start(self, reader: SegmentReader, frame: Frame, number: int) -> tuple[str, bytes]:
        if number > LAST_OFFSET:
            message = f"no segment can begin with message {number}: it needs more than 64 bits"
            raise SegspecError(Code.LIMIT_EXCEEDED, message, path=reader.source.path, position=frame.position)
        self._empty = 0
        return segment_name(number, reader.dialect), header(number, reader.dialect)

    def finish(self, listing: Listing) -> None:
        paths = [segment.index for segment in listing.segments if segment.index is not None]
        if paths:
            self.output.put(layout.INDEX_NAME, _kept_index(paths[-1]))


def _is_empty(frame: Frame) -> bool:
    return frame.end - frame.position == ffwd_entry.SIZE


def _reaches(last: int | str | None, base: int | None) -> bool:
    """Whether the next segment, which begins with message `base`, has message `last`, too."""
    return isinstance(last, int) and base is not None and last >= base


def _kept_index(path: str) -> bytes:
    with open_source(path) as source:
        try:
            names = [entry["id"] for entry in entries_of(source)]
        except SegspecError:
            names = []
        if len(set(names)) == len(names) and names:
            return source.read(0, source.size)
    return index(consumers(path))
