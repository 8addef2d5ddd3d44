"""The archive: one folder per stream in an object store or on a disk, and one object per segment, with its name.

A log's URLs are compared with the location made here, never followed: it may come from a stranger. A segment with
another URL counts as not archived.

Streams as logs whose evicted segments are read directly from the archive.

Uploads are trusted only at their location in the caller's archive.
"""

from __future__ import annotations

import errno
import hashlib
import os
import re
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from segspec.core.errors import Code, Finding, SegspecError, Severity
from segspec.core.limits import DEFAULT_LIMITS, Limits
from segspec.core.model import Id, Listing, SegmentFile, id_text, parse_id
from segspec.formats.asking import files_in
from segspec.formats.contract.descriptor import Format
from segspec.formats.mojo.folder import segment_file
from segspec.formats.mojo.layout import SegmentName, State
from segspec.formats.mojo.writer import MAX_SEGMENT
from segspec.library.log import Log, open
from segspec.reading.detect import look_in
from segspec.storage import disk
from segspec.storage.atomic import replace_file
from segspec.storage.directory import Directory, is_directory, list_directory
from segspec.storage.remote import SAME, ask, filesystem
from segspec.storage.source import is_remote, open_source
from segspec.storage.store_path import UploadedPath, like, options_of, with_options
from segspec.store.aof import LoggedUrl, Upload, checked_name, upload_lines
from segspec.store.aof_file import FILE_NAME, play_log
from segspec.store.inventory import HERE, IN_ARCHIVE, Holding, Inventory

SEGMENT = re.compile(r"(?:0|[1-9][0-9]{0,19})-(?:0|[1-9][0-9]{0,19})", re.ASCII)
PASSWORD = re.compile(r"(?<=://)([^/@:]*):[^/@]*(?=@)")


def digest_of(content: bytes) -> str:
    return "sha256:" + hashlib.sha256(content).hexdigest()


class Archive:
    """With `read_back` an upload counts only after the object was read again and its digest matched."""

    def __init__(
        self,
        path: str | os.PathLike[str],
        storage_options: Mapping[str, Any] | None = None,
        *,
        read_back: bool = True,
    ) -> None:
        name = os.fspath(path)
        self.is_local = not is_remote(name)
        self.path = with_options(f"file://{Path(name).absolute()}" if self.is_local else name, storage_options)
        self.read_back = read_back

    def of(self, stream: str) -> StreamArchive:
        """Raises `ValueError` if the name is not valid."""
        return StreamArchive(self, stream)


class StreamArchive:
    """One stream's objects. Calls are repeated after temporary failures, then raise `OSError`."""

    def __init__(self, archive: Archive, stream: str) -> None:
        self._archive = archive
        self.path = archive.path
        self._folder = f"{archive.path.rstrip('/')}/{checked_name(stream)}"

    def url(self, segment: Id) -> str:
        return self._at(id_text(segment))

    def logged(self, segment: Id) -> LoggedUrl:
        """The location without a password."""
        return LoggedUrl(_without_password(self.url(segment)))

    def _at(self, name: str) -> str:
        return like(f"{self._folder}/{name}", self.path)

    def is_own(self, segment: Id, upload: Upload) -> bool:
        own = self._at(id_text(segment))
        said = upload.url.text
        return said == own or _spelled(said) in (_spelled(own), _spelled(_without_password(own)))

    def put(self, segment: Id, content: bytes) -> Upload:
        """Makes or replaces an object. Raises `OSError` unless the archive then has `content`."""
        url = self.url(segment)
        sent = Upload(self.logged(segment), len(content), digest_of(content))
        files, key = filesystem(url)
        if self._archive.is_local:
            # Local objects are also durable and replaced atomically.
            disk.make_folders(Path(key).parent)
            replace_file(Path(key), content)
        else:
            ask(url, lambda: disk.perform(files.pipe_file, key, content))
        if self._archive.read_back:
            problem = wrong(sent, self.get(segment, len(content) + 1))
            if problem is not None:
                raise OSError(f"{url}: the archive took the upload, and {problem}")
        elif self.size(segment) != len(content):
            raise OSError(f"{url}: the archive took the upload, and has not as many bytes")
        return sent

    def get(self, segment: Id, size: int) -> bytes:
        """Up to `size` bytes of an object. Raises `OSError`."""
        url = self.url(segment)
        files, key = filesystem(url)
        got: bytes = ask(url, lambda: disk.perform(partial(files.cat_file, key, start=0, end=size)))
        return got

    def whole(self, segment: Id) -> bytes | None:
        """The whole object; None if it does not exist. Raises `OSError`, without reading, if it is too large."""
        size = self.size(segment)
        if size is not None and size > MAX_SEGMENT:
            words = f"it has {size} bytes, and a segment has at most {MAX_SEGMENT}: it is not read"
            raise OSError(f"{self.url(segment)}: {words}")
        return self.get(segment, size) if size else b"" if size == 0 else None

    def has(self, segment: Id, upload: Upload, *, compares: bool = True) -> bool:
        """Whether the object has the right size and, with `compares`, digest."""
        if self.size(segment) != upload.bytes:
            return False
        return not compares or wrong(upload, self.get(segment, upload.bytes)) is None

    def download(self, segment: Id, upload: Upload) -> bytes:
        """The uploaded bytes. Raises `SegspecError` for other content: bad-length (nothing is read), or bad-checksum
        (twice)."""
        content, problem = self._compared(segment, upload)
        if problem is not None:
            content, problem = self._compared(segment, upload)
        if problem is not None:
            raise SegspecError(
                Code.BAD_CHECKSUM,
                f"the archive has not what was uploaded: {problem}",
                path=str(self.url(segment)),
                field="digest",
                expected=upload.digest,
                actual=digest_of(content),
            )
        return content

    def _compared(self, segment: Id, upload: Upload) -> tuple[bytes, str | None]:
        size = self.size(segment)
        if size is None:
            raise FileNotFoundError(errno.ENOENT, "the archive does not have it", str(self.url(segment)))
        if size != upload.bytes:
            return b"", f"has {size} bytes of {upload.bytes}"
        content = self.get(segment, size)
        return content, wrong(upload, content)

    def size(self, segment: Id) -> int | None:
        """The bytes of an object; None if it does not exist."""
        url = self.url(segment)
        files, key = filesystem(url)
        try:
            return int(ask(url, lambda: files.info(key))["size"])
        except FileNotFoundError:
            return None

    def sizes(self) -> dict[Id, int]:
        """The sizes of the stream's objects in bytes. A listing may be outdated, so missing ones are asked for."""
        url = self._at("")
        files, key = filesystem(url)
        try:
            found = ask(url, lambda: files.ls(key.rstrip("/"), detail=True))
        except FileNotFoundError:
            return {}
        named = ((SEGMENT.fullmatch(one["name"].rsplit("/", 1)[-1]), one) for one in found if one["type"] == "file")
        return {parse_id(name[0]): int(one["size"]) for name, one in named if name is not None}

    def remove(self, segment: Id) -> None:
        """Removes the object if it exists."""
        self._remove(self.url(segment))

    def _remove(self, url: str) -> None:
        files, key = filesystem(url)

        def remove() -> None:
            try:
                disk.perform(files.rm_file, key)
            except FileNotFoundError:
                return

        ask(url, remove)


