"""Builds indexes and other companions from segments, for `recover` and for `segspec index build`."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import chain
from pathlib import Path

from segspec.core.errors import Code, Finding, Severity
from segspec.core.limits import Limits
from segspec.core.model import Listing, SegmentFile, SegmentSummary
from segspec.core.stretch import EACH_FRAME, Step, Stretch
from segspec.formats.asking import files_in
from segspec.formats.contract.descriptor import Companion, Format, IndexPlace
from segspec.formats.contract.reading import Indexer, SegmentReader
from segspec.formats.contract.salvage import Salvager
from segspec.library.log import Log
from segspec.reading.walk import OnDamage, WalkedLog, walk, walked
from segspec.recovery.output import CopiedFiles, refuse_target
from segspec.storage.atomic import appearing_folder
from segspec.storage.directory import list_directory
from segspec.storage.source import open_source


def salvager_of(format: Format) -> type[Salvager]:
    """Raises `ValueError` for a format that cannot be recovered."""
    if format.recovery is None:
        raise ValueError(f"{format.name} cannot be recovered: the format has no salvager")
    return format.recovery.salvager


def put_companion(
    format: Format,
    companion: Companion,
    segment: SegmentFile,
    limits: Limits,
    files: CopiedFiles,
    interval: int | None = None,
) -> list[Finding] | None:
    """Adds a companion of `segment`, up to the first damage, to `files`; returns the findings about that damage.

    `interval` is that of a sparse index, by default the system's own. Returns None if segments do not determine the
    companion.
    """
    if companion.indexer is None:
        return None
    findings: list[Finding] = []
    with open_source(segment.path) as source:
        reader, _, steps = walked(format, source, segment, limits, EACH_FRAME, on_damage=OnDamage.STOP)
        indexer = companion.indexer(reader, segment, interval or format.index.interval or 0)
        files.put_parts(indexer.name(), _content(indexer, steps, findings))
    return findings


def _content(indexer: Indexer, steps: Iterator[Step], findings: list[Finding]) -> Iterator[bytes]:
    # The beginning of an index depends on the segment's.
    first = next(steps, None)
    yield indexer.head()
    for step in chain([] if first is None else [first], steps):
        findings += step.findings
        if step.each is not None:
            yield indexer.entries(step.each)
    yield indexer.tail()


def put_companions_of_log(
    format: Format, companion: Companion, listing: Listing, limits: Limits, files: CopiedFiles
) -> None:
    if companion.make is not None:
        for name, content in companion.make(WalkedLog(format, listing, limits)):
            if name not in files.sizes:
                files.put(name, content)


def add_indexes(log: Log, files: CopiedFiles) -> None:
    assert files.folder is not None
    format, listing = log.format, files_in(log.format, list_directory(files.folder))
    for companion in format.kept:
        for segment in listing.segments:
            if segment.beside(companion.name) is None:
                put_companion(format, companion, segment, log.limits, files)
        put_companions_of_log(format, companion, listing, log.limits, files)


def copy_companion(path: str, files: CopiedFiles) -> None:
    name = path.rsplit("/", 1)[-1]
    if name not in files.sizes:
        with open_source(path) as opened:
            files.copy(opened, name, is_index=True)


def copy_those_of_log(log: Log, files: CopiedFiles, unsound: set[str], *, whole: bool) -> None:
    """Adds the companions of `log` itself that also fit its copy, except the `unsound` ones. `whole`: the copy has all
    segments unchanged.
    """
    for companion in log.format.companions:
        for path in log.listing.companions.get(companion.name, ()) if whole or companion.stands_alone else ():
            if path not in unsound:
                copy_companion(path, files)


def left_out_of(log: Log, files: CopiedFiles) -> Iterator[Finding]:
    for companion in log.format.companions:
        for path in log.files_of(companion) if companion.indexer is None and companion.make is None else ():
            if path.rsplit("/", 1)[-1] not in files.sizes:
                message = f"the copy has no such {companion.name}: {companion.why_not_built}"
                yield Finding(path, 0, Code.MISSING_INDEX, Severity.NOTE, message)


def buildable(format: Format, kind: str | None = None) -> list[Companion]:
    """The companions that can be built. Raises `ValueError` without any."""
    asked = format.kept if kind is None else (format.companion(kind),)
    made = [one for one in asked if one.indexer is not None or one.make is not None or one.place is IndexPlace.WITHIN]
    if not made:
        raise ValueError(format.companion(kind).why_not_built)
    return made


def build_indexes(
    log: Log, out: str | os.PathLike[str], *, interval: int | None = None, kind: str | None = None
) -> tuple[dict[str, int], list[Finding]]:
    """Builds the indexes of all segments of `log` and its other companions, in the new folder `out`.

    Returns their names and sizes, and the damage. With `kind`, only companions of that kind. The index of a damaged
    segment ends with its sound prefix. `interval` is that of a sparse index, in bytes.

    Raises `ValueError` for a format whose index cannot be built from segments, and for an `out` that is in the log or
    not new; `OSError` if the file system refuses.
    """
    companions = buildable(log.format, kind)
    if not log.segments:
        raise ValueError(f"{log.path} has no segment to build an index from")
    refuse_target(log.path, out)
    findings: list[Finding] = []
    with appearing_folder(Path(out).absolute(), parents=True) as folder, log.read_as_listed():
        files = CopiedFiles(folder)
        for segment in log.segments:
            damage: list[Finding] = []
            for companion in companions:
                if companion.place is IndexPlace.WITHIN:
                    damage = finished_copy(log, segment, files)
                else:
                    damage = put_companion(log.format, companion, segment, log.limits, files, interval) or damage
            findings += damage
        for companion in companions:
            put_companions_of_log(log.format, companion, log.listing, log.limits, files)
    return files.sizes, findings


def finished_copy(log: Log, segment: SegmentFile, files: CopiedFiles) -> list[Finding]:
    """Copies the intact beginning of a segment, with a new index inside it."""
    salvager = salvager_of(log.format)(files)
    findings: list[Finding] = []
    with open_source(segment.path) as source:
        reader = log.format.reader(source, replace(segment), log.limits)
        for step in Taking(salvager, reader, log.format, salvager.takes).steps(OnDamage.STOP):
            findings += step.findings
            if step.stretch is not None:
                salvager.take(reader, step.stretch)
            elif step.frame is not None:
                salvager.keep(reader, step.frame, step.records, sound=True)
    return findings


class Taking:
    """Reads a segment for a salvager. The sound stretches that `takes` accepts come as such, the others by frames."""

    def __init__(
        self,
        salvager: Salvager,
        reader: SegmentReader,
        format: Format,
        takes: Callable[[SegmentReader, Stretch], bool],
    ) -> None:
        self._salvager = salvager
        self._reader = reader
        self._takes = takes
        self._scanner = format.scanner_for(reader, salvager.wanted)
        self._has_begun = False

    def steps(self, on_damage: OnDamage) -> Iterator[Step]:
        reader = self._reader
        summary = SegmentSummary(reader.segment, reader.source.size)
        for step in walk(reader, summary, on_damage=on_damage, scanner=self):
            self._begin()
            yield step
        if self._has_begun:
            self._salvager.end(reader, reader.segment)

    def _begin(self) -> None:
        # The salvager begins as soon as the reader did.
        if not self._has_begun:
            self._has_begun = True
            self._salvager.begin(self._reader, self._reader.segment)

    def scan(self, position: int, stop: int | None = None) -> Stretch | None:
        self._begin()
        found = None if self._scanner is None else self._scanner.scan(position, stop)
        return found if found is not None and self._takes(self._reader, found) else None
