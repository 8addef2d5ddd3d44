"""Adapters that mean harm after their handshake: each is one clear result, costs a bounded time, and leaves nothing."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from segspec.conformance import adapter as protocol
from segspec.conformance import process, running
from segspec.conformance.process import CannotStartError, Process
from segspec.conformance.running import OneShot, Pipelined, SuiteRun, run
from segspec.conformance.vectors import selected
from tests.conformance.small_suite import adapter, small
from tests.helpers.patience import PATIENCE

AWAKE = "durable_log/small/crc32-of-digits", "durable_log/small/both"
LINUX = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux lists processes in /proc")


def done(tmp_path: Path, changed: str, seconds: float = 20.0, globs: tuple[str, ...] = AWAKE) -> SuiteRun:
    sections = small(tmp_path)
    return run(Pipelined(adapter(tmp_path, sections, changed), seconds), selected(sections, globs), globs)


def misbehaving(what: str) -> str:
    """An adapter that answers, but for the one question about a checksum."""
    return f"""
import os, signal, time
def handle(asked):
    if asked["cmd"] == "compute":
        {what}
    say(json.dumps(sound(asked)))
"""


def the_reason(out: SuiteRun) -> str:
    """Why the one question failed; all others were answered."""
    assert [one.question.id for one in out.failed] == [AWAKE[0]]
    first = out.failed[0].first
    assert first is not None
    return first.reason


@pytest.mark.parametrize(
    ("what", "reason"),
    [
        ("say('[' * 900 + ']' * 900)", "the adapter printed JSON that is not an object"),
        ("say('{\"a\":' * 900 + '1' + '}' * 900)", "the adapter printed JSON of more than 64 levels"),
        ("say('{\"a\":' * 100000)", "the adapter printed what is no JSON"),
        ('say(\'{"seq":1,"a":[\' + "[]," * 1000001 + "[]]}")', "the adapter printed more than 1000000 values"),
        ("say('{\"seq\": NaN}')", "the adapter printed what is no JSON"),
        ("say('{\"seq\": 1e999}')", "the adapter answered with `seq` inf"),
        ("say('{\"seq\": true}')", "the adapter answered with `seq` True"),
        ("say('{\"seq\": -1}')", "the adapter answered with `seq` -1"),
        ("sys.stdout.buffer.write(bytes(range(128, 256)) + b'\\n'); sys.stdout.flush()", "printed what is no JSON"),
        ("sys.stdout.write('\\x1b[31m\\u202e\\n'); sys.stdout.flush()", "printed what is no JSON: \\x1b[31m\\u202e"),
        ("os.close(1); os.close(2); os._exit(0)", "the adapter exited with code 0"),
        ("os.kill(os.getpid(), signal.SIGKILL)", "the adapter was ended by signal 9 (SIGKILL)"),
        ("os.killpg(0, signal.SIGTERM)", "the adapter was ended by signal 15 (SIGTERM)"),
        ("os.close(1); time.sleep(600)", "the adapter closed its output"),
        ("os.execv('/bin/true', ['true'])", "the adapter exited with code 0"),
    ],
)
def test_an_answer_that_is_none_is_one_failure(tmp_path: Path, what: str, reason: str) -> None:
    assert reason in the_reason(done(tmp_path, misbehaving(what)))


@pytest.mark.parametrize(
    "what",
    [
        "os.kill(os.getpid(), signal.SIGSTOP)",
        "signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(600)",
        "[sys.stderr.write('x' * 65536) for _ in iter(int, 1)]",
        "[os.fork() for _ in range(5)]; time.sleep(600)",
    ],
    ids=["stops itself", "ignores signals", "floods stderr", "forks"],
)
def test_an_adapter_that_does_not_answer_is_late_and_ended(tmp_path: Path, what: str) -> None:
    begun = time.monotonic()
    assert the_reason(done(tmp_path, misbehaving(what), seconds=2.0)) == "the adapter gave no answer in time"
    assert time.monotonic() - begun < 60


def test_an_adapter_that_is_always_late_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "MOST_LATE", 2)
    every_other = """
def handle(asked):
    import time
    if asked["seq"] % 2: time.sleep(600)
    say(json.dumps(sound(asked)))
