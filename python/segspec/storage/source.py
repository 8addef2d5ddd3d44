"""Where bytes come from: a mapped local file, bytes in memory, or a remote object read in ranges."""

from __future__ import annotations

import errno
import io
import mmap
import os
import stat
from contextlib import suppress
from typing import IO, Any, NamedTuple

from kaitaistruct import KaitaiStream

from segspec.storage.holes import data_from

SEARCH_BLOCK = 1 << 20
STAT_BLOCK = 512
"""What `st_blocks` counts, wherever a file lies."""

RELEASE_BLOCK = 32 << 20
"""Mapped pages are given back in blocks of this size once a reader is past them."""


class _Map(mmap.mmap):
    """A map that says that it can seek, as Python's own does from 3.13 on. Otherwise the Kaitai runtime reads the rest
    of the file before it notices that a length is too long."""

    def seekable(self) -> bool:
        return True


class View(NamedTuple):
    """Bytes of a file as one buffer that starts at byte `base` of it; `whole` where it reaches the file's end."""

    data: memoryview
    base: int
    whole: bool


class Source:
    """Random access to one file, which is never loaded as a whole.

    `path` names it in findings, `size` is its length in bytes when it was opened. Local files are mapped read-only;
    a `scheme://` path is read in ranges through fsspec.
    """

    def __init__(self, file: Any, path: str, size: int) -> None:
        self._file = file
        self.path = path
        self.size = size
        self._stream: KaitaiStream | None = None
        self._mapped: memoryview | None = None
        self._released = 0
        self._descriptor: int | None = None

    @property
    def name(self) -> str:
        """The file's name without its folder."""
        return self.path.rsplit("/", 1)[-1]

    def stream(self) -> KaitaiStream:
        """A Kaitai stream over the file. It is shared, so seek before every use."""
        if self._stream is None:
            self._stream = KaitaiStream(self._file)
        return self._stream

    def read(self, position: int, length: int) -> bytes:
        """Up to `length` bytes from `position`; fewer at the end of the file."""
        if position >= self.size or length <= 0:
            return b""
        self._file.seek(position)
        return bytes(self._file.read(min(length, self.size - position)))

    def view(self, position: int, length: int) -> View:
        """At least the `length` bytes from `position` on, as far as the file goes: all of a mapped file, without a
        copy; of any other just those bytes."""
        if isinstance(self._file, mmap.mmap):
            if self._mapped is None:
                self._mapped = memoryview(self._file)[: self.size]
            return View(self._mapped, 0, True)
        content = self.read(position, length)
        return View(memoryview(content), position, position + len(content) >= self.size)

    def find(self, pattern: bytes, start: int, end: int | None = None) -> int:
        """The first position of `pattern` in `start:end`, or -1."""
        end = self.size if end is None else min(end, self.size)
        while start < end:
            if any(pattern):
                # The last of the zeros before data may be the beginning of what is looked for.
                start = max(start, self._data_from(start) - len(pattern) + 1)
                if start >= end:
                    return -1
            at = self._find_in_block(pattern, start, min(start + RELEASE_BLOCK + len(pattern) - 1, end))
            if at >= 0:
                return at
            self._give_back(start, RELEASE_BLOCK)
            start += RELEASE_BLOCK
        return -1

    def _find_in_block(self, pattern: bytes, start: int, end: int) -> int:
        if isinstance(self._file, mmap.mmap):
            return self._file.find(pattern, start, end)
        at = self.read(start, end - start).find(pattern)
        return start + at if at >= 0 else -1

    def zeros_until(self, position: int) -> int:
        """The end of the run of zero bytes that begins at `position`."""
        while (position := self._data_from(position)) < self.size:
            block = self.read(position, SEARCH_BLOCK)
            rest = block.lstrip(b"\0")
            if rest:
                return position + len(block) - len(rest)
            self._give_back(position, len(block))
            position += len(block)
        return self.size

    def look_for_holes(self, descriptor: int) -> None:
        """Searches pass over the holes of the file that is open as `descriptor`, of which this keeps its own."""
        if os.fstat(descriptor).st_blocks * STAT_BLOCK < self.size:
            self._descriptor = os.dup(descriptor)

    def zeros_before(self, end: int) -> int:
        """The beginning of the run of zero bytes that ends at `end`."""
        stride = SEARCH_BLOCK
        while end > 0:
            start = max(0, end - stride)
            if self._data_from(start) >= end:
                end, stride = start, 2 * stride
                continue
            if stride > SEARCH_BLOCK:
                stride = SEARCH_BLOCK
                continue
            kept = self.read(start, end - start).rstrip(b"\0")
            if kept:
                return start + len(kept)
            end = start
        return 0

    def _data_from(self, position: int) -> int:
        """The first byte from `position` on that is no zero in a hole, as far as the system tells."""
        return position if self._descriptor is None else data_from(self._descriptor, position, self.size)

    def release(self, position: int) -> bool:
        """A reader is past `position`: mapped pages before it are given back, so that a file larger than memory can be
        read.

        They can still be read, from the page cache or the disk. True once in every `RELEASE_BLOCK` bytes.
        """
        length = position - self._released
        if length < RELEASE_BLOCK:
            return False
        self._give_back(self._released, length)
        self._released = position
        return True

    def _give_back(self, start: int, length: int) -> None:
        """Drops the pages that lie wholly or partly in `start:start + length` from this process."""
        if isinstance(self._file, mmap.mmap):
            first = start // mmap.PAGESIZE * mmap.PAGESIZE
            self._file.madvise(mmap.MADV_DONTNEED, first, min(length + start - first, self.size - first))

    def close(self) -> None:
        self._stream = self._mapped = None
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None
        # Where a view of the map is still in use, the map is closed when that view is gone.
        with suppress(BufferError):
            self._file.close()

    def __enter__(self) -> Source:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def is_remote(path: str) -> bool:
    return "://" in path


