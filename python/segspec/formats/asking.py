"""Calls a format to identify a file or folder.

Exceptions from our formats pass unchanged; those of other packages, which may raise anything, get the package's name.
Files of other stores are identified by their first bytes only.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache, partial
from typing import Any, TypeVar

from segspec.core.errors import Code, Finding, SegspecError, Severity
from segspec.core.extras import install
from segspec.core.model import Listing, SegmentFile
from segspec.core.notices import logger
from segspec.core.text import is_like_any
from segspec.formats.contract.descriptor import Format, IndexPlace
from segspec.formats.contract.reading import NO, WEAK
from segspec.formats.registry import BUILT_IN, BrokenFormatError, names, shown_name
from segspec.storage.directory import Directory
from segspec.storage.source import Source, from_bytes, is_remote

LONGEST = 17
"""First bytes that distinguish all of them."""


@cache
def _kinds() -> list[dict[str, Any]]:
    import tomllib
    from importlib import resources

    text = resources.files(__package__).joinpath("foreign.toml").read_text(encoding="utf-8")
    known = names()
    kinds = ({"at": 0, "starts": "", "format": None} | kind for kind in tomllib.loads(text)["files"])
    return [kind | {"hint": _hint(kind["format"])} for kind in kinds if kind["format"] not in known]


def _hint(format: str | None) -> str:
    return "" if format is None else f" (for {format}: {install(format)})"


def _begins(kind: Mapping[str, Any], first: bytes) -> bool:
    return first.startswith(kind["starts"].encode("latin-1"), kind["at"])


def refusal(source: Source) -> str | None:
    """The kind of an unsupported file, if known."""
    name, first = source.name, source.read(0, LONGEST)
    found = (
        kind for kind in _kinds() if _begins(kind, first) and (kind["starts"] or is_like_any([name], [kind["name"]]))
    )
    return next((f"{kind['one']}: segspec does not read it{kind['hint']}" for kind in found), None)


def counted(directory: Directory) -> Counter[str]:
    """The number of files per kind in a local folder."""
    kinds = [] if is_remote(directory.path) else _kinds()
    named = ((kind, name) for name in directory.sizes for kind in kinds if is_like_any([name], [kind["name"]]))
    return Counter(kind["many"] for kind, name in named if _begins(kind, directory.start(name, LONGEST)))


def listed(counts: Mapping[str, int]) -> str:
    kinds = {kind["many"]: kind for kind in _kinds()}
    said = (f"{count:,} {many}" if count > 1 else kinds[many]["one"] for many, count in sorted(counts.items()))
    return ", ".join(said) + "".join(dict.fromkeys(kinds[many]["hint"] for many in counts))


def no_log(counts: Mapping[str, int]) -> str:
    """A message why the folder has no readable log."""
    why = "no log of a known format in this folder or below it"
    return f"{why}; segspec does not read {listed(counts)}" if counts else why


Answer = TypeVar("Answer")

_told: set[str] = set()


def how_sure(format: Format, source: Source) -> int:
    """How certain a format is that a file is its own. Raises `BrokenFormatError`."""
    sure = answered(format, "sniff", int, lambda: format.sniff(source))
    if sure == NO and answered(format, "companions", bool, lambda: any(one.holds(source) for one in format.companions)):
        return WEAK
    return sure


def files_in(format: Format, directory: Directory) -> Listing:
    """A format's log in a folder, with companions and findings. Raises `BrokenFormatError`."""
    listing = answered(format, "discover", Listing, lambda: format.discover(directory))
    if format.companions:
        listing = _with_those_of_log(format, directory, listing)
    return _with_odd(format, directory, listing) if directory.odd or directory.folders else listing


def _with_those_of_log(format: Format, directory: Directory, listing: Listing) -> Listing:
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


def _with_odd(format: Format, directory: Directory, listing: Listing) -> Listing:
    """The listing with an error per segment name, and a note per companion, that is not a readable file.

    A folder named like a segment counts only if there are segments.
    """
    odd = dict(directory.odd) | (dict.fromkeys(directory.folders, "a folder") if listing.segments else {})
    findings = [
        Finding(
            directory.join(name),
            0,
            Code.MISSING_SEGMENT,
            Severity.ERROR,
            f"{what} is where a segment should be: what it held, if it was one, is not read",
            expected="a file",
            actual=what,
        )
        for name, what in sorted(odd.items())
        if answered(format, "names_segment", bool, partial(format.names_segment, name))
    ]
    if not listing.segments and not findings:
        return listing
    unreadable = tuple(finding.path for finding in findings)
    findings += [
        Finding(
            directory.join(name), 0, Code.MISSING_INDEX, Severity.NOTE, f"{what}, and no plain file: it is not read"
        )
        for name, what in sorted(directory.odd.items())
        if directory.join(name) not in unreadable and _is_companion(format, name)
    ]
    return listing._replace(findings=(*listing.findings, *findings), unreadable=unreadable) if findings else listing


def _is_companion(format: Format, name: str) -> bool:
    empty = from_bytes(b"", name)
    return any(answered(format, "companions", bool, partial(each.holds, empty)) for each in format.kept)


def segment_at(format: Format, path: str, directory: Directory | None) -> SegmentFile:
    segment = format.segment(path, directory)
    return segment if directory is None else _with_companions(format, segment, directory)


def _with_companions(format: Format, segment: SegmentFile, directory: Directory) -> SegmentFile:
    names = {one.name: one.beside(segment.name) for one in format.companions if one.place is IndexPlace.BESIDE}
    found = {kind: directory.join(name) for kind, name in names.items() if name in directory.sizes}
    if not found:
        return segment
    return replace(segment, companions=found)


def answered(format: Format, part: str, kind: type[Answer], ask: Callable[[], Answer]) -> Answer:
    """A part's result.

    Raises `BrokenFormatError` if another package's part returns a wrong type, or raises more than opening a file may.
    """
    if format.name in BUILT_IN:
        return ask()
    try:
        answer = ask()
    except (OSError, MemoryError):
        raise
    except SegspecError as error:
        raise BrokenFormatError(f"{shown_name(format.name)} is unknown here: {error}") from error
    except Exception as error:  # whatever another package's code raises is a reason
        why = f"{part} raised {type(error).__name__}: {error}"
        raise BrokenFormatError(f"{shown_name(format.name)} is broken: {why}") from error
    if not isinstance(answer, kind):
        why = f"{part} answered with {type(answer).__name__}, not {kind.__name__}"
        raise BrokenFormatError(f"{shown_name(format.name)} is broken: {why}")
    return answer


def leave_out(error: BrokenFormatError) -> None:
    """Warns once that a search omits a format."""
    if str(error) not in _told:
        _told.add(str(error))
        logger().warning("%s; it is left out", error)
