"""Every verb that reads a whole log draws a bar on stderr where that is a terminal, and only there."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from segspec.cli import progress
from tests.cli.conftest import Run
from tests.helpers.logs import some_log
from tests.helpers.patience import PATIENCE

IN_A_HURRY = "import segspec.cli.progress as p; p.PATIENCE_SECONDS = -1.0; from segspec.cli.main import main; main()"
"""The command line with bars from the start on."""

VERBS = {
    "recover": ["recover", "{log}", "-o", "{out}"],
    "compare": ["compare", "{log}", "{other}"],
    "merge": ["compare", "{log}", "{other}", "--merge", "{out}"],
    "convert": ["convert", "{log}", "-o", "{out}.jsonl"],
    "dump": ["dump", "{log}"],
    "frames": ["dump", "--frames", "{log}"],
    "index check": ["index", "check", "{log}"],
    "index build": ["index", "build", "{log}", "-o", "{out}"],
    "forecast": ["forecast", "{log}"],
    "report": ["report", "{log}"],
    "info": ["info", "{log}"],
    "verify": ["verify", "{log}"],
}


def on_terminal(arguments: list[str]) -> tuple[bytes, bytes]:
    """What the verb writes to stdout, a pipe, and to stderr, which is a terminal."""
    ours, theirs = pty.openpty()
    drawn: list[bytes] = []

    def read() -> None:
        while True:
            try:
                drawn.append(os.read(ours, 1 << 16))
            except OSError:
                return

    reader = threading.Thread(target=read)
    reader.start()
    try:
        command = [sys.executable, "-c", IN_A_HURRY, *arguments]
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=theirs, check=True, timeout=PATIENCE)
    finally:
        os.close(theirs)
        reader.join()
        os.close(ours)
    return done.stdout, b"".join(drawn)


@pytest.mark.parametrize("verb", VERBS)
def test_a_bar_is_drawn_on_a_terminal_and_changes_nothing_that_is_written(
    tmp_path: Path, verb: str, segspec: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(progress, "PATIENCE_SECONDS", -1.0)
    some_log(tmp_path / "log", "durable_log", 1)
    some_log(tmp_path / "other", "durable_log", 1)

    def arguments(out: str) -> list[str]:
        paths = {"log": tmp_path / "log", "other": tmp_path / "other", "out": tmp_path / out}
        return [word.format(**paths) for word in VERBS[verb]]

    written, drawn = on_terminal(arguments("one"))
    plainly = segspec(*arguments("two"))
    assert written.decode() == plainly.out.replace("/two", "/one")
    assert b"\x1b[" in drawn
    assert "\x1b[" not in plainly.err
