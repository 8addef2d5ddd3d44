"""Sources of bytes: a local file, bytes in memory, or a remote object.

Logs are not mapped, because touching a mapped page after a truncated file's end kills the process. Only `Source.pages`
maps, for random access to a file too large for memory.

Layers over sources: bytes as if the file were another.
"""

from __future__ import annotations

import errno
import gc
import io
import os
import re
import stat
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple, Protocol

from segspec.core.errors import SegspecError, ShrunkError, exceeded
from segspec.core.limits import COMPANION_BYTES
from segspec.storage.store_path import UploadedPath

if TYPE_CHECKING:
    import mmap

    from kaitaistruct import KaitaiStream

SEEK_DATA = getattr(os, "SEEK_DATA", None)


def data_from(descriptor: int, position: int, size: int) -> int:
    """The first byte from `position` on that is not in a hole, or `size`; `position` itself if the system cannot find
    holes.
    """
    if SEEK_DATA is None or position >= size:
        return position
    try:
        return min(os.lseek(descriptor, position, SEEK_DATA), size)
    except OSError:
        # Either no data follow (ENXIO), or the file system cannot find holes.
        return size if _is_hole_to_the_end(descriptor, position, size) else position


def _is_hole_to_the_end(descriptor: int, position: int, size: int) -> bool:
    try:
        return os.fstat(descriptor).st_size >= size and os.lseek(descriptor, position, os.SEEK_HOLE) == position
    except OSError:
        return False


SEARCH_BLOCK = 1 << 20
FIRST_BLOCK = 1 << 12
"""The first block of a search; later ones grow."""

FEW_BYTES = 64

ZEROS_OR = rb"\0+(?=\0{%d})|(?=%b)"
"""Skips zeros followed by as many as a pattern is long; a match of the pattern is empty."""

LEAD = rb"[%b](?:(?<=\0{%d})(?=\0{%d})\0*(?=\0{%d})|%b(?<=(?=%b).{%d})(?=()))"
"""The same, led by one byte of the pattern, which is found much faster than a place where the pattern is tried. Only a
match of the pattern has a group."""


class Lead(NamedTuple):
    """Each match of a pattern has one of the bytes `values` at this place, where `beside` matches as well: cheaper to
    try than the pattern."""

    place: int
    values: bytes
    beside: bytes = b""


MOST_SPARE = 1 << 22
"""Bytes of room for what follows a view."""

MUCH = 1 << 24
"""Before a view of more bytes, memory that nobody uses is given back."""

STAT_BLOCK = 512

STREAM_BLOCK = 64 << 10


class FileBytes(Protocol):
    """Reads the bytes of one file, as it was when opened."""

    def read_at(self, position: int, length: int) -> bytes:
        """Exactly `length` bytes. Raises `ShrunkError` if the file no longer has them."""

    def read_into(self, room: memoryview, position: int) -> None:
        """The same, filling `room`."""

    def data_from(self, position: int) -> int:
        """The first byte from `position` on that is not a zero in a known hole."""

    def check(self) -> None:
        """Raises `ShrunkError` if an earlier read met the end of a shortened file."""

    def close(self) -> None:
        """Nothing is read after it."""


class _LocalFile:
    _descriptor = -1

    def __init__(self, descriptor: int, path: str) -> None:
        self._descriptor = descriptor
        self._path = path
        found = os.fstat(descriptor)
        self.size = found.st_size
        self._has_holes = found.st_blocks * STAT_BLOCK < self.size
        self._shrunk: tuple[int, int] | None = None

    def read_at(self, position: int, length: int) -> bytes:
        self.check()
        read = os.pread(self._descriptor, length, position)
        if len(read) == length:
            return read
        # One system call reads at most 2 GiB.
        whole = bytearray(length)
        whole[: len(read)] = read
        self.read_into(memoryview(whole)[len(read) :], position + len(read))
        return bytes(whole)

    def read_into(self, room: memoryview, position: int) -> None:
        self.check()
        while len(room):
            count = os.preadv(self._descriptor, [room], position)
            if not count:
                self._shrunk = position, os.fstat(self._descriptor).st_size
                self.check()
            room, position = room[count:], position + count

    def check(self) -> None:
        if self._shrunk is not None:
            position, now = self._shrunk
            raise ShrunkError(self._path, position, self.size, now)

    def data_from(self, position: int) -> int:
        return data_from(self._descriptor, position, self.size) if self._has_holes else position

    def check_length(self, size: int) -> None:
        now = os.fstat(self._descriptor).st_size
        if now < size:
            self._shrunk = now, now
        self.check()

    def pages(self, size: int) -> mmap.mmap:
        """The mapped first `size` bytes. Raises `MemoryError` at the process's limit, and `ShrunkError`."""
        import mmap

        self.check_length(size)
        try:
            return mmap.mmap(self._descriptor, size, access=mmap.ACCESS_READ)
        except OSError as error:
            if error.errno != errno.ENOMEM:
                raise
            raise MemoryError from error

    def close(self) -> None:
        if self._descriptor >= 0:
            # If this is interrupted, a second close must not hit another file's descriptor.
            descriptor, self._descriptor = self._descriptor, -1
            os.close(descriptor)

    __del__ = close


