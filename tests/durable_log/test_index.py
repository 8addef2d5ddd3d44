"""The index against its segment."""

from __future__ import annotations

from pathlib import Path

import pytest

from segspec.core.errors import Code, Finding, SegspecError
from segspec.formats.durable_log.layout import NAMES
from tests.builders.durable_log import index, payload, positions, record, segment
from tests.helpers.logs import log_of

NAME = NAMES.segment(0)
CONTENT = segment(range(6))
ENTRIES = positions(CONTENT, 6)


def check(folder: Path, entries: bytes | None, content: bytes = CONTENT) -> list[Finding]:
    files = {NAME: content} | ({NAMES.index(NAME): entries} if entries is not None else {})
    about_index = ("bad-index", "index", "missing", "torn")
    return [f for f in log_of("durable_log", folder, files).verify() if f.code.startswith(about_index)]


def test_a_run_of_zero_entries_is_one_finding(tmp_path: Path) -> None:
    found = check(tmp_path, index([*ENTRIES[:3], (0, 0), (0, 0), (0, 0)]))
    assert [(f.code, f.field, f.expected, f.actual, f.records) for f in found] == [
        (Code.BAD_INDEX, "entries[3].offset", "3", "0", 3)
    ]
    assert "entries 3 to 5 are all zeros" in found[0].message


def test_off_by_one_is_one_finding(tmp_path: Path) -> None:
    content = segment([0, 1]) + record(2, bytes(90))[:60] + segment([3, 4, 5])
    behind = len(segment([0, 1])) + 60
    tail = [(3 + n, behind + at) for n, at in positions(segment([3, 4, 5]), 3)]
    found = check(tmp_path, index([*ENTRIES[:2], *tail]), content)
    assert [(f.code, f.field, f.records) for f in found] == [(Code.BAD_INDEX, "entries[2].offset", 3)]
    assert "+1 off" in found[0].message


def test_index_that_was_lost_and_begun_anew(tmp_path: Path) -> None:
    found = check(tmp_path, index(ENTRIES[4:]))
    assert [(f.code, f.expected, f.actual, f.records) for f in found] == [
        (Code.BAD_INDEX, "0", "4", 2),
        (Code.INDEX_BEHIND, "6 entries", "2 entries", 4),
    ]
    assert "+4 off" in found[0].message


def test_entries_of_an_index_alone(tmp_path: Path) -> None:
    import segspec

    log_of("durable_log", tmp_path, {NAME: CONTENT, NAMES.index(NAME): index(ENTRIES)})
    log = segspec.open(tmp_path / NAMES.index(NAME), format="durable_log")
    assert log.only_index
    entries = [entry for _, entry in log.index_entries()]
    assert [(e["offset"], e["ofs_record"]) for e in entries] == ENTRIES
    assert list(log.verify()) == []


def test_entries_end_in_an_error_where_one_is_partial(tmp_path: Path) -> None:
    log = log_of("durable_log", tmp_path, {NAME: CONTENT, NAMES.index(NAME): index(ENTRIES) + b"\0"})
    with pytest.raises(SegspecError) as raised:
        list(log.index_entries())
    assert raised.value.code is Code.TORN


def test_the_index_decides_which_of_two_images_is_the_record(tmp_path: Path) -> None:
    """A torn-over record whose payload holds a run of records cannot be told from a real one without the index."""
    inner = segment(range(3, 9))
    outer = record(2, inner, length=len(inner) + 4)
    content = segment([0, 1]) + outer + segment([3, 4])
    at = len(segment([0, 1])) + len(outer)
    entries = [*ENTRIES[:2], (2, ENTRIES[2][1]), *((3 + n, at + p) for n, p in positions(segment([3, 4]), 2))]
    log = log_of("durable_log", tmp_path, {NAME: content, NAMES.index(NAME): index(entries)})
    got = list(log.records(on_damage="skip", report=[].append))
    assert [(r.offset, r.position) for r in got[2:]] == [(3, at), (4, at + len(record(3, payload(3))))]


def test_a_false_index_does_not_mislead_the_search(tmp_path: Path) -> None:
    content = segment([0, 1]) + record(2, b"x", checksum=1) + segment([3, 4])
    log = log_of(
        "durable_log", tmp_path, {NAME: content, NAMES.index(NAME): index([(n, 24 * n + 1) for n in range(5)])}
    )
    assert [r.offset for r in log.records(on_damage="skip", report=[].append)] == [0, 1, 3, 4]
