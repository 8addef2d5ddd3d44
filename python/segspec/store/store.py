"""`Store`: a folder of streams, and the archive of their segments, of which the folder is a cache.

Uploads finished segments in a background thread, and retries while the archive is unreachable.
"""

from __future__ import annotations

import logging
import os
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import ExitStack, suppress
from os import getpid
from pathlib import Path
from typing import Any

from segspec.core.errors import Finding, WriterError
from segspec.core.model import id_text
from segspec.formats.contract.writing import whole
from segspec.formats.mojo.layout import State
from segspec.formats.mojo.writer import DEFAULT_PACK_BYTES, DEFAULT_SEGMENT_BYTES, MojoOptions
from segspec.storage.source import is_remote
from segspec.store.aof import NAME, checked_name
from segspec.store.aof_file import FILE_NAME, played
from segspec.store.archive import Archive
from segspec.store.disagreements import disagreements
from segspec.store.inventory import IN_ARCHIVE, Holding, Phase
from segspec.store.repair import mend
from segspec.store.segment_folder import NOTHING, SegmentFolder
from segspec.store.stored_stream import StoredStream, StoreOptions, checked_seconds
from segspec.writing.lock import Keeper

LOGGER = logging.getLogger("segspec.store")

MOST_PAUSE = 300.0
"""The maximum seconds before a retry, unless rounds are further apart."""

TellFailure = Callable[[str, Exception], object]


class Archiving:
    """Archives the finished segments of `streams` periodically until `stop`. Pauses after failures double.

    Failures go to `report`, or to the logger `segspec.store`; `failures` holds each stream's last.
    """

    def __init__(self, streams: Callable[[], Iterable[StoredStream]], every: float, report: TellFailure | None) -> None:
        checked_seconds("archive_every", every)
        if report is not None and not callable(report):
            raise TypeError(f"archive_failed is {report!r}; it is called with the name of a stream and an error")
        self.failures: dict[str, Exception] = {}
        self._streams = streams
        self._every = every
        self._report = report or _logged
        self._pauses: dict[str, float] = {}
        self._due: dict[str, float] = {}
        self._ended = threading.Event()
        self._keeper = Keeper(self._round, every, "segspec-store-archive")

    def stop(self) -> None:
        """Stops after the current segment."""
        self._ended.set()
        self._keeper.stop()

    def _round(self) -> None:
        for stream in self._streams():
            if not self._ended.is_set() and time.monotonic() >= self._due.get(stream.name, 0):
                self._try(stream)

    def _try(self, stream: StoredStream) -> None:
        try:
            stream.archive(until=self._ended)
        except Exception as error:
            if stream.is_closed:
                return
            pause = self._pauses.get(stream.name, self._every / 2) * 2
            self._pauses[stream.name] = min(pause, max(MOST_PAUSE, self._every))
            self._due[stream.name] = time.monotonic() + self._pauses[stream.name]
            self.failures[stream.name] = error
            self._tell(stream.name, error)
        else:
            for of_failures in (self.failures, self._pauses, self._due):
                of_failures.pop(stream.name, None)

    def _tell(self, name: str, error: Exception) -> None:
        try:
            self._report(name, error)
        except Exception:
            # An error in the callback must not end the archiving.
            LOGGER.exception("what archive_failed was given raised")


def _logged(name: str, error: Exception) -> None:
    LOGGER.error("stream %s could not be archived, and will be tried again: %s", name, error)


