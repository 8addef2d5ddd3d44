"""`tail --ksy`: the last rows of a file, and new ones while somebody writes them."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from struct import pack

import pytest

from segspec.core.errors import Finding
from segspec.custom import compile_format
from segspec.custom.spec_log import SpecFollower, SpecLogs
from tests.cli.conftest import Run

pytestmark = [pytest.mark.node, pytest.mark.usefixtures("compiler")]

APART = """
meta: {id: apart, endian: be}
seq:
  - {id: magic, contents: HEAD}
  - {id: rows, type: row, repeat: eos}
types:
  row:
    seq:
      - {id: mark, contents: RW}
      - {id: number, type: u2}
      - {id: len, type: u1}
      - {id: text, type: str, size: len, encoding: UTF-8}
"""
CHAINED = """
meta: {id: chained, endian: be}
seq:
  - {id: magic, contents: HEAD}
  - {id: rows, type: 'row(_index)', repeat: eos}
types:
  row:
    params: [{id: at, type: s4}]
    seq:
      - {id: mark, contents: RW}
      - {id: number, type: u2}
      - {id: len, type: u1}
      - {id: text, type: str, size: len, encoding: UTF-8}
"""
"""Rows that need to know how many came before: they cannot be read by themselves."""


def row(number: int) -> bytes:
    text = b"text %d" % number
    return b"RW" + pack(">HB", number, len(text)) + text


@pytest.fixture(params=[APART, CHAINED], ids=["rows by themselves", "rows that depend on those before"])
def spec(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    path = tmp_path / "own.ksy"
    path.write_text(request.param, encoding="utf-8")
    return path


def append(path: Path, content: bytes) -> None:
    with path.open("ab") as out:
        out.write(content)


@pytest.fixture
def written(tmp_path: Path) -> Path:
    path = tmp_path / "own.bin"
    path.write_bytes(b"HEAD" + b"".join(map(row, range(20))))
    return path


Follow = Callable[[], tuple[SpecFollower, list[Finding]]]


@pytest.fixture
def follow(spec: Path, written: Path) -> Follow:
    def made() -> tuple[SpecFollower, list[Finding]]:
        found = list[Finding]()
        return SpecFollower(SpecLogs(compile_format(spec)).open(str(written)), found.append), found

    return made


def numbers(rows: object) -> list[int]:
    return [each["number"] for each in rows]  # type: ignore[attr-defined]


def test_the_last_rows_are_printed(spec: Path, written: Path, segspec: Run) -> None:
    done = segspec("tail", "--ksy", spec, written, "-n", "3", "--output", "json")
    assert (done.code, done.err) == (0, "")
    assert [json.loads(line)["text"] for line in done.out.splitlines()] == ["text 17", "text 18", "text 19"]


def test_a_torn_row_at_the_end_is_reported_when_nobody_waits(spec: Path, written: Path, segspec: Run) -> None:
    append(written, row(20)[:6])
    done = segspec("tail", "--ksy", spec, written, "-n", "1", "--output", "json")
    assert done.code == 3
    assert json.loads(done.out)["text"] == "text 19"
    assert "torn" in done.err
    assert "needs 7 bytes, and 1" in done.err


def test_a_row_in_two_writes_is_given_once_it_is_whole(written: Path, follow: Follow) -> None:
    follower, found = follow()
    assert numbers(follower.read(2)) == [18, 19]
    assert numbers(follower.read()) == []
    append(written, row(20) + row(21)[:4])
    assert numbers(follower.read()) == [20]
    assert numbers(follower.read()) == []
    append(written, row(21)[4:] + row(22))
    assert numbers(follower.read()) == [21, 22]
    assert not found
    assert not follower.damaged


def test_a_header_that_comes_later_is_waited_for(written: Path, follow: Follow) -> None:
    content = written.read_bytes()
    written.write_bytes(content[:2])
    follower, found = follow()
    assert numbers(follower.read()) == []
    append(written, content[2:])
    assert numbers(follower.read()) == list(range(20))
    assert not found


def test_damage_ends_the_reading(written: Path, follow: Follow) -> None:
    follower, found = follow()
    assert len(list(follower.read())) == 20
    append(written, b"XX" + row(20)[2:] + row(21))
    assert numbers(follower.read()) == []
    assert follower.damaged
    assert [each.code for each in found] == ["bad-encoding"]
    assert found[0].position == len(written.read_bytes()) - len(row(20) + row(21))


def test_a_file_that_became_shorter_is_read_again(written: Path, follow: Follow) -> None:
    follower, found = follow()
    assert len(list(follower.read())) == 20
    written.write_bytes(b"HEAD" + row(7))
    assert numbers(follower.read()) == [7]
    assert [(each.code, each.severity) for each in found] == [("gap", "warning")]
    assert "shorter than before" in found[0].message


def test_options_of_records_are_refused(spec: Path, written: Path, segspec: Run) -> None:
    done = segspec("tail", "--ksy", spec, written, "--where", "number = 3")
    assert done.code == 2
    assert "--where is not for --ksy" in done.err
