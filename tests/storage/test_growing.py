"""Files that somebody writes while they are opened."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from segspec.storage.source import open_source


def test_a_file_that_gets_its_first_bytes_while_it_is_opened_is_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "new"
    path.touch()
    look = os.pread

    def begun(descriptor: int, length: int, position: int) -> bytes:
        path.write_bytes(b"begun")
        return look(descriptor, length, position)

    monkeypatch.setattr(os, "pread", begun)
    with open_source(path) as source:
        monkeypatch.undo()
        assert source.read(0, 5) == b"begun"
