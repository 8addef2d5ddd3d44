"""Pieces of a log, to be read in parallel.

Together they give the records, frames, tracking and findings of the whole log under `skip`, each once.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterator
from typing import NamedTuple

from segspec.core.bounds import Range
from segspec.core.errors import RemovedError
from segspec.core.limits import DEFAULT_LIMITS, Limits
from segspec.core.model import Listing, SegmentFile, SegmentSummary
from segspec.core.stretch import Level, Step, Wanted
from segspec.formats.contract.descriptor import Format
from segspec.formats.contract.modes import Spans
from segspec.formats.contract.reading import Landmark
from segspec.library.living_segments import DueSegment
from segspec.library.log import Log
from segspec.library.stored_log import SegmentWatch, StoredLog
from segspec.reading.detect import LOOKS, listed_again
from segspec.reading.segment_pieces import Piece, PieceReading, pieces_in
from segspec.reading.walk import OnDamage
from segspec.storage.directory import is_directory, list_directory, parent
from segspec.storage.source import Source, open_source
from segspec.storage.store_path import UploadedPath


class LogPiece(NamedTuple):
    """A piece of one log, about `size` bytes long.

    `following` is the next segment, which a segment's last piece checks. `whole` is the length of a finished segment.
    `within` is the range of records, if each log has its own.
    """

    piece: Piece
    following: SegmentFile | None
    size: int
    whole: int | None = None
    within: Range | None = None


def pieces_of(log: Log, piece_bytes: int) -> Iterator[LogPiece]:
    """The pieces of a log in order, each of at most about `piece_bytes`, unless a segment cannot be cut there. Raises
    `SegspecError` and `OSError`.
    """
    return iter(log.look(lambda now: _pieces_of(now, piece_bytes)))


def _pieces_of(log: StoredLog, piece_bytes: int) -> list[LogPiece]:
    made = [
        piece
        for segment, following in zip(log.segments, (*log.segments[1:], log.following), strict=True)
        for piece in pieces_of_segment(log.format, segment, following, piece_bytes, log.limits)
    ]
    sizes_of(log)
    return made


def sizes_of(log: StoredLog) -> dict[str, int]:
    """The sizes of all files in the log's folder, by path. Raises `FileNotFoundError` if a segment has vanished."""
    archived = {segment.path: segment.path.bytes for segment in log.segments if isinstance(segment.path, UploadedPath)}
    folders = {parent(segment.path)[0] for segment in log.segments if segment.path not in archived}
    listed = (list_directory(folder) for folder in folders)
    sizes = {folder.join(name): size for folder in listed for name, size in folder.sizes.items()} | archived
    gone = next((segment.path for segment in log.segments if segment.path not in sizes), None)
    if gone is not None and is_directory(log.path):
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), gone)
    return sizes


def pieces_of_segment(
    format: Format,
    segment: SegmentFile,
    following: SegmentFile | None,
    piece_bytes: int,
    limits: Limits,
    *,
    size: int | None = None,
    begin: Landmark | None = None,
    end: int | None = None,
) -> Iterator[LogPiece]:
    """The pieces of one segment from the frame at `begin` on; none begins after byte `end`. With `size` a small segment
    is not opened, and a longer one ends there.
    """
    pieces = [Piece.onward(segment, begin)]
    if size is None or size - pieces[0].start > piece_bytes:
        with open_source(segment.path) as opened:
            source = opened if size is None else opened.until(size)
            size = source.size
            if size > piece_bytes:
                pieces = pieces_in(format, segment, source, piece_bytes, limits, begin=begin, end=end)
    for piece in pieces:
        length = max(0, (size if piece.end is None else piece.end) - piece.start)
        is_last, whole = piece.end is None, None if following is None else size
        yield LogPiece(piece, following if is_last else None, length, whole)


class PieceOfLog(Log):
    """One piece of a log, read as a log, even if its records have moved to other segments."""

    origin: Landmark | None = None

    def __init__(
        self,
        format: Format,
        of: LogPiece,
        *,
        limits: Limits = DEFAULT_LIMITS,
        list_again: Callable[[], Listing] | None = None,
    ) -> None:
        segment = of.piece.segment

        def listed() -> Listing:
            if Spans(segment):
                words = "it was renamed, or removed, since it was decided which of its records are given: open it again"
                raise RemovedError(segment.path, words)
            return listed_again(parent(segment.path)[0], format)

        super().__init__(
            segment.path,
            format,
            Listing((segment,)),
            limits=limits,
            following=of.following,
            list_again=list_again or listed,
        )
        self.piece = of.piece
        self._whole = of.whole

    @property
    def is_whole(self) -> bool:
        return self.piece.is_whole

    def steps(
        self,
        *,
        on_damage: OnDamage | str = OnDamage.STOP,
        level: Level = Level.RECORDS,
        wanted: Wanted | None = None,
        within: Range | None = None,
        summaries: list[SegmentSummary] | None = None,
        progress: Callable[[int], None] | None = None,
        watch: Callable[[SegmentFile, Source], SegmentWatch] | None = None,
    ) -> Iterator[tuple[SegmentFile, Step]]:
        """As for a whole log. Raises `ValueError` for `stop` of less than a whole segment."""
        if self.is_whole:
            yield from super().steps(
                on_damage=on_damage,
                level=level,
                wanted=wanted,
                within=within,
                summaries=summaries,
                progress=progress,
                watch=watch,
            )
            return
        policy = OnDamage(on_damage)
        segment, chosen = self.piece.segment, level if wanted is None else wanted.level
        with self._opened() as source:
            reading = PieceReading(self.format, self.piece, source, self.limits, chosen, wanted, self.origin)
            for step in reading.steps(policy):
                yield segment, step
            for step in self._ending(reading, policy, chosen, within):
                yield segment, step
        if summaries is not None:
            summaries.append(reading.summary)

    def _until(self, opened: DueSegment) -> int | None:
        is_same = opened.segment.path == self.piece.segment.path and opened.source.size == self._whole
        return None if is_same or self.following is None else self.following.base

    def _opened(self) -> Source:
        segment = now = self.piece.segment
        for _ in range(LOOKS):
            try:
                source = open_source(now.path)
            except FileNotFoundError:
                found = self.now_called(segment, segment.path)
                if found is None:
                    break
                now = found
                continue
            if self._whole is None or source.size == self._whole:
                return source
            source.close()
            break
        raise RemovedError(
            segment.path, "it was removed, or merged with others, since it was cut into pieces: cut again"
        )

    def _ending(self, reading: PieceReading, policy: OnDamage, level: Level, within: Range | None) -> Iterator[Step]:
        """The findings at the segment's end, and of the next one, from the last piece only.

        The whole segment is walked if the piece has a finding, or the format judges whole segments.
        """
        if self.piece.end is not None:
            return
        steps = reading.ending(OnDamage.SKIP)
        order = [*self._order_after(reading.summary, OnDamage.SKIP, level, within)]
        if steps or order or self.format.index.judges_whole:
            steps = reading.whole_ending(policy)
            yield from steps
            for _, step in self._order_after(reading.summary, policy, level, within):
                yield step
