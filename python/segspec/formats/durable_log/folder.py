"""The folder of a durable-log: which files are its segments and indexes, and what neighbours say of each other."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from itertools import pairwise

from segspec.core.errors import Code, Finding, Severity
from segspec.core.model import Listing, SegmentFile, SegmentSummary
from segspec.formats.contract import neighbours
from segspec.formats.contract.reading import CERTAIN, LIKELY, NO, WEAK
from segspec.formats.durable_log import layout
from segspec.storage.directory import Directory
from segspec.storage.source import Source
from segspec_ksy.layouts import durable_log_record


def sniff(source: Source) -> int:
    """How sure it is that this is a segment or an index."""
    start = source.read(0, len(durable_log_record.MAGIC))
    if start == durable_log_record.MAGIC:
        return CERTAIN
    if start == layout.SWAPPED_MAGIC:
        return LIKELY
    if layout.base_of(source.name) is not None or _is_index_name(source.name):
        return WEAK if start else LIKELY
    return NO


def names_segment(name: str) -> bool:
    """Whether a name is a segment's."""
    return layout.base_of(name) is not None


def discover(directory: Directory) -> Listing:
    """The log in a folder: its segments by the offsets in their names."""
    bases = _bases(directory)
    names = sorted(bases, key=lambda name: (bases[name], name != layout.segment_name(bases[name]), name))
    used = {index_name for name in names if (index_name := layout.index_name(name)) in directory.sizes}
    others = [n for n in directory.names() if n not in bases and n not in used and n != layout.LOCK_NAME]
    findings = [
        *_misnamed(directory, names, bases, others),
        *_duplicates(directory, names, bases),
        *_orphans(directory, others, min(bases.values(), default=0)),
    ]
    ordered = sorted(set(bases.values()))
    segments = tuple(_segment(directory.join(name), ordered, directory) for name in names)
    return Listing(segments, tuple(findings) if segments else (), tuple(directory.join(n) for n in others))


def segment(path: str, directory: Directory | None) -> SegmentFile:
    """The segment at `path` alone."""
    if directory is None:
        return SegmentFile(path, layout.base_of(path.rsplit("/", 1)[-1]))
    return _segment(path, sorted(set(_bases(directory).values())), directory)


def is_index(source: Source) -> bool:
    """Whether this is an index by its name, and no segment by its content."""
    return _is_index_name(source.name) and source.read(0, len(durable_log_record.MAGIC)) != durable_log_record.MAGIC


def check_order(previous: SegmentSummary, following: SegmentSummary) -> Iterator[Finding]:
    """missing-segment or gap for offsets in neither of two neighbours, bad-order for those in both."""
    yield from neighbours.numbering(previous, following, "offset", _between)


def _bases(directory: Directory) -> dict[str, int]:
    """The base offset of every segment in the folder, by its name."""
    return {name: base for name in directory.names() if (base := layout.base_of(name)) is not None}


def _segment(path: str, bases: list[int], directory: Directory) -> SegmentFile:
    """The segment at `path`; `bases` are those of its folder, each once and in order."""
    name = path.rsplit("/", 1)[-1]
    base, index_name = layout.base_of(name), layout.index_name(name)
    later = len(bases) if base is None else bisect_right(bases, base)
    details: dict[str, int | str | bool] = {"next_base": bases[later]} if later < len(bases) else {}
    has_index = name != index_name and index_name in directory.sizes
    return SegmentFile(path, base, directory.join(index_name) if has_index else None, details)


def _is_index_name(name: str) -> bool:
    if not name.endswith(layout.INDEX_SUFFIX):
        return False
    return layout.base_of(name.removesuffix(layout.INDEX_SUFFIX) + layout.SEGMENT_SUFFIX) is not None


def _misnamed(directory: Directory, names: list[str], bases: dict[str, int], others: list[str]) -> Iterator[Finding]:
    for name in names:
        proper = layout.segment_name(bases[name])
        if name != proper:
            yield _name_finding(
                directory, name, f"the system reads this name as {bases[name]}, and would have written {proper}", proper
            )
    for name in others:
        if name.startswith(layout.NAME_PREFIX) and name.endswith(layout.SEGMENT_SUFFIX):
            yield _name_finding(directory, name, "the system ignores this file: there is no offset in its name", None)


def _name_finding(directory: Directory, name: str, message: str, expected: str | None) -> Finding:
    return Finding(
        directory.join(name), 0, Code.BAD_NAME, Severity.WARNING, message, field="name", expected=expected, actual=name
    )


def _duplicates(directory: Directory, names: list[str], bases: dict[str, int]) -> Iterator[Finding]:
    for name, following in pairwise(names):
        if bases[name] == bases[following]:
            yield Finding(
                directory.join(following),
                0,
                Code.BAD_NAME,
                Severity.WARNING,
                f"a duplicate: {name} begins with record {bases[name]} too; both are read",
                field="name",
                actual=following,
            )


def _orphans(directory: Directory, others: list[str], first: int) -> Iterator[Finding]:
    for name in others:
        if not _is_index_name(name):
            continue
        segment = name.removesuffix(layout.INDEX_SUFFIX) + layout.SEGMENT_SUFFIX
        base = layout.base_of(segment)
        trimmed = base is not None and base < first
        yield Finding(
            directory.join(name),
            0,
            Code.MISSING_SEGMENT,
            Severity.WARNING if trimmed else Severity.ERROR,
            f"an index without its segment: {segment} is missing"
            + (", which lies before the first one and may have been removed on purpose" if trimmed else ""),
            expected=segment,
        )


def _between(previous: SegmentSummary, following: SegmentSummary, due: int, base: int) -> Finding:
    """Offsets that lie in neither of two neighbours: a file is missing, or the end of the first is lost."""
    clean = previous.end == "clean"
    one = base - due == 1
    lost = f"record {due} is in no segment" if one else f"{base - due} records ({due} to {base - 1}) are in no segment"
    why = f"{layout.segment_name(due)} is missing" if clean else f"the end of {previous.segment.name} is damaged"
    return Finding(
        following.segment.path,
        0,
        Code.MISSING_SEGMENT if clean else Code.GAP,
        Severity.ERROR,
        f"{lost}: {why}",
        field="offset",
        expected=str(due),
        actual=str(base),
        records=base - due,
    )
