"""What keeps streams of records, each used as its users would: the store, Redis Streams with their log, a table in
SQLite.

The modes are `always` (on the disk when a call returns) and `interval` (on the disk about a second later).
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sqlite3
import subprocess
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import cycle, islice
from pathlib import Path
from typing import Any

from segspec.core.model import Id
from segspec.store import Store

NAMES = (b"order", b"state", b"text")


def _values(number: int) -> tuple[bytes, bytes, bytes]:
    return b"%d" % (10_000 + number), b"paid", hashlib.blake2b(b"%d" % number, digest_size=40).hexdigest().encode()


RECORDS = [dict(zip(NAMES, _values(number), strict=True)) for number in range(1000)]
"""About 100 bytes in three fields, of which one is a number, and one does not compress well."""

RECORD = RECORDS[0]
ROWS = [tuple(record.values()) for record in RECORDS]

SERVER = "redis-server"
OWN, REDIS, TABLE = "segspec.store", "Redis Streams", "SQLite, WAL"
SYNCHRONOUS = {"always": "FULL", "interval": "NORMAL"}
"""SQLite's in WAL mode: FULL syncs at every commit, NORMAL at checkpoints."""

REDIS_SYNC = {"always": "always", "interval": "everysec"}


@dataclass(frozen=True)
class Peer:
    """One that is open. `append` appends one record, `append_many` so many, which are durable together; `starts` gives
    the places of all records, `read` reads so many records from a place on, and returns how many it got. `finish` does
    what there is to be done before `bytes_on_disk` counts. `processor` are the processor's seconds, a server's too."""

    append: Callable[[], object]
    append_many: Callable[[int], object]
    starts: Callable[[], Sequence[Any]]
    read: Callable[[Any, int], int]
    finish: Callable[[], object]
    bytes_on_disk: Callable[[], int]
    processor: Callable[[], float] = time.process_time


def _size(folder: Path) -> int:
    return sum(path.stat().st_blocks * 512 for path in folder.rglob("*") if path.is_file())


@contextmanager
def store(folder: Path, mode: str) -> Iterator[Peer]:
    with Store(folder, fsync=mode) as opened:
        stream = opened.stream("orders")

        def read(start: Id, count: int) -> int:
            records = stream.range(start)
            return sum(1 for _, _ in zip(range(count), records, strict=False))

        yield Peer(
            lambda: stream.append(RECORD),
            lambda count: stream.append_many(islice(cycle(RECORDS), count)),
            lambda: [record.id for record in stream.range()],
            read,
            stream.roll,
            lambda: _size(folder),
        )


@contextmanager
def table(folder: Path, mode: str) -> Iterator[Peer]:
    """One commit a record; threads take turns at one connection."""
    connection = sqlite3.connect(folder / "table", isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute(f"PRAGMA synchronous={SYNCHRONOUS[mode]}")
    connection.execute('CREATE TABLE orders (id INTEGER PRIMARY KEY, "order" BLOB, state BLOB, text BLOB)')
    insert = 'INSERT INTO orders ("order", state, text) VALUES (?, ?, ?)'
    turn = threading.Lock()

    def append() -> None:
        with turn:
            connection.execute(insert, ROWS[0])

    def append_many(count: int) -> None:
        with turn:
            connection.execute("BEGIN")
            connection.executemany(insert, islice(cycle(ROWS), count))
            connection.execute("COMMIT")

    def read(start: int, count: int) -> int:
        found = connection.execute("SELECT * FROM orders WHERE id >= ? ORDER BY id LIMIT ?", (start, count))
        return len(found.fetchall())

    yield Peer(
        append,
        append_many,
        lambda: [one for (one,) in connection.execute("SELECT id FROM orders")],
        read,
        lambda: connection.execute("PRAGMA wal_checkpoint(TRUNCATE)"),
        lambda: _size(folder),
    )
    connection.close()


@contextmanager
def redis(folder: Path, mode: str) -> Iterator[Peer]:
    """A server of its own, reached by a Unix socket, the fastest way there is; what it is asked is in its log, synced
    as the mode says. Threads have connections of their own."""
    import redis as client

    with tempfile.TemporaryDirectory() as place:
        socket = f"{place}/redis"
        command = [
            SERVER,
            "--port",
            "0",
            "--unixsocket",
            socket,
            "--dir",
            str(folder),
            "--save",
            "",
            "--daemonize",
            "no",
        ]
        log = ["--appendonly", "yes", "--appendfsync", REDIS_SYNC[mode]]
        server = subprocess.Popen([*command, *log], stdout=subprocess.DEVNULL)
        connection = client.Redis(unix_socket_path=socket)
        try:
            _wait(connection)
            yield _redis_peer(connection, server.pid, folder)
        finally:
            connection.close()
            server.terminate()
            server.wait(30)


def _redis_peer(connection: Any, server: int, folder: Path) -> Peer:
    def append_many(count: int) -> None:
        pipeline = connection.pipeline(transaction=False)
        for record in islice(cycle(RECORDS), count):
            pipeline.xadd("orders", record)
        pipeline.execute()

    def rewrite() -> None:
        connection.bgrewriteaof()
        while connection.info("persistence")["aof_rewrite_in_progress"]:
            time.sleep(0.02)

    return Peer(
        lambda: connection.xadd("orders", RECORD),
        append_many,
        lambda: [one for one, _ in connection.xrange("orders")],
        lambda start, count: len(connection.xrange("orders", start, "+", count)),
        rewrite,
        lambda: _size(folder),
        lambda: time.process_time() + _seconds_of(server),
    )


def _wait(connection: Any) -> None:
    import redis as client

    for _ in range(500):
        try:
            connection.ping()
        except client.ConnectionError:
            time.sleep(0.02)
        else:
            return
    raise TimeoutError(f"{SERVER} does not answer")


def _seconds_of(process: int) -> float:
    """What the processor did for another process (proc(5), fields 14 and 15 of stat)."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


Open = Callable[[Path, str], Any]

PEERS: dict[str, Open] = {OWN: store, REDIS: redis, TABLE: table}


def present() -> dict[str, Open]:
    """Those that are on this machine."""
    return {name: opened for name, opened in PEERS.items() if name != REDIS or shutil.which(SERVER)}
