"""The current logs and segments, at low cost without changes.

A local folder is listed again after a change, and for a moment longer because clocks are coarse.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING

from segspec.core.errors import Code, SegspecError
from segspec.core.limits import DEFAULT_LIMITS, Limits
from segspec.core.model import Listing, SegmentFile
from segspec.formats.contract.descriptor import Format
from segspec.reading.detect import MAX_DEPTH, format_of_directory, in_modes, logs_below, look_in
from segspec.spark.paths import expand, lies_below, local
from segspec.spark.streaming.stream_offsets import LogPlace
from segspec.storage.directory import COARSE, Directory, is_directory
from segspec.storage.disk import Identity
from segspec.storage.source import is_remote
from segspec.storage.store_path import UploadedPath, like

if TYPE_CHECKING:
    from segspec.store.archive import ArchiveReader

LONGEST = 30.0


@dataclass(frozen=True, slots=True)
class FoundLog:
    """One log: its folder, and its segments in order, with `sizes`. `absent` ones are only in an archive."""

    format: Format
    path: str
    segments: tuple[SegmentFile, ...]
    sizes: tuple[int, ...]
    absent: tuple[SegmentFile, ...] = ()
    listed: object = None

    def absent_between(self, before: SegmentFile | None, after: SegmentFile) -> SegmentFile | None:
        low, high = -1 if before is None else before.base, after.base
        if low is None or high is None:
            return None
        return next((one for one in self.absent if one.base is not None and low < one.base < high), None)

    def number_of(self, place: LogPlace) -> int | None:
        """The index of a place's segment, by name, or the number that a renaming keeps."""
        for number, segment in enumerate(self.segments):
            if segment.name == place.segment:
                return number
        base = self.format.segment(f"{self.path.rstrip('/')}/{place.segment}", None).base
        for number, segment in enumerate(self.segments):
            if base is not None and segment.base == base:
                return number
        return None


@dataclass(frozen=True, slots=True)
class _Folder:
    time: int
    listed: float
    log: FoundLog | None
    below: tuple[str, ...]

    def is_current(self, now: os.stat_result) -> bool:
        age = time.time() - self.listed
        # A change within the listing's clock tick does not change the folder's time.
        was_quiet = self.listed - self.time / 1e9 > COARSE
        return self.time == now.st_mtime_ns and was_quiet and 0 <= age < LONGEST


class Discovery:
    """The logs of one format at or below `paths`. With `modes`, a log ends where they are undecided."""

    def __init__(
        self,
        format: Format,
        paths: Sequence[str],
        *,
        looks_below: bool = True,
        archive: ArchiveReader | None = None,
        limits: Limits = DEFAULT_LIMITS,
        modes: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        self._format = format
        self._archive = archive
        self._limits = limits
        self._modes = modes
        self._depth = MAX_DEPTH if looks_below else 0
        self._paths = [_absolute(path) for path in paths]
        self._store = next((path for path in self._paths if is_remote(path)), "")
        self._folders: dict[str, _Folder] = {}

    def check(self) -> None:
        """Raises the errors of paths at a query's beginning: later a log may be missing for a while."""
        for path in self._paths:
            folders = _expanded(path)
            if not folders:
                _refuse_file(path)
            for folder in folders:
                if next(self._visit(folder, self._depth, set()), None) is None:
                    self._refuse_other_format(folder)

    def look(self, *, anew: bool = False) -> dict[str, FoundLog]:
        """The logs with a segment, by path; `anew` lists every folder again."""
        if anew:
            self._folders.clear()
        found: dict[str, FoundLog] = {}
        seen: set[Identity] = set()
        for given in self._paths:
            for path in _expanded(given):
                for log in self._visit(path, self._depth, seen):
                    found[log.path] = log
        return found

    def look_again(self, path: str) -> FoundLog | None:
        self._folders.pop(path, None)
        if not any(lies_below(path, given) for given in self._paths):
            return None
        known = like(path, self._store) if is_remote(path) else path
        return next(self._visit(known, 0, set()), None)

    def _visit(self, path: str, depth: int, seen: set[Identity]) -> Iterator[FoundLog]:
        folder = self._folder(path, seen)
        if folder is None:
            return
        if folder.log is not None:
            yield folder.log
        elif depth:
            for below in folder.below:
                yield from self._visit(below, depth - 1, seen)

    def _folder(self, path: str, seen: set[Identity]) -> _Folder | None:
        if is_remote(path):
            return self._listed(path, 0, None)
        try:
            now = Path(path).stat()
        except (FileNotFoundError, NotADirectoryError):
            self._folders.pop(path, None)
            return None
        if (now.st_dev, now.st_ino) in seen:
            return None
        seen.add((now.st_dev, now.st_ino))
        known = self._folders.get(path)
        if known is None or self._modes or not known.is_current(now):
            known = self._listed(path, now.st_mtime_ns, known)
            if known is None:
                self._folders.pop(path, None)
            else:
                self._folders[path] = known
        return known

    def _listed(self, path: str, changed: int, known: _Folder | None) -> _Folder | None:
        listed = time.time()
        try:
            directory, listing = look_in(path, self._files_in)
        except (FileNotFoundError, NotADirectoryError):
            return None
        log = None
        if listing.segments:
            log = self._decided(path, directory, listing, None if known is None else known.log)
        return _Folder(changed, listed, log, tuple(directory.join(name) for name in directory.folders))

    def _decided(self, path: str, directory: Directory, listing: Listing, known: FoundLog | None) -> FoundLog:
        sizes = tuple(_size_in(directory, segment) for segment in listing.segments)
        found = FoundLog(self._format, path, listing.segments, sizes, listing.elsewhere)
        if not self._modes:
            return found
        if known is not None and known.listed == (listing.segments, sizes):
            return known
        segments = in_modes(self._format, listing, self._limits, self._modes).segments
        last = next((number for number, one in enumerate(segments) if one.unread is not None), len(segments))
        return replace(found, segments=segments[: last + 1], sizes=sizes[: last + 1], listed=(listing.segments, sizes))

    def _files_in(self, directory: Directory) -> tuple[Directory, Listing]:
        found = format_of_directory(directory, self._format.name)
        if found is None:
            return directory, Listing(())
        return directory, found[1] if self._archive is None else self._archive.listing(directory, found[1])

    def _refuse_other_format(self, path: str) -> None:
        for folder, format, _ in logs_below(path, depth=self._depth):
            if format.name == self._format.name:
                return
            raise SegspecError(
                Code.BAD_MAGIC,
                f"this is a log of {format.name}, not of {self._format.name}: read it with "
                f'readStream.format("{format.name_in_spark}")',
                path=folder,
            )


def _size_in(directory: Directory, segment: SegmentFile) -> int:
    path = segment.path
    return path.bytes if isinstance(path, UploadedPath) else directory.sizes.get(segment.name, 0)


def _absolute(path: str) -> str:
    plain = local(path)
    return plain if is_remote(plain) else str(Path(plain).absolute())


def _expanded(path: str) -> list[str]:
    try:
        return [found for found in expand(path) if is_directory(found)]
    except FileNotFoundError:
        return []


def _refuse_file(path: str) -> None:
    try:
        files = expand(path)
    except FileNotFoundError:
        return
    if not is_remote(path) and not Path(files[0]).exists():
        raise FileNotFoundError(f"{path}: there is no such folder")
    raise SegspecError(
        Code.BAD_NAME,
        "a stream follows a log, from segment to segment: give its folder, not a file of it",
        path=files[0],
    )
