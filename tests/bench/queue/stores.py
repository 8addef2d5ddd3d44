"""Everything that messages are appended to, each as its users would: one call a message, durable as the mode says.

The modes are `always` (on the disk when the call returns), `interval` (in the file, and on the disk soon) and `never`.
"""

from __future__ import annotations

import os
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

Append = Callable[[bytes], object]
AHEAD = 4 << 20
SYNCHRONOUS = {"always": "FULL", "interval": "NORMAL", "never": "OFF"}
"""SQLite's in WAL mode: FULL syncs at every commit, NORMAL at checkpoints."""


@contextmanager
def segspec_queue(folder: Path, mode: str) -> Iterator[Append]:
    from segspec.queue import Queue

    with Queue(folder, fsync=mode) as queue:
        yield queue.append


@contextmanager
def bare_writes(folder: Path, mode: str) -> Iterator[Append]:
    """One `write` for each message, and one sync in the mode `always`; no number, no frame."""
    descriptor = os.open(folder / "bare", os.O_CREAT | os.O_WRONLY | os.O_APPEND)

    def append(value: bytes) -> None:
        os.write(descriptor, value)
        if mode == "always":
            os.fdatasync(descriptor)

    yield append
    os.close(descriptor)


class _Group:
    def __init__(self) -> None:
        self.values: list[bytes] = []
        self.written = threading.Event()


@contextmanager
def grouped_writes(folder: Path, mode: str) -> Iterator[Append]:
    """Group commit and nothing else: the first thread of a group writes and syncs what all of it brought."""
    descriptor = os.open(folder / "grouped", os.O_CREAT | os.O_WRONLY | os.O_APPEND)
    mutex, turn = threading.Lock(), threading.Lock()
    group = _Group()

    def append(value: bytes) -> None:
        nonlocal group
        with mutex:
            mine, leads = group, not group.values
            mine.values.append(value)
        if not leads:
            mine.written.wait()
            return
        with turn:
            with mutex:
                group = _Group()
            os.write(descriptor, b"".join(mine.values))
            os.fdatasync(descriptor)
        mine.written.set()

    yield append
    os.close(descriptor)


@contextmanager
def writes_ahead(folder: Path, mode: str) -> Iterator[Append]:
    """Synced writes into blocks that were written before, so that no length has to be: what the disk itself takes."""
    descriptor = os.open(folder / "ahead", os.O_CREAT | os.O_RDWR)
    os.write(descriptor, bytes(AHEAD))
    os.fsync(descriptor)
    numbers = count()

    def append(value: bytes) -> None:
        os.pwrite(descriptor, value, next(numbers) * len(value) % (AHEAD - len(value)))
        os.fdatasync(descriptor)

    yield append
    os.close(descriptor)


@contextmanager
def sqlite_table(folder: Path, mode: str) -> Iterator[Append]:
    """A table in WAL mode, one commit a message; threads take turns at one connection."""
    connection = sqlite3.connect(folder / "table", isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute(f"PRAGMA synchronous={SYNCHRONOUS[mode]}")
    connection.execute("CREATE TABLE messages (number INTEGER PRIMARY KEY, value BLOB)")
    turn = threading.Lock()

    def append(value: bytes) -> None:
        with turn:
            connection.execute("INSERT INTO messages (value) VALUES (?)", (value,))

    yield append
    connection.close()


@contextmanager
def litequeue(folder: Path, mode: str) -> Iterator[Append]:
    """A queue library on SQLite in WAL mode. Its messages are texts."""
    from litequeue import LiteQueue

    queue = LiteQueue(str(folder / "litequeue"))
    queue.conn.execute(f"PRAGMA synchronous={SYNCHRONOUS[mode]}")
    turn = threading.Lock()

    def append(value: bytes) -> None:
        with turn:
            queue.put(value.decode("ascii"))

    yield append
    queue.conn.close()


@contextmanager
def persist_queue(folder: Path, mode: str) -> Iterator[Append]:
    """The queue with acknowledgements of persist-queue, on SQLite."""
    from persistqueue import SQLiteAckQueue

    queue = SQLiteAckQueue(str(folder / "persist"), multithreading=True, auto_commit=True)
    # It has no option for it.
    putter: Any = queue._putter
    putter.execute(f"PRAGMA synchronous={SYNCHRONOUS[mode]}")
    yield queue.put
    queue.close()


@contextmanager
def disk_cache(folder: Path, mode: str) -> Iterator[Append]:
    from diskcache import Cache

    number = {"OFF": 0, "NORMAL": 1, "FULL": 2}[SYNCHRONOUS[mode]]
    with Cache(str(folder / "cache"), sqlite_synchronous=number, eviction_policy="none", size_limit=1 << 40) as cache:
        yield cache.push


@contextmanager
def lmdb(folder: Path, mode: str) -> Iterator[Append]:
    """One transaction a message, under its number."""
    import lmdb as library

    environment = library.open(str(folder / "lmdb"), map_size=1 << 33, sync=mode == "always")
    turn = threading.Lock()
    number = 0

    def append(value: bytes) -> None:
        nonlocal number
        with turn:
            number += 1
            with environment.begin(write=True) as transaction:
                transaction.put(number.to_bytes(8, "big"), value, append=True)

    yield append
    environment.close()


LIMITS = {"write(), grouped": grouped_writes, "write() ahead": writes_ahead}
"""What says what can be reached where each message is on the disk when the call returns."""

STORES = {
    "segspec.queue": segspec_queue,
    "write()": bare_writes,
    "SQLite, WAL": sqlite_table,
    "litequeue": litequeue,
    "persist-queue": persist_queue,
    "diskcache": disk_cache,
    "LMDB": lmdb,
}