class _Bytes:
    def __init__(self, content: bytes) -> None:
        self._content = content

    def read_at(self, position: int, length: int) -> bytes:
        return self._content[position : position + length]

    def read_into(self, room: memoryview, position: int) -> None:
        room[:] = memoryview(self._content)[position : position + len(room)]

    def data_from(self, position: int) -> int:
        return position

    def check(self) -> None:
        """Memory does not change."""

    def close(self) -> None:
        return


class _Stream:
    def __init__(self, content: FileBytes, size: int) -> None:
        self._content = content
        self._size = size
        self._at = 0
        self._base = 0
        self._block = b""

    def seekable(self) -> bool:
        """Without it, the runtime reads the rest of the file before it notices an excessive length."""
        return True

    def seek(self, offset: int, whence: int = io.SEEK_SET) -> int:
        self._at = offset if whence == io.SEEK_SET else offset + (self._size if whence == io.SEEK_END else self._at)
        return self._at

    def tell(self) -> int:
        return self._at

    def read(self, length: int = -1) -> bytes:
        at = self._at
        end = self._size if length < 0 else min(at + length, self._size)
        if end <= at:
            return b""
        self._at = end
        place, last = at - self._base, end - self._base
        if place < 0 or last > len(self._block):
            if end - at >= STREAM_BLOCK:
                return self._content.read_at(at, end - at)
            self._block = self._content.read_at(at, min(STREAM_BLOCK, self._size - at))
            self._base, place, last = at, 0, end - at
        return self._block[place:last]


class View(NamedTuple):
    """Bytes of a file from byte `base` on; `whole` if they reach its end. Valid until the source's next view."""

    data: memoryview
    base: int
    whole: bool


