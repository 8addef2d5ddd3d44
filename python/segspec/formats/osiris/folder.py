"""The folder of an osiris log: its segments, their order, and totals."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from kaitaistruct import KaitaiStruct

from segspec.core.errors import Code, Finding, Severity
from segspec.core.model import Listing, SegmentSummary
from segspec.formats.contract.reading import CERTAIN, NO, WEAK
from segspec.formats.osiris.layout import (
    DEFAULT_VHOST,
    DEFAULT_VHOST_START,
    INDEX_NAME,
    INDEX_SUFFIX,
    NAMES,
    SEGMENT_NAME,
    SEGMENT_SUFFIX,
    STREAM_FOLDER,
)
from segspec.frames.explain import table
from segspec.frames.numbered_folder import NumberedFolder, finding, listing, named, numbering
from segspec.parsing import kaitai
from segspec.storage.directory import Directory, folder_names
from segspec.storage.source import Source
from segspec_ksy.layouts import osiris_index_record, osiris_segment
from segspec_ksy.osiris_index import OsirisIndex
from segspec_ksy.osiris_index_record import OsirisIndexRecord
from segspec_ksy.osiris_segment import OsirisSegment

RULES = table("osiris")


class OsirisFolder(NumberedFolder):
    """Names sort like first offsets. Other files are not part of the log."""

    def sniff(self, source: Source) -> int:
        """Both kinds of file begin with a magic; an index of the document dialect has only its name."""
        if _begins_as(OsirisSegment.LogHeader, source) or _begins_as(OsirisIndex.IndexHeader, source):
            return CERTAIN
        return WEAK if SEGMENT_NAME.fullmatch(source.name) or INDEX_NAME.fullmatch(source.name) else NO

    def is_index(self, source: Source) -> bool:
        """Whether it has an index's magic, or its name without a segment's content."""
        is_named = source.name.endswith(INDEX_SUFFIX) and not _begins_as(OsirisSegment.LogHeader, source)
        return is_named or _begins_as(OsirisIndex.IndexHeader, source)

    def findings(self, directory: Directory, bases: Mapping[str, int]) -> Iterator[Finding]:
        yield from _orphans(directory)
        for name in directory.names():
            if name in bases or INDEX_NAME.fullmatch(name) or not (SEGMENT_SUFFIX in name or INDEX_SUFFIX in name):
                continue
            so = ": it ignores the file, and so does this log"
            if name.endswith(INDEX_SUFFIX):
                so = "; it is no index of this log, and before 1.8.3 osiris reads it"
            yield named("osiris.log.names", directory, name, so=so)

    def emptied(self, directory: Directory) -> Listing | None:
        """The listing and finding for a stream's folder (by its name) without segments; else None."""
        names = folder_names(directory.path)
        if not names or not STREAM_FOLDER.fullmatch(names[-1]):
            return None
        message = (
            "a stream's folder without a segment: what it held is missing, and a start re-creates it, from offset 0"
        )
        gone = Finding(directory.path, 0, Code.MISSING_SEGMENT, Severity.ERROR, message)
        return listing(directory, (), ())._replace(findings=(gone, *_orphans(directory)))

    def check_order(self, previous: SegmentSummary, following: SegmentSummary) -> Iterator[Finding]:
        """missing-segment for offsets in no segment, unless lost to damage; bad-order for offsets in two, for a lower
        epoch and, as a note, for a clock that steps back."""
        said = numbering(previous, following)
        if said is not None and previous.end == "clean":
            lost = -said["both"] if said["both"] < 0 else None
            rule = "osiris.log.overlap" if lost is None else "osiris.log.gap"
            yield finding(rule, following.segment.path, said, records=lost)
        last, first = previous.details.get("last_chunk"), following.details.get("first_chunk")
        if last is not None and first is not None:
            yield from _check_times(following.segment.path, last, first)


FOLDER = OsirisFolder(NAMES, osiris_segment.LogHeader.pack())


def _begins_as(spec: type[KaitaiStruct], source: Source) -> bool:
    return kaitai.attempt(spec, source, 0) is not None


def _orphans(directory: Directory) -> Iterator[Finding]:
    for name in directory.names():
        expected = NAMES.indexed(name)
        if expected is None or expected in directory.sizes:
            continue
        with directory.open(name) as source:
            lists_chunks = _lists_chunks(source)
        yield named(f"osiris.log.orphan{'' if lists_chunks else '-of-nothing'}", directory, name, segment=expected)


def _lists_chunks(source: Source) -> bool:
    header = kaitai.attempt(OsirisIndex.IndexHeader, source, 0)
    return kaitai.attempt(OsirisIndexRecord, source, header[1] if header else 0) is not None


def _check_times(path: str, last: osiris_index_record.Fields, first: osiris_index_record.Fields) -> Iterator[Finding]:
    from segspec.formats.osiris import rules

    if rules.lowers_epoch(last.epoch, first.epoch):
        said = {"before": last.epoch, "epoch": first.epoch}
        yield RULES.finding("osiris.log.epoch", path, first.ofs_chunk, said)
    if rules.steps_back(last.timestamp, first.timestamp):
        back = last.timestamp - first.timestamp
        said = {"before": last.timestamp, "timestamp": first.timestamp, "back": back}
        yield RULES.finding("osiris.log.clock", path, first.ofs_chunk, said)


def info(summaries: Sequence[SegmentSummary], listing: Listing) -> dict[str, Any]:
    out: dict[str, Any] = {"chunks": sum(summary.frames for summary in summaries)}
    filled = [summary for summary in summaries if "first_chunk" in summary.details]
    if filled:
        out["first_epoch"] = filled[0].details["first_chunk"].epoch
        out["last_epoch"] = filled[-1].details["last_chunk"].epoch
        tracking = filled[-1].details["tracking"]
        out["tracked_sequences"] = len(tracking.sequences)
        out["tracked_offsets"] = len(tracking.offsets)
        out["tracked_timestamps"] = len(tracking.timestamps)
    if summaries and summaries[-1].next_offset is not None:
        out["next_offset"] = summaries[-1].next_offset
    return out


def declared_at(path: str) -> int | None:
    """When the stream was declared, in milliseconds since the epoch, by its folder's name."""
    names = folder_names(path)
    named = STREAM_FOLDER.fullmatch(names[-1]) if names else None
    return None if named is None else int(named[2]) // 1_000_000


def origin(names: Sequence[str]) -> dict[str, str]:
    """The vhost and queue in the name of a stream's folder (`rabbit_stream_queue`).

    `_` replaces characters that are not permitted, and separates the two. Both are absent if ambiguous, in a vhost
    other than the default.
    """
    named = STREAM_FOLDER.fullmatch(names[-1]) if names else None
    if named is None:
        return {}
    both = named[1]
    if both.startswith(DEFAULT_VHOST_START):
        return {"vhost": DEFAULT_VHOST, "queue": both.removeprefix(DEFAULT_VHOST_START)}
    parting = [place for place in range(1, len(both) - 1) if both[place] == "_"]
    if len(parting) != 1:
        return {}
    return {"vhost": both[: parting[0]], "queue": both[parting[0] + 1 :]}
