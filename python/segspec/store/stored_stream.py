"""One open stream of a store."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise
from math import isfinite
from os import getpid
from pathlib import Path
from typing import Any

from segspec.core.bounds import End
from segspec.core.errors import Code, Finding, SegspecError
from segspec.core.model import Id, Record, id_after, id_text
from segspec.formats.contract.writing import whole
from segspec.formats.mojo.layout import State
from segspec.formats.mojo.writer import DEFAULT_SEGMENT_BYTES, MojoOptions, id_before
from segspec.storage import disk
from segspec.store.aof import Verb
from segspec.store.aof_file import FILE_NAME, AofFile, has_log
from segspec.store.appending import NewFields, StreamTail, make_future, open_writer
from segspec.store.archive import Archive
from segspec.store.inventory import HERE, IN_ARCHIVE, LETTERS, Holding, Phase
from segspec.store.moves import SegmentMoves, begin_merge, end_merge, groups
from segspec.store.segment_folder import SegmentFolder
from segspec.store.selection import id_of, last_id
from segspec.store.settling import Settling, undo_merge
from segspec.store.stream_reading import StreamReading
from segspec.writing.lock import Lock

FSYNC = ("always", "interval", "never")


@dataclass(frozen=True)
class StoreOptions:
    """`fsync` is as for `Store`. `options` are those of the segments' writer."""

    fsync: str = "always"
    interval: float = 1.0
    options: MojoOptions = field(default_factory=lambda: MojoOptions(segment_bytes=DEFAULT_SEGMENT_BYTES))

    def __post_init__(self) -> None:
        if self.fsync not in FSYNC:
            raise ValueError(f"fsync is {self.fsync!r}; it is one of {', '.join(FSYNC)}")
        checked_seconds("interval", self.interval)


