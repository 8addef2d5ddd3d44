"""Every verb that reads a whole log draws a bar on stderr where that is a terminal, and only there."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
import threading
from pathlib import Path

import pytest

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


def ran(arguments: list[str], errors: int) -> bytes:
    """What the verb writes to stdout, which is a pipe."""
    done = subprocess.run(
        [sys.executable, "-c", IN_A_HURRY, *arguments],
        stdout=subprocess.PIPE,
        stderr=errors,
        check=True,
        timeout=PATIENCE,
    )
    return done.stdout


def on_terminal(arguments: list[str]) -> tuple[bytes, bytes]:
    """What it writes to stdout, and to stderr, which is a terminal."""
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
        written = ran(arguments, theirs)
    finally:
        os.close(theirs)
        reader.join()
        os.close(ours)
    return written, b"".join(drawn)


@pytest.mark.parametrize("verb", VERBS)
def test_a_bar_is_drawn_on_a_terminal_and_changes_nothing_that_is_written(tmp_path: Path, verb: str) -> None:
    some_log(tmp_path / "log", "durable_log", 1)
    some_log(tmp_path / "other", "durable_log", 1)

    def arguments(out: str) -> list[str]:
        paths = {"log": tmp_path / "log", "other": tmp_path / "other", "out": tmp_path / out}
        return [word.format(**paths) for word in VERBS[verb]]

    written, drawn = on_terminal(arguments("one"))
    errors = tmp_path / "errors"
    with errors.open("wb") as file:
        plainly = ran(arguments("two"), file.fileno())
    assert written == plainly.replace(b"/two", b"/one")
    assert b"\x1b[" in drawn
    assert b"\x1b[" not in errors.read_bytes()
