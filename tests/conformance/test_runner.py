"""The runner against adapters that crash, hang, answer nonsense, too late, too much, or what was not asked."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from segspec.conformance.process import CannotStartError
from segspec.conformance.running import MOST_RESTARTS, OneShot, Pipelined, Result, SuiteRun, run
from segspec.conformance.vectors import selected
from tests.conformance.small_suite import VECTORS, adapter, small

SECONDS = 20.0
SHORT = 0.5
CASES = 1 + 1 + 1 + 29 + 32 + 32 + 8 + 1 + 1 + 1


def done(tmp_path: Path, changed: str = "", seconds: float = SECONDS, globs: tuple[str, ...] = ()) -> SuiteRun:
    sections = small(tmp_path)
    return run(Pipelined(adapter(tmp_path, sections, changed), seconds), selected(sections, globs), globs)


def result(run: SuiteRun, words: str) -> Result:
    return next(one for one in run.results if one.question.id == f"durable_log/small/{words}")


def failed(run: SuiteRun) -> list[str]:
    return [one.question.id.split("/")[-1] for one in run.failed]


def test_the_library_passes_every_case(tmp_path: Path) -> None:
    out = done(tmp_path)
    assert failed(out) == []
    assert out.cases == CASES
    assert [one.status for one in out.results] == ["passed"] * (len(VECTORS) + 1)
    assert out.remarks == []
    assert (out.hello.name, out.hello.language) == ("test", "python")


def test_a_crash_fails_its_vector_and_the_next_ones_are_asked(tmp_path: Path) -> None:
    crash = """
def handle(asked):
    if asked["cmd"] == "compute":
        sys.stderr.write("segmentation\\x1b[31m fault\\n")
        sys.stderr.flush()
        import os
        os._exit(9)
    say(json.dumps(sound(asked)))
"""
    out = done(tmp_path, crash)
    assert failed(out) == ["crc32-of-digits"]
    first = result(out, "crc32-of-digits").first
    assert first is not None
    assert first.reason == "the adapter exited with code 9"
    assert first.stderr == ("segmentation\\x1b[31m fault",)
    assert out.cases == CASES


def test_a_signal_is_named(tmp_path: Path) -> None:
    killed = """
def handle(asked):
    import os
    if asked["cmd"] == "index":
        os.kill(os.getpid(), 11)
    say(json.dumps(sound(asked)))
"""
    first = result(done(tmp_path, killed), "index-missing").first
    assert first is not None
    assert first.reason == "the adapter was ended by signal 11 (SIGSEGV)"


def test_a_crash_in_the_middle_of_a_line_shows_what_there_is_of_it(tmp_path: Path) -> None:
    half = """
def handle(asked):
    if asked["cmd"] == "compute":
        sys.stdout.write('{"seq":')
        sys.exit(0)
    say(json.dumps(sound(asked)))
"""
    first = result(done(tmp_path, half), "crc32-of-digits").first
    assert first is not None
    assert first.reason == 'the adapter exited with code 0, in the middle of a line: {"seq":'


def test_a_hanging_adapter_fails_the_vector_and_is_ended(tmp_path: Path) -> None:
    hang = """
def handle(asked):
    if asked["cmd"] == "compute":
        while True: pass
    say(json.dumps(sound(asked)))
"""
    out = done(tmp_path, hang, seconds=3.0)
    assert failed(out) == ["crc32-of-digits"]
    assert "no answer in time" in result(out, "crc32-of-digits").first.reason
    assert out.cases == CASES


def test_an_answer_that_comes_too_late_does_not_count_for_the_next_vector(tmp_path: Path) -> None:
    late = """
def handle(asked):
    import time
    if asked["cmd"] == "compute":
        time.sleep(4)
    say(json.dumps(sound(asked)))
"""
    assert failed(done(tmp_path, late, seconds=2.0)) == ["crc32-of-digits"]


@pytest.mark.parametrize(
    ("printed", "reason"),
    [
        ('say("not json")', "printed what is no JSON: not json"),
        ('say("")', "printed what is no JSON: an empty line"),
        ('say("[" * 100000)', "printed what is no JSON: [[["),
        ('say("9" * 10000)', "printed what is no JSON: 999"),
        ('sys.stdout.buffer.write(b"\\xff\\xfe{}\\n"); sys.stdout.flush()', "printed what is no JSON"),
        ('say("[1]")', "printed JSON that is not an object: [1]"),
        ('say(json.dumps(sound(asked) | {"seq": 4711}))', "answered with `seq` 4711 where"),
        ('say(json.dumps({"seq": str(asked["seq"])}))', "answered with `seq` '"),
        ('say(json.dumps(sound(asked) | {"seq": True}))', "answered with `seq` True"),
        ('say("{}")', "answered with `seq` None"),
    ],
)
def test_what_is_no_answer_fails_its_vector_only(tmp_path: Path, printed: str, reason: str) -> None:
    changed = f"""