class Source:
    """Random access to one file, which is never loaded as a whole.

    `size` is its length in bytes when opened. If it became shorter, reading missing bytes raises `ShrunkError`, as do
    every later read and leaving the context.
    """

    def __init__(self, content: FileBytes, path: str, size: int) -> None:
        self._content = content
        self.path = path
        self.size = size
        self._stream: KaitaiStream | None = None
        # The last view, in reused memory.
        self._room, self._base, self._end = memoryview(b""), 0, 0
        self._zero_tail: int | None = None

    @property
    def name(self) -> str:
        return self.path.rsplit("/", 1)[-1]

    def until(self, end: int) -> Source:
        """The same file as if it ended at byte `end`; the caller closes it instead of this one."""
        return Source(self._content, self.path, min(end, self.size))

    def stream(self) -> KaitaiStream:
        """A shared Kaitai stream over the file: seek before every use."""
        if self._stream is None:
            from kaitaistruct import KaitaiStream

            self._stream = KaitaiStream(_Stream(self._content, self.size))
        return self._stream

    def read(self, position: int, length: int) -> bytes:
        """Up to `length` bytes from `position`; fewer at the end of the file."""
        if position >= self.size or length <= 0:
            return b""
        end = min(position + length, self.size)
        if self._base <= position and end <= self._end:
            return bytes(self._room[position - self._base : end - self._base])
        return self._content.read_at(position, end - position)

    def whole(self, most: int = COMPANION_BYTES) -> bytes:
        """All of a small file. Raises `SegspecError` (limit-exceeded) above `most` bytes."""
        self.check_size(most)
        return self.read(0, self.size)

    def check_size(self, most: int) -> None:
        """Raises `SegspecError` (limit-exceeded) above `most` bytes."""
        if self.size > most:
            message = f"the file has {self.size:,} bytes, and one of its kind is read up to {most:,}"
            raise exceeded(message, self.path, 0, "size")

    def view(self, position: int, length: int) -> View:
        """At least `length` bytes from `position` on, as far as the file goes."""
        position = min(position, self.size)
        end = min(position + length, self.size)
        if not self._base <= position <= self._end:
            self._base = self._end = position
        if end > self._end:
            if end - self._base > len(self._room):
                self._move(position, end)
            self._content.read_into(self._room[self._end - self._base : end - self._base], self._end)
            self._end = end
        return View(self._room[: self._end - self._base], self._base, self._end >= self.size)

    def _move(self, position: int, end: int) -> None:
        """Moves the bytes that are already in memory, so that those from `position` to `end` have room."""
        before, start, held = self._room, position - self._base, self._end - position
        if end - position > len(before):
            if end - position > MUCH:
                # Readers and their scanners point at each other: those of an earlier pass may still hold as much.
                gc.collect()
            # Frames that are read one by one ask again and again for a few bytes more: not each time all is moved.
            self._room = memoryview(bytearray(end - position + min(end - position, MOST_SPARE)))
        self._room[:held] = before[start : start + held]
        self._base = position

    def pages(self) -> mmap.mmap | None:
        """A mapping of a local file; None for other sources. Nobody may truncate the file."""
        return self._content.pages(self.size) if isinstance(self._content, _LocalFile) else None

    def check_length(self) -> None:
        """Raises `ShrunkError` if the file has become shorter, for users of `pages`."""
        if isinstance(self._content, _LocalFile):
            self._content.check_length(self.size)

    def fill(self, room: memoryview, position: int) -> None:
        """Fills `room` with bytes from `position` on. Raises `ShrunkError`."""
        self._content.read_into(room, position)

    def find(self, pattern: bytes, start: int, end: int | None = None) -> int:
        """The first position of `pattern` from `start` up to `end` (exclusive), or -1."""
        for position, block in self._blocks(start, end, len(pattern) - 1, skips_holes=any(pattern)):
            at = block.find(pattern)
            if at >= 0:
                return position + at
        return -1

    def places(
        self,
        pattern: bytes,
        longest: int,
        start: int,
        end: int | None = None,
        *,
        first: bytes = b"",
        lead: Lead | None = None,
    ) -> Iterator[int]:
        """Every position in `start:end` that matches the regular expression `pattern`: up to `longest` bytes, not all
        zero.

        Holes are not read. With `first`, each match begins with one of these non-zero bytes, and `pattern` describes
        what follows it. With `lead`, only where it is.
        """
        if lead is not None:
            yield from self._led(pattern, longest, start, end, lead)
            return
        import heapq

        begins = [re.escape(first[number : number + 1]) + b"(?=%b)" % pattern for number in range(len(first))]
        searched = [re.compile(each, re.DOTALL) for each in begins or [ZEROS_OR % (longest, pattern)]]
        due = start
        for position, block in self._blocks(start, end, longest - 1, skips_holes=True):
            for found in heapq.merge(*(each.finditer(block) for each in searched), key=re.Match.start):
                if (first or found.start() == found.end()) and position + found.start() >= due:
                    due = position + found.start() + 1
                    yield due - 1

    def _led(self, pattern: bytes, longest: int, start: int, end: int | None, lead: Lead) -> Iterator[int]:
        place, values, beside = lead
        searched = re.compile(LEAD % (re.escape(values), *(longest,) * 3, beside, pattern, place + 1), re.DOTALL)
        due = start
        for position, block in self._blocks(start, end, longest - 1, skips_holes=True):
            for found in searched.finditer(block):
                at = position + found.start() - place
                if found.group(1) is not None and at >= due:
                    due = at + 1
                    yield at

    def _blocks(self, start: int, end: int | None, more: int, *, skips_holes: bool) -> Iterator[tuple[int, bytes]]:
        end, size = self.size if end is None else min(end, self.size), FIRST_BLOCK
        while start < end:
            if skips_holes:
                # The pattern may begin with the last zeros before the data.
                start = max(start, self._content.data_from(start) - more)
                if start >= end:
                    return
            yield start, self.read(start, min(size + more, end - start))
            start, size = start + size, min(2 * size, SEARCH_BLOCK)

    def data_from(self, position: int) -> int:
        """The first byte from `position` on that is not in a hole."""
        return min(self._content.data_from(position), self.size)

    def zeros_until(self, position: int) -> int:
        """The end of the zero bytes that begin at `position`."""
        for start, block in self._blocks(position, None, 0, skips_holes=True):
            rest = block.lstrip(b"\0")
            if rest:
                return start + len(block) - len(rest)
        return self.size

    def is_zero_from(self, position: int) -> bool:
        """Whether only zeros, or nothing, follow `position`."""
        return not any(self.read(position, FEW_BYTES)) and position >= self.zero_tail()

    def zero_tail(self) -> int:
        """The start of the zeros at the end of the file."""
        if self._zero_tail is None:
            # Cached, because every step through zeros uses it.
            self._zero_tail = self.zeros_before(self.size)
        return self._zero_tail

    def zeros_before(self, end: int) -> int:
        """The start of the zero bytes that end at `end`."""
        stride = FIRST_BLOCK
        while end > 0:
            start = max(0, end - stride)
            if self._content.data_from(start) >= end:
                end, stride = start, 2 * stride
                continue
            if stride > SEARCH_BLOCK:
                stride = SEARCH_BLOCK
                continue
            kept = self.read(start, end - start).rstrip(b"\0")
            if kept:
                return start + len(kept)
            end, stride = start, min(2 * stride, SEARCH_BLOCK)
        return 0

    def check(self) -> None:
        """Raises `ShrunkError` again if a read met one."""
        self._content.check()

    def close(self) -> None:
        self._stream = None
        self._content.close()

    def __enter__(self) -> Source:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        self.close()
        if kind is None or (issubclass(kind, SegspecError) and not issubclass(kind, ShrunkError)):
            self._content.check()


