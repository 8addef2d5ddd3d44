"""`segspec verify`: silent when sound, one finding a line."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run


def test_a_sound_log_is_silent(segspec: Run, corpus: Path) -> None:
    done = segspec("verify", corpus / "durable_log/multi_segment/log")
    assert (done.code, done.out, done.err) == (0, "", "")


def test_a_finding_is_one_line_with_place_severity_code_words_and_cost(segspec: Run, corpus: Path) -> None:
    log = corpus / "durable_log/corrupt_payload/log"
    done = segspec("verify", log)
    assert done.code == 3
    (line,) = done.lines
    assert line.startswith(f"{log}/segment_00000000000000000000.log:868: error bad-checksum: record 7: ")
    assert line.endswith("(1 record, 124 bytes)")


def test_the_same_as_json(segspec: Run, corpus: Path) -> None:
    (finding,) = segspec("verify", corpus / "durable_log/corrupt_payload/log", "--output", "json").json
    assert {k: finding[k] for k in ("position", "code", "severity", "field", "expected", "actual", "records")} == {
        "position": "868", "code": "bad-checksum", "severity": "error", "field": "checksum", "expected": "44f1af2d",
        "actual": "cdef06da", "records": "1",
    }  # fmt: skip


def test_warnings_alone_exit_0(segspec: Run, corpus: Path) -> None:
    done = segspec("verify", corpus / "durable_log/torn_idx_behind/log")
    assert done.code == 0
    assert ": warning index-behind: " in done.out


@pytest.mark.parametrize(("level", "found"), [("frames", False), ("checksums", True), ("records", True)])
def test_a_false_checksum_is_seen_from_level_checksums_on(segspec: Run, corpus: Path, level: str, found: bool) -> None:
    done = segspec("verify", corpus / "durable_log/corrupt_payload/log", "--level", level)
    assert ("bad-checksum" in done.out) is found
    assert done.code == (3 if found else 0)


def test_a_missing_segment_is_named_with_what_is_lost(segspec: Run, corpus: Path) -> None:
    done = segspec("verify", corpus / "durable_log/missing_middle_segment/log")
    assert done.code == 3
    assert "missing-segment: 23 records (54 to 76) are in no segment" in done.out
