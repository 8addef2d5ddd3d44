"""The files of one partition: segments of both generations of names, indexes, and what a compaction left."""

from __future__ import annotations

import itertools
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import Any

from segspec.core.errors import Code, Finding, Severity
from segspec.core.limits import DEFAULT_LIMITS, MEBIBYTE
from segspec.core.model import Listing, SegmentFile, SegmentSummary
from segspec.formats.contract.reading import LIKELY, NO, WEAK
from segspec.formats.tank import index, layout
from segspec.formats.tank.bundle import find_bundle
from segspec.formats.tank.layout import SegmentName
from segspec.formats.tank.rules import FIRST_SEQUENCE
from segspec.formats.tank.search import Search
from segspec.storage.directory import Directory
from segspec.storage.source import Source

SNIFFED_BUNDLES = 3
SNIFFED_BYTES = 16 * MEBIBYTE

PRIORITY = {"": 0, layout.SWAP: 1, layout.OLD: 2}


def sniff(source: Source) -> int:
    """How sure it is that this is a segment or an index: no magic says so, but bundles that lead on do."""
    if is_index(source):
        return LIKELY if len(index.read_table(source, 1)) else WEAK
    named = layout.segment_name(source.name) is not None
    content = _begins_with_bundles(source)
    return LIKELY if named and content else WEAK if named or content else NO


def _begins_with_bundles(source: Source) -> bool:
    """Whether the first bundles, or all there are, contradict nothing. A large one is not read for this."""
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
    """Whether this is an index, by its name."""
    return layout.index_base(source.name) is not None


def names_segment(name: str) -> bool:
    """Whether a name is a segment's."""
    return layout.segment_name(name) is not None


def discover(directory: Directory) -> Listing:
    """The log in a partition's folder.

    A segment that a compaction left under another name is part of it only where no other file has its numbers.
    """
    names = {name: parsed for name in directory.names() if (parsed := layout.segment_name(name)) is not None}
    chosen = _chosen(names)
    segments = tuple(_segment(directory, name, names[name]) for name in chosen)
    used, taken = {each.index for each in segments}, set(chosen)
    others = tuple(path for n in directory.names() if n not in taken and (path := directory.join(n)) not in used)
    if not segments:
        return Listing((), (), others)
    findings = [
        *_leftovers(directory, names, chosen),
        *_duplicates(directory, names, chosen),
        *_misnamed(directory, names),
        *_indexes(directory, {names[name].base for name in chosen}),
    ]
    return Listing(segments, tuple(findings), others)


def segment(path: str, directory: Directory | None) -> SegmentFile:
    """The segment at `path` alone."""
    folder, slash, name = path.rpartition("/")
    parsed = layout.segment_name(name)
    if parsed is None:
        return SegmentFile(path)
    return _segment(directory or Directory(folder + slash, {name: 0}), name, parsed, path)


def check_order(previous: SegmentSummary, following: SegmentSummary) -> Iterator[Finding]:
    """A note for sequence numbers in neither of two neighbours, bad-order for those that may be in both."""
    base, due = following.segment.base, previous.next_offset
    if base is None or due is None or base == due:
        return
    path = following.segment.path
    if base > due:
        yield Finding(
            path,
            0,
            Code.GAP,
            Severity.NOTE,
            f"begins with sequence number {base}; {due} to {base - 1} are in no segment; retention, compaction and "
            "producers that choose their numbers leave such gaps",
            field="offset",
            expected=str(due),
            actual=str(base),
        )
        return
    yield Finding(
        path,
        0,
        Code.BAD_ORDER,
        Severity.ERROR,
        f"begins with sequence number {base}, and {previous.segment.name} goes up to {due - 1}: "
        f"{due - base} numbers may be in both",
        field="offset",
        expected=f"at least {due}",
        actual=str(base),
    )


def info(summaries: Sequence[SegmentSummary], listing: Listing) -> dict[str, Any]:
    """How many bundles are sparse."""
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
        taken = _Taken([names[name] for name in chosen])
        for name, parsed in names.items():
            if parsed.leftover == suffix and (not suffix or not taken.overlaps(parsed)):
                chosen.append(name)
    return sorted(chosen, key=lambda name: (names[name].base, names[name].end, name))


class _Taken:
    """The sequence numbers of segments."""

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
        if parsed.leftover == layout.OLD:
            fate = "renames it back"
        elif interrupted:
            fate = "deletes it"
        else:
            fate = "puts it in the place of the segments it was made from"
        read = "read, since no other file has its numbers" if name in taken else "not read"
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


def origin(names: Sequence[str]) -> dict[str, str | int]:
    """The topic and the partition that the broker keeps in a folder `<topic>/<partition>`."""
    if len(names) < len(("topic", "partition")) or not layout.PARTITION_NAME.fullmatch(names[-1]):
        return {}
    return {"topic": names[-2], "partition": int(names[-1])}


def check_name(path: str, segment: SegmentFile) -> Iterator[Finding]:
    """A warning where the name of the segment at `path` does not say with which number it begins."""
    if segment.base is None:
        message = f"the name gives no sequence number to begin with; counted from {FIRST_SEQUENCE}"
        yield Finding(path, 0, Code.BAD_NAME, Severity.WARNING, message, "name", actual=path.rsplit("/", 1)[-1])


def emptied(path: str, base: int, last: int) -> Finding:
    """The loss of an immutable segment that is empty, and whose name says that it has the numbers `base` to `last`."""
    numbers = f"the sequence numbers {base} to {last}"
    message = f"the segment is empty, and its name says that it has {numbers}: what it held is lost"
    return Finding(
        path,
        0,
        Code.MISSING_SEGMENT,
        Severity.ERROR,
        message,
        field="name",
        expected=str(last),
        records=last - base + 1,
    )


def check_declared_last(path: str, size: int, declared: int, last: int) -> Iterator[Finding]:
    """Compares the last sequence number that an immutable segment's name declares with the one in it, `last`: nothing
    else in the file, of `size` bytes, would tell that whole bundles are missing at its end."""
    if declared == last:
        return
    missing, severity = declared - last, Severity.WARNING
    message = f"the name says that the last sequence number is {declared}, and the bundles lead to {last}"
    if missing > 0:
        message, severity = f"{message}: bundles are missing at the end, or a producer left numbers out", Severity.ERROR
    yield Finding(
        path,
        size,
        Code.BAD_NAME,
        severity,
        message,
        field="name",
        expected=str(declared),
        actual=str(last),
        records=missing if missing > 0 else None,
    )