def is_remote(path: str) -> bool:
    return "://" in path


def from_bytes(content: bytes, path: str = "<bytes>") -> Source:
    """A source of bytes in memory; formats see the name in `path`."""
    return Source(_Bytes(content), path, len(content))


KINDS = (
    (stat.S_ISREG, "a file"),
    (stat.S_ISDIR, "a folder"),
    (stat.S_ISFIFO, "a FIFO"),
    (stat.S_ISSOCK, "a socket"),
    (stat.S_ISCHR, "a device"),
    (stat.S_ISBLK, "a device"),
)


def kind_of(mode: int) -> str:
    """The kind of file, in words, such as "no file"."""
    return next((words for is_kind, words in KINDS if is_kind(mode)), "no file")


def open_regular(path: str) -> int:
    """A descriptor for reading, opened without blocking.

    Raises `OSError`, even for a FIFO, a socket, a device, a file of /proc.
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
    # A file may get its first bytes between the two checks.
    if found.st_size == 0 and os.pread(descriptor, 1, 0) and os.fstat(descriptor).st_size == 0:
        raise OSError(ONLY_FILES.format(path, "a file without a size, as those of /proc"))


def open_source(path: str | os.PathLike[str]) -> Source:
    """Opens a file like `open_regular`. Raises `OSError`."""
    name = os.fspath(path)
    if is_remote(name):
        return _open_remote(name)
    file = _LocalFile(open_regular(name), name)
    return Source(file, name, file.size)


def read_whole(path: str | os.PathLike[str], most: int = COMPANION_BYTES) -> bytes:
    """All of a small file. Raises `OSError` if it is not a plain file, `SegspecError` (limit-exceeded) above `most`
    bytes."""
    with open_source(path) as source:
        return source.whole(most)


def open_descriptor(descriptor: int, path: str) -> Source:
    """The open file `descriptor` at its current length. The descriptor may be closed before the source."""
    file = _LocalFile(os.dup(descriptor), path)
    return Source(file, path, file.size)


def _open_remote(path: str) -> Source:
    from segspec.storage.remote import RemoteFile, UploadedFile

    file = UploadedFile(path) if isinstance(path, UploadedPath) else RemoteFile(path)
    return Source(file, path, file.size)


class SourceLayer:
    """The bytes of a source as changed by `read_at`. The layer does not close the source."""

    def __init__(self, source: Source) -> None:
        self._source = source

    def read_at(self, position: int, length: int) -> bytes:
        return self._source.read(position, length)

    def read_into(self, room: memoryview, position: int) -> None:
        room[:] = self.read_at(position, len(room))

    def data_from(self, position: int) -> int:
        return position

    def check(self) -> None:
        self._source.check()

    def close(self) -> None:
        """There is nothing to release."""


class ResizedSource(SourceLayer):
    """The bytes of a source, followed by zeros; closes the source."""

    def read_at(self, position: int, length: int) -> bytes:
        return super().read_at(position, length).ljust(length, b"\0")

    def data_from(self, position: int) -> int:
        found = self._source.data_from(position) if position < self._source.size else position
        return found if found < self._source.size else sys.maxsize

    def close(self) -> None:
        self._source.close()