class StoredStream:
    """A stream that is open for reading and writing in one process, whose threads may share it.

    After `close` every call raises `ValueError`, and in a forked child `WriterError`. `findings` lists what a crash had
    left, and the repairs.
    """

    def __init__(
        self,
        folder: Path,
        name: str,
        archive: Archive | None,
        options: StoreOptions,
        make_room: Callable[[], object] = int,
    ) -> None:
        self.name = name
        self._process = getpid()
        self._make_room = make_room
        self._options = options
        self._folder = SegmentFolder(folder)
        self._lock = threading.RLock()
        self._moving = threading.RLock()
        self._uploading = threading.Lock()
        self._fetching = threading.RLock()
        disk.make_folders(folder)
        lock = Lock(folder, None)
        try:
            self._check_log(folder)
            self._aof = AofFile(folder, name)
            self._inventory = self._aof.inventory
            settling = Settling(self._folder, self._aof)
            settling.run()
            self.findings: list[Finding] = settling.findings
            if self._aof.is_long:
                self._aof.rewrite()
            make_future(folder)
            self._moves = SegmentMoves(self._folder, self._aof, archive.of(name) if archive is not None else None, name)
            self._moves.prune()
            self.findings += self._moves.elsewhere(self._inventory)
            writing, last = self._end()
            if self._inventory.not_begun is not None:
                last = max(last, id_before(self._inventory.not_begun))
            # Without a reference to the stream, its garbage collection releases the lock.
            announce = partial(_announce, self._folder, self._aof)
            writer = open_writer(folder, lock, options.options, announce, writing, last)
            self._tail = StreamTail(writer, self._lock, last, syncs=options.fsync == "always")
            self._reading = StreamReading(
                self._folder, self._aof, self._moves, self._tail, self._lock, self._fetch, make_room
            )
        except BaseException:
            lock.release()
            raise

    def _check_log(self, folder: Path) -> None:
        """Raises `SegspecError` for segments without a log: the given ids and the archive's content are unknown."""
        if not has_log(folder) and self._folder.contents().letters:
            words = "there are segments, and the stream has no log: segspec store repair makes one"
            raise SegspecError(Code.MISSING_SEGMENT, words, path=str(folder / FILE_NAME))

    def _end(self) -> tuple[Path | None, Id]:
        last = self._inventory.last()
        if last is None:
            return None, (0, 0)
        if last.phase is Phase.WRITING:
            return self._folder.of(last.id, State.WRITING), last_or(self._folder.of(last.id, State.WRITING), last.id)
        if last.phase not in HERE and State.LOCAL not in LETTERS[last.phase]:
            self._fetch(last)
        return None, last_or(self._folder.of(last.id, State.LOCAL), last.id)

    # records

    def append(self, fields: NewFields, id: Id | str | None = None) -> Id:
        """Appends a record; returns its id, above all earlier ones: `id`, or one made from the time.

        Raises `ValueError` or `TypeError` for an invalid record, and `OSError` if the disk refuses: the record is most
        likely lost; reopen the stream.
        """
        return self._tail.append(fields, id if id is None or isinstance(id, tuple) else id_of(id))

    def append_many(self, records: Iterable[NewFields]) -> list[Id]:
        """Appends records, durable together; other threads' may come between them.

        A refused record raises as in `append`, with a note that identifies it; earlier ones are appended.
        """
        return self._tail.append_many(records)

    def flush(self) -> None:
        """Makes appended records durable."""
        self._aof.check()
        self._tail.flush()

    @property
    def last_id(self) -> Id | None:
        """The last id given, even if its record was removed; None before the first record."""
        return self._tail.last if self._tail.last != (0, 0) else None

    def wait(self, after: Id | str | None = None, timeout: float | None = None) -> bool:
        """Waits for a record with an id above `after` (default: the last one), as durable as promised.

        Returns False after `timeout` seconds (None: no limit). Raises `ValueError` once the stream is closed.
        """
        self._aof.check()
        if timeout:
            checked_seconds("timeout", timeout)
        given = self._tail.last if after is None else given_id("after", after)
        return self._tail.wait(given, timeout, self._aof.check)

    def __len__(self) -> int:
        """The number of records in `range`. Only the first count reads all records, archived ones without fetching
        them."""
        return self._reading.count()

    def __bool__(self) -> bool:
        return True

    @property
    def is_dirty(self) -> bool:
        """Whether an appended record may not be durable."""
        return self._tail.is_dirty

    def range(
        self, start: End | None = None, end: End | None = None, *, deleted: bool = False, through: str = "fetch"
    ) -> Iterator[Record]:
        """The records from `start` to `end` (exclusive): ids, their texts, or times.

        An evicted segment is fetched as a whole; with `through` "ranges", only the needed packs are read. Raises
        `SegspecError` for damage, and `OSError` if the archive fails.
        """
        return self._reading.selected(start, end, deleted, through, backwards=False)

    def reverse(
        self, start: End | None = None, end: End | None = None, *, deleted: bool = False, through: str = "fetch"
    ) -> Iterator[Record]:
        """The records of `range`, the last one first."""
        return self._reading.selected(start, end, deleted, through, backwards=True)

    def _fetch(self, holding: Holding) -> bool:
        """Fetches a segment, unless it is local; returns whether it did."""
        self._aof.check()
        with self._fetching:
            with self._moved():
                if holding.phase is not Phase.REMOTE:
                    return False
                upload = self._moves.begin_download(holding)
            try:
                content = self._moves.receive(holding, upload)
            except BaseException:
                with self._moved():
                    self._moves.fail_download(holding)
                raise
            with self._moved():
                self._moves.end_download(holding, content)
            return True

    def delete(self, *ids: Id | str) -> int:
        """Marks records as deleted; returns how many existed and were not deleted before."""
        self._aof.check()
        return sum(self._delete(one) for one in [given_id("ids", one) for one in ids])

    def _delete(self, record_id: Id) -> bool:
        while True:
            with self._lock:
                segments = self._inventory.covering(record_id, id_after(record_id))
            if not segments:
                return False
            with self._reading.pinned(segments[0], "fetch") as (place, _), self._moved(), self._lock:
                # The segment was trimmed, or its records are in another one.
                if place is not None:
                    holding = self._inventory.get(segments[0])
                    assert holding is not None, "what is pinned stays"
                    self._settle_name(holding)
                    return self._moves.delete(holding, record_id)

    def _settle_name(self, holding: Holding) -> None:
        if holding.phase is Phase.WRITING and self._folder.of(holding.id, State.LOCAL).exists():
            holding.phase = Phase.LOCAL
            holding.bytes = self._folder.of(holding.id, State.LOCAL).stat().st_size

    def trim(self, before: End) -> int:
        """Removes segments whose records all come before `before`, locally and in the archive; returns their number.

        The last one stays, and one being read with all after it. Raises `OSError` if the archive keeps an object.
        """
        bound = given_id("before", before)
        with self._moved():
            with self._lock:
                leaving = self._before(bound)
                if not leaving:
                    return 0
                kept = next(one for one in self._inventory if one.id > leaving[-1].id)
                had = [one for one in leaving if self._may_have_object(one)]
                self._check_archive(had)
                letters = {one.id: LETTERS[one.phase] for one in leaving}
                self._aof.say(Verb.TRIM, kept.id)
                for one in leaving:
                    for state in letters[one.id]:
                        self._folder.remove(one.id, state)
                self._folder.sync()
            self._forget(had)
            return len(leaving)

    def _before(self, bound: Id) -> list[Holding]:
        holdings = list(self._inventory)
        leaving: list[Holding] = []
        for one, following in pairwise(holdings):
            if following.id > bound or one.pins:
                break
            self._settle_name(one)
            leaving.append(one)
        return leaving

    def _may_have_object(self, holding: Holding) -> bool:
        if self._moves.is_elsewhere(holding):
            return False
        return holding.upload is not None or holding.phase is Phase.UPLOADING

    def _check_archive(self, holdings: list[Holding]) -> None:
        if holdings:
            self._moves.check_archive()

    def _forget(self, holdings: list[Holding]) -> None:
        failed: OSError | None = None
        for one in holdings:
            try:
                self._moves.forget(one.id)
            except OSError as error:
                failed = error
        if failed is not None:
            words = "the segments left, and the archive keeps objects of theirs (store repair removes them)"
            raise OSError(f"{words}: {failed}") from failed

    def roll(self) -> None:
        """Finishes the current segment, so that it can be archived."""
        self._aof.check()
        with self._lock:
            self._tail.roll()
            last = self._inventory.last()
            if last is not None:
                self._settle_name(last)

    def archive(self, *, until: threading.Event | None = None) -> int:
        """Uploads every finished segment that the archive lacks, until `until` is set; returns their number.

        Raises `OSError` if one cannot be uploaded.
        """
        self._aof.check()
        done = 0
        missing: FileNotFoundError | None = None
        for holding in self._in(Phase.LOCAL, Phase.UPLOADING):
            if until is not None and until.is_set():
                break
            try:
                with self._uploading:
                    done += self._archive_one(holding)
            except FileNotFoundError as error:
                missing = missing or error
        self._make_room()
        if missing is not None:
            raise missing
        return done

    def _archive_one(self, holding: Holding) -> bool:
        """Uploads a segment without a lock; returns whether the archive has it."""
        while True:
            with self._moved():
                if holding.phase not in (Phase.LOCAL, Phase.UPLOADING):
                    return False
                changes, content = holding.changes, self._moves.begin_upload(holding)
            try:
                upload = self._moves.send(holding, content)
            except OSError:
                with self._moved():
                    if holding.phase is Phase.UPLOADING:
                        self._moves.fail_upload(holding)
                raise
            with self._moved():
                if holding.phase is not Phase.UPLOADING:
                    # It was trimmed during the upload.
                    self._forget([holding])
                    return False
                if holding.changes == changes:
                    self._moves.end_upload(holding, upload)
                    return True

    def fetch(self, start: End | None = None, end: End | None = None) -> int:
        """Fetches archived segments of a range; returns how many."""
        self._aof.check()
        done = 0
        low, high = id_of(start), id_of(end)
        with self._lock:
            segments = self._inventory.covering(low, high)
        for segment in segments:
            with self._lock:
                holding = self._inventory.get(segment)
                if holding is None:
                    continue
                holding.pins += 1
            try:
                done += self._fetch(holding)
            finally:
                with self._lock:
                    holding.pins -= 1
        return done

    def evictable(self) -> list[Holding]:
        """The archived segments that are not being read, the least recently read first, without the stream's last
        one."""
        last = self._inventory.last()
        archived = [one for one in self._in(Phase.ARCHIVED) if not self._moves.is_elsewhere(one)]
        found = [one for one in archived if not one.pins and one is not last]
        return sorted(found, key=lambda one: (one.used, one.id))

    def evict(self, cache_bytes: int = 0) -> int:
        """Removes the least recently read archived segments here until `cache_bytes` remain; returns their number."""
        whole("cache_bytes", cache_bytes, 0)
        done = 0
        with self._moved(), self._lock:
            here = self.bytes_here()
            for holding in self.evictable():
                if here <= cache_bytes:
                    break
                here -= holding.bytes
                self._moves.evict(holding)
                done += 1
        return done

    def evict_one(self, holding: Holding) -> bool:
        """Evicts one segment, if still possible. A moving thread makes room itself, so this does not wait."""
        if not self._moving.acquire(blocking=False):
            return False
        try:
            self._aof.check()
            with self._lock:
                if holding not in self.evictable():
                    return False
                self._moves.evict(holding)
                return True
        finally:
            self._moving.release()

    def fold(self, most_bytes: int | None = None) -> int:
        """Merges local neighbours that fit into a segment of `most_bytes` (default: the size of a segment).

        Returns how many segments left; the merged must be archived again. Raises `OSError` if the archive keeps an
        object.
        """
        left = 0
        archived: list[Holding] = []
        limit = self._options.options.segment_bytes if most_bytes is None else whole("most_bytes", most_bytes, 1)
        with self._moved():
            for group in self._groups(limit):
                with self._reading.kept_alone(group) as alone:
                    if not alone:
                        continue
                    had = [one for one in group if one.upload is not None and not self._moves.is_elsewhere(one)]
                    self._check_archive(had)
                    merge = begin_merge(self._folder, self._aof, group, self._options.options)
                    with self._lock:
                        self._reading.merges += 1
                        end_merge(self._folder, self._aof, group, merge)
                left += len(group) - 1
                archived += had
        with self._moved():
            # The new object of a group's first segment may already be on its way.
            self._forget([one for one in archived if one.phase in (Phase.ABSENT, Phase.LOCAL)])
        return left

    def _groups(self, most_bytes: int) -> list[list[Holding]]:
        with self._lock:
            for holding in self._inventory:
                self._settle_name(holding)
            return list(groups(self._inventory, most_bytes))

    def _in(self, *phases: Phase) -> list[Holding]:
        with self._lock:
            for holding in self._inventory:
                self._settle_name(holding)
            return [one for one in self._inventory if one.phase in phases]

    def rewrite_log(self) -> None:
        with self._moved(), self._lock:
            self._aof.rewrite()

    def bytes_here(self) -> int:
        """Bytes of finished segments in the folder."""
        with self._lock:
            return sum(one.bytes for one in self._inventory if one.phase is not Phase.WRITING)

    def info(self) -> dict[str, Any]:
        self._aof.check()
        holdings = self._in(*Phase)
        remote = bool(holdings) and holdings[0].phase not in HERE
        first = next(self.range(through="ranges" if remote else "fetch"), None)
        facts: dict[str, Any] = {
            "stream": self.name,
            "segments": len(holdings),
            "phases": dict(sorted(Counter(str(one.phase) for one in holdings).items())),
            "bytes_here": sum(one.bytes for one in holdings),
            "bytes_archived": sum(one.upload.bytes for one in holdings if one.upload and one.phase in IN_ARCHIVE),
            "log_entries": self._inventory.entries,
        }
        if first is not None and first.id is not None:
            facts["first_id"] = id_text(first.id)
        if self._tail.last != (0, 0):
            facts["last_id"] = id_text(self._tail.last)
        return facts

    @contextmanager
    def _moved(self) -> Iterator[None]:
        """In the block no other thread moves a segment or closes the stream."""
        # In a forked child, a lock held by a parent's thread is never released.
        self._aof.check()
        with self._moving:
            self._aof.check()
            undo_merge(self._folder, self._aof)
            yield

    @property
    def is_closed(self) -> bool:
        return self._aof.is_closed

    def close(self) -> None:
        """Makes everything durable, and lets others open the stream.

        A forked child only closes its files. A long segment is finished, because the next start would read it.
        """
        if getpid() != self._process:
            self._close()
            return
        with self._fetching, self._moving, self._lock:
            self._close(ends_long=not self.is_closed)

    def _close(self, *, ends_long: bool = False) -> None:
        try:
            if ends_long:
                self._tail.end_long()
        finally:
            self._let_go()

    def _let_go(self) -> None:
        try:
            self._tail.close()
        finally:
            self._aof.close()


def _announce(folder: SegmentFolder, aof: AofFile, segment: Id) -> None:
    before = aof.inventory.last()
    aof.say(Verb.ADD, segment)
    if before is not None:
        before.bytes = folder.of(before.id, State.LOCAL).stat().st_size


def given_id(name: str, value: End | None) -> Id:
    """Raises `TypeError` or `ValueError`."""
    found = id_of(value)
    if found is None:
        raise TypeError(f"{name}: None is neither an id (ms, seq), nor a time, nor the text of one")
    return found


def last_or(path: Path, otherwise: Id) -> Id:
    return last_id(str(path)) or otherwise


def checked_seconds(name: str, value: object) -> float:
    """Raises `TypeError` or `ValueError`."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise TypeError(f"{name} is {value!r}; it is a number of seconds")
    if not isfinite(value) or value <= 0:
        raise ValueError(f"{name} is {value:g}; it is more than 0 seconds")
    return value
