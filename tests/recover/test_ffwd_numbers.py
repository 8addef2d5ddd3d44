"""A queue whose numbers leave 64 bits on the way."""

from __future__ import annotations

from pathlib import Path

import segspec
from segspec.core.errors import Code
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
