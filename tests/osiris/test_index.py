"""Index files: reading both dialects, deriving, and every way in which one can disagree with its segment."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest

from segspec.core.errors import Code, Finding, SegspecError, Severity
from segspec.formats.osiris import index
from segspec.formats.osiris.index import Comparison
from segspec.library.log import open as open_log
from segspec.storage.source import from_bytes, open_source
from tests.builders.osiris import INDEX_HEADER, plain, positions, segment
from tests.helpers.hostile import flips, prefixes
from tests.osiris.reading import OSIRIS, write_log

CHUNKS = (plain(b"a", b"b"), plain(b"c"), plain(b"d"), plain(b"e"))
CONTENT, INDEX = segment(*CHUNKS)
SECOND = positions(*CHUNKS)[1]
RECORD = (len(INDEX) - len(INDEX_HEADER)) // len(CHUNKS)


def compare(changed: bytes, content: bytes = CONTENT) -> list[Finding]:
    name = "00000000000000000000"
    return list(Comparison(from_bytes(changed, f"{name}.index"), from_bytes(content, f"{name}.segment")).findings())


def brief(findings: list[Finding]) -> list[tuple[str, int, str | None, str | None, str | None]]:
    return [(str(f.code), f.position, f.field, f.expected, f.actual) for f in findings]


def at(number: int) -> int:
    return len(INDEX_HEADER) + number * RECORD


def test_an_index_derives_from_its_segment(data: Path) -> None:
    for path in sorted((data / "osiris").glob("*/*.segment")):
        with open_source(path) as source, open_source(path.with_suffix(".index")) as listed:
            assert list(index.IndexRecords(listed)) == list(index.derive(source))


@pytest.mark.parametrize(
    ("field", "start", "form", "value", "expected"),
    [
        ("chunk_id", 0, ">Q", 77, "2"),
        ("timestamp", 8, ">q", -1, "1700000000002"),
        ("epoch", 16, ">Q", 9, "1"),
        ("ofs_chunk", 24, ">I", 9999, str(SECOND)),
        ("chunk_type", 28, ">B", 2, "0"),
    ],
)
def test_a_field_that_differs_is_named(field: str, start: int, form: str, value: int, expected: str) -> None:
    changed = bytearray(INDEX)
    struct.pack_into(form, changed, at(1) + start, value)
    assert brief(compare(bytes(changed))) == [("bad-index", at(1), field, expected, str(value))]


def test_missing_records_at_the_end_are_what_the_broker_would_delete() -> None:
    (finding,) = compare(INDEX[: at(2)])
    assert (finding.code, finding.severity, finding.position) == (Code.INDEX_BEHIND, Severity.WARNING, at(2))
    assert "2 whole chunks" in finding.message
    assert "chunk 3" in finding.message


def test_an_alien_file_fits_nothing() -> None:
    (finding,) = compare(b"\xff" * 100)
    assert finding.code is Code.BAD_INDEX
    assert "none of its records" in finding.message


def test_entries_of_both_dialects_are_listed() -> None:
    for content, start in ((INDEX, len(INDEX_HEADER)), (INDEX[len(INDEX_HEADER) :], 0)):
        rows = list(OSIRIS.index.entries(from_bytes(content, "00000000000000000000.index"), None))
        assert [row["chunk_id"] for row in rows] == [0, 2, 3, 4]
        assert rows[1] == {
            "position": start + RECORD,
            "chunk_id": 2,
            "timestamp": 1_700_000_000_002,
            "epoch": 1,
            "ofs_chunk": SECOND,
            "chunk_type": 0,
        }
        assert set(rows[0]) == {"position", *OSIRIS.index.columns}


def test_entries_end_with_an_error_at_a_torn_record() -> None:
    rows = OSIRIS.index.entries(from_bytes(INDEX[:-1], "00000000000000000000.index"), None)
    assert [next(rows)["chunk_id"] for _ in range(3)] == [0, 2, 3]
    with pytest.raises(SegspecError) as caught:
        next(rows)
    assert (caught.value.code, caught.value.position) == (Code.TORN, at(3))


def test_an_index_alone_opens_and_an_index_beside_its_segment_is_compared(tmp_path: Path) -> None:
    folder = write_log(tmp_path, (0, CONTENT, INDEX[: at(2)]))
    log = open_log(folder / "00000000000000000000.index", format="osiris")
    assert log.only_index
    assert [f.code for f in log.verify()] == [Code.INDEX_BEHIND]


def test_every_prefix_and_every_flipped_bit_of_an_index_gives_findings_and_nothing_else() -> None:
    for length, cut in prefixes(INDEX):
        assert compare(cut), f"cut at {length}"
    for position, bit, changed in flips(INDEX):
        assert compare(changed), f"bit {bit} of byte {position}"


def test_an_index_of_hostile_positions_leads_no_reader_astray(tmp_path: Path) -> None:
    damaged = bytearray(CONTENT)
    damaged[SECOND] = 0xFF
    for position in (0, 1, SECOND, 2**32 - 1):
        record = struct.pack(">QqQIB", 2, 0, 1, position, 0)
        folder = write_log(tmp_path / str(position), (0, bytes(damaged), INDEX[: at(1)] + record + INDEX[at(2) :]))
        records = open_log(folder, format="osiris").records(on_damage="skip", report=lambda finding: None)
        assert [record.value for record in records] == [b"a", b"b", b"c", b"d", b"e"]


@pytest.mark.parametrize(
    "listed",
    [
        INDEX[: at(1)] + INDEX[at(2) : at(3)] + INDEX[at(1) : at(2)],
        b"\xff" * 200,
        b"",
    ],
)
def test_an_index_that_is_not_sound_in_itself_is_no_witness(tmp_path: Path, listed: bytes) -> None:
    folder = write_log(tmp_path, (0, CONTENT, listed))
    assert index.sound_records(open_log(folder, format="osiris").segments[0]) == {}


def test_a_sound_index_is_one_up_to_its_torn_or_zeroed_end(tmp_path: Path) -> None:
    for number, tail in enumerate((b"", INDEX[:20], bytes(40))):
        folder = write_log(tmp_path / str(number), (0, CONTENT, INDEX[: at(2)] + tail))
        listed = index.sound_records(open_log(folder, format="osiris").segments[0])
        assert {position: record.chunk_id for position, record in listed.items()} == {8: 0, SECOND: 2}


@pytest.mark.parametrize("bit", range(0, 64, 7))
def test_a_chunk_whose_id_is_wrong_is_told_alone_and_after_a_damaged_one(bit: int, tmp_path: Path) -> None:
    """Its id is not the one that is due, so that no chunk is compared any more until a record leads on."""
    chunks = [plain(b"%d" % number) for number in range(5)]
    content, index = segment(*chunks)
    second, third = positions(*chunks)[1:3]
    at = third + 24 + 7 - bit // 8
    changed = content[:at] + bytes([content[at] ^ 1 << bit % 8]) + content[at + 1 :]
    for number, given in enumerate([changed, changed[:second] + b"\xff" * 48 + changed[second + 48 :]]):
        log = open_log(write_log(tmp_path / str(number), (0, given, index)), format="osiris")
        (finding,) = log.check_indexes()
        assert (finding.code, finding.field, finding.actual) == ("bad-index", "chunk_id", "2")
