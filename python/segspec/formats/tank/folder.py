"""The files of a partition: segments, indexes, and leftovers of compactions."""

from __future__ import annotations

import itertools
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import Any

from segspec.core.errors import Finding
from segspec.core.limits import DEFAULT_LIMITS, MEBIBYTE
from segspec.core.model import Listing, SegmentFile, SegmentSummary
from segspec.formats.contract.reading import LIKELY, NO, WEAK
from segspec.formats.tank import index, layout
from segspec.formats.tank.bundle import RULES, find_bundle
from segspec.formats.tank.layout import SegmentName
from segspec.formats.tank.search import Search
from segspec.frames.numbered_folder import finding, listing, named, numbering
from segspec.storage.directory import Directory
from segspec.storage.source import Source

SNIFFED_BUNDLES = 3
SNIFFED_BYTES = 16 * MEBIBYTE

PRIORITY = ("", layout.SWAP, layout.OLD)


def sniff(source: Source) -> int:
    """How certain it is that this is a segment or an index: without a magic, by a chain of bundles."""
    if is_index(source):
        return LIKELY if len(index.IndexTable(source, 1)) else WEAK
    named = layout.segment_name(source.name) is not None
    content = _begins_with_bundles(source)
    return LIKELY if named and content else WEAK if named or content else NO


def _begins_with_bundles(source: Source) -> bool:
    search, position = Search(source, DEFAULT_LIMITS), 0
    for _ in range(SNIFFED_BUNDLES):
        bundle = find_bundle(source, position)
        if bundle is not None and bundle.end - position > SNIFFED_BYTES:
            return True
        found = search.sound(position)
        if found is None:
            return False
        position = found.end
        if position == source.size:
            return True
    return True


def is_index(source: Source) -> bool:
    return layout.index_base(source.name) is not None


def names_segment(name: str) -> bool:
    return layout.segment_name(name) is not None


def discover(directory: Directory) -> Listing:
    """The log in a partition's folder.

    A compaction's leftover is included only if no other file has its numbers.
    """
    names = {name: parsed for name in directory.names() if (parsed := layout.segment_name(name)) is not None}
    chosen = _chosen(names)
    segments = [_segment(directory, name, names[name]) for name in chosen]
    findings = (
        *_leftovers(directory, names, chosen),
        *_duplicates(directory, names, chosen),
        *_unread(directory, names, {names[name].base for name in chosen}),
    )
    return listing(directory, segments, findings)


def segment(path: str, directory: Directory | None) -> SegmentFile:
    folder, slash, name = path.rpartition("/")
    parsed = layout.segment_name(name)
    if parsed is None:
        return SegmentFile(path)
    return _segment(directory or Directory(folder + slash, {name: 0}), name, parsed, path)


def check_order(previous: SegmentSummary, following: SegmentSummary) -> Iterator[Finding]:
    """A note for sequence numbers missing between two segments, bad-order for those in both."""
    said = numbering(previous, following)
    if said is not None:
        yield finding(f"tank.log.{'gap' if said['both'] < 0 else 'overlap'}", following.segment.path, said)


def info(summaries: Sequence[SegmentSummary], listing: Listing) -> dict[str, Any]:
    return {"sparse_bundles": sum(summary.details.get("sparse_bundles", 0) for summary in summaries)}


def _segment(directory: Directory, name: str, parsed: SegmentName, path: str | None = None) -> SegmentFile:
    details: dict[str, int | str | bool] = {"state": "immutable" if parsed.immutable else "active"}
    if parsed.last is not None:
        details["declared_last"] = parsed.last
    if parsed.created is not None:
        details["created"] = parsed.created
    index = next((n for n in _index_names(parsed) if n in directory.sizes), None)
    return SegmentFile(path or directory.join(name), parsed.base, directory.join(index) if index else None, details)


def _index_names(parsed: SegmentName) -> Iterator[str]:
    yield layout.index_name(parsed.base) + parsed.leftover
    yield layout.index_name(parsed.base)


def _chosen(names: dict[str, SegmentName]) -> list[str]:
    interrupted = any(parsed.leftover == layout.CLEANED for parsed in names.values())
    chosen: list[str] = []
    for suffix in PRIORITY:
        if suffix == layout.SWAP and interrupted:
            continue
        taken = _Taken([names[name] for name in chosen])
        for name, parsed in names.items():
            if parsed.leftover == suffix and (not suffix or not taken.overlaps(parsed)):
                chosen.append(name)
    return sorted(chosen, key=lambda name: (names[name].base, names[name].end, name))


class _Taken:
    def __init__(self, segments: Sequence[SegmentName]) -> None:
        ordered = sorted(segments, key=lambda one: one.base)
        self._bases = [one.base for one in ordered]
        self._ends = list(itertools.accumulate((one.end for one in ordered), max))

    def overlaps(self, one: SegmentName) -> bool:
        begin_before = bisect_right(self._bases, one.end)
        return begin_before > 0 and self._ends[begin_before - 1] >= one.base


def _leftovers(directory: Directory, names: dict[str, SegmentName], chosen: list[str]) -> Iterator[Finding]:
    interrupted = any(parsed.leftover == layout.CLEANED for parsed in names.values())
    taken = set(chosen)
    for name, parsed in names.items():
        if not parsed.leftover:
            continue
        fate = "deletes it" if interrupted else "puts it in the place of the segments it was made from"
        if parsed.leftover == layout.OLD:
            fate = "renames it back"
        read = "read, since no other file has its numbers" if name in taken else "not read"
        yield named("tank.log.left-over", directory, name, read=read, fate=fate)


def _duplicates(directory: Directory, names: dict[str, SegmentName], chosen: list[str]) -> Iterator[Finding]:
    for name, following in itertools.pairwise(chosen):
        if names[name].base == names[following].base:
            yield named("tank.log.duplicate", directory, following, other=name, base=names[name].base)
    active = [name for name in chosen if not names[name].immutable]
    for name in active[:-1]:
        yield named("tank.log.one-active", directory, name, other=active[-1])


def _unread(directory: Directory, names: dict[str, SegmentName], bases: set[int]) -> Iterator[Finding]:
    for name in directory.names():
        base = layout.index_base(name)
        if base is not None and base not in bases:
            yield named("tank.index.orphan", directory, name, base=base)
        elif name not in names and not name.startswith(".") and layout.looks_like_segment(name):
            yield named("tank.log.names", directory, name)


def origin(names: Sequence[str]) -> dict[str, str | int]:
    """Topic and partition from `<topic>/<partition>`; empty for other folders."""
    if len(names) < len(("topic", "partition")) or not layout.PARTITION_NAME.fullmatch(names[-1]):
        return {}
    return {"topic": names[-2], "partition": int(names[-1])}


def emptied(path: str, base: int, last: int) -> Finding:
    return RULES.finding("tank.name.emptied", path, 0, {"base": base, "last": last}, records=last - base + 1)


def check_declared_last(path: str, size: int, declared: int, last: int) -> Iterator[Finding]:
    """Compares the last number in an immutable segment's name with its contents' `last`: only this shows missing
    bundles at its end."""
    said = {"declared": declared, "last": last}
    if last < declared:
        yield RULES.finding("tank.name.last-reached", path, size, said, records=declared - last)
    elif last > declared:
        yield RULES.finding("tank.name.last-not-exceeded", path, size, said)