class Store:
    """Streams of records in `root`, with an optional archive.

    `archive` is a folder or a URL (`s3://bucket/prefix`); `storage_options` go to fsspec. If more than `cache_bytes` of
    finished segments are local, the least recently read archived ones are evicted. If `read_back` is false, uploads are
    not read again.

    With `archive_every`, a thread archives finished segments at that interval in seconds. `archive_failed` gets the
    stream's name and the error, which is logged otherwise.

    A stream is open in one process at a time, and not in a forked child. `fsync` sets when records are durable:
    `always` when `append` returns, `interval` within `interval` seconds, `never` when the system writes them. Raises
    `ValueError` or `TypeError` for wrong options.
    """

    def __init__(
        self,
        root: str | os.PathLike[str],
        archive: str | os.PathLike[str] | None = None,
        cache_bytes: int | None = None,
        *,
        storage_options: Mapping[str, Any] | None = None,
        fsync: str = "always",
        interval: float = 1.0,
        segment_bytes: int = DEFAULT_SEGMENT_BYTES,
        pack_bytes: int = DEFAULT_PACK_BYTES,
        read_back: bool = True,
        archive_every: float | None = None,
        archive_failed: TellFailure | None = None,
    ) -> None:
        self.root = checked_root(root, archive)
        self.cache_bytes = None if cache_bytes is None else whole("cache_bytes", cache_bytes, 0)
        if storage_options is not None and not isinstance(storage_options, Mapping):
            raise TypeError(f"storage_options is {storage_options!r}; it is a mapping")
        self._process = getpid()
        self._archive = None if archive is None else Archive(archive, storage_options, read_back=read_back)
        options = MojoOptions(segment_bytes=segment_bytes, pack_bytes=pack_bytes)
        self._options = StoreOptions(fsync, interval, options)
        self._streams: dict[str, StoredStream] = {}
        self._lock = threading.Lock()
        self._ended = threading.Event()
        self._opening: dict[str, threading.Lock] = {}
        self._syncing: Keeper | None = None
        self._archiving: Archiving | None = None
        if archive_every is not None:
            if self._archive is None:
                raise ValueError("archive_every: there is no archive; give one")
            self._archiving = Archiving(self._open_streams, archive_every, archive_failed)

    @property
    def archive_failures(self) -> dict[str, Exception]:
        """The last error of background archiving, by stream."""
        return dict(self._archiving.failures) if self._archiving is not None else {}

    def _open_streams(self) -> list[StoredStream]:
        with self._lock:
            return [stream for stream in self._streams.values() if not stream.is_closed]

    def stream(self, name: str, *, create: bool = True) -> StoredStream:
        """Opens a stream; creates a missing one unless `create` is false.

        Raises `ValueError` for an invalid name, `FileNotFoundError`, `BlockingIOError` if another process has it open,
        `SegspecError` for damage that no crash leaves.
        """
        checked_name(name)
        if getpid() != self._process:
            words = f"process {self._process} opened this store, and {getpid()} is a child of it: open it here"
            raise WriterError(words, str(self.root))
        with self._lock:
            opening = self._opening.setdefault(name, threading.Lock())
        with opening:
            with self._lock:
                self._check_open()
                found = self._streams.get(name)
            if found is None or found.is_closed:
                found = self._opened(name, create=create)
        return found

    def _check_open(self) -> None:
        if self._ended.is_set():
            raise ValueError(f"the store {self.root} is closed")

    def _opened(self, name: str, *, create: bool) -> StoredStream:
        folder = self.root / name
        if not create and not (folder / FILE_NAME).exists():
            raise FileNotFoundError(f"{folder} holds no stream")
        made = StoredStream(folder, name, self._archive, self._options, self.make_room)
        try:
            with self._lock:
                self._check_open()
                self._streams[name] = made
                if self._options.fsync == "interval" and self._syncing is None:
                    self._syncing = Keeper(self._sync, self._options.interval, "segspec-store")
        except BaseException:
            made.close()
            raise
        return made

    def _sync(self) -> None:
        for stream in self._open_streams():
            if stream.is_dirty:
                # A failed sync raises at the stream's next append. Closed streams are synced.
                with suppress(OSError, ValueError):
                    stream.flush()

    def names(self) -> list[str]:
        return stream_names(self.root)

    def make_room(self) -> int:
        """Evicts segments of open streams until the local ones fit into `cache_bytes`; returns their number."""
        if self.cache_bytes is None:
            return 0
        streams = self._open_streams()
        here = sum(stream.bytes_here() for stream in streams)
        candidates = [(one.used, one.id, one, stream) for stream in streams for one in stream.evictable()]
        done = 0
        for *_, one, stream in sorted(candidates, key=lambda found: found[:2]):
            if here <= self.cache_bytes:
                break
            size = one.bytes
            if stream.evict_one(one):
                here -= size
                done += 1
        return done

    def check(self, name: str, *, digests: bool = False) -> Iterator[Finding]:
        """Every disagreement between a stream's log, folder and archive, with a remedy. Changes nothing.

        With `digests` archived content is also compared.
        """
        return disagreements(self.root / checked_name(name), name, self._archive, digests=digests)

    def repair(self, name: str, *, digests: bool = False, accept_loss: bool = False) -> list[str]:
        """Repairs what `check` finds, as far as possible; returns the actions in words. Damaged files are kept.

        With `digests`, local and archived segments are also compared. A segment without a sound copy stays missing,
        unless `accept_loss` replaces it by its intact part. Raises `ValueError` while the stream is open here.
        """
        if any(stream.name == name for stream in self._open_streams()):
            raise ValueError(f"stream {name} is open: it is repaired while nobody has it open")
        folder = self.root / checked_name(name)
        options = self._options.options
        return list(mend(folder, name, self._archive, options, digests=digests, accept_loss=accept_loss))

    def close(self) -> None:
        """Closes every stream after its current upload. In a forked child it only closes the child's files."""
        if getpid() != self._process:
            _close(self._streams.values())
            return
        with self._lock:
            self._ended.set()
        if self._archiving is not None:
            self._archiving.stop()
        if self._syncing is not None:
            self._syncing.stop()
        with self._lock:
            streams, self._streams = list(self._streams.values()), {}
        _close(streams)

    def __enter__(self) -> Store:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _close(streams: Iterable[StoredStream]) -> None:
    with ExitStack() as stack:
        for stream in streams:
            stack.callback(stream.close)


