"""Every command of `transcripts/` prints what is written there, on both outputs, and ends with that exit code.

`SEGSPEC_REWRITE=1 pytest tests/cli/test_transcripts.py` writes down what they print now: read the difference before it
is committed.
"""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.cli.transcript import FOLDER, Case, Command, read, write

CASES = [(path, case.title) for path in sorted(FOLDER.glob("*.txt")) for case in read(path)]
REWRITES = os.environ.get("SEGSPEC_REWRITE") == "1"


def titled(path: Path, title: str) -> Case:
    return next(case for case in read(path) if case.title == title)


@pytest.mark.parametrize(("path", "title"), CASES, ids=[f"{path.stem}: {title}" for path, title in CASES])
def test_a_transcript(path: Path, title: str, segspec: Run, corpus: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(corpus)
    monkeypatch.setenv("COLUMNS", "120")
    case = titled(path, title)
    ran = replace(case, commands=tuple(again(command, segspec) for command in case.commands))
    if REWRITES:
        write(path, [ran if other.title == title else other for other in read(path)])
        return
    assert ran.text() == case.text()


def again(command: Command, segspec: Run) -> Command:
    done = segspec(*command.words)
    return replace(command, told=command.answer(done.code, done.out, done.err))


def test_a_transcript_is_written_as_it_was_read(tmp_path: Path) -> None:
    for path in FOLDER.glob("*.txt"):
        write(tmp_path / path.name, read(path))
        assert (tmp_path / path.name).read_bytes() == path.read_bytes()


def test_every_command_says_its_exit_code() -> None:
    for path, title in CASES:
        for command in titled(path, title).commands:
            assert command.told[-1:] in {(f"[{code}]",) for code in (0, 1, 2, 3)}, f"{path.name}: {command.text}"
