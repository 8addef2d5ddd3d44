"""`segspec forecast`: one screen, file by file, what is lost, and what to do first."""

from __future__ import annotations

from pathlib import Path

import pytest

import segspec as library
from tests.cli.conftest import Run, segspec

__all__ = ["segspec"]

LOG = "segment_00000000000000000000.log"


def test_a_log_that_loses_records(segspec: Run, corpus: Path) -> None:
    log = corpus / "durable_log/corrupt_len/log"
    done = segspec("forecast", log)
    assert done.code == 3
    assert done.lines[0] == f"durable-log at its next start  {log}"
    assert done.lines[1] == "12 records and 1,480 bytes will be lost, the next offset falls back from 20 to 8"
    (row,) = (line for line in done.lines if line.startswith(LOG))
    assert row.split() == [LOG, "truncated", "2,480", "1,000", "12"]
    assert f"{log}/{LOG}:1000: error bad-magic: will be truncated to 1,000 bytes" in done.out
    assert "\n  1. do not open this log with the crate before it is copied\n  2. cp -a " in done.out


def test_a_sound_log(segspec: Run, corpus: Path) -> None:
    done = segspec("forecast", corpus / "durable_log/many_small/log")
    assert (done.code, done.err) == (0, "")
    assert done.lines[1] == "nothing is lost, next offset 10000"
    assert "first" not in done.lines


def test_an_owner_that_crashes_exits_3(segspec: Run, corpus: Path) -> None:
    done = segspec("forecast", corpus / "tank/head_torn_enospc")
    assert done.code == 3
    assert done.lines[1] == "it does not start"


def test_json_is_findings_and_then_the_forecast(segspec: Run, corpus: Path) -> None:
    done = segspec(
        "forecast", corpus / "osiris/scenarios/index_five_behind", "--output", "json", "--owner", "osiris-1.3"
    )
    *findings, made = done.json
    assert [(f["code"], f["severity"], f["position"], f["records"]) for f in findings] == [
        ("index-behind", "error", "18831", "20")
    ]
    assert (made["owner"], made["next_offset"], made["records_lost"]) == ("osiris-1.3", "1233", "20")
    assert "crash" not in made
    (cut,) = (file for file in made["files"] if file["fate"] != "kept")
    assert (cut["bytes"], cut["bytes_after"], cut["records_lost"]) == ("19833", "18831", "20")


def test_a_segment_stands_for_its_folder(segspec: Run, corpus: Path) -> None:
    folder = corpus / "osiris/scenarios/missing_last_index"
    by_file = segspec("forecast", folder / "00000000000000000000.segment", "--output", "json").json[-1]
    by_folder = segspec("forecast", folder, "--output", "json").json[-1]
    assert {by_file["retention"].pop("now"), by_folder["retention"].pop("now")}
    assert by_file == by_folder


def test_mojo_has_no_owner_and_an_owner_has_its_format(segspec: Run, corpus: Path, data: Path) -> None:
    done = segspec("forecast", corpus / "mojo/primary_basic")
    assert (done.code, done.out) == (1, "")
    assert "it names no owner whose next start is known" in done.err
    done = segspec("forecast", data / "osiris/epochs", "--owner", "ffwd")
    assert done.code == 1
    assert "these are osiris files, owned by osiris-1.3 or osiris-1.10" in done.err
    with pytest.raises(ValueError, match="is no owner"):
        library.open(data / "osiris/epochs").forecast("kafka")


def test_many_files_leave_room_for_the_rest(segspec: Run, corpus: Path) -> None:
    done = segspec("forecast", corpus / "durable_log/multi_segment/log")
    assert "more files, all kept" in done.out
    assert len(done.lines) < 12
