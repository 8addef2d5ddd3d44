"""Small logs of all three, cut off at every byte and with bits flipped in every byte: records or findings, and nothing
else; never a record that was not written, where a checksum covers it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from segspec.formats.contract.descriptor import Format
from tests import needs
from tests.any_log.conftest import database
from tests.any_log.reading import Read, format_of, leveldb, read, wal
from tests.helpers.hostile import flipped
from tests.helpers.sweeps import some

pytestmark = pytest.mark.node


def small_wal(folder: Path) -> tuple[Format, bytes, str]:
    made = database(folder, lambda connection: connection.execute("create table t(a)") and None)
    return wal(), made.wal[: 32 + 2 * 536], "x.db-wal"


def small_leveldb(folder: Path) -> tuple[Format, bytes, str]:
    needs.plyvel()
    import plyvel

    db = plyvel.DB(str(folder), create_if_missing=True)
    for number in range(8):
        db.put(b"key %d" % number, b"v" * number)
    db.close()
    (path,) = folder.glob("*.log")
    return leveldb(), path.read_bytes(), path.name


SMALL: dict[str, Callable[[Path], tuple[Format, bytes, str]]] = {"wal": small_wal, "leveldb": small_leveldb}


@pytest.mark.parametrize("name", SMALL)
def test_every_truncation_gives_a_part_of_the_records(name: str, tmp_path: Path) -> None:
    format, content, path = SMALL[name](tmp_path)
    sound = read(format, content, path)
    assert sound.records
    assert not sound.findings
    sizes = []
    for cut in range(len(content)):
        stopped, skipped = (read(format, content[:cut], path, policy) for policy in ("stop", "skip"))
        assert stopped.records == skipped.records == sound.records[: len(stopped.records)], cut
        assert stopped.findings or len(stopped.records) < len(sound.records), cut
        assert set(stopped.codes) <= {"torn", "zeroed"}, cut
        sizes.append(len(stopped.records))
    assert sizes == sorted(sizes)


@pytest.mark.parametrize("name", SMALL)
def test_every_flipped_bit_is_found(name: str, tmp_path: Path) -> None:
    format, content, path = SMALL[name](tmp_path)
    sound = read(format, content, path)
    for at in some(range(len(content)), 150):
        for bit in (0, 7):
            damaged = flipped(content, at, 1 << bit)
            for policy in ("stop", "skip"):
                check(sound, read(format, damaged, path, policy), (at, bit, policy))


def check(sound: Read, found: Read, where: object) -> None:
    assert found.findings, where
    assert set(found.records) <= set(sound.records), where


@given(content=st.binary(max_size=300), beginning=st.integers(0, 64))
def test_any_bytes_are_records_or_findings(content: bytes, beginning: int) -> None:
    header = bytes.fromhex("377f0682002de218000002000000000000000000000000000000000000000000")
    for format, path in ((wal(), "x.db-wal"), (leveldb(), "000003.log"), (format_of("plain.log.yaml"), "1.log")):
        for policy in ("stop", "skip"):
            found = read(format, header[:beginning] + content, path, policy)
            assert found.records or found.findings or not (header[:beginning] + content)
