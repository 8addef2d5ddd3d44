"""Indexes from segments: what `recover` gives the segments that it made, and `segspec index build` any."""

from __future__ import annotations

import os
from dataclasses import replace
from importlib import import_module
from pathlib import Path

from segspec.core.errors import Finding
from segspec.core.limits import Limits
from segspec.core.model import SegmentFile, SegmentSummary
from segspec.core.stretch import Level
from segspec.formats.contract.reading import Format
from segspec.formats.contract.salvage import Indexer, Rescuer
from segspec.library.log import Log
from segspec.reading.walk import OnDamage, walk
from segspec.recovery.output import Files, new_folder, refuse_target
from segspec.storage.source import open_source

DEFAULT_INTERVAL = 4096
"""TANK's `log.index.interval.bytes`."""


def rescuer_of(format: str) -> type[Rescuer]:
    rescuer: type[Rescuer] = import_module(f"segspec.formats.{format}.salvage").RESCUER
    return rescuer


def indexer_of(format: str) -> type[Indexer] | None:
    """None where an index holds what no segment says (ffwd), or is part of it (mojo)."""
    indexer: type[Indexer] | None = import_module(f"segspec.formats.{format}.salvage").INDEXER
    return indexer


def made_index(
    format: Format, segment: SegmentFile, limits: Limits, interval: int
) -> tuple[str, bytes, list[Finding]] | None:
    """The name and the content of the index of `segment`, up to the first damage, and what that is.

    None for formats that have no such index.
    """
    indexer_type = indexer_of(format.name)
    if indexer_type is None:
        return None
    findings: list[Finding] = []
    with open_source(segment.path) as source:
        reader = format.reader(source, segment, limits)
        indexer = indexer_type(reader, segment, interval)
        parts: list[bytes] = []
        summary = SegmentSummary(segment, source.size)
        for step in walk(reader, summary, on_damage=OnDamage.STOP, level=Level.CHECKSUMS):
            findings += step.findings
            if step.frame is not None:
                parts.append(indexer.entry(step.frame))
        return indexer.name(), indexer.head() + b"".join(parts), findings


def build_indexes(
    log: Log, out: str | os.PathLike[str], *, interval: int = DEFAULT_INTERVAL
) -> tuple[dict[str, int], list[Finding]]:
    """Makes the indexes of all segments of `log` in the new folder `out`; returns their names and sizes, and damage.

    The index of a damaged segment ends with its sound prefix. `interval` is TANK's, in bytes. A mojo segment has its
    index within: what is made is the finished segment. Raises `ValueError` for ffwd, whose index holds the consumers'
    positions, which are written nowhere else; for an `out` that is in the log or not new; `OSError` where the file
    system refuses.
    """
    if log.format.name == "ffwd":
        raise ValueError("an ffwd index holds where the consumers are, which no segment says: it cannot be built")
    if not log.segments:
        raise ValueError(f"{log.path} has no segment to build an index from")
    refuse_target(log.path, Path(out))
    findings: list[Finding] = []
    with new_folder(Path(out)) as folder:
        files = Files(folder)
        for segment in log.segments:
            made = made_index(log.format, segment, log.limits, interval)
            if made is None:
                findings += finished_copy(log, segment, files)
            else:
                files.put(made[0], made[1])
                findings += made[2]
    return files.sizes, findings


def finished_copy(log: Log, segment: SegmentFile, files: Files) -> list[Finding]:
    """The sound prefix of a segment whose index is within it, with that made anew."""
    rescuer = rescuer_of(log.format.name)(files)
    findings: list[Finding] = []
    with open_source(segment.path) as source:
        reader = log.format.reader(source, replace(segment), log.limits)
        summary = SegmentSummary(segment, source.size)
        begun = False
        for step in walk(reader, summary, on_damage=OnDamage.STOP):
            findings += step.findings
            if not begun:
                rescuer.begin(reader, segment)
                begun = True
            if step.frame is not None:
                rescuer.keep(reader, step.frame, step.records, sound=True)
        if begun:
            rescuer.end(reader, segment)
    return findings
