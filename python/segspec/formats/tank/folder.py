"""The files of one partition: segments of both generations of names, indexes, and what a compaction left behind."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from segspec.core.errors import Code, Finding, Severity
from segspec.core.model import Listing, SegmentFile
from segspec.formats.tank import layout
from segspec.formats.tank.layout import SegmentName
from segspec.storage.directory import Directory

PRIORITY = {"": 0, layout.SWAP: 1, layout.OLD: 2}


def discover(directory: Directory) -> Listing:
    """The log in a partition's folder.

    A segment that a compaction left under another name is part of it only where no other file has its numbers.
    """
    names = {name: parsed for name in directory.names() if (parsed := layout.segment_name(name)) is not None}
    chosen = _chosen(names)
    segments = tuple(_segment(directory, name, names[name]) for name in chosen)
    used = {segment.index for segment in segments}
    others = tuple(path for n in directory.names() if n not in chosen and (path := directory.join(n)) not in used)
    if not segments:
        return Listing((), (), others)
    findings = [
        *_leftovers(directory, names, chosen),
        *_duplicates(directory, names, chosen),
        *_misnamed(directory, names),
        *_indexes(directory, {names[name].base for name in chosen}),
    ]
    return Listing(segments, tuple(findings), others)


def segment_at(path: str, directory: Directory | None) -> SegmentFile:
    """The segment at `path` alone."""
    folder, slash, name = path.rpartition("/")
    parsed = layout.segment_name(name)
    if parsed is None:
        return SegmentFile(path)
    return _segment(directory or Directory(folder + slash, {name: 0}), name, parsed, path)


def _segment(directory: Directory, name: str, parsed: SegmentName, path: str | None = None) -> SegmentFile:
    details: dict[str, int | str | bool] = {"state": "immutable" if parsed.immutable else "active"}
    if parsed.last is not None:
        details["declared_last"] = parsed.last
    if parsed.created is not None:
        details["created"] = parsed.created
    index = next((n for n in _index_names(parsed) if n in directory.sizes), None)
    return SegmentFile(path or directory.join(name), parsed.base, directory.join(index) if index else None, details)


def _index_names(parsed: SegmentName) -> Iterator[str]:
    """Where the index of a segment may be: under the same suffix as the segment, or without."""
    yield layout.index_name(parsed.base) + parsed.leftover
    yield layout.index_name(parsed.base)


def _chosen(names: dict[str, SegmentName]) -> list[str]:
    """The segments of the log in order of their sequence numbers."""
    interrupted = any(parsed.leftover == layout.CLEANED for parsed in names.values())
    chosen: list[str] = []
    for suffix in sorted(PRIORITY, key=lambda s: PRIORITY[s]):
        if suffix == layout.SWAP and interrupted:
            continue
        taken = [names[name] for name in chosen]
        for name, parsed in names.items():
            if parsed.leftover == suffix and (not suffix or not any(_overlap(parsed, other) for other in taken)):
                chosen.append(name)
    return sorted(chosen, key=lambda name: (names[name].base, names[name].end, name))


def _overlap(one: SegmentName, other: SegmentName) -> bool:
    return one.base <= other.end and other.base <= one.end


def _leftovers(directory: Directory, names: dict[str, SegmentName], chosen: list[str]) -> Iterator[Finding]:
    interrupted = any(parsed.leftover == layout.CLEANED for parsed in names.values())
    for name, parsed in names.items():
        if not parsed.leftover:
            continue
        if parsed.leftover == layout.OLD:
            fate = "renames it back"
        elif interrupted:
            fate = "deletes it"
        else:
            fate = "puts it in the place of the segments it was made from"
        read = "read, since no other file has its numbers" if name in chosen else "not read"
        yield _about_name(
            directory, name, f"left by an interrupted compaction ({read}); the broker {fate} at its start"
        )


def _duplicates(directory: Directory, names: dict[str, SegmentName], chosen: list[str]) -> Iterator[Finding]:
    for name, following in itertools.pairwise(chosen):
        if names[name].base == names[following].base:
            text = f"a duplicate: {name} begins with {names[name].base} too; both are read"
            yield _about_name(directory, following, text, Severity.ERROR)
    active = [name for name in chosen if not names[name].immutable]
    for name in active[:-1]:
        yield _about_name(directory, name, f"an active segment besides {active[-1]}; the broker opens only one of them")


def _misnamed(directory: Directory, names: dict[str, SegmentName]) -> Iterator[Finding]:
    for name in directory.names():
        if name not in names and not name.startswith(".") and layout.looks_like_segment(name):
            yield _about_name(directory, name, "no sequence numbers can be read from this name; not read")


def _indexes(directory: Directory, bases: set[int]) -> Iterator[Finding]:
    for name in directory.names():
        if layout.is_wide_index(name):
            text = "the name is reserved for an index that no version of TANK writes or reads; ignored"
            yield _about_name(directory, name, text, Severity.NOTE)
            continue
        base = layout.index_base(name)
        if base is not None and base not in bases:
            yield Finding(
                directory.join(name),
                0,
                Code.MISSING_SEGMENT,
                Severity.WARNING,
                f"an index without its segment: none begins with {base}",
                field="name",
                actual=name,
            )


def _about_name(directory: Directory, name: str, message: str, severity: Severity = Severity.WARNING) -> Finding:
    return Finding(directory.join(name), 0, Code.BAD_NAME, severity, message, field="name", actual=name)
