"""SQLite's write-ahead log, as the SQLite of Python's own library writes it: each checksum goes on from the one before
it, what is behind damage is read no more, and frames that were left from before are told from damaged ones."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

import segspec as library
from segspec.core.errors import SegspecError
from tests.any_log.conftest import Database, database
from tests.any_log.reading import SPECS, read, wal
from tests.cli.conftest import Run
from tests.helpers.hostile import flipped

pytestmark = pytest.mark.node

HEADER, FRAME = 32, 24 + 512
"""Bytes of the header, and of a frame with a page of 512."""


def test_each_page_is_a_record_with_its_number(sqlite: Database) -> None:
    found = read(wal(), sqlite.wal, "x.db-wal")
    assert (found.findings, found.end) == ([], "clean")
    assert len(found.records) == (len(sqlite.wal) - HEADER) // FRAME > 10
    pages = [sqlite.wal[at + 24 : at + FRAME] for at in range(HEADER, len(sqlite.wal), FRAME)]
    assert [record[3] for record in found.records] == pages
    assert [record[0] for record in found.records] == list(range(1, len(pages) + 1))
    last = dict(found.records[-1][4:])
    assert last["pages_after_commit"] > 0


def test_the_pages_are_those_of_the_database_after_a_checkpoint(tmp_path: Path, sqlite: Database) -> None:
    (tmp_path / "x.db").write_bytes(sqlite.main)
    (tmp_path / "x.db-wal").write_bytes(sqlite.wal)
    pages = {dict(record[4:])["page_number"]: record[3] for record in read(wal(), sqlite.wal, "x.db-wal").records}
    connection = sqlite3.connect(tmp_path / "x.db")
    connection.execute("pragma wal_checkpoint(truncate)")
    connection.close()
    content = (tmp_path / "x.db").read_bytes()
    for number, page in pages.items():
        # The first page counts the changes of the file, which a checkpoint may add to.
        if number > 1:
            assert content[(number - 1) * 512 : number * 512] == page


@pytest.mark.parametrize("page_size", [512, 4096, 65536])
def test_the_header_says_how_large_a_page_is(tmp_path: Path, page_size: int) -> None:
    made = database(tmp_path, lambda connection: connection.execute("create table t(a)") and None, page_size)
    found = read(wal(), made.wal, "x.db-wal")
    assert found.findings == []
    assert {len(record[3]) for record in found.records} == {page_size}


@pytest.mark.parametrize("order", ["little", "big"])
def test_the_magic_says_how_checksums_take_numbers(sqlite: Database, order: str) -> None:
    """SQLite writes the order of its machine; here a log of the other kind is made of it."""
    made = resummed(sqlite.wal, order)
    assert (made == sqlite.wal) == (order == "little")
    found = read(wal(), made, "x.db-wal")
    assert found.findings == []
    assert len(found.records) == (len(made) - HEADER) // FRAME


def resummed(content: bytes, order: str) -> bytes:
    """The log with its checksums in another order of bytes, by the words of SQLite's own page on the format."""
    made = bytearray(content)
    made[3] = 0x83 if order == "big" else 0x82
    one = other = 0
    for start, end, at in [(0, 24, 24), *((at, at + 8, at + 16) for at in range(HEADER, len(made), FRAME))]:
        covered = made[start:end] + (b"" if start == 0 else made[start + 24 : start + FRAME])
        for place in range(0, len(covered), 8):
            first, second = (int.from_bytes(covered[p : p + 4], order) for p in (place, place + 4))  # type: ignore[arg-type]
            one = (one + first + other) & 0xFFFFFFFF
            other = (other + second + one) & 0xFFFFFFFF
        made[at : at + 8] = one.to_bytes(4, "big") + other.to_bytes(4, "big")
    return bytes(made)


def test_nothing_behind_damage_is_read(sqlite: Database) -> None:
    at = HEADER + 3 * FRAME
    damaged = flipped(sqlite.wal, at + 100)
    for policy in ("stop", "skip"):
        found = read(wal(), damaged, "x.db-wal", policy)
        assert [record[0] for record in found.records] == [1, 2, 3]
        (finding,) = found.findings
        assert (finding.code, finding.position, finding.field) == ("bad-checksum", at, "checksum")
        assert finding.message.startswith("frame 4: the paired-sums of its page_number..pages_after_commit, page is ")
        assert finding.bytes == len(sqlite.wal) - at
        assert finding.expected == f"{int.from_bytes(sqlite.wal[at + 16 : at + 24], 'big'):08x}"


def test_a_checksum_goes_on_from_the_frame_before_it(sqlite: Database) -> None:
    """A frame that is sound by itself, in the place of another one."""
    frames = [sqlite.wal[at : at + FRAME] for at in range(HEADER, len(sqlite.wal), FRAME)]
    swapped = sqlite.wal[:HEADER] + b"".join([frames[1], frames[0], *frames[2:]])
    found = read(wal(), swapped, "x.db-wal")
    assert (found.records, found.codes) == ([], ["bad-checksum"])


