"""What Spark's tasks are given: small descriptions of one segment, one index or one log each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import inf

from pyspark.sql.datasource import InputPartition

from segspec.core.bounds import Range
from segspec.core.errors import Code, Finding, SegspecError, Severity
from segspec.core.model import SegmentFile
from segspec.formats.asking import how_sure
from segspec.formats.contract.descriptor import Format
from segspec.formats.contract.reading import NO
from segspec.library.log import Log, open_all
from segspec.reading.detect import format_of_file
from segspec.spark.options import ReadOptions
from segspec.spark.paths import expand, local, name_filter
from segspec.storage.directory import is_directory, list_directory, parent
from segspec.storage.source import open_source


@dataclass(frozen=True)
class SegmentPartition(InputPartition):
    """One segment of a log; `following` is the segment that continues it, where that is read too."""

    segment: SegmentFile
    following: SegmentFile | None


@dataclass(frozen=True)
class DamagePartition(InputPartition):
    """What is wrong with a log's folder itself, rather than with a segment: a duplicate segment, a bad name."""

    path: str
    findings: tuple[Finding, ...]


@dataclass(frozen=True)
class IndexPartition(InputPartition):
    """One index file, and the (first) segment that it belongs to, where there is one."""

    path: str
    segment: SegmentFile | None


@dataclass(frozen=True)
class LogPartition(InputPartition):
    """One log as a whole: its findings show only when all of it is read."""

    path: str


def plan(format: Format, options: ReadOptions) -> list[InputPartition]:
    """The partitions of a read, in the order of its paths. Raises `SegspecError`, `OSError` and `ValueError`."""
    made: list[InputPartition] = []
    for given in options.paths:
        paths = expand(given)
        if paths != [local(given)]:
            # A glob in a log's folder also matches files that are not segments: a lock, an index.
            paths = [path for path in paths if _is_of_table(path, format, options.table)]
        for path in paths:
            for log in _logs(path, format, options):
                if options.table == "findings":
                    made.append(LogPartition(log.path))
                elif options.table == "index":
                    made += _indexes(log, options)
                else:
                    made += _segments(log, options)
    return made


def _is_of_table(path: str, format: Format, table: str) -> bool:
    if is_directory(path):
        return True
    with open_source(path) as source:
        return how_sure(format, source) != NO and format.is_index(source) == (table == "index")


def _logs(path: str, format: Format, options: ReadOptions) -> list[Log]:
    if not is_directory(path):
        _check_format(path, format)
    logs = open_all(path, format=format.name)
    if len(logs) > 1 and not options.recursive:
        raise ValueError(f"{path} is a tree of {len(logs)} logs, and recursiveFileLookup is false: name one of them")
    return logs


def _check_format(path: str, format: Format) -> None:
    """Raises `SegspecError` (bad-magic) for a file that is more surely of another format, or of none."""
    with open_source(path) as source:
        found = format_of_file(source)
        if found.name != format.name and how_sure(found, source) > how_sure(format, source):
            raise SegspecError(
                Code.BAD_MAGIC,
                f"this is a file of {found.name}, not of {format.name}: read it with format {found.name}",
                path=path,
                expected=format.name,
                actual=found.name,
            )


def _indexes(log: Log, options: ReadOptions) -> Iterator[IndexPartition]:
    if log.only_index:
        yield IndexPartition(log.path, log.segments[0] if log.segments else None)
        return
    seen = set()
    for segment in _matching(log.segments, options):
        if segment.index and segment.index not in seen:
            seen.add(segment.index)
            yield IndexPartition(segment.index, segment)


def _segments(log: Log, options: ReadOptions) -> Iterator[InputPartition]:
    if log.only_index:
        raise SegspecError(Code.BAD_MAGIC, f"an index has no {options.table}: set option table to index", path=log.path)
    errors = tuple(finding for finding in log.listing.findings if finding.severity is Severity.ERROR)
    if errors:
        yield DamagePartition(log.path, errors)
    chosen = {segment.path for segment in _matching(log.segments, options)}
    for segment, following in zip(log.segments, (*log.segments[1:], None), strict=True):
        if segment.path in chosen and not _is_outside(segment, following, options.within):
            follows = following is not None and following.path in chosen
            yield SegmentPartition(segment, following if follows else None)


def _matching(segments: tuple[SegmentFile, ...], options: ReadOptions) -> list[SegmentFile]:
    chosen = list(segments)
    if options.path_glob_filter is not None:
        names = name_filter(options.path_glob_filter)
        chosen = [segment for segment in chosen if names.fullmatch(segment.name)]
    if options.modified_after is not None or options.modified_before is not None:
        chosen = _modified(chosen, options)
    return chosen


def _modified(segments: list[SegmentFile], options: ReadOptions) -> list[SegmentFile]:
    """The segments that were last changed after one time and before another."""
    after = -inf if options.modified_after is None else options.modified_after
    before = inf if options.modified_before is None else options.modified_before
    listed = {folder: list_directory(folder).times for folder in {parent(segment.path)[0] for segment in segments}}
    chosen = []
    for segment in segments:
        folder, name = parent(segment.path)
        if name not in listed[folder]:
            raise ValueError(f"{segment.path}: nothing says when it was changed: leave modifiedAfter and its kin out")
        if after < listed[folder][name] < before:
            chosen.append(segment)
    return chosen


def _is_outside(segment: SegmentFile, following: SegmentFile | None, within: Range | None) -> bool:
    if within is None:
        return False
    end = within.end
    if end is not None and end.kind == "offset" and segment.base is not None:
        assert isinstance(end.value, int)
        if segment.base >= end.value:
            return True
    return following is not None and within.starts_after(following)
