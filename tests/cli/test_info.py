"""`segspec info`: one screen, and the same as JSON."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from tests.cli.conftest import Run


def test_a_tree_of_logs_gives_one_object_a_log(segspec: Run, corpus: Path, tmp_path: Path) -> None:
    shutil.copytree(corpus / "durable_log/empty_payloads/log", tmp_path / "b")
    shutil.copytree(corpus / "ffwd/trimmed/qlog", tmp_path / "a/deeper")
    done = segspec("info", tmp_path, "-o", "json")
    assert [(f["format"], f["path"], f["records"]) for f in done.json] == [
        ("ffwd", f"{tmp_path}/a/deeper", "134"), ("durable_log", f"{tmp_path}/b", "10"),
    ]  # fmt: skip


def test_a_folder_without_a_log_is_exit_1(segspec: Run, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("hello")
    done = segspec("info", tmp_path)
    assert done.code == 1
    assert "no log of a known format in this folder or below it" in done.err


def test_what_a_dead_write_has_staged_is_named_with_its_size_and_time(
    segspec: Run, corpus: Path, tmp_path: Path
) -> None:
    shutil.copytree(corpus / "durable_log/empty_payloads/log", tmp_path / "log")
    dead = tmp_path / ".log.segspec-writes" / "job-1" / "00000-a"
    dead.mkdir(parents=True)
    (dead / "part").write_bytes(bytes(1234))
    for path in (dead / "part", dead, dead.parent):
        os.utime(path, (1_700_000_000, 1_700_000_000))
    text = segspec("info", tmp_path / "log")
    assert text.code == 0
    words = f"1,234 bytes in {dead.parent}, last written 2023-11-14 22:13:20.000 UTC; remove it if that write has ended"
    assert words in text.out
    (facts,) = segspec("info", tmp_path / "log", "-o", "json").json
    assert facts["uncommitted"] == [{"path": str(dead.parent), "bytes": "1234", "written": "1700000000000"}]


def test_a_log_without_unfinished_writes_says_nothing_of_them(segspec: Run, corpus: Path, tmp_path: Path) -> None:
    shutil.copytree(corpus / "durable_log/empty_payloads/log", tmp_path / "log")
    (tmp_path / ".log.segspec-writes").symlink_to(tmp_path / "missing")
    done = segspec("info", tmp_path / "log", "-o", "json")
    assert done.code == 0
    assert "uncommitted" not in done.json[0]


def test_the_folder_that_one_is_in_is_told_of(segspec: Run, corpus: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(corpus / "durable_log/empty_payloads/log")
    for here in (".", "./", "../log", "../log/."):
        done = segspec("info", here, "-o", "json")
        assert (done.code, [facts["records"] for facts in done.json]) == (0, ["10"]), here


def test_a_dead_write_beside_the_folder_that_one_is_in_is_named(
    segspec: Run, corpus: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(corpus / "durable_log/empty_payloads/log", tmp_path / "log")
    dead = tmp_path / ".log.segspec-writes" / "job-1"
    dead.mkdir(parents=True)
    monkeypatch.chdir(tmp_path / "log")
    (facts,) = segspec("info", ".", "-o", "json").json
    assert [one["path"] for one in facts["uncommitted"]] == [str(dead)]
