"""The files of one stream: segments, copies, leftovers, and room for the next segment.

Source: seeds/mojo.txt "File Naming Convention", "Archiving Process".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from segspec.core.errors import Finding
from segspec.core.model import Listing, SegmentFile, SegmentSummary
from segspec.formats.contract.reading import CERTAIN, LIKELY, NO, WEAK
from segspec.formats.mojo import detect, rules
from segspec.formats.mojo.index import end_of_content
from segspec.formats.mojo.layout import FUTURE_NAME, ID_MODULUS, Id, SegmentName, State, id_text, parse_id, parse_name
from segspec.frames.numbered_folder import finding, listing, named
from segspec.storage.directory import Directory
from segspec.storage.source import Source
from segspec.storage.store_path import UploadedPath

NOTE = "no program ever wrote this format: it is read as its document says, in the variant given"

PREFERENCE = (State.LOCAL, State.WRITING, State.ARCHIVED, State.UPLOADING, State.DOWNLOADING)
"""The order of preference among files of one segment; letters mark copies and incomplete files."""

MAX_SNIFFED = 64


class NamedSegment(NamedTuple):
    """A file with a segment's name, and its size."""

    name: str
    parsed: SegmentName
    size: int

    @property
    def first(self) -> Id:
        """The name's id; room for the next segment comes last."""
        return self.parsed.first or (ID_MODULUS, 0)


def sniff(source: Source) -> int:
    """How certain it is that this is a segment: by SUFFIX, by a first pack, by its name."""
    is_named = parse_name(source.name) is not None
    finished, begins = detect.sniff(source)
    if finished or (begins and is_named):
        return CERTAIN
    if begins:
        return LIKELY
    return WEAK if is_named else NO


def names_segment(name: str) -> bool:
    return parse_name(name) is not None


def discover(directory: Directory) -> Listing:
    """The log in a folder, each segment once, ordered by id."""
    files = [
        NamedSegment(name, parsed, size)
        for name, size in directory.sizes.items()
        if (parsed := parse_name(name)) is not None and (parsed.first is not None or _has_content(directory, name))
    ]
    if not any(one.parsed.first for one in files):
        return _by_content(directory)
    chosen, away, findings = _one_of_each(directory, files)
    chosen, more = _without_merged(directory, chosen)
    away = [one for one in away if not any(_merges(merged, one.first) for merged in chosen)]
    marks = (_marked(directory, one) for one in away)
    segments = [
        segment_file(directory.join(one.name), one.parsed) for one in sorted(chosen, key=lambda each: each.first)
    ]
    elsewhere = [segment_file(directory.join(one.name), one.parsed) for one in away]
    return listing(directory, segments, (*findings, *more, *marks), elsewhere=elsewhere)


def emptied(directory: Directory) -> Listing | None:
    """A stream that only has room for its first segment."""
    return listing(directory, (), ()) if FUTURE_NAME in directory.sizes else None


def segment(path: str, directory: Directory | None) -> SegmentFile:
    return segment_file(path, parse_name(path.rsplit("/", 1)[-1]))


def check_order(previous: SegmentSummary, following: SegmentSummary) -> Iterator[Finding]:
    """bad-order if a segment's first id does not exceed the previous ids."""
    last, first = previous.last_offset, following.first_offset
    if isinstance(last, str) and isinstance(first, str) and not rules.is_above(parse_id(first), parse_id(last)):
        said = {"first": first, "name": previous.segment.name, "last": last}
        yield finding("mojo.log.overlap", following.segment.path, said)


def info(summaries: Sequence[SegmentSummary], listing: Listing) -> dict[str, Any]:
    told = [summary.details["variant"] for summary in summaries if "variant" in summary.details]
    variants = [*{tuple(variant.items()): variant for variant in told}.values()]
    out: dict[str, Any] = {"note": NOTE}
    archived = sum(isinstance(segment.path, UploadedPath) for segment in listing.segments)
    if archived:
        out["from_archive"] = archived
    if listing.elsewhere:
        out["not_here"] = len(listing.elsewhere)
    if variants:
        out["variant"] = variants[0] if len(variants) == 1 else variants
    return out