def handle(asked):
    if asked["cmd"] == "compute":
        {printed}
    else:
        say(json.dumps(sound(asked)))
"""
    out = done(tmp_path, changed)
    assert failed(out) == ["crc32-of-digits"]
    assert reason in result(out, "crc32-of-digits").first.reason


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ('{"skip": "not today"}', "it skips what its `can` says it can do: not today"),
        ('{"end": "broken"}', "`end` is 'broken'; it is one of clean, torn"),
        ('{"end": ["clean"]}', "`end` is ['clean']"),
        ('{"valid_bytes": 12}', "`valid_bytes` is 12; it is an integer as a decimal string"),
        ('{"valid_bytes": "012"}', "`valid_bytes` is '012'"),
        ('{"records": {}}', "`records` is {}"),
        ('{"records": [1]}', "`records` is [1]"),
        ('{"error": {"code": "torn", "at": "1"}}', "an answer that ends clean has no `error`"),
        ('{"end": "torn"}', "`error` is an object with `code` and `at`"),
        ('{"end": "torn", "error": {"code": "oops", "at": "1"}}', "`error.code` is 'oops'"),
        ('{"end": "torn", "error": {"code": ["torn"], "at": "1"}}', "`error.code` is ['torn']"),
        ('{"end": "torn", "error": {"code": "torn", "at": 1}}', "`at` is 1"),
        ('{"findings": "none"}', "`findings` is a list"),
    ],
)
def test_an_answer_of_another_shape_fails_its_vector_without_a_restart(
    tmp_path: Path, changed: str, reason: str
) -> None:
    shape = f"""
def handle(asked):
    answer = sound(asked)
    say(json.dumps(answer | {changed} if answer.get("end") == "clean" else answer))
"""
    out = done(tmp_path, shape, globs=("durable_log/small/both",))
    assert failed(out) == ["both"]
    assert reason in result(out, "both").first.reason


def test_a_line_without_an_end_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("segspec.conformance.process.OUTPUT_LIMIT", 1 << 20)
    endless = """
def handle(asked):
    if asked["cmd"] == "compute":
        while True: sys.stdout.write("x" * 65536)
    say(json.dumps(sound(asked)))
"""
    out = done(tmp_path, endless)
    assert failed(out) == ["crc32-of-digits"]
    assert result(out, "crc32-of-digits").first.reason == "the adapter printed more than 1 MiB for one answer"


def test_lines_without_end_fail_what_is_asked_then_and_no_more(tmp_path: Path) -> None:
    flood = """
def handle(asked):
    if asked["cmd"] == "compute":
        while True: say('{"seq": -1}')
    say(json.dumps(sound(asked)))
"""
    assert failed(done(tmp_path, flood)) == ["crc32-of-digits"]


def test_words_on_stderr_without_end_do_no_harm(tmp_path: Path) -> None:
    noise = """
def handle(asked):
    sys.stderr.write("y" * 200000 + "\\n" + "\\n".join(map(str, range(100))) + "\\n")
    if asked["cmd"] == "compute":
        sys.exit(1)
    say(json.dumps(sound(asked)))
"""
    first = result(done(tmp_path, noise), "crc32-of-digits").first
    assert first is not None
    assert first.stderr == tuple(map(str, range(80, 100)))


def test_an_adapter_that_never_answers_well_is_given_up(tmp_path: Path) -> None:
    out = done(tmp_path, "def handle(asked): sys.exit(3)\n")
    assert len(out.failed) == len(VECTORS) + 1
    assert out.cases == CASES
    assert out.remarks == [f"after {MOST_RESTARTS + 1} starts in a row without one good answer, the rest was not asked"]
    assert result(out, "snappy").first.reason == "not asked any more: see above"


def test_one_good_answer_between_faults_keeps_an_adapter_in_play(tmp_path: Path) -> None:
    every_other = """
def handle(asked):
    if asked["seq"] % 2: sys.exit(1)
    say(json.dumps(sound(asked)))
"""
    out = done(tmp_path, every_other, globs=("durable_log/small/magic-flipped", "durable_log/small/torn"))
    assert sum(one.failed for one in out.results) == 33 // 2
    assert out.remarks == []


def test_an_adapter_that_cannot_be_started_again_fails_what_is_left(tmp_path: Path) -> None:
    once = f"""
from pathlib import Path
def start(asked):
    flag = Path({str(tmp_path / "flag")!r})
    if flag.exists(): sys.exit(5)
    flag.touch()
    say(json.dumps(hello()))
def handle(asked):
    sys.exit(4)
