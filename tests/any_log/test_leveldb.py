"""LevelDB's log, as LevelDB itself writes it: a batch of changes lies in pieces over blocks of 32 KiB."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from pyarrow import parquet

import segspec as library
from tests import needs
from tests.any_log.reading import SPECS, leveldb, read
from tests.cli.conftest import Run
from tests.helpers.hostile import flipped

pytestmark = pytest.mark.node

BLOCK, HEAD = 32768, 7
SIZES = [*range(0, 15000, 500), 150_000, 10]
"""Bytes of the value in each of the batches, each of which has one change but the one of 150,000 bytes, which has 5."""


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    needs.plyvel()
    import plyvel

    folder = tmp_path_factory.mktemp("leveldb") / "db"
    db = plyvel.DB(str(folder), create_if_missing=True)
    for number, size in enumerate(SIZES):
        with db.write_batch() as batch:
            for change in range(5 if size > 100_000 else 1):
                batch.put(b"%d.%d" % (number, change), b"v" * (size // 5 if size > 100_000 else size))
    db.close()
    return folder


def rows(folder: Path) -> dict[bytes, bytes]:
    """What LevelDB finds in a database, after it read its log with every check that it has."""
    import plyvel

    db = plyvel.DB(str(folder), paranoid_checks=True)
    found = dict(db)
    db.close()
    return found


def log_of(folder: Path) -> Path:
    (found,) = folder.glob("*.log")
    return found


def test_records_are_the_batches(database: Path) -> None:
    log = library.open(database, format=leveldb())
    assert list(log.verify()) == []
    table = log.arrow().read_all()
    assert table.schema.names == ["offset", "value", "num_changes", "segment", "position"]
    numbers = [*range(1, len(SIZES)), len(SIZES) + 4]
    assert table["offset"].to_pylist() == numbers
    assert table["num_changes"].to_pylist() == [1] * (len(SIZES) - 2) + [5, 1]
    for size, value in zip(SIZES, table["value"].to_pylist(), strict=True):
        assert value.count(b"v") == size
    assert [record.offset for record in log.records(start=31)] == numbers[30:]


def test_a_batch_in_many_pieces_is_one_frame(segspec: Run, database: Path) -> None:
    content = log_of(database).read_bytes()
    log = library.open(database, format=leveldb())
    (frame,) = (one for one in log.arrow(table="frames").read_all().to_pylist() if one["bytes"] > 100_000)
    assert (frame["first_offset"], frame["offsets"]) == (31, 5)
    drawn = segspec(
        "inspect", "--format", SPECS / "leveldb_log.ksy", log_of(database), "--at", frame["position"] + 90_000
    )
    pieces = [line for line in drawn.lines if line.startswith("piece ")]
    ends_at = frame["position"] + frame["bytes"]
    assert len(pieces) == (ends_at - 1) // BLOCK - frame["position"] // BLOCK
    assert "sequence" in drawn.out
    assert content[frame["position"] + 6] == 2


def test_a_damaged_piece_costs_its_batch_alone(database: Path) -> None:
    content = log_of(database).read_bytes()
    sound = read(leveldb(), content, "000003.log")
    for at in (10, 3000, 40_000, 250_000, len(content) - 3):
        damaged = flipped(content, at)
        found = read(leveldb(), damaged, "000003.log", "skip")
        assert len(found.records) == len(sound.records) - 1, at
        assert set(found.records) < set(sound.records)
        assert found.codes[0] == "bad-checksum"
        lost = next(place for place, record in enumerate(sound.records) if record not in found.records)
        assert read(leveldb(), damaged, "000003.log").records == sound.records[:lost]


def test_a_lost_block_costs_what_lies_in_it(database: Path) -> None:
    content = bytearray(log_of(database).read_bytes())
    content[BLOCK : 2 * BLOCK] = bytes(BLOCK)
    sound = read(leveldb(), log_of(database).read_bytes(), "000003.log")
    found = read(leveldb(), bytes(content), "000003.log", "skip")
    lost = [record for record in sound.records if record not in found.records]
    assert found.records
    assert set(found.records) < set(sound.records)
    assert 1 < len(lost) < 8
    assert sum(finding.bytes or 0 for finding in found.findings) >= BLOCK


def test_a_batch_that_was_not_finished_is_torn(database: Path) -> None:
    """The writer died between two pieces: LevelDB leaves out what it had begun."""
    content = log_of(database).read_bytes()
    large = next(f for f in library.open(database, format=leveldb()).arrow(table="frames").read_all().to_pylist()
                 if f["bytes"] > 100_000)  # fmt: skip
    second = (large["position"] // BLOCK + 1) * BLOCK
    (finding,) = read(leveldb(), content[:second], "000003.log").findings
    assert (finding.code, finding.position) == ("torn", large["position"])
    assert finding.message == "the file ends before the last piece of a record"


def test_a_batch_without_its_end_is_found_where_another_one_begins(database: Path) -> None:
    """A writer that died, and went on in the same file: a first piece, and then a whole one."""
    content = log_of(database).read_bytes()
    large = next(f for f in library.open(database, format=leveldb()).arrow(table="frames").read_all().to_pylist()
                 if f["bytes"] > 100_000)  # fmt: skip
    start, end = large["position"], large["position"] + large["bytes"]
    second = (start // BLOCK + 1) * BLOCK
    made = content[:second] + content[end:]
    stopped = read(leveldb(), made, "000003.log")
    (finding,) = stopped.findings
    assert (finding.code, finding.position, finding.field) == ("bad-order", start, "kind")
    assert finding.message == f"a record ends without its last piece: at byte {second} another one begins"
    assert read(leveldb(), made, "000003.log", "skip").records[-1][0] == len(SIZES) + 4


DAMAGE = {
    "sound": lambda content: content,
    "a flipped bit": lambda content: flipped(content, 40_000),
    "a flipped bit in a piece of many": lambda content: flipped(content, 250_000),
    "a wrong kind": lambda content: flipped(content, 31),
    "a wrong length": lambda content: flipped(content, 30),
    "cut off": lambda content: content[:300_000],
    "zeros": lambda content: content[:100_000] + bytes(5000) + content[105_000:],
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_leveldb_opens_a_clean_copy(tmp_path: Path, database: Path, damage: str) -> None:
    """What lies behind the damage is laid out anew in blocks, with new checksums; LevelDB takes it without a word."""
    broken = tmp_path / "db"
    shutil.copytree(database, broken)
    log_of(broken).write_bytes(DAMAGE[damage](log_of(broken).read_bytes()))
    report = library.recover(broken, tmp_path / "copy", format=leveldb()).logs[0]
    copied = library.open(tmp_path / "copy", format=leveldb())
    assert [finding.code for finding in copied.verify()] in ([], ["gap"])
    shutil.copy(tmp_path / "copy" / log_of(broken).name, log_of(broken))
    expected = {
        b"%d.%d" % (number, change): b"v" * (size // 5 if size > 100_000 else size)
        for number, size in enumerate(SIZES)
        for change in range(5 if size > 100_000 else 1)
    }
    found = rows(broken)
    assert found.items() <= expected.items()
    assert len(found) == sum(r.further["num_changes"] for r in copied.records())  # type: ignore[attr-defined]
    # Where a length is wrong, nothing says where the next piece in the block begins.
    assert report.records >= (20 if damage == "a wrong length" else len(SIZES) - 2)
    assert (len(found) == len(expected)) == (damage == "sound")


def test_the_command_line_does_it(segspec: Run, tmp_path: Path, database: Path) -> None:
    given = "--format", SPECS / "leveldb_log.ksy"
    assert segspec("verify", *given, database).code == 0
    info = segspec("info", *given, database, "-o", "json").json[0]
    assert (info["format"], info["records"], info["last_offset"]) == (
        "leveldb_log",
        str(len(SIZES)),
        str(len(SIZES) + 4),
    )
    (last,) = segspec("tail", *given, database, "-n", "1", "-o", "json", "--payload", "size").json
    assert (last["offset"], last["num_changes"]) == (str(len(SIZES) + 4), "1")
    done = segspec("convert", *given, database, "-o", tmp_path / "rows.parquet")
    assert (done.code, done.err.splitlines()) == (0, [f"{len(SIZES)} records in {tmp_path / 'rows.parquet'}"])
    assert parquet.read_table(tmp_path / "rows.parquet")["num_changes"].to_pylist()[-1] == 1
    done = segspec("convert", *given, database, "-o", tmp_path / "durable", "--as", "durable_log")
    assert "num_changes: lost: durable_log has no such column" in done.err.splitlines()
    frames = segspec("dump", *given, database, "--frames", "-o", "json", "--limit", "1").json
    assert (frames[0]["kind"], frames[0]["kind_"]) == ("frame", "full")
