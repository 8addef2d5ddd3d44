"""The process around a verb: signals, readers that leave, streams that are closed or full."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import sys
from collections.abc import Sequence
from itertools import cycle
from pathlib import Path

import pytest

import segspec
from tests.helpers.patience import PATIENCE

SEGSPEC = f"{shlex.quote(sys.executable)} -m segspec.cli.main"
FULL = "segspec: standard output: No space left on device\n"
STOPS = (signal.SIGTERM, signal.SIGHUP, signal.SIGINT)


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A log whose dump takes a while and fills every pipe."""
    folder = tmp_path_factory.mktemp("big") / "log"
    with segspec.create(folder, "durable_log") as writer:
        for number in range(60_000):
            writer.append(b"value %d" % number)
    return folder


def environment() -> dict[str, str]:
    return dict(os.environ, PYTHONPATH=os.pathsep.join(sys.path))


def shell(command: str, folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["bash", "-c", f"set -o pipefail; {command}"],
        cwd=folder,
        env=environment(),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


def test_python_m_segspec_is_the_command_line(log: Path) -> None:
    """Results, words and exit codes are the verbs', and usage is that of `segspec`."""
    python = f"{shlex.quote(sys.executable)} -m segspec"
    dumped = shell(f"{python} dump log --limit 2 --output json", log.parent)
    assert (dumped.returncode, dumped.stderr, dumped.stdout.count("\n")) == (0, "", 2)
    missing = shell(f"{python} info missing", log.parent)
    assert (missing.returncode, missing.stdout) == (1, "")
    assert missing.stderr == "segspec: missing: no such file or folder\n"
    wrong = shell(f"{python} dump --no-such-option log", log.parent)
    assert (wrong.returncode, wrong.stderr.splitlines()[0]) == (2, "Usage: segspec dump [OPTIONS] PATH...")


@pytest.mark.parametrize("verb", ["dump", "dump -o json", "info"])
def test_a_reader_that_leaves_is_no_error(verb: str, log: Path) -> None:
    """`head` gets the first line, and a reader that never was there none."""
    for reader in ("head -1", "true"):
        done = shell(f"{SEGSPEC} {verb} log | {reader}", log.parent)
        assert (done.returncode, done.stderr) == (0, ""), reader


@pytest.mark.parametrize(
    ("command", "code", "words"),
    [
        ("verify log 1>&-", 0, ""),
        ("dump log --limit 1 1>&-", 1, "segspec: standard output: Bad file descriptor\n"),
        ("dump log 1>&-", 1, "segspec: standard output: Bad file descriptor\n"),
        ("info log >/dev/full", 1, FULL),
        ("info log log >/dev/full", 1, FULL),
        ("inspect log/*.log >/dev/full", 1, FULL),
        ("recover log -o in-vain >/dev/full", 1, FULL),
        ("dump log --limit 1 >/dev/full", 1, FULL),
        ("info log 2>&- >/dev/null", 0, ""),
        ("info nowhere 2>&-", 1, ""),
        ("info log 0<&- 1>&- 2>&-", 1, ""),
    ],
)
def test_a_closed_or_full_stream_is_an_error_without_a_traceback(
    command: str, code: int, words: str, log: Path
) -> None:
    done = shell(f"{SEGSPEC} {command}", log.parent)
    assert done.returncode == code
    assert done.stderr.startswith(words)
    assert bool(done.stderr) == bool(words)
    assert "Traceback" not in done.stderr
    assert "Exception ignored" not in done.stderr


def test_words_never_go_into_a_file_that_got_the_number_of_a_closed_stream(log: Path) -> None:
    done = shell(f"{SEGSPEC} convert log -o all.jsonl 0<&- 1>&- 2>&-", log.parent)
    assert done.returncode == 0
    lines = (log.parent / "all.jsonl").read_bytes().splitlines()
    assert len(lines) == 60_000
    assert all(line.startswith(b"{") for line in lines)


WRITERS = {
    "convert to a file": "convert log -o out.jsonl",
    "convert to a log": "convert log -o out --as ffwd",
    "recover": "recover log -o out",
    "index build": "index build log -o out",
}


ON_A_DISK_THAT_HANGS = """
import os, sys, time
from segspec.cli.main import main
from segspec.storage import disk

perform = disk.perform

def hangs(call, *arguments):
    if call is os.fsync:
        disk.perform = perform
        print("hangs", flush=True)
        time.sleep(600)
    return perform(call, *arguments)

disk.perform = hangs
sys.exit(main())
"""
"""The first sync takes for ever: what the verb makes is there in part."""


def started(words: str, folder: Path, *, how: Sequence[str] = ("-m", "segspec.cli.main")) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, *how, *words.split()],
        cwd=folder,
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=defaults,
    )


@pytest.mark.parametrize(("words", "stop"), list(zip(WRITERS.values(), cycle(STOPS), strict=False)), ids=WRITERS)
def test_a_signal_leaves_nothing_and_ends_with_its_number(words: str, stop: signal.Signals, log: Path) -> None:
    before = sorted(log.parent.iterdir())
    with started(words, log.parent, how=("-c", ON_A_DISK_THAT_HANGS)) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"hangs\n"
        assert sorted(log.parent.iterdir()) != before
        process.send_signal(stop)
        _, told = process.communicate(timeout=PATIENCE)
    assert process.returncode == 128 + stop
    assert b"Traceback" not in told
    assert sorted(log.parent.iterdir()) == before


@pytest.mark.parametrize("stop", STOPS, ids=lambda stop: stop.name)
def test_tail_ends_with_the_number_of_the_signal(stop: signal.Signals, log: Path) -> None:
    with started("tail -n 1 -f log", log.parent) as process:
        assert process.stdout is not None
        assert b"59999" in process.stdout.readline()
        process.send_signal(stop)
        assert process.communicate(timeout=PATIENCE)[1].strip() == b""
    assert process.returncode == 128 + stop


def defaults() -> None:
    """A shell that runs the tests in the background has them ignore signals, and so what they start."""
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL)


def test_a_signal_that_was_ignored_stays_so(log: Path, tmp_path: Path) -> None:
    """`nohup segspec …`"""
    done = shell(f"trap '' HUP; {SEGSPEC} convert {log} -o out.jsonl & sleep 1; kill -HUP $!; wait $!", tmp_path)
    assert done.returncode == 0
    assert (tmp_path / "out.jsonl").exists()