def segment_file(path: str, parsed: SegmentName | None) -> SegmentFile:
    """A segment for the library: with its INDEX, and its first id as a number for its base."""
    details: dict[str, int | str | bool] = {}
    base = None
    if parsed is not None:
        details["state"] = parsed.state.name.lower()
        if parsed.first is not None:
            details["id"] = id_text(parsed.first)
            base = parsed.first[0] * ID_MODULUS + parsed.first[1]
        if parsed.second is not None:
            details["merged_with"] = id_text(parsed.second)
    return SegmentFile(path, base, path, details)


def _has_content(directory: Directory, name: str) -> bool:
    with directory.open(name) as source:
        return end_of_content(source) > 0


def _one_of_each(
    directory: Directory, named_files: list[NamedSegment]
) -> tuple[list[NamedSegment], list[NamedSegment], list[Finding]]:
    groups: dict[tuple[Id, Id | None], list[NamedSegment]] = {}
    for one in named_files:
        groups.setdefault((one.first, one.parsed.second), []).append(one)
    chosen, away, findings = [], [], []
    for group in groups.values():
        group.sort(key=_rank)
        marks = [one for one in group if _is_mark(one)]
        archived = next((one for one in marks if one.parsed.state is State.ARCHIVED), None)
        # A file being downloaded is incomplete, and the archive has it.
        files = [
            one for one in group if one not in marks and (archived is None or one.parsed.state is not State.DOWNLOADING)
        ]
        if not files:
            away.append(archived or marks[0])
            continue
        best, *copies = files
        chosen.append(best)
        why = f"segment {id_text(best.first)} is read from {best.name}"
        findings += [named("mojo.log.copies", directory, copy.name, why=why) for copy in copies]
    return chosen, away, findings


def _is_mark(one: NamedSegment) -> bool:
    return one.size == 0 and one.parsed.state in (State.ARCHIVED, State.DOWNLOADING, State.UPLOADING)


def _rank(one: NamedSegment) -> tuple[bool, int]:
    return one.size == 0 and one.parsed.state is not State.WRITING, PREFERENCE.index(one.parsed.state)


def _marked(directory: Directory, one: NamedSegment) -> Finding:
    state = one.parsed.state
    how = "; with the option archive it is read from there" if state is State.ARCHIVED else ""
    return named("mojo.log.mark", directory, one.name, id=id_text(one.first), state=state.name.lower(), how=how)


def _without_merged(directory: Directory, chosen: list[NamedSegment]) -> tuple[list[NamedSegment], list[Finding]]:
    """Drops one side of a merge: the merged file, unless a source is gone."""
    plain = {one.first for one in chosen if one.parsed.second is None}
    out, findings = list(chosen), []
    for merged in chosen:
        second = merged.parsed.second
        if second is None:
            continue
        left_out, why = [merged], f"{id_text(merged.first)} and {id_text(second)}, which it merges, are still here"
        if not {merged.first, second} <= plain:
            left_out = [one for one in out if one.parsed.second is None and _merges(merged, one.first)]
            why = f"{merged.name} has its records"
        for one in left_out:
            out.remove(one)
            findings.append(named("mojo.log.copies", directory, one.name, why=why))
    return out, findings


def _merges(merged: NamedSegment, first: Id) -> bool:
    second = merged.parsed.second
    return second is not None and merged.first <= first <= second


def _by_content(directory: Directory) -> Listing:
    """The files of a folder with meaningless names that end like finished segments, by first id."""
    found: list[tuple[Id, str]] = []
    worth_a_look = [name for name, size in directory.sizes.items() if size and name != FUTURE_NAME and name[0] != "."]
    for name in worth_a_look[:MAX_SNIFFED]:
        with directory.open(name) as source:
            finished, _ = detect.sniff(source)
            known = detect.detect(source, None) if finished else None
            if known is not None and known.first is not None:
                found.append((known.first.master_id, name))
    return listing(directory, [segment_file(directory.join(name), None) for _, name in sorted(found)], ())
