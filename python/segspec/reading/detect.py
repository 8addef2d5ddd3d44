"""Detects the format of a file or folder, by content and name, and opens logs in a chosen read mode."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar

from segspec.core.errors import Code, NotALogError, RemovedError, SegspecError
from segspec.core.limits import Limits
from segspec.core.model import Listing, SegmentFile
from segspec.formats import asking, every, get
from segspec.formats.asking import files_in, how_sure, leave_out
from segspec.formats.contract.descriptor import Format
from segspec.formats.contract.modes import LeftOutFrames, ReadingMode
from segspec.formats.contract.reading import CERTAIN, NO, WEAK
from segspec.formats.registry import BrokenFormatError
from segspec.reading.walk import WalkedLog
from segspec.storage.directory import Directory, is_directory, list_directory, parent
from segspec.storage.source import Source, open_source

if TYPE_CHECKING:
    from segspec.storage.disk import Identity


class ModeError(ValueError):
    """A mode, or a choice of it, that a format does not have."""


def chosen(format: Format, given: Mapping[str, str]) -> dict[str, str]:
    """The chosen modes that leave something out. Raises `ModeError` for an unknown mode or choice."""
    asked = {name: _mode(format, name, choice) for name, choice in given.items()}
    usual = {mode.name: mode.choices[0] for mode in format.modes if not mode.leaves_nothing(mode.choices[0])}
    return usual | {name: choice for name, choice in given.items() if asked[name].choices[0] != choice}


def _mode(format: Format, name: str, choice: str) -> ReadingMode:
    mode = next((one for one in format.modes if one.name == name), None)
    if mode is None:
        have = f"it has {', '.join(one.name for one in format.modes)}" if format.modes else "it has none"
        raise ModeError(f"{format.name} has no mode {name!r}: {have}")
    if choice not in mode.choices:
        raise ModeError(f"{name} is {choice!r}: for {format.name} it is one of {', '.join(mode.choices)}")
    return mode


def in_modes(format: Format, listing: Listing, limits: Limits, modes: Mapping[str, str]) -> Listing:
    """The segments of a log, each with what the chosen modes omit from it. Raises `OSError`."""
    for name, choice in modes.items():
        mode = _mode(format, name, choice)
        if mode.leaves_nothing(choice):
            continue
        whole = WalkedLog(format, listing, limits)
        left = mode.leaves_out(whole, choice)
        appended = None if left.is_lasting else whole.seen
        listing = _marked(listing, left, appended if left.end is None else left.end)
    return listing


def _marked(listing: Listing, left: LeftOutFrames, end: tuple[str, int] | None) -> Listing:
    segments: list[SegmentFile] = []
    ended = False
    for segment in listing.segments:
        spans = sorted({*segment.left_out, *left.frames.get(segment.path, ())})
        unread = 0 if ended else end[1] if end is not None and segment.path == end[0] else None
        ended |= unread is not None
        known = [one for one in (segment.unread, unread) if one is not None]
        partly = left.partly.get(segment.path, segment.partly)
        segments.append(replace(segment, left_out=tuple(spans), unread=min(known, default=None), partly=partly))
    return listing._replace(segments=tuple(segments), left_out=(*listing.left_out, *left.findings))


SNIFFED_SEGMENTS = 3
"""The newest segment may be empty, the oldest damaged."""

MAX_DEPTH = 8

LOOKS = 100

Looked = TypeVar("Looked")

TellUnreadable = Callable[[str, OSError | SegspecError], None]


def format_of_file(source: Source, forced: str | Format | None = None, expected: Format | None = None) -> Format:
    """The format of one segment or index: `expected`, unless another is more certain. Raises `SegspecError` (bad-magic)
    if none fits.
    """
    if forced:
        return get(forced)
    best, found = NO, None
    # A declared format is not one of the installed ones.
    for candidate in (*([] if expected is None else [expected]), *every([source.name])):
        try:
            sure = how_sure(candidate, source)
        except BrokenFormatError as error:
            leave_out(error)
            continue
        if sure > best:
            best, found = sure, candidate
        if best == CERTAIN:
            break
    if found is None:
        words = asking.refusal(source) or "neither the name nor the content is of a known format"
        raise NotALogError(Code.BAD_MAGIC, words, path=source.path, field="magic")
    return found


def format_of_directory(
    directory: Directory, forced: str | Format | None = None, *, least: int = NO
) -> tuple[Format, Listing] | None:
    """The format and the files of the log in one folder, if there is a log with a certainty above `least`."""
    best, found = least, None
    for candidate in [get(forced)] if forced else every(directory.sizes):
        try:
            listing = files_in(candidate, directory)
            if not listing.segments and not listing.unreadable:
                continue
            sure = CERTAIN if forced else _sniffed(candidate, listing)
        except BrokenFormatError as error:
            if forced:
                raise
            leave_out(error)
            continue
        if sure > best:
            best, found = sure, (candidate, listing)
        if best == CERTAIN:
            break
    return found


def _sniffed(candidate: Format, listing: Listing) -> int:
    segments = {one.path for one in (*listing.segments[:1], *listing.segments[-SNIFFED_SEGMENTS + 1 :])}
    best = NO if segments else WEAK
    for path in sorted(segments):
        with open_source(path) as source:
            best = max(best, how_sure(candidate, source))
    return best


def look_in(folder: str, look: Callable[[Directory], Looked]) -> Looked:
    """The result of `look` in a folder, which is listed again if a file was removed in between.

    Raises `OSError` if the folder cannot be listed, `RemovedError` if it keeps changing.
    """
    gone: FileNotFoundError | None = None
    for _ in range(LOOKS):
        directory = list_directory(folder)
        try:
            return look(directory)
        except FileNotFoundError as error:
            gone = error
    raise RemovedError(folder, f"its files are renamed and removed faster than it can be looked at: {gone}")


def listed_again(folder: str, format: Format) -> Listing:
    """The log's current files. Raises like `look_in`."""
    return look_in(folder, lambda directory: files_in(format, directory))