def from_bytes(content: bytes, path: str = "<bytes>") -> Source:
    """A source over bytes in memory; `path` also gives the name that formats look at."""
    return Source(io.BytesIO(content), path, len(content))


KINDS = (
    (stat.S_ISREG, "a file"),
    (stat.S_ISDIR, "a folder"),
    (stat.S_ISFIFO, "a FIFO"),
    (stat.S_ISSOCK, "a socket"),
    (stat.S_ISCHR, "a device"),
    (stat.S_ISBLK, "a device"),
)


def kind_of(mode: int) -> str:
    """What a file of this mode is, for people."""
    return next((words for is_kind, words in KINDS if is_kind(mode)), "no file")


def open_regular(path: str) -> int:
    """A descriptor of the file at `path`, for reading. Whatever lies there, this does not wait.

    Raises `OSError` where it cannot be opened, and for what is no file that has a size and can be read anywhere: a
    FIFO, a socket, a device, a file of /proc.
    """
    try:
        descriptor = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)
    except OSError as error:
        if error.errno == errno.ENXIO:
            raise OSError(ONLY_FILES.format(path, "a socket")) from error
        raise
    try:
        _check_regular(descriptor, path)
    except OSError:
        os.close(descriptor)
        raise
    return descriptor


ONLY_FILES = "{}: this is {}, and only a file can be read: copy its content to one"


def _check_regular(descriptor: int, path: str) -> None:
    found = os.fstat(descriptor)
    if stat.S_ISDIR(found.st_mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), path)
    if not stat.S_ISREG(found.st_mode):
        raise OSError(ONLY_FILES.format(path, kind_of(found.st_mode)))
    if found.st_size == 0 and os.pread(descriptor, 1, 0):
        raise OSError(ONLY_FILES.format(path, "a file without a size, as those of /proc"))


def open_source(path: str | os.PathLike[str]) -> Source:
    """Opens a file for reading, as `open_regular` does. Raises `OSError` when it cannot be opened."""
    name = os.fspath(path)
    if is_remote(name):
        return _open_remote(name)
    with open(open_regular(name), "rb") as file:
        return open_descriptor(file.fileno(), name)


def open_descriptor(descriptor: int, path: str) -> Source:
    """The file that is open as `descriptor`, as long as it is now. The descriptor may be closed before the source;
    `path` names it."""
    size = os.fstat(descriptor).st_size
    if size == 0:
        return Source(io.BytesIO(b""), path, 0)
    source = Source(_Map(descriptor, 0, access=mmap.ACCESS_READ), path, size)
    source.look_for_holes(descriptor)
    return source


def _open_remote(path: str) -> Source:
    from segspec.storage.remote import as_os_errors, filesystem

    files, key = filesystem(path)
    with as_os_errors(path):
        file: IO[bytes] = files.open(key, "rb", cache_type="readahead", block_size=4 << 20)
        return Source(file, path, int(files.size(key)))
