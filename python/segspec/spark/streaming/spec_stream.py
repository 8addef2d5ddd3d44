"""New files of a spec in a folder, as a stream: each is read once.

The checkpoint contains the files that were read and still exist, with their sizes:

    {"version": 1, "files": {"/in/a.pcap": 8124, "/in/b.pcap": 120}}

If files became older than `maxFileAge`, it contains their number instead, and the time before which they changed:

    {"version": 2, "files": {"/in/b.pcap": 120}, "before": 1700000000.5, "forgotten": 1}

The limits of a stream's batch, in Spark's classes and ours.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pyarrow as pa
from pyspark.sql.datasource import DataSourceStreamReader, InputPartition
from pyspark.sql.streaming.datasource import (
    ReadAllAvailable,
    ReadLimit,
    ReadMaxBytes,
    ReadMaxFiles,
    ReadMaxRows,
    SupportsTriggerAvailableNow,
)

from segspec.core.errors import Code
from segspec.core.text import counted
from segspec.spark.briefly import briefly
from segspec.spark.paths import GLOB_CHARACTERS, lies_below, local
from segspec.spark.planning import TaskReader, partitions_of
from segspec.spark.spec_reader import FoundFile, SpecFiles, SpecPiece, found_at, pieces_of
from segspec.spark.streaming.advance import BatchLimits
from segspec.spark.streaming.stream_offsets import DataLossError, lose
from segspec.storage.source import is_remote, open_source
from segspec.storage.store_path import like


def read_limit(own: BatchLimits) -> ReadLimit:
    """The limit that Spark passes to `latestOffset`. Its API has only one."""
    if own.records is not None:
        return ReadMaxRows(own.records)
    if own.bytes is not None:
        return ReadMaxBytes(own.bytes)
    return ReadAllAvailable() if own.files is None else ReadMaxFiles(own.files)


def limits_under(limit: ReadLimit, own: BatchLimits) -> BatchLimits:
    """The limits of a batch that Spark asks for."""
    if isinstance(limit, ReadAllAvailable):
        return BatchLimits()
    if isinstance(limit, ReadMaxRows):
        return own._replace(records=limit.max_rows)
    if isinstance(limit, ReadMaxBytes):
        return own._replace(bytes=limit.max_bytes)
    if isinstance(limit, ReadMaxFiles):
        return own._replace(files=limit.max_files)
    raise ValueError(f"a limit of the kind {type(limit).__name__} is not one that segspec asked for")


EVERY, RECENT = 1, 2
"""Versions of an offset: it contains every file, or only recent ones."""


class SpecStreamReader(TaskReader, DataSourceStreamReader, SupportsTriggerAvailableNow):
    """Plans batches of new files on the driver; copies read them in tasks."""

    def __init__(self, files: SpecFiles) -> None:
        self.files = files
        self._aim: list[FoundFile] | None = None
        self._all_there = True

    @briefly
    def initialOffset(self) -> dict[str, Any]:
        """The start of a new query: all existing files. Raises `FileNotFoundError` without the folder, which may be
        missing later (in a store if empty)."""
        for path in map(local, self.files.options.paths):
            if not is_remote(path) and not GLOB_CHARACTERS.search(path) and not Path(path).exists():
                raise FileNotFoundError(f"{path}: there is no such folder")
        return FilesSeen().offset

    @briefly
    def prepareForTriggerAvailableNow(self) -> None:
        """Limits the query to the files that exist now."""
        self._aim = self._found()

    def getDefaultReadLimit(self) -> ReadLimit:
        return read_limit(self._own)

    @property
    def _own(self) -> BatchLimits:
        return BatchLimits(None, self.files.options.most_bytes, self.files.options.most_files)

    @briefly
    def latestOffset(self, start: dict[str, Any], limit: ReadLimit) -> dict[str, Any]:
        """The files to the next batch's end, the oldest first; `start` without new ones."""
        found = self._found() if self._aim is None else self._aim
        seen = files_seen(start)
        known = seen.files
        changed = {file.path: file.size for file in found if known.get(file.path, file.size) != file.size}
        for path, size in changed.items():
            self._lose(has_changed(path, known[path], size))
        others = [file for file in found if file.path not in known]
        old = sum(file.is_before(seen.before) for file in others)
        if old > seen.forgotten:
            self._lose(too_old(old - seen.forgotten, self.files.options.paths[0]))
        taken = list(self._taken((file for file in others if not file.is_before(seen.before)), limit))
        if not taken and not changed and old <= seen.forgotten:
            return start
        newest = max((file.time or 0.0 for file in taken), default=0.0)
        before = max(seen.before, newest - self.files.options.most_age)
        # Files that have left the folder do not need to be remembered, nor do old ones.
        forgotten = {file.path for file in found if file.path in known and file.is_before(before)}
        there = {file.path for file in found} - forgotten
        kept = {
            path: size for path, size in known.items() if path in there or not (self._all_there or path in forgotten)
        }
        count = (old if self._all_there else max(old, seen.forgotten)) + len(forgotten)
        news = {path: size for path, size in changed.items() if path in kept}
        return FilesSeen(kept | news | {file.path: file.size for file in taken}, before, count).offset

    def _found(self) -> list[FoundFile]:
        self._all_there = True
        found: list[FoundFile] = []
        for given in self.files.options.paths:
            try:
                found += found_at(given, self.files.options)
            except FileNotFoundError:
                self._all_there = False
        # A query restarted in another working folder continues with the same files.
        placed = [file if is_remote(file.path) else file._replace(path=absolute(file.path)) for file in found]
        return sorted(placed, key=lambda file: (file.time or 0.0, str(file.path)))

    def _taken(self, news: Iterable[FoundFile], limit: ReadLimit) -> Iterator[FoundFile]:
        _, size, files = limits_under(limit, self._own)
        taken = filled = 0
        for file in news:
            too_many = files is not None and taken >= files
            if taken and (too_many or (size is not None and filled + file.size > size)):
                return
            yield file
            taken, filled = taken + 1, filled + file.size

    @briefly
    def partitions(self, start: dict[str, Any], end: dict[str, Any]) -> list[InputPartition]:
        """The pieces of a batch, equal on every call."""
        options = self.files.options
        before = files_seen(start).files
        given = [path if is_remote(path) else absolute(local(path)) for path in options.paths]
        store = next((path for path in options.paths if is_remote(path)), "")
        news = []
        for path, size in files_seen(end).files.items():
            if path in before:
                continue
            if any(lies_below(path, each) for each in given):
                news.append(FoundFile(like(path, store) if is_remote(path) else path, size))
            else:
                why = "the query's path does not lead to this file any more, which it has not read yet"
                self._lose(DataLossError(Code.MISSING_SEGMENT, why, path=path))
        pieces = pieces_of(news, options, self.files.cuts)
        return partitions_of(pieces, options.max_partition_bytes)

    def _piece(self, piece: SpecPiece) -> Iterator[pa.RecordBatch]:
        try:
            with open_source(piece.path) as source:
                size = source.size
        except FileNotFoundError:
            self._lose(DataLossError(Code.MISSING_SEGMENT, "the file is gone before it was read", path=piece.path))
            return
        if size != piece.whole:
            self._lose(has_changed(piece.path, piece.whole, size))
        yield from self.files.batches(piece)

    def _lose(self, loss: DataLossError) -> None:
        lose(loss, fails=self.files.options.fails_on_data_loss)

    def commit(self, end: Mapping[str, Any]) -> None:
        """Nothing: the checkpoint records what a query has read."""

    def stop(self) -> None:
        """Nothing is held between two calls."""


