"""MariaDB's binary log, as a real server that was killed wrote it."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import time
from pathlib import Path

import pytest

import segspec as library
from segspec.core.errors import Finding
from segspec.formats import declared
from segspec.formats.contract.descriptor import Format
from segspec.library.follow import Follower
from tests import needs
from tests.any_log.reading import SPECS
from tests.helpers.hostile import flipped
from tests.helpers.patience import PATIENCE

pytestmark = pytest.mark.node

ROWS, FILES, PER_FILE = 200, 3, 1_000_000_000
ROW = "insert into shop.orders values ({number}, '{text}')"
SETTINGS = ("--log-bin=binlog", "--binlog-format=STATEMENT", "--binlog-checksum=CRC32", "--server-id=7")


def text(number: int) -> str:
    return f"order {number:03} " + "x" * (number * 7 % 300)


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The first file of the binary log of a server that took `ROWS` rows, one a statement, began further files, and was
    killed."""
    server = needs.program("mariadbd")
    make, client = needs.program("mariadb-install-db"), needs.program("mariadb")
    # The name of a socket has at most 107 bytes.
    folder, socket = tmp_path_factory.mktemp("mariadb"), f"/tmp/segspec-mariadb-{os.getpid()}.sock"
    mine = [] if os.getuid() else ["--user=root"]
    own = ["--no-defaults", f"--datadir={folder}", *mine]
    options = ["--auth-root-authentication-method=normal", "--skip-test-db"]
    subprocess.run([make, *own, *options], check=True, capture_output=True, timeout=PATIENCE)
    started = [server, *own, f"--socket={socket}", "--skip-networking", *SETTINGS]
    process = subprocess.Popen(started, stderr=subprocess.DEVNULL)
    ask = [client, "--no-defaults", "--user=root", f"--socket={socket}"]
    rows = [ROW.format(number=number, text=text(number)) for number in range(ROWS)]
    table = "create database shop; create table shop.orders (number int, what text)"
    try:
        until = time.monotonic() + PATIENCE
        while subprocess.run([*ask, "-e", "select 1"], capture_output=True).returncode:
            assert time.monotonic() < until
            assert process.poll() is None
            time.sleep(0.1)
        subprocess.run(ask, input=";\n".join([table, *rows, ""]), text=True, check=True, timeout=PATIENCE)
        for number in range(FILES - 1):
            more = ["flush binary logs", ROW.format(number=ROWS + number, text="in the next file"), ""]
            subprocess.run(ask, input=";\n".join(more), text=True, check=True, timeout=PATIENCE)
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait(PATIENCE)
        Path(socket).unlink(missing_ok=True)
    return folder / "binlog.000001"


@pytest.fixture(scope="module")
def mariadb() -> Format:
    return declared.load(SPECS / "mariadb_binlog.ksy")


def statements(path: Path, format: Format) -> list[str]:
    table = library.open(path, format=format).arrow(["value"]).read_all()
    found = (value.partition(b"insert into ")[2] for value in table["value"].to_pylist())
    return [f"insert into {each.decode()}" for each in found if each]


def test_every_statement_is_in_an_event_in_order(written: Path, mariadb: Format) -> None:
    assert list(library.open(written, format=mariadb).verify()) == []
    assert statements(written, mariadb) == [ROW.format(number=each, text=text(each)) for each in range(ROWS)]


def test_events_end_at_the_bytes_that_they_name(written: Path, mariadb: Format) -> None:
    records = list(library.open(written, format=mariadb).records())
    assert [record.offset for record in records] == list(range(PER_FILE + 1, PER_FILE + len(records) + 1))
    ends = [record.further["log_pos"] for record in records]  # type: ignore[attr-defined]
    assert ends == [*(record.position for record in records[1:]), written.stat().st_size]
    assert {record.further["server_id"] for record in records} == {7}  # type: ignore[attr-defined]


def test_a_folder_is_one_log_whose_events_are_counted_in_each_file(written: Path, mariadb: Format) -> None:
    log = library.open(written.parent, format=mariadb)
    assert list(log.verify()) == []
    assert len(log.info()["segments"]) == FILES
    counts = [library.open(written.with_suffix(f".{file:06}"), format=mariadb).count() for file in range(1, FILES + 1)]
    numbers = [file * PER_FILE + each for file, count in enumerate(counts, 1) for each in range(1, count + 1)]
    assert [record.offset for record in log.records()] == numbers
    assert log.arrow(["offset"]).read_all()["offset"].to_pylist() == numbers
    assert len(statements(written.parent, mariadb)) == ROWS + FILES - 1


def test_a_follower_reads_the_server_s_next_file(written: Path, mariadb: Format, tmp_path: Path) -> None:
    shutil.copy(written, tmp_path)
    found = list[Finding]()
    follower = Follower(library.open(tmp_path, format=mariadb), report=found.append)
    before = len(list(follower.read()))
    shutil.copy(written.with_suffix(".000002"), tmp_path)
    assert next(record.offset for record in follower.read()) == 2 * PER_FILE + 1
    follower.close()
    assert (before, found) == (library.open(written, format=mariadb).count(), [])


def test_a_flipped_bit_costs_its_event(written: Path, mariadb: Format, tmp_path: Path) -> None:
    places = [record.position for record in library.open(written, format=mariadb).records()]
    content = flipped(written.read_bytes(), places[100] + 30)
    path = tmp_path / written.name
    path.write_bytes(content)
    log = library.open(path, format=mariadb)
    (found,) = log.verify()
    assert (found.code, found.position) == ("bad-checksum", places[100])
    kept = [record.position for record in log.records(on_damage="skip", report=lambda _: None)]
    assert kept == [*places[:100], *places[101:]]


def test_a_flipped_bit_in_the_description_is_found_whoever_writes_the_file(
    written: Path, mariadb: Format, tmp_path: Path
) -> None:
    for file in range(1, FILES + 1):
        content = written.with_suffix(f".{file:06}").read_bytes()
        assert content[4 + 17] & 1 == (file == FILES), "the flag of a file that is being written"
        path = tmp_path / written.with_suffix(f".{file:06}").name
        content = flipped(content, 30)
        path.write_bytes(content)
        (found,) = library.open(path, format=mariadb).verify()
        assert (found.code, found.position) == ("bad-checksum", 0)
        assert "with zeros in header.description.flags" in found.message


def test_a_wrong_size_costs_its_event(written: Path, mariadb: Format, tmp_path: Path) -> None:
    places = [record.position for record in library.open(written, format=mariadb).records()]
    path, content = tmp_path / written.name, bytearray(written.read_bytes())
    content[places[100] + 9] ^= 4
    path.write_bytes(content)
    log = library.open(path, format=mariadb)
    (found,) = log.verify()
    assert (found.position, found.bytes) == (places[100], places[101] - places[100])
    kept = [record.position for record in log.records(on_damage="skip", report=lambda _: None)]
    assert kept == [*places[:100], *places[101:]]


def test_a_log_cut_off_within_an_event_has_those_before(written: Path, mariadb: Format, tmp_path: Path) -> None:
    places = [record.position for record in library.open(written, format=mariadb).records()]
    path = tmp_path / written.name
    path.write_bytes(written.read_bytes()[: places[50] + 20])
    (found,) = library.open(path, format=mariadb).verify()
    assert (found.code, found.position) == ("torn", places[50])
    report = library.recover(path, tmp_path / "out", format=mariadb)
    assert report.logs[0].records == 50
