"""`Store`: a folder of streams, the archive of their segments, and the cache that the folder is of what is archived."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from segspec.core.errors import Finding
from segspec.formats.mojo.writer import DEFAULT_PACK_BYTES, DEFAULT_SEGMENT_BYTES, MojoOptions
from segspec.store.aof import NAME, checked_name
from segspec.store.aof_file import FILE_NAME
from segspec.store.archive import Archive
from segspec.store.disagreements import disagreements
from segspec.store.stored_stream import StoredStream, StoreOptions
from segspec.store.stream_repair import mend


class Store:
    """Streams of records in `root`, whose finished segments may be archived, evicted, and fetched back.

    `archive` is a folder or a URL (`s3://bucket/prefix`), `storage_options` what fsspec needs to reach it. With
    `cache_bytes`, segments that the archive has are evicted, the least recently read first, whenever more bytes of
    finished segments are here; nothing else ever is. `read_back` false counts an upload without reading it again.

    A stream is open in one process at a time. Records are durable as `fsync` says: `always` when `append` returns,
    `interval` within `interval` seconds, `never` when the system writes them; what the stream's log says, always.
    Raises `ValueError` for wrong options.
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
    ) -> None:
        self.root = Path(root)
        self.cache_bytes = cache_bytes
        self._archive = None if archive is None else Archive(archive, storage_options, read_back=read_back)
        options = MojoOptions(segment_bytes=segment_bytes, pack_bytes=pack_bytes)
        self._options = StoreOptions(fsync, interval, options)
        self._streams: dict[str, StoredStream] = {}
        self._lock = threading.Lock()
        self._ended = threading.Event()
        self._syncing: threading.Thread | None = None

    def stream(self, name: str, *, create: bool = True) -> StoredStream:
        """The stream of a name, which is made if it is missing, unless `create` is false.

        Raises `ValueError` for what names no stream, `FileNotFoundError` where there is none, `BlockingIOError` where
        another process has it open, `SegspecError` for damage that no crash leaves.
        """
        checked_name(name)
        with self._lock:
            if self._ended.is_set():
                raise ValueError(f"the store {self.root} is closed")
            found = self._streams.get(name)
            if found is None:
                folder = self.root / name
                if not create and not (folder / FILE_NAME).exists():
                    raise FileNotFoundError(f"{folder} holds no stream")
                found = StoredStream(folder, name, self._archive, self._options, self.make_room)
                self._streams[name] = found
                self._sync_in_background()
        return found

    def _sync_in_background(self) -> None:
        if self._options.fsync == "interval" and self._syncing is None:
            self._syncing = threading.Thread(target=self._sync, name="segspec-store", daemon=True)
            self._syncing.start()

    def _sync(self) -> None:
        while not self._ended.wait(self._options.interval):
            for stream in list(self._streams.values()):
                if stream.is_dirty:
                    stream.flush()

    def names(self) -> list[str]:
        """The streams that there are."""
        return stream_names(self.root)

    def make_room(self) -> int:
        """Evicts what is too much for `cache_bytes`, of the streams that are open; returns how many segments."""
        if self.cache_bytes is None:
            return 0
        streams = list(self._streams.values())
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
        """Every disagreement between a stream's log, its folder and the archive, each with what to do about it. With
        `digests` what the archive has is read and compared, too. Changes nothing."""
        return disagreements(self.root / checked_name(name), name, self._archive, digests=digests)

    def repair(self, name: str) -> list[str]:
        """Ends what `check` finds, as far as it can be; returns what was done, in words. Nothing that may hold a record
        is removed. Raises `ValueError` while the stream is open here."""
        if name in self._streams:
            raise ValueError(f"stream {name} is open: it is repaired while nobody has it open")
        return mend(self.root / checked_name(name), name, self._archive, self._options)

    def close(self) -> None:
        """Closes every stream."""
        self._ended.set()
        if self._syncing is not None:
            self._syncing.join()
        with self._lock:
            streams, self._streams = list(self._streams.values()), {}
        for stream in streams:
            stream.close()

    def __enter__(self) -> Store:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def stream_names(root: Path) -> list[str]:
    """The streams in a folder: folders with a stream's log."""
    return sorted(path.name for path in root.iterdir() if NAME.fullmatch(path.name) and (path / FILE_NAME).exists())
