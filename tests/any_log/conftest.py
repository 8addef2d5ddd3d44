"""The logs that the real programs write, once a run."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from segspec_kaitai.own import kept_kernel
from tests import needs
from tests.any_log.nats import Nats
from tests.cli.conftest import segspec

__all__ = ["segspec"]

CACHE = "SEGSPEC_CACHE_DIR"

Apply = Callable[[sqlite3.Connection], None]


@pytest.fixture(scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory) -> str:
    return str(tmp_path_factory.mktemp("cache"))


@pytest.fixture(params=["plain", "compiled"])
def lane(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, cache: str) -> str:
    """Each of the two lanes."""
    if request.param == "plain":
        monkeypatch.setenv("SEGSPEC_PLAIN", "1")
    else:
        needs.program("cc", "gcc", "clang")
        monkeypatch.setenv(CACHE, cache)
        monkeypatch.setattr(kept_kernel, "COMPILE_FROM", 0)
    return str(request.param)


class Database(NamedTuple):
    """A database of SQLite as its files were while it was open: the file itself and its write-ahead log."""

    main: bytes
    wal: bytes

    def rows(self, folder: Path, wal: bytes) -> list[tuple[object, ...]]:
        """What SQLite reads of the database with another log."""
        folder.mkdir()
        (folder / "x.db").write_bytes(self.main)
        (folder / "x.db-wal").write_bytes(wal)
        connection = sqlite3.connect(folder / "x.db")
        try:
            return connection.execute("select * from t").fetchall()
        except sqlite3.OperationalError as error:
            return [(str(error),)]
        finally:
            connection.close()


def database(folder: Path, apply: Apply, page_size: int = 512) -> Database:
    """What SQLite wrote while `apply` was done."""
    folder.mkdir(exist_ok=True)
    path = folder / "x.db"
    connection = sqlite3.connect(path)
    connection.execute(f"pragma page_size={page_size}")
    connection.execute("pragma journal_mode=wal")
    connection.execute("pragma wal_autocheckpoint=0")
    apply(connection)
    connection.commit()
    made = Database(path.read_bytes(), path.with_name("x.db-wal").read_bytes())
    connection.close()
    return made


def some_rows(connection: sqlite3.Connection) -> None:
    connection.execute("create table t(a, b)")
    for number in range(40):
        connection.execute("insert into t values (?, ?)", (number, "y" * 50))
        if number % 5 == 0:
            connection.commit()


@pytest.fixture(scope="session")
def sqlite(tmp_path_factory: pytest.TempPathFactory) -> Database:
    return database(tmp_path_factory.mktemp("sqlite"), some_rows)


class Stream(NamedTuple):
    """What a stream had when its server stopped: the folder of the server, its blocks, and its messages by number."""

    server: Path
    blocks: Path
    messages: dict[int, tuple[str, bytes, bytes]]


@pytest.fixture(scope="session")
def stream(tmp_path_factory: pytest.TempPathFactory) -> Stream:
    needs.program("nats-server")
    folder = tmp_path_factory.mktemp("nats")
    messages = {}
    with Nats(folder) as nats:
        nats.make_stream("orders")
        for number in range(1, 31):
            subject, payload = f"orders.{number % 3}", b"payload " * number
            header = b"NATS/1.0\r\nNumber: %d\r\n\r\n" % number if number % 4 == 0 else b""
            nats.ask(subject, payload, header)
            messages[number] = subject, header, payload
        nats.ask("$JS.API.STREAM.MSG.DELETE.orders", b'{"seq":5}')
        del messages[5]
        blocks = nats.blocks("orders")
    return Stream(folder, blocks, messages)