"""
    out = done(tmp_path, once)
    assert len(out.failed) == len(VECTORS) + 1
    assert "the adapter does not start: it exited with code 5" in result(out, "torn").first.reason


@pytest.mark.parametrize(
    ("hello", "reason"),
    [
        ("sys.exit(2)", "it exited with code 2"),
        ('say("Welcome!")', "printed what is no JSON: Welcome!"),
        ('say(json.dumps({"protocol": 2}))', "says that `protocol` is 2; this is protocol 1"),
        ('say(json.dumps({"protocol": 1}))', "says that `name` is missing; it is a text"),
        ('say(json.dumps(hello() | {"can": "read:tank"}))', "says that `can` is 'read:tank'"),
        ('say(json.dumps(hello() | {"can": [1]}))', "says that `can` is [1]"),
    ],
)
def test_a_bad_handshake_says_what_is_wrong(tmp_path: Path, hello: str, reason: str) -> None:
    with pytest.raises(CannotStartError) as caught:
        done(tmp_path, f"def start(asked): {hello}\n")
    assert reason in str(caught.value)


def test_a_program_that_is_not_there_cannot_be_started() -> None:
    with pytest.raises(CannotStartError, match="No such file"):
        Pipelined(["./no-such-adapter"], SECONDS)


def test_what_an_adapter_cannot_do_is_not_asked(tmp_path: Path) -> None:
    poor = """
def start(asked):
    say(json.dumps(hello() | {"can": ["read:durable_log"]}))
"""
    out = done(tmp_path, poor)
    lacks = {one.question.id.split("/")[-1]: one.missing for one in out.results if one.missing}
    assert lacks == {
        "both#write": ("write:durable_log",),
        "index-missing": ("index:durable_log",),
        "crc32-of-digits": ("compute:crc32",),
        "snappy": ("compression:snappy",),
    }
    assert failed(out) == []


@pytest.mark.parametrize(
    ("stop", "remark"),
    [
        ("sys.exit(1)", "the adapter exited with code 1 after `stop`, in place of exit code 0"),
        ('say("bye")', "the adapter answered `stop`, or printed more than it was asked for: bye"),
    ],
)
def test_how_an_adapter_stops_is_remarked(tmp_path: Path, stop: str, remark: str) -> None:
    out = done(tmp_path, f"def stop():\n    {stop}\n")
    assert out.remarks == [remark]
    assert failed(out) == []


def test_an_adapter_that_does_not_stop_is_ended(tmp_path: Path) -> None:
    assert done(tmp_path, "def stop(): pass\n", seconds=3.0).remarks == ["the adapter did not exit after `stop`"]


def test_one_case_of_a_range_can_be_asked_alone(tmp_path: Path) -> None:
    out = done(tmp_path, globs=("durable_log/small/cut-in-2#40", "durable_log/small/checksum-flipped#20.?"))
    assert {one.question.id.split("/")[-1]: one.cases for one in out.results if one.cases} == {
        "cut-in-2": 1,
        "checksum-flipped": 8,
    }


ONE_SHOT = """
import json, sys
from segspec import formats
from segspec.conformance.library import read
format, name = sys.argv[1:]
"""


def one_shot(tmp_path: Path, body: str, seconds: float = SECONDS) -> SuiteRun:
    program = tmp_path / "program.py"
    program.write_text(ONE_SHOT + body)
    chosen = [one for one in small(tmp_path)[0].vectors if one.id.endswith(("/both", "/torn", "/snappy"))]
    return run(OneShot([sys.executable, str(program)], seconds, ["checksum"], ["durable_log"]), chosen)


def test_a_one_shot_program_reads_standard_input(tmp_path: Path) -> None:
    out = one_shot(tmp_path, "print(json.dumps(read(formats.get(format), name, sys.stdin.buffer.read())))\n")
    assert [one.status for one in out.results] == ["passed", "not-asked", "passed", "not-asked"]


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ("sys.exit(3)", "the program exited with code 3"),
        ("print('hello')", "the program printed what is no JSON: hello"),
        ("print('[]')", "the program printed JSON that is not an object: []"),
        ("import os; os.abort()", "the program was ended by signal 6 (SIGABRT)"),
        ("print(json.dumps({'end': 'clean'}))", "no well-formed answer: `records` is missing"),
    ],
)
def test_a_one_shot_program_that_fails_fails_its_vector(tmp_path: Path, body: str, reason: str) -> None:
    out = one_shot(tmp_path, body)
    assert failed(out) == ["both", "torn"]
    assert reason in result(out, "both").first.reason


def test_a_one_shot_program_that_hangs_is_ended(tmp_path: Path) -> None:
    out = one_shot(tmp_path, "while True: pass", seconds=SHORT)
    assert [one.first.reason for one in out.failed] == ["the program gave no answer in time"] * 2


def test_a_one_shot_program_that_is_not_there_cannot_be_run(tmp_path: Path) -> None:
    chosen = list(small(tmp_path)[0].vectors)
    with pytest.raises(CannotStartError):
        run(OneShot(["./no-such-program"], SECONDS, []), chosen)
