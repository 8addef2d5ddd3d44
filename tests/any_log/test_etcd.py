"""etcd's write-ahead log, as a real server that was killed wrote it.

Its checksums continue one another, its numbers have seven bits a byte, and its file is longer than its records.
"""

from __future__ import annotations

import base64
import json
import signal
import subprocess
import time
import urllib.error
import urllib.request
from pathlib import Path

import pytest

import segspec as library
from segspec.formats import declared
from segspec.formats.contract.descriptor import Format
from tests import needs
from tests.any_log.nats import free_port
from tests.any_log.reading import SPECS
from tests.cli.conftest import Run
from tests.helpers.hostile import flipped
from tests.helpers.patience import PATIENCE

pytestmark = pytest.mark.node

KEYS = 300
LARGE, LARGE_BYTES = 50, 1_400_000
"""Values that fill the first file, which has 64 MB."""
FILES, PER_FILE = 2, 1_000_000_000
ENTRY = 2
"""The type of a record with an entry of Raft's log."""


def put(url: str, key: str, value: bytes) -> None:
    body = {"key": base64.b64encode(key.encode()).decode(), "value": base64.b64encode(value).decode()}
    request = urllib.request.Request(f"{url}/v3/kv/put", data=json.dumps(body).encode())
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        answer.read()


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the log of a server that got `KEYS` values and then large ones, and was killed."""
    folder = tmp_path_factory.mktemp("etcd")
    url, peer = (f"http://127.0.0.1:{free_port()}" for _ in range(2))
    command = [needs.program("etcd"), "--data-dir", str(folder), "--listen-client-urls", url]
    command += ["--advertise-client-urls", url, "--listen-peer-urls", peer, "--initial-advertise-peer-urls", peer]
    server = subprocess.Popen([*command, "--initial-cluster", f"default={peer}"], stderr=subprocess.DEVNULL)
    try:
        until = time.monotonic() + PATIENCE
        while True:
            try:
                put(url, "first", b"")
                break
            except (urllib.error.URLError, ConnectionError):
                if time.monotonic() > until or server.poll() is not None:
                    raise
                time.sleep(0.1)
        for number in range(KEYS):
            put(url, f"key {number:03}", b"x" * (number * 7 % 300))
        for _ in range(LARGE):
            put(url, "large", b"x" * LARGE_BYTES)
        put(url, "last", b"")
    finally:
        server.send_signal(signal.SIGKILL)
        server.wait(PATIENCE)
    return folder / "member" / "wal"


@pytest.fixture(scope="module")
def etcd() -> Format:
    return declared.load(SPECS / "etcd_wal.ksy")


def test_every_value_is_in_an_entry_in_order(written: Path, etcd: Format) -> None:
    log = library.open(written, format=etcd)
    assert list(log.verify()) == []
    table = log.arrow(["offset", "type", "value", "segment"]).read_all()
    names = sorted(path.name for path in written.glob("*.wal"))
    assert {Path(path).name for path in table["segment"].to_pylist()} == set(names)
    assert len(names) == FILES
    files = [int(Path(path).name.partition("-")[0], 16) for path in table["segment"].to_pylist()]
    numbers = [count for file in range(FILES) for count in range(files.count(file))]
    assert table["offset"].to_pylist() == [PER_FILE * file + n for file, n in zip(files, numbers, strict=True)]
    kinds, values = table["type"].to_pylist(), table["value"].to_pylist()
    entries = [value for kind, value in zip(kinds, values, strict=True) if kind == ENTRY]
    found = [entry[entry.index(b"key ") :][:7].decode() for entry in entries if b"key " in entry]
    assert found == [f"key {number:03}" for number in range(KEYS)]


def test_zeros_that_the_server_reserved_are_sound(written: Path, etcd: Format, segspec: Run) -> None:
    for segment in library.open(written, format=etcd).info()["segments"]:
        assert (segment["end"], segment["valid_bytes"]) == ("clean", segment["bytes"])
        assert segment["bytes"] > 60_000_000
    done = segspec("verify", "--format", SPECS / "etcd_wal.ksy", written)
    assert (done.code, done.out, done.err) == (0, "", "")


def test_a_flipped_bit_ends_the_log_at_its_record(written: Path, etcd: Format, tmp_path: Path) -> None:
    path = min(written.glob("*.wal"))
    content = path.read_bytes()
    at = content.index(b"key 200")
    before = [record.position for record in library.open(path, format=etcd).records() if record.position < at]
    content = flipped(content, at)
    (tmp_path / path.name).write_bytes(content)
    (found,) = library.open(tmp_path, format=etcd).verify()
    assert (found.code, found.position) == ("bad-checksum", before[-1])
    assert library.open(tmp_path, format=etcd).info()["records"] == len(before) - 1


def test_a_clean_copy_is_what_the_server_wrote(written: Path, etcd: Format, tmp_path: Path) -> None:
    report = library.recover(written, tmp_path / "out", format=etcd)
    assert report.logs[0].records == library.open(written, format=etcd).count()
    for path in written.glob("*.wal"):
        assert (tmp_path / "out" / path.name).read_bytes() == path.read_bytes()