"""
    out = done(tmp_path, every_other, seconds=2.0, globs=())
    assert out.remarks == ["after 2 answers that did not come in time, the rest was not asked"]
    assert sum(one.cases for one in out.results) > 100


def test_a_one_shot_program_that_is_always_late_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from segspec.conformance import running

    monkeypatch.setattr(running, "MOST_LATE", 2)
    chosen = [one for one in small(tmp_path)[0].vectors if one.id.endswith("/magic-flipped")]
    out = run(OneShot([sys.executable, "-S", "-c", SLEEPER], 0.2, ["checksum"], ["durable_log"]), chosen)
    assert out.results[0].failed == out.cases == 32
    assert len(out.remarks) == 1
    assert "the rest was not asked" in out.remarks[0]


def test_a_command_that_is_none_cannot_be_started() -> None:
    with pytest.raises(CannotStartError, match="null byte"):
        Process(["true", "a\0b"])


def test_a_bound_on_values_is_checked_before_they_are_made() -> None:
    with pytest.raises(process.AdapterError, match="more than 1000000 values"):
        protocol.parsed(b"{" + b"," * (protocol.MOST_VALUES + 1))


# Processes that leave their group

SLEEPER = "import time; time.sleep(600)"


@pytest.fixture
def left(tmp_path: Path) -> Path:
    """A file for the numbers of processes that escape."""
    return tmp_path / "left"


def escaping(left: Path) -> str:
    """What starts a process in a session of its own, whose parent ends at once."""
    return (
        f"import os, sys\n"
        f"if not os.fork():\n"
        f"    os.setsid()\n"
        f"    if os.fork(): os._exit(0)\n"
        f"    open({str(left)!r}, 'w').write(str(os.getpid()))\n"
        f"    os.execve(sys.executable, ['python', '-S', '-c', {SLEEPER!r}], os.environ)\n"
        f"while not os.path.exists({str(left)!r}) or not open({str(left)!r}).read(): pass\n"
    )


def runs(left: Path) -> bool:
    return bool(process.status(int(left.read_text()))) and process.status(int(left.read_text()))[0] != "Z"


@LINUX
def test_a_process_that_leaves_the_session_is_ended_with_the_program(tmp_path: Path, left: Path) -> None:
    script = tmp_path / "escapes.py"
    script.write_text(escaping(left) + "print('here', flush=True)\ninput()\n")
    program = Process([sys.executable, "-S", str(script)])
    assert program.read(time.monotonic() + PATIENCE)
    assert runs(left)
    program.close()
    assert not runs(left)


@LINUX
@pytest.mark.parametrize("nap", [0.002, 0])
def test_processes_that_start_others_faster_than_they_are_found_are_ended(tmp_path: Path, nap: float) -> None:
    script = tmp_path / "restless.py"
    script.write_text(
        "import os, time\n"
        "print('here', flush=True)\n"
        # Where they are not ended, which the test shows, they end by themselves.
        "end = time.monotonic() + 60\n"
        "while time.monotonic() < end:\n"
        "    if os.fork(): os._exit(0)\n"
        "    os.setsid()\n"
        f"    time.sleep({nap})\n"
    )
    programs = [Process([sys.executable, "-S", str(script)]) for _ in range(3)]
    for program in programs:
        assert program.read(time.monotonic() + PATIENCE)
    for program in programs:
        program.close()
    marks = [program._mark.encode() for program in programs]
    for _ in range(20):
        # Each look finds one that still runs by chance alone.
        environments = [process.content(number, "environ") for number in process.numbers()]
        assert not any(mark in environment for mark in marks for environment in environments)


@LINUX
def test_other_processes_of_the_user_are_left_alone() -> None:
    with subprocess.Popen([sys.executable, "-S", "-c", SLEEPER]) as other:
        Process(["true"]).close()
        assert other.poll() is None
        other.kill()


def test_a_runner_within_a_runner_keeps_the_mark_of_the_outer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(process.VARIABLE, "outer")
    assert process.marked_environment("inner")[process.VARIABLE] == "outer inner"
    assert process.marked_environment("inner")["PATH"] == os.environ["PATH"]
