"""Replicas of a stream that tests make: chunks with their offsets, in segments of any size."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from tests.builders import osiris

Placed = tuple[int, osiris.NewChunk]
"""A chunk and its first offset."""


def story(chunks: Iterable[tuple[int, int]], start: int = 0, word: bytes = b"m") -> list[Placed]:
    """Chunks of so many records and such an epoch each, one after the other."""
    out: list[Placed] = []
    offset = start
    for records, epoch in chunks:
        bodies = [b"%s-%d-%d" % (word, epoch, offset + number) for number in range(records)]
        out.append((offset, osiris.plain(*bodies, epoch=epoch)))
        offset += records
    return out


def write(folder: Path, chunks: Sequence[Placed], per_segment: int = 4) -> Path:
    """A replica with these chunks, so many in a segment; where offsets are missing another segment begins."""
    folder.mkdir(parents=True)
    segments: list[list[Placed]] = []
    due: int | None = None
    for offset, made in chunks:
        if offset != due or len(segments[-1]) == per_segment:
            segments.append([])
        segments[-1].append((offset, made))
        due = offset + made.count()
    for held in segments:
        base = held[0][0]
        content, index = osiris.segment(*(made for _, made in held), base=base)
        (folder / osiris.segment_name(base)).write_bytes(content)
        (folder / osiris.index_name(base)).write_bytes(index)
    return folder
