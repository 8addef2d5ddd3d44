"""Finds out which format a file or a folder is, by content and name."""

from __future__ import annotations

import os

from segspec.core.errors import Code, SegspecError
from segspec.core.model import Listing
from segspec.formats import every, get
from segspec.formats.contract.descriptor import Format
from segspec.formats.contract.reading import CERTAIN, NO
from segspec.storage.directory import Directory, is_directory, list_directory, parent
from segspec.storage.source import Source, open_source

SNIFFED_SEGMENTS = 3
"""How many segments of a folder are opened to detect the format: the newest may be empty, the oldest damaged."""

MAX_DEPTH = 8


def format_of_file(source: Source, forced: str | None = None) -> Format:
    """The format of one segment or index. Raises `SegspecError` (bad-magic) where none fits."""
    if forced:
        return get(forced)
    best, found = NO, None
    for candidate in every([source.name]):
        sure = candidate.sniff(source)
        if sure > best:
            best, found = sure, candidate
        if best == CERTAIN:
            break
    if found is None:
        raise SegspecError(
            Code.BAD_MAGIC, "neither the name nor the content is of a known format", path=source.path, field="magic"
        )
    return found


def format_of_directory(directory: Directory, forced: str | None = None) -> tuple[Format, Listing] | None:
    """The format and the files of the log in one folder, or None where it holds none."""
    best, found = NO, None
    for candidate in [get(forced)] if forced else every(directory.sizes):
        listing = candidate.discover(directory)
        if not listing.segments:
            continue
        sure = CERTAIN if forced else max(_sniff(candidate, listing), default=NO)
        if sure > best:
            best, found = sure, (candidate, listing)
        if best == CERTAIN:
            break
    return found


def _sniff(candidate: Format, listing: Listing) -> list[int]:
    chosen = {listing.segments[0].path, *(s.path for s in listing.segments[-SNIFFED_SEGMENTS + 1 :])}
    out = []
    for path in sorted(chosen):
        with open_source(path) as source:
            out.append(candidate.sniff(source))
    return out


def logs_below(
    path: str | os.PathLike[str], forced: str | None = None, depth: int = MAX_DEPTH
) -> list[tuple[str, Format, Listing]]:
    """The folders at or below `path` that hold a log, in name order: one for a log, several for a tree of logs. Each
    with its format and files."""
    directory = list_directory(path)
    found = format_of_directory(directory, forced)
    if found is not None:
        return [(directory.path, *found)]
    if depth == 0:
        return []
    return [log for folder in directory.folders for log in logs_below(directory.join(folder), forced, depth - 1)]


def folder_of(path: str) -> Directory | None:
    """The folder that holds the file at `path`, or None where it cannot be listed."""
    folder, _ = parent(path)
    try:
        return list_directory(folder) if is_directory(folder) else None
    except OSError:
        return None
