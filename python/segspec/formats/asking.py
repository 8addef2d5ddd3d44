"""Asks a format what a file or a folder is, when that is not known yet: a format of another package may do anything.

What ours raise is a fault of ours, and stays what it is. What those of other packages raise names the package.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from segspec.core.errors import SegspecError
from segspec.core.model import Listing, SegmentFile
from segspec.core.notices import logger
from segspec.formats.contract.descriptor import Format, IndexPlace
from segspec.formats.contract.reading import NO, WEAK
from segspec.formats.registry import BUILT_IN, BrokenFormatError, shown_name
from segspec.storage.directory import Directory
from segspec.storage.source import Source

Answer = TypeVar("Answer")

_told: set[str] = set()


def how_sure(format: Format, source: Source) -> int:
    """How sure a format is that a file is its own. Raises `BrokenFormatError`."""
    sure = answered(format, "sniff", int, lambda: format.sniff(source))
    if sure == NO and answered(format, "companions", bool, lambda: any(one.holds(source) for one in format.companions)):
        return WEAK
    return sure


def files_in(format: Format, directory: Directory) -> Listing:
    """The files of a format's log in a folder, with what is beside its segments. Raises `BrokenFormatError`."""
    listing = answered(format, "discover", Listing, lambda: format.discover(directory))
    if not format.companions:
        return listing
    segments = tuple(_with_companions(format, segment, directory) for segment in listing.segments)
    found = {
        one.name: tuple(
            directory.join(n) for n in directory.names() if one.place is IndexPlace.LOG and one.is_called(n)
        )
        for one in format.kept
    }
    own = {path for segment in segments for path in segment.companions.values()}.union(*found.values())
    others = tuple(path for path in listing.others if path not in own)
    return listing._replace(segments=segments, others=others, companions=found)


def segment_at(format: Format, path: str, directory: Directory | None) -> SegmentFile:
    """The segment at a path alone, with what is beside it in its folder."""
    segment = format.segment(path, directory)
    return segment if directory is None else _with_companions(format, segment, directory)


def _with_companions(format: Format, segment: SegmentFile, directory: Directory) -> SegmentFile:
    names = {one.name: one.beside(segment.name) for one in format.companions if one.place is IndexPlace.BESIDE}
    found = {kind: directory.join(name) for kind, name in names.items() if name in directory.sizes}
    return replace(segment, companions=found) if found else segment


def answered(format: Format, part: str, kind: type[Answer], ask: Callable[[], Answer]) -> Answer:
    """What a part of a format answers. Raises `BrokenFormatError` where another package's answers something else, or
    raises anything but what opening a file does."""
    if format.name in BUILT_IN:
        return ask()
    try:
        answer = ask()
    except (OSError, MemoryError):
        raise
    except SegspecError as error:
        raise BrokenFormatError(f"{shown_name(format.name)} cannot be told here: {error}") from error
    except Exception as error:  # whatever another package's code raises is a reason
        why = f"{part} raised {type(error).__name__}: {error}"
        raise BrokenFormatError(f"{shown_name(format.name)} is broken: {why}") from error
    if not isinstance(answer, kind):
        why = f"{part} answered with {type(answer).__name__}, not {kind.__name__}"
        raise BrokenFormatError(f"{shown_name(format.name)} is broken: {why}")
    return answer


def leave_out(error: BrokenFormatError) -> None:
    """Says once that a format is left out of a search for another."""
    if str(error) not in _told:
        _told.add(str(error))
        logger().warning("%s; it is left out", error)


def sure_or_no(format: Format, source: Source) -> int:
    """`how_sure` in a search: a broken format is not the one."""
    try:
        return how_sure(format, source)
    except BrokenFormatError as error:
        leave_out(error)
        return NO
