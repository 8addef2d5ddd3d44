"""A remote object, read in ranges; sequential reads fetch several at once."""

from __future__ import annotations

import errno
import hashlib
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

from segspec.storage.remote import ReplacedError, ask, filesystem
from segspec.storage.store_path import NotUploadedError, UploadedPath

BLOCK = 4 << 20

MOST_AHEAD = 8
"""Ranges fetched ahead of a reader. A file also keeps the last ones."""

THREADS = 8

PIECE = 64 << 10

VERSIONS = ("ETag", "etag", "generation", "version_id", "content_md5")
"""The keys of fsspec's information that distinguish an object from its replacement."""


class RemoteFile:
    """The bytes of the object at `path`. Raises `OSError`.

    Scattered reads are requested in pieces, sequential reads in blocks.
    """

    long_run = PIECE
    """After this many bytes a reader will probably continue to the end."""

    def __init__(self, path: str) -> None:
        files, key = filesystem(path)
        self._file = ask(path, lambda: files.open(key, "rb", cache_type="none", block_size=BLOCK))
        # Another request could get the size of a replacement.
        size = getattr(self._file, "size", None)
        self.size = int(ask(path, lambda: files.size(key)) if size is None else size)
        self._path = path
        self._fetch = _fetcher(self._file)
        # This file system checks by itself that ranges belong to the opened object.
        watched = getattr(files, "local_expiry_check", None) is None
        self._files, self._key = files, key
        self._version = _version(getattr(self._file, "details", None)) if watched else None
        self._blocks: dict[int, Future[bytes]] = {}
        self._threads: ThreadPoolExecutor | None = None
        self._last = -2
        self._ahead = 0
        self._run_start = self._run_end = 0
        self._piece_start, self._piece = 0, b""

    def read_at(self, position: int, length: int) -> bytes:
        made = bytearray(length)
        self.read_into(memoryview(made), position)
        return bytes(made)

    def read_into(self, room: memoryview, position: int) -> None:
        if not self._run_start <= position <= self._run_end:
            self._run_start = self._run_end = position
        self._run_end = max(self._run_end, position + len(room))
        is_held = position // BLOCK in self._blocks
        if is_held or self.size <= BLOCK or self._run_end - self._run_start > self.long_run:
            self._read_blocks(room, position)
            return
        start = position - self._piece_start
        if not 0 <= start <= len(self._piece) - len(room):
            self._piece_start, start = position, 0
            self._piece = self._range(position, min(position + max(len(room), PIECE), self.size))
        room[:] = self._piece[start : start + len(room)]

    def _read_blocks(self, room: memoryview, position: int) -> None:
        while len(room):
            number, start = divmod(position, BLOCK)
            piece = memoryview(self._block(number))[start : start + len(room)]
            room[: len(piece)] = piece
            room, position = room[len(piece) :], position + len(piece)

    def data_from(self, position: int) -> int:
        """Returns `position`: remote objects have no holes."""
        return position

    def check(self) -> None:
        """Failed requests raise `OSError` at once."""

    def close(self) -> None:
        if self._threads is not None:
            self._threads.shutdown(wait=True, cancel_futures=True)
            self._threads = None
        self._blocks.clear()
        self._file.close()

    def _block(self, number: int) -> bytes:
        if number == self._last + 1:
            self._ahead = min(2 * self._ahead + 1, MOST_AHEAD)
        elif number != self._last:
            self._ahead = 0
        self._last = number
        last = min(number + self._ahead, (self.size - 1) // BLOCK)
        for wanted in range(number, last + 1):
            if wanted not in self._blocks:
                self._blocks[wanted] = self._asked_for(wanted)
        # A parser may go back to the block before.
        for known in [known for known in self._blocks if not number - 1 <= known <= last]:
            self._blocks.pop(known).cancel()
        return self._blocks[number].result()

    def _asked_for(self, number: int) -> Future[bytes]:
        if self._threads is None:
            self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="segspec-range")
        return self._threads.submit(self._range, number * BLOCK, min((number + 1) * BLOCK, self.size))

    def _range(self, start: int, end: int) -> bytes:
        return ask(self._path, lambda: self._whole(start, end))

    def _whole(self, start: int, end: int) -> bytes:
        got = self._fetch(start, end)
        if self._version is not None and self._version != _version(self._files.info(self._key)):
            raise ReplacedError(str(self._path))
        if len(got) != end - start:
            raise OSError(f"{self._path}: the store gave {len(got)} of the {end - start} bytes from {start} on")
        return got


class UploadedFile(RemoteFile):
    """An unchanged uploaded object of the given size, which may be read in parts. Raises `NotUploadedError`.

    In a sequential read, its digest is checked before the last block is returned.
    """

    long_run = 2 << 20

    def __init__(self, path: UploadedPath) -> None:
        try:
            super().__init__(path)
        except FileNotFoundError as error:
            raise FileNotFoundError(errno.ENOENT, "the archive does not have it", str(path)) from error
        self._uploaded = path
        self._hashed = 0
        self._hash = hashlib.sha256()
        self._failed: NotUploadedError | None = None
        if self.size != path.bytes:
            self.close()
            raise self._other(f"it has {self.size} bytes, and {path.bytes} were uploaded")

    def _block(self, number: int) -> bytes:
        block = super()._block(number)
        if number == self._hashed:
            self._hash.update(block)
            self._hashed += 1
            if self._hashed * BLOCK >= self.size:
                self._compare(f"sha256:{self._hash.hexdigest()}")
        if self._failed is not None:
            raise self._failed
        return block

    def _compare(self, digest: str) -> None:
        if digest != self._uploaded.digest:
            self._failed = self._other(f"its digest is {digest}, and {self._uploaded.digest} was uploaded")

    def _other(self, how: str) -> NotUploadedError:
        return NotUploadedError(errno.EBADMSG, f"the archive has not what was uploaded: {how}", str(self._uploaded))


def _version(details: Any) -> object | None:
    if not isinstance(details, dict):
        return None
    return next((details[name] for name in VERSIONS if details.get(name)), None)


def _fetcher(file: Any) -> Callable[[int, int], bytes]:
    """A function that reads ranges of an fsspec file, several at once if possible."""
    from fsspec.spec import AbstractBufferedFile

    if isinstance(file, AbstractBufferedFile):
        fetch: Callable[[int, int], bytes] = getattr(file, "_fetch_range")  # noqa: B009 - it has no public name
        return fetch
    # Other files have one position, like those of a disk.
    from threading import Lock

    lock = Lock()

    def read(start: int, end: int) -> bytes:
        with lock:
            file.seek(start)
            return bytes(file.read(end - start))

    return read