def absolute(path: str) -> str:
    return str(Path(path).absolute())


def has_changed(path: str, before: int, now: int) -> DataLossError:
    return DataLossError(
        Code.BAD_LENGTH,
        f"the file had {before} bytes when the query found it, and has {now}: each file is read once, so write it "
        "elsewhere and move it into the folder when it is whole",
        path=path,
        expected=str(before),
        actual=str(now),
    )


def too_old(count: int, path: str) -> DataLossError:
    why = "older than maxFileAge, beside the newest file that was read, and not read"
    return DataLossError(Code.MISSING_SEGMENT, f"new in the folder, but {why}: {counted(count, 'file')}", path=path)


@dataclass(frozen=True)
class FilesSeen:
    """The files that were read, with their sizes, and the number of those that changed `before` a time."""

    files: Mapping[str, int] = field(default_factory=dict)
    before: float = 0.0
    forgotten: int = 0

    @property
    def offset(self) -> dict[str, Any]:
        """The offset for Spark, equal for equal states."""
        files = {path: self.files[path] for path in sorted(self.files)}
        if not self.forgotten:
            return {"version": EVERY, "files": files}
        return {"version": RECENT, "files": files, "before": self.before, "forgotten": self.forgotten}


def files_seen(offset: Mapping[str, Any]) -> FilesSeen:
    """What `FilesSeen.offset` wrote. Raises `ValueError` for other texts."""
    try:
        files = {str(path): int(size) for path, size in offset["files"].items()}
        if offset["version"] == EVERY:
            return FilesSeen(files)
        if offset["version"] == RECENT:
            return FilesSeen(files, float(offset["before"]), int(offset["forgotten"]))
    except (KeyError, TypeError, AttributeError, ValueError):
        pass
    raise ValueError(f"the checkpoint has an offset that this source did not write: {str(offset)[:200]}")
