"""`segspec info`: one screen, and the same as JSON."""

from __future__ import annotations

import shutil
from pathlib import Path

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
