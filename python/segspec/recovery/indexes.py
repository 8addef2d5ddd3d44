"""Builds indexes from segments: `recover` for the segments of its copy, `segspec index build` for any."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import replace
from itertools import chain
from pathlib import Path

from segspec.core.errors import Finding
from segspec.core.limits import Limits
from segspec.core.model import SegmentFile, SegmentSummary
from segspec.core.stretch import EACH_FRAME, Step
from segspec.formats.contract.descriptor import Format, IndexPlace
from segspec.formats.contract.salvage import Indexer, Salvager
from segspec.library.log import Log
from segspec.reading.walk import OnDamage, walk
from segspec.recovery.output import CopiedFiles, refuse_target
from segspec.recovery.taking import Taking
from segspec.storage.atomic import appearing_folder
from segspec.storage.directory import list_directory
from segspec.storage.source import open_source


def salvager_of(format: Format) -> type[Salvager]:
    """Raises `ValueError` for a format that cannot be recovered."""
    if format.recovery is None:
        raise ValueError(f"{format.name} cannot be recovered: the format has no salvager")
    return format.recovery.salvager


def put_index(
    format: Format, segment: SegmentFile, limits: Limits, files: CopiedFiles, interval: int | None = None
) -> list[Finding] | None:
    """Adds the index of `segment` up to the first damage to `files`; returns the findings about that damage.

    `interval` is that of a sparse index, the system's own where None. None for formats that have no such index.
    """
    indexer_type = None if format.recovery is None else format.recovery.indexer
    if indexer_type is None:
        return None
    findings: list[Finding] = []
    with open_source(segment.path) as source:
        reader = format.reader(source, segment, limits)
        indexer = indexer_type(reader, segment, interval or format.index.interval or 0)
        scanner, summary = format.scanner_for(reader, EACH_FRAME), SegmentSummary(segment, source.size)
        steps = walk(reader, summary, on_damage=OnDamage.STOP, level=EACH_FRAME.level, scanner=scanner)
        files.put_parts(indexer.name(), _content(indexer, steps, findings))
    return findings


def _content(indexer: Indexer, steps: Iterator[Step], findings: list[Finding]) -> Iterator[bytes]:
    """What an index of the frames in `steps` has; what is found in these goes to `findings`."""
    # What an index begins with depends on how the segment begins.
    first = next(steps, None)
    yield indexer.head()
    for step in chain([] if first is None else [first], steps):
        findings += step.findings
        if step.each is not None:
            yield indexer.entries(step.each)


def add_indexes(log: Log, files: CopiedFiles) -> None:
    """Makes the indexes that segments of a copy of `log` in the folder of `files` do not have."""
    assert files.folder is not None
    for segment in log.format.discover(list_directory(files.folder)).segments:
        if segment.index is None:
            put_index(log.format, segment, log.limits, files)


def build_indexes(
    log: Log, out: str | os.PathLike[str], *, interval: int | None = None
) -> tuple[dict[str, int], list[Finding]]:
    """Makes the indexes of all segments of `log` in the new folder `out`; returns their names and sizes, and damage.

    The index of a damaged segment ends with its sound prefix. `interval` is that of a sparse index, in bytes. Where a
    segment contains its index, the finished segment is made. Raises `ValueError` for a format whose index cannot be
    told from segments, and for an `out` that is in the log or not new; `OSError` where the file system refuses.
    """
    recovery = log.format.recovery
    if (recovery is None or recovery.indexer is None) and log.format.index.place is not IndexPlace.WITHIN:
        raise ValueError(log.format.index.why_not_built)
    if not log.segments:
        raise ValueError(f"{log.path} has no segment to build an index from")
    refuse_target(log.path, out)
    findings: list[Finding] = []
    with appearing_folder(Path(out).absolute(), parents=True) as folder, log.read_as_listed():
        files = CopiedFiles(folder)
        for segment in log.segments:
            found = put_index(log.format, segment, log.limits, files, interval)
            findings += finished_copy(log, segment, files) if found is None else found
    return files.sizes, findings


def finished_copy(log: Log, segment: SegmentFile, files: CopiedFiles) -> list[Finding]:
    """The sound prefix of a segment that contains its index, with a new index."""
    salvager = salvager_of(log.format)(files)
    findings: list[Finding] = []
    with open_source(segment.path) as source:
        reader = log.format.reader(source, replace(segment), log.limits)
        summary = SegmentSummary(segment, source.size)
        taking = Taking(salvager, reader, log.format, salvager.takes)
        for step in walk(reader, summary, on_damage=OnDamage.STOP, scanner=taking):
            taking.begin()
            findings += step.findings
            if step.stretch is not None:
                salvager.take(reader, step.stretch)
            elif step.frame is not None:
                salvager.keep(reader, step.frame, step.records, sound=True)
        if taking.has_begun:
            salvager.end(reader, segment)
    return findings