def begun_anew(connection: sqlite3.Connection) -> None:
    connection.execute("create table t(a)")
    connection.executemany("insert into t values (?)", [(number,) for number in range(400)])
    connection.commit()
    connection.execute("pragma wal_checkpoint(restart)")
    connection.execute("insert into t values (1000)")


def test_frames_left_from_before_the_log_was_begun_anew_are_a_note(tmp_path: Path) -> None:
    made = database(tmp_path, begun_anew)
    found = read(wal(), made.wal, "x.db-wal")
    (finding,) = found.findings
    assert found.records
    assert (finding.severity, finding.code, finding.position) == (
        "note",
        "trailing-bytes",
        HEADER + len(found.records) * FRAME,
    )
    assert finding.message.startswith("frames that were written before the log was restarted lie here")
    damaged = flipped(made.wal, HEADER + 8)
    (finding,) = read(wal(), damaged, "x.db-wal").findings
    assert (finding.severity, finding.code, finding.field) == ("error", "bad-magic", "salt")


def test_a_clean_copy_is_what_sqlite_itself_keeps(tmp_path: Path, sqlite: Database) -> None:
    """At every hundredth byte or so the log is cut off, or a bit is flipped: SQLite reads the same rows of the copy as
    of the damaged log."""
    compared = 0
    for at in range(HEADER + FRAME, len(sqlite.wal), 311):
        for what, damaged in (("cut", sqlite.wal[:at]), ("flip", flipped(sqlite.wal, at, 4))):
            folder, out = tmp_path / f"{what}{at}", tmp_path / f"{what}{at}.copy"
            folder.mkdir()
            (folder / "x.db-wal").write_bytes(damaged)
            library.recover(folder, out, format=wal())
            copy = (out / "x.db-wal").read_bytes()
            assert not list(library.open(out, format=wal()).verify())
            kept = sqlite.rows(tmp_path / f"{what}{at}.kept", damaged)
            assert sqlite.rows(tmp_path / f"{what}{at}.read", copy) == kept, (what, at)
            compared += 1
    assert compared > 70


def test_a_log_whose_header_is_damaged_gives_nothing(tmp_path: Path, sqlite: Database) -> None:
    for at, code in ((0, "bad-magic"), (5, "unsupported-version"), (13, "bad-checksum"), (25, "bad-checksum")):
        found = read(wal(), flipped(sqlite.wal, at, 4), "x.db-wal", "skip")
        assert (found.records, found.codes) == ([], [code]), at
    (tmp_path / "x.db-wal").write_bytes(flipped(sqlite.wal, 13, 4))
    with pytest.raises(SegspecError, match="the header: the paired-sums of its"):
        library.recover(tmp_path, tmp_path.with_name("copy"), format=wal())


def test_an_empty_log_is_sound(tmp_path: Path) -> None:
    """SQLite leaves one after a checkpoint that cuts it off."""
    (tmp_path / "x.db-wal").touch()
    assert list(library.open(tmp_path, format=wal()).verify()) == []


def test_logs_of_two_databases_in_a_folder_are_opened_one_by_one(tmp_path: Path, sqlite: Database) -> None:
    for name in ("x.db-wal", "y.db-wal"):
        (tmp_path / name).write_bytes(sqlite.wal)
    with pytest.raises(ValueError, match="2 files have such a name, and their frames no numbers: open one of them"):
        library.open(tmp_path, format=wal())
    assert len(list(library.open(tmp_path / "y.db-wal", format=wal()).records())) > 10


def test_it_is_followed_while_it_grows(tmp_path: Path, sqlite: Database) -> None:
    from segspec.library.follow import Follower

    path = tmp_path / "x.db-wal"
    path.write_bytes(sqlite.wal[: HEADER + FRAME + 99])
    findings: list[object] = []
    follower = Follower(library.open(path, format=wal()), report=findings.append)
    assert [record.offset for record in follower.read()] == [1]
    path.write_bytes(sqlite.wal)
    assert [record.offset for record in follower.read()][:2] == [2, 3]
    follower.close()
    assert findings == []


def test_a_place_is_sought_and_read_from(segspec: Run, tmp_path: Path, sqlite: Database) -> None:
    path = tmp_path / "x.db-wal"
    path.write_bytes(sqlite.wal)
    rows = segspec("dump", "--format", SPECS / "sqlite_wal.ksy", path, "--from", "4", "--to", "6", "-o", "json")
    assert (rows.err, [row["offset"] for row in rows.json]) == ("", ["4", "5"])
    assert set(rows.json[0]) == {"offset", "value", "page_number", "pages_after_commit"}
    last = segspec("tail", "--format", SPECS / "sqlite_wal.ksy", path, "-n", "1", "-o", "json")
    assert int(last.json[0]["offset"]) == (len(sqlite.wal) - HEADER) // FRAME
