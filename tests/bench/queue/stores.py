"""Everything that messages are appended to, each as its users would: one call a message, durable as the mode says.

The modes are `always` (on the disk when the call returns), `interval` (in the file, and on the disk soon) and `never`.
"""

from __future__ import annotations

import os
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

Append = Callable[[bytes], object]
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


STORES = {
    "segspec.queue": segspec_queue,
    "write()": bare_writes,
    "SQLite, WAL": sqlite_table,
    "litequeue": litequeue,
    "persist-queue": persist_queue,
}
