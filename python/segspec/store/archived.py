"""Streams as logs whose evicted segments are read directly from the archive.

Uploads are trusted only at their location in the caller's archive.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Iterable, Mapping
from typing import Any

from segspec.core.errors import Code, Finding, Severity
from segspec.core.ids import parse_id
from segspec.core.limits import DEFAULT_LIMITS, Limits
from segspec.core.model import Listing, SegmentFile
from segspec.formats.asking import files_in
from segspec.formats.contract.descriptor import Format
from segspec.formats.mojo.folder import segment_file
from segspec.formats.mojo.layout import SegmentName, State
from segspec.library.log import Log, open
from segspec.reading.detect import look_in
from segspec.storage.directory import Directory, is_directory, list_directory
from segspec.storage.store_path import UploadedPath, options_of
from segspec.store.aof import Upload, upload_lines
from segspec.store.aof_file import FILE_NAME, play_log
from segspec.store.archive import Archive
from segspec.store.inventory import Holding, Inventory
from segspec.store.phases import IN_ARCHIVE


def open_log(
    path: str | os.PathLike[str],
    archive: str | os.PathLike[str],
    *,
    storage_options: Mapping[str, Any] | None = None,
    limits: Limits = DEFAULT_LIMITS,
) -> Log:
    """The stream in the folder `path` as a log whose evicted segments are read from `archive`.

    They are read in ranges. The size, and the digest of a whole read, must match the upload (`OSError`). Raises as
    `segspec.open`, and `ValueError` if `path` is not a stream.
    """
    log = open(path, limits=limits)
    return ArchiveReader(archive, storage_options).log(log)


class ArchiveReader:
    """A read-only archive."""

    def __init__(self, path: str | os.PathLike[str], storage_options: Mapping[str, Any] | None = None) -> None:
        self._archive = Archive(path, storage_options)

    def log(self, log: Log) -> Log:
        """The log with its evicted segments. Raises `ValueError` if it has no archive."""
        if not log.format.has_archive:
            raise ValueError(f"{log.path} is a log of {log.format.name}, which has no archive")
        if not is_directory(log.path):
            raise ValueError(f"{log.path} is one segment, and an archive is for the folder of a stream")

        def listed() -> Listing:
            return self.listed(log.path, log.format)

        return Log(log.path, log.format, listed(), limits=log.limits, list_again=listed)

    def listed(self, folder: str, format: Format) -> Listing:
        """The files of a stream, including archived ones. Raises as `listing` does."""
        return look_in(folder, lambda directory: self.listing(directory, files_in(format, directory)))

    def listing(self, directory: Directory, listing: Listing) -> Listing:
        """The files of a stream, including archived ones.

        Raises `SegspecError` if the stream's log is damaged, `FileNotFoundError` if it no longer matches the folder.
        """
        if FILE_NAME not in directory.sizes:
            return _replaced(listing, [_unknown(directory, one) for one in listing.elsewhere])
        with directory.open(FILE_NAME) as source:
            content = source.read(0, source.size)
        made = self._completed(directory, listing, play_log(content, source.path), content)
        if made.elsewhere and list_directory(directory.path).sizes.keys() != directory.sizes.keys():
            # The segment may have been removed with its mark before the log was read.
            raise FileNotFoundError(errno.ENOENT, "the stream's files are being changed", directory.path)
        return made

    def _completed(self, directory: Directory, listing: Listing, inventory: Inventory, content: bytes) -> Listing:
        here = {segment.base: segment for segment in listing.segments}
        away = {segment.base: segment for segment in listing.elsewhere}
        refused: list[Finding] = []
        archive = self._archive.of(str(inventory.name))
        for holding in inventory:
            if holding.phase not in IN_ARCHIVE or holding.upload is None:
                continue
            url = archive.url(holding.id)
            uploaded = UploadedPath(url, options_of(url), holding.upload.bytes, holding.upload.digest, directory.path)
            found = _archived(uploaded, holding)
            mark = away.pop(found.base, None)
            if not archive.is_own(holding.id, holding.upload):
                if mark is not None:
                    line, _ = upload_lines(content)[holding.id]
                    refused.append(_outside(mark, holding.upload, line, self._archive.path))
            else:
                here.setdefault(found.base, found)
        # A mark is removed after the eviction is logged; a killed owner leaves it.
        unknown = [one for one in away.values() if not inventory.has_left(parse_id(str(one.details["id"])))]
        findings = [*refused, *(_unknown(directory, one) for one in unknown)]
        return _replaced(listing._replace(segments=_in_order(here.values())), findings)


def _archived(path: UploadedPath, holding: Holding) -> SegmentFile:
    return segment_file(path, SegmentName(State.ARCHIVED, holding.id))


def _in_order(segments: Iterable[SegmentFile]) -> tuple[SegmentFile, ...]:
    return tuple(sorted(segments, key=lambda one: (one.base is None, one.base or 0)))


def _replaced(listing: Listing, findings: list[Finding]) -> Listing:
    old = {segment.path for segment in listing.elsewhere}
    kept = tuple(finding for finding in listing.findings if finding.path not in old)
    new = {finding.path for finding in findings}
    elsewhere = tuple(segment for segment in listing.elsewhere if segment.path in new)
    return listing._replace(findings=(*kept, *findings), elsewhere=elsewhere)


def _unknown(directory: Directory, mark: SegmentFile) -> Finding:
    words = f"segment {mark.details['id']} is not here, and {FILE_NAME} does not say that the archive has it"
    return _missing(mark, words)


def _outside(mark: SegmentFile, upload: Upload, line: int, archive: str) -> Finding:
    words = (
        f"segment {mark.details['id']} is not here, and {FILE_NAME} says in line {line} that it is at {upload.url}, "
        f"which is not its place in the archive {archive}: nothing is read from there"
    )
    return _missing(mark, words)


def _missing(mark: SegmentFile, words: str) -> Finding:
    return Finding(mark.path, 0, Code.MISSING_SEGMENT, Severity.ERROR, words, field="name", actual=mark.name)