def stream_names(root: Path) -> list[str]:
    return sorted(path.name for path in root.iterdir() if NAME.fullmatch(path.name) and (path / FILE_NAME).exists())


def overview(folder: Path) -> dict[str, Any]:
    """Plain values: the stream, the segments by phase, and their bytes. Raises `SegspecError` for a damaged log."""
    contents = SegmentFolder(folder).contents()
    inventory, _, torn = played(folder / FILE_NAME)
    segments: list[dict[str, Any]] = []
    for holding in inventory:
        phase = holding.phase
        if phase is Phase.WRITING and State.LOCAL in contents.letters.get(holding.id, NOTHING):
            phase = Phase.LOCAL
        segments.append(_segment(holding, phase, contents.sizes.get(holding.id, 0)))
    facts: dict[str, Any] = {
        "stream": inventory.name or folder.name,
        "segments": len(segments),
        "phases": dict(sorted(Counter(one["phase"] for one in segments).items())),
        "bytes_here": sum(one["bytes_here"] for one in segments),
        "bytes_archived": sum(one.get("bytes_archived", 0) for one in segments),
        "log_entries": inventory.entries,
        "log_torn_bytes": len(torn),
    }
    if segments:
        facts["first_segment"], facts["last_segment"] = segments[0]["id"], segments[-1]["id"]
    facts["each"] = segments
    return facts


def _segment(holding: Holding, phase: Phase, here: int) -> dict[str, Any]:
    facts: dict[str, Any] = {"id": id_text(holding.id), "phase": str(phase), "bytes_here": here}
    if holding.upload is not None and phase in IN_ARCHIVE:
        facts.update(bytes_archived=holding.upload.bytes, url=str(holding.upload.url), digest=holding.upload.digest)
    return facts


def checked_root(root: str | os.PathLike[str], archive: str | os.PathLike[str] | None) -> Path:
    """Raises `ValueError` if `root` is not a folder, or is also the archive: evicted segments would be lost."""
    name = os.fspath(root)
    if is_remote(name):
        raise ValueError(f"root is {name!r}; a store is in a folder of this machine, and its archive may be elsewhere")
    if archive is not None and not os.fspath(archive):
        raise ValueError("archive is empty; it is a folder or a URL")
    if archive is not None and _folder(os.fspath(archive)) == Path(name).resolve():
        raise ValueError(f"archive is {os.fspath(archive)!r}, the folder of the store; an archive is somewhere else")
    return Path(name)


def _folder(archive: str) -> Path | None:
    local = archive.removeprefix("file://")
    return None if is_remote(local) else Path(local).resolve()
