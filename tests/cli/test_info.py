"""`segspec info`: one screen, and the same as JSON."""

from __future__ import annotations

import shutil
from pathlib import Path

from tests.cli.conftest import Run


def test_a_sound_log_as_json_has_the_fields_of_the_contract(segspec: Run, corpus: Path) -> None:
    done = segspec("info", corpus / "durable_log/exact_fit_segment/log", "--output", "json")
    (facts,) = done.json
    assert done.code == 0
    assert {k: facts[k] for k in ("format", "records", "bytes", "first_offset", "last_offset", "dialect")} == {
        "format": "durable_log", "records": "30", "bytes": "3000", "first_offset": "0", "last_offset": "29",
        "dialect": "system",
    }  # fmt: skip
    assert [(s["bytes"], s["valid_bytes"], s["records"], s["end"]) for s in facts["segments"]] == [
        ("1000", "1000", "10", "clean")
    ] * 3
    assert "first_timestamp" not in facts, "absent is absent"


def test_a_damaged_log_exits_3_and_counts_the_prefix_and_what_lies_behind(segspec: Run, corpus: Path) -> None:
    done = segspec("info", corpus / "durable_log/torn_payload_reopened/log", "-o", "json")
    (facts,) = done.json
    assert done.code == 3
    assert (facts["records"], facts["records_behind_damage"], facts["last_offset"]) == ("20", "5", "19")
    (segment,) = facts["segments"]
    assert (segment["end"], segment["valid_bytes"]) == ("corrupt", "2480")
    assert [f["code"] for f in facts["findings"] if f["severity"] == "error"] == ["bad-checksum"]


def test_the_screen_names_format_counts_damage_and_what_to_do(segspec: Run, corpus: Path) -> None:
    done = segspec("info", corpus / "durable_log/torn_payload_reopened/log")
    assert done.lines[0].startswith("durable_log  ")
    assert "records  20  and 5 more behind damage (--on-damage skip)" in done.out
    assert "corrupt" in done.out
    assert "error bad-checksum: record 20: the CRC-32 of its payload is 9bd03c90" in done.out


def test_one_segment_alone_is_a_log(segspec: Run, corpus: Path) -> None:
    path = corpus / "durable_log/exact_fit_segment/log/segment_00000000000000000010.log"
    (facts,) = segspec("info", path, "-o", "json").json
    assert (facts["records"], facts["first_offset"], len(facts["segments"])) == ("10", "10", 1)


def test_an_index_alone_says_how_many_entries_it_has(segspec: Run, corpus: Path) -> None:
    path = corpus / "durable_log/exact_fit_segment/log/segment_00000000000000000010.idx"
    (facts,) = segspec("info", path, "-o", "json").json
    assert (facts["format"], facts["kind"], facts["entries"], facts["findings"]) == ("durable_log", "index", "10", [])


def test_a_tree_of_logs_gives_one_object_a_log(segspec: Run, corpus: Path, tmp_path: Path) -> None:
    shutil.copytree(corpus / "durable_log/empty_payloads/log", tmp_path / "b")
    shutil.copytree(corpus / "ffwd/trimmed/qlog", tmp_path / "a/deeper")
    done = segspec("info", tmp_path, "-o", "json")
    assert [(f["format"], f["path"], f["records"]) for f in done.json] == [
        ("ffwd", f"{tmp_path}/a/deeper", "134"), ("durable_log", f"{tmp_path}/b", "10"),
    ]  # fmt: skip


def test_a_missing_path_is_exit_1_and_one_line_of_words(segspec: Run, tmp_path: Path) -> None:
    done = segspec("info", tmp_path / "missing")
    assert (done.code, done.out) == (1, "")
    assert done.err.startswith("segspec: ")
    assert "No such file" in done.err
    assert "Traceback" not in done.err


def test_a_folder_without_a_log_is_exit_1(segspec: Run, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("hello")
    done = segspec("info", tmp_path)
    assert done.code == 1
    assert "no log of a known format in this folder or below it" in done.err


def test_a_file_of_no_known_format_is_exit_1(segspec: Run, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("hello, this is no log of anything")
    done = segspec("info", tmp_path / "notes.txt")
    assert (done.code, done.out) == (1, "")
    assert "bad-magic: neither the name nor the content is of a known format" in done.err


def test_wrong_usage_is_exit_2(segspec: Run) -> None:
    assert segspec("info").code == 2
    assert segspec("info", ".", "--output", "xml").code == 2
    assert segspec("nonsense").code == 2
