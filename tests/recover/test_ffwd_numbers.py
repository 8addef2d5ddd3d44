"""Queues whose numbers leave 64 bits on the way, and queues of which two segments claim the same ones."""

from __future__ import annotations

from pathlib import Path

import segspec
from segspec.core.errors import Code, Severity
from segspec.formats.ffwd.encode import entry, header
from segspec.recovery import recover


def test_where_no_number_is_left_for_what_follows_damage_the_rest_is_lost_and_what_came_before_is_kept(
    tmp_path: Path,
) -> None:
    log = tmp_path / "log"
    log.mkdir()
    last = (1 << 64) - 2
    # Of a fuzzer: after an empty message, damage, and more that can be read.
    content = bytes.fromhex(
        "46464c4700000000fffffffffffffffe0000000000000064868d949ba2a9b0b7bec5ccd3dae1e8eff6020910171e763f"
        "9d1c00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"
        "00000000000000000000000000092acc21763f9d1c000000000000007f00000000000005868d949ba200000000"
    )
    (log / f"{last:016x}").write_bytes(content)
    (made,) = recover(log, tmp_path / "out", format="ffwd").logs
    assert [(finding.code, finding.position) for finding in made.findings] == [
        (Code.TORN, 124),
        (Code.MISSING_INDEX, 0),
    ]
    assert (made.records, made.kept, made.lost.open_end) == (2, [(last, last + 1)], True)
    assert made.lost.bytes == len(content) - 124
    assert [record.offset for record in segspec.open(tmp_path / "out").records()] == [last, last + 1]


def test_a_document_s_segment_that_ten_digits_cannot_name_is_copied_under_sixteen(tmp_path: Path) -> None:
    log, base = tmp_path / "log", 1 << 48
    log.mkdir()
    header = b"FFLG" + bytes(2) + base.to_bytes(8, "big")
    # The name is wrong, so the segment is not copied as it is.
    (log / f"{0:016x}").write_bytes(header + b"\0\0\0\x0f" + bytes(15) + b"\0\0\0\x09" + bytes(9))
    (made,) = recover(log, tmp_path / "out", format="ffwd").logs
    assert list(made.files) == [f"{base:016x}"]
    assert [record.offset for record in segspec.open(tmp_path / "out").records()] == [base, base + 1]
    assert not made.remaining


def queue(folder: Path, *segments: tuple[int, tuple[bytes, ...]], unwritten: int = 0) -> Path:
    """A queue of segments with these messages; the first one ends with so many zero bytes."""
    folder.mkdir()
    for base, messages in segments:
        content = header(base, "system") + b"".join(map(entry, messages))
        (folder / f"{base:016x}").write_bytes(content + bytes(unwritten))
        unwritten = 0
    return folder


def test_zeros_at_the_end_of_a_segment_do_not_take_the_place_of_messages_of_the_next_one(tmp_path: Path) -> None:
    log = queue(tmp_path / "log", (0, (b"a", b"b")), (3, (b"d", b"", b"f")), unwritten=17)
    (made,) = recover(log, tmp_path / "out").logs
    kept = [(record.offset, record.value) for record in segspec.open(tmp_path / "out").records()]
    assert kept == [(0, b"a"), (1, b"b"), (2, b""), (3, b"d"), (4, b""), (5, b"f")]
    assert (made.records, made.lost.repeated) == (6, 0)
    (zeroed,) = (finding for finding in made.findings if finding.code is Code.ZEROED)
    assert (zeroed.path, zeroed.position) == (str(log / f"{0:016x}"), 16 + 2 * 5 + 4)
    assert not [finding for finding in made.remaining if finding.severity is not Severity.NOTE]


def test_records_that_are_left_out_are_counted_as_lost_where_they_lie(tmp_path: Path) -> None:
    log = queue(tmp_path / "log", (0, (b"a", b"b", b"c")), (1, (b"B", b"C", b"d")))
    (made,) = recover(log, tmp_path / "out").logs
    kept = [(record.offset, record.value) for record in segspec.open(tmp_path / "out").records()]
    assert kept == [(0, b"a"), (1, b"b"), (2, b"c"), (3, b"d")]
    repeated = [finding for finding in made.findings if finding.severity is Severity.ERROR]
    assert [(finding.path, finding.position) for finding in repeated] == [
        (str(log / f"{1:016x}"), at) for at in (16, 21)
    ]
    assert made.damaged
    assert made.as_json()["lost"] == {"bytes": "0", "ranges": [], "records": "0", "repeated": "2"}