def logs_below(
    path: str | os.PathLike[str],
    forced: str | Format | None = None,
    depth: int = MAX_DEPTH,
    unreadable: TellUnreadable | None = None,
    passed: Counter[str] | None = None,
) -> list[tuple[str, Format, Listing]]:
    """The folders at or below `path` that contain a log, in name order, each with its format and files.

    A folder with a log's name counts even without segments, if no log lies below it. A folder is visited once; links
    come last.

    Errors of the file system or a file below `path` are raised; with `unreadable` they are reported for the folder, and
    the search continues. `passed` receives the files of other stores in folders without a log, by kind.
    """
    search = _Search(forced, unreadable, passed)
    search.visit(os.fspath(path), depth)
    while search.links:
        search.try_visit(*search.links.pop(0))
    return sorted(search.found, key=lambda log: log[0].split("/"))


class _Search:
    def __init__(
        self, forced: str | Format | None, unreadable: TellUnreadable | None, passed: Counter[str] | None
    ) -> None:
        self.forced, self.unreadable, self.passed = forced, unreadable, passed
        self.found: list[tuple[str, Format, Listing]] = []
        self.links: list[tuple[str, int, Identity | None]] = []
        self.seen: set[Identity | None] = set()

    def visit(self, path: str, depth: int, own: Identity | None = None) -> None:
        if own is not None:
            if own in self.seen:
                return
            self.seen.add(own)
        directory, log, others = look_in(path, self._looked)
        self.seen.add(directory.identity)
        if log is not None:
            self.found.append((directory.path, *log))
        elif self.passed is not None:
            self.passed.update(others)
        before = len(self.found)
        # An unreadable entry may have whole logs next to it.
        if directory.folders and depth and (log is None or not log[1].segments):
            self._visit_below(directory, depth)
        if log is None and len(self.found) == before:
            self._add_emptied(directory)

    def _looked(self, directory: Directory) -> tuple[Directory, tuple[Format, Listing] | None, Counter[str]]:
        log = format_of_directory(directory, self.forced)
        is_asked = log is None and self.passed is not None
        return directory, log, asking.counted(directory) if is_asked else Counter()

    def _visit_below(self, directory: Directory, depth: int) -> None:
        # Most folders with a log have none below.
        from segspec.storage.staging import is_staging

        for name in directory.folders:
            if is_staging(name):
                continue
            below = directory.join(name), depth - 1, directory.identities.get(name)
            if name in directory.links:
                self.links.append(below)
            else:
                self.try_visit(*below)

    def try_visit(self, path: str, depth: int, own: Identity | None) -> None:
        if self.unreadable is None:
            self.visit(path, depth, own)
            return
        try:
            self.visit(path, depth, own)
        except (OSError, SegspecError) as error:
            self.unreadable(path, error)

    def _add_emptied(self, directory: Directory) -> None:
        for candidate in [get(self.forced)] if self.forced else every(directory.sizes):
            listing = candidate.emptied(directory)
            if listing is not None:
                self.found.append((directory.path, candidate, listing))
                return


def folder_of(path: str) -> Directory | None:
    """The folder of a file, or None if it cannot be listed."""
    folder, _ = parent(path)
    try:
        return list_directory(folder) if is_directory(folder) else None
    except OSError:
        return None