def wrong(upload: Upload, content: bytes) -> str | None:
    """The difference from the upload, in words, or None."""
    if len(content) != upload.bytes:
        return f"gives {len(content)} bytes of {upload.bytes}"
    return None if digest_of(content) == upload.digest else "gives other bytes"


def wrong_file(upload: Upload, path: Path) -> str | None:
    """How a file differs from the upload. It is not read if its size differs."""
    with open_source(path) as source:
        if source.size != upload.bytes:
            return f"gives {source.size} bytes of {upload.bytes}"
        return wrong(upload, source.read(0, source.size))


def _without_password(url: str) -> str:
    return PASSWORD.sub(r"\1", url)


def _spelled(url: str) -> str:
    scheme, colon, rest = url.partition("://")
    return f"{SAME.get(scheme, scheme)}{colon}{os.path.normpath(rest) if scheme == 'file' else rest}"


SHOWN = 300


def is_outside(holding: Holding, archive: StreamArchive) -> bool:
    if holding.phase not in IN_ARCHIVE or holding.upload is None:
        return False
    return not archive.is_own(holding.id, holding.upload)


def outside(
    holdings: Iterable[Holding], archive: StreamArchive, path: str, content: Callable[[], bytes]
) -> list[Finding]:
    """Findings on segments outside the archive, with their lines in the log at `path`.

    Errors mean that records are unreadable.
    """
    found = [holding for holding in holdings if is_outside(holding, archive)]
    lines = upload_lines(content()) if found else {}
    return [_outside(holding, archive, path, *lines.get(holding.id, (0, 0))) for holding in found]


def _outside(holding: Holding, archive: StreamArchive, path: str, line: int, position: int) -> Finding:
    assert holding.upload is not None
    said = _shortened(holding.upload.url.text)
    words = (
        f"line {line} says that segment {holding.name} is at {said}, which is not its place in the archive "
        f"{archive.path}: nothing is asked there; open the store with the archive that it was uploaded to, or have "
        "segspec store repair --archive look in this one"
    )
    severity = Severity.WARNING if holding.phase in HERE else Severity.ERROR
    own = str(archive.url(holding.id))
    return Finding(path, position, Code.BAD_NAME, severity, words, field="url", expected=own, actual=said)


def _shortened(url: str) -> str:
    return url if len(url) <= SHOWN else f"{url[:SHOWN]}…"


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
                    refused.append(_beyond(mark, holding.upload, line, self._archive.path))
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


def _beyond(mark: SegmentFile, upload: Upload, line: int, archive: str) -> Finding:
    words = (
        f"segment {mark.details['id']} is not here, and {FILE_NAME} says in line {line} that it is at {upload.url}, "
        f"which is not its place in the archive {archive}: nothing is read from there"
    )
    return _missing(mark, words)


def _missing(mark: SegmentFile, words: str) -> Finding:
    return Finding(mark.path, 0, Code.MISSING_SEGMENT, Severity.ERROR, words, field="name", actual=mark.name)
