"""The owners whose next start can be forecast: releases of the systems that write the formats."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module

from segspec.core.errors import Code, SegspecError
from segspec.core.model import Record, SegmentFile, SegmentSummary
from segspec.core.stretch import Step, Wanted
from segspec.formats.contract.startup import Forecast
from segspec.formats.scanners import scanner
from segspec.library.stored_log import StoredLog
from segspec.reading.detect import folder_of
from segspec.reading.walk import OnDamage, walk
from segspec.storage.directory import Directory, is_directory, list_directory
from segspec.storage.source import open_source

OWNERS = {
    "osiris-1.3": "osiris",
    "osiris-1.10": "osiris",
    "tank-4.0": "tank",
    "durable-log": "durable_log",
    "ffwd": "ffwd",
}
"""Owner to format, older releases first: the newest of a format is meant where none is named."""


def forecast(log: StoredLog, owner: str | None = None) -> Forecast:
    """What `owner` will do to the files of `log` at its next start; by default the newest owner of its format.

    Owners see folders: of a log that was opened as one file, the whole folder is meant. Raises `ValueError` for an
    owner that is not known or not of this format, and for a format without one (mojo); `SegspecError` where the folder
    cannot be listed, or an index would keep the owner busy for hours.
    """
    fitting = [name for name, format in OWNERS.items() if format == log.format.name]
    if not fitting:
        raise ValueError(f"{log.format.name} has no owner: no implementation exists that could start on these files")
    if owner is None:
        owner = fitting[-1]
    if owner not in fitting:
        known = "is no owner" if owner not in OWNERS else f"owns {OWNERS[owner]} files"
        raise ValueError(f"{owner} {known}; these are {log.format.name} files, owned by {' or '.join(fitting)}")
    module = import_module(f"segspec.formats.{log.format.name}.startup")
    directory = _folder(log.path)

    def count_records(path: str, position: int) -> int:
        return records_after(log, log.format.segment(path, directory), position)

    made: Forecast = module.forecast(directory, owner, log.limits, count_records)
    return made


def records_after(log: StoredLog, segment: SegmentFile, position: int) -> int:
    """How many records of `segment` that can be read now, also after damage, need a byte from `position` on."""
    with open_source(segment.path) as source:
        reader = log.format.reader(source, segment, log.limits)
        summary = SegmentSummary(segment, source.size)
        found = scanner(log.format.name, reader, Wanted(records=True))
        return sum(
            end > position and not record.deleted
            for step in walk(reader, summary, on_damage=OnDamage.SKIP, scanner=found)
            for record, end in _with_ends(step)
        )


def _with_ends(step: Step) -> Iterator[tuple[Record, int]]:
    """The records of a step, from the last to the first, each with where its frame ends (or at most ends)."""
    end = step.end or 0
    begin: int | None = None
    for record in reversed(step.records):
        if begin is not None and record.position != begin:
            end = begin
        begin = record.position
        yield record, end


def _folder(path: str) -> Directory:
    if is_directory(path):
        return list_directory(path)
    folder = folder_of(path)
    if folder is None:
        raise SegspecError(Code.MISSING_SEGMENT, "the folder of this file cannot be listed", path=path)
    return folder
