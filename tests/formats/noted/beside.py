"""What lies beside the segments of Noted: read, checked, made."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from segspec.core.errors import Code, Finding, SegspecError, Severity
from segspec.core.limits import Limits
from segspec.core.model import Listing, SegmentFile
from segspec.core.stretch import FrameColumns, Level
from segspec.formats.contract.reading import Indexer, LogJudge, WholeLog, WholeSegment
from segspec.storage.source import Source, open_source
from tests.builders.durable_log import index, index_name, positions, segment, segment_name

BASES = (0, 3, 6)
ENTRY = struct.Struct("<H")


def noted_sizes(source: Source, segment: SegmentFile | None) -> Iterator[dict[str, Any]]:
    for position in range(0, source.size, ENTRY.size):
        content = source.read(position, ENTRY.size)
        if len(content) < ENTRY.size:
            raise SegspecError(Code.TORN, "half a size", path=source.path, position=position)
        yield {"position": position, "bytes": ENTRY.unpack(content)[0]}


def check_sizes(whole: WholeSegment) -> Iterator[Finding]:
    path = whole.segment.companions.get("sizes")
    if path is None:
        yield Finding(whole.segment.path, 0, Code.MISSING_INDEX, Severity.WARNING, "there are no sizes")
        return
    due = b"".join(sizes_of(step.each) for step in whole.frames(Level.FRAMES) if step.each is not None)
    with open_source(path) as source:
        found = source.read(0, source.size)
    if found != due:
        code = Code.INDEX_BEHIND if due.startswith(found) else Code.BAD_INDEX
        yield Finding(path, 0, code, Severity.WARNING, f"{len(found)} bytes of sizes, of {len(due)}")


def sizes_of(frames: FrameColumns) -> bytes:
    pairs = zip(frames.of_each(frames.position), frames.of_each(frames.end), strict=True)
    return b"".join(ENTRY.pack(end - start) for start, end in pairs)


class SizesIndexer(Indexer):
    def name(self) -> str:
        return self.segment.name.removesuffix(".log") + ".sizes"

    def entries(self, frames: FrameColumns) -> bytes:
        return sizes_of(frames)


class CheckedEnds(LogJudge):
    def __init__(self, listing: Listing, limits: Limits) -> None:
        super().__init__(listing, limits)
        self._ends = {one.path: one.base or 0 for one in listing.segments}

    def add(self, segment: SegmentFile, each: FrameColumns) -> None:
        for first in each.of_each(each.first_offset):
            self._ends[segment.path] = first + 1

    @property
    def text(self) -> str:
        return "".join(f"{one.base} {self._ends[one.path]}\n" for one in self.listing.segments)

    def findings(self) -> Iterator[Finding]:
        if not self.listing.companions["ends"]:
            yield Finding(self.listing.segments[0].path, 0, Code.MISSING_INDEX, Severity.NOTE, "there are no ends")
        for path in self.listing.companions["ends"]:
            with open_source(path) as source:
                if source.read(0, source.size).decode() != self.text:
                    yield Finding(path, 0, Code.BAD_INDEX, Severity.WARNING, "it is not where the segments end")


def make_ends(log: WholeLog) -> Iterator[tuple[str, bytes]]:
    yield "ends.txt", CheckedEnds(log.listing, log.limits).add_all(log).text.encode()


def lines_of(source: Source, segment: SegmentFile | None) -> Iterator[dict[str, Any]]:
    position = 0
    for line in source.read(0, source.size).splitlines(keepends=True):
        yield {"position": position, "text": line.decode().rstrip()}
        position += len(line)


def write_log(folder: Path) -> Path:
    """A log of nine records in three segments, with all that is beside them."""
    folder.mkdir()
    for base in BASES:
        content = segment(range(base, base + 3))
        entries = positions(content, 3, base)
        ends = [position for _, position in entries[1:]] + [len(content)]
        sizes = [end - start for (_, start), end in zip(entries, ends, strict=True)]
        (folder / segment_name(base)).write_bytes(content)
        (folder / index_name(base)).write_bytes(index(entries))
        beside = folder / segment_name(base)
        beside.with_suffix(".sizes").write_bytes(b"".join(map(ENTRY.pack, sizes)))
        beside.with_suffix(".notes").write_text(f"begins with {base}\nis read\n")
    (folder / "ends.txt").write_text("0 3\n3 6\n6 9\n")
    (folder / "ours.identity").write_text("us\n")
    (folder / "summary.txt").write_text("nine\n")
    return folder
