"""`segspec conformance …` as it is called: outputs, exit codes, and what is refused."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

import segspec_conformance
from segspec.conformance import running, vectors
from tests.cli.conftest import Run
from tests.conformance.small_suite import VECTORS, adapter, vector, write_suite

STOPS_EARLY = """
def handle(asked):
    said = sound(asked)
    if said.get("end") == "clean":
        said["records"] = said["records"][:-1]
    say(json.dumps(said))
"""
READS_ONLY = """
def start(asked):
    say(json.dumps(hello() | {"can": ["read:durable_log"]}))
"""


@pytest.fixture
def suite(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The small suite in place of the published one."""
    folder = write_suite(tmp_path / "suite")
    monkeypatch.setattr(segspec_conformance, "VECTORS", folder)
    return folder


def command(tmp_path: Path, suite: Path, changed: str = "") -> list[str]:
    return adapter(tmp_path, vectors.load(suite), changed)


def run(segspec: Run, tmp_path: Path, suite: Path, changed: str, *options: object):
    return segspec("conformance", "run", *options, "--", *command(tmp_path, suite, changed))


def test_all_well(segspec: Run, tmp_path: Path, suite: Path) -> None:
    done = run(segspec, tmp_path, suite, "")
    assert (done.code, done.err) == (0, "")
    assert done.lines[-1] == "test 1, suite 1.1: all 10 vectors passed (107 cases)"
    assert "FAILED" not in done.out


def test_a_failure_says_what_is_wrong_where_and_what_it_costs(segspec: Run, tmp_path: Path, suite: Path) -> None:
    done = run(segspec, tmp_path, suite, STOPS_EARLY, "--run", "durable_log/small/both")
    assert done.code == 3
    words = " ".join(done.out.split())
    assert done.lines[0] == "FAILED durable_log/small/both  must"
    assert "About both. expected answered records 2 records 1 record" in words
    assert 'records[1] {"offset": "1", "value": "7365636f6e64"} absent' in words
    assert "bug It stops one early. effect The last record is lost." in words
    assert "[end of the file]" in done.out
    assert "docs conformance.html#durable-log-small more: segspec conformance explain durable_log/small/both" in words
    assert done.lines[-1] == "test 1, suite 1.1: 1 of 2 vectors failed"


def test_failures_of_a_range_are_counted_and_the_first_is_shown(segspec: Run, tmp_path: Path, suite: Path) -> None:
    never_torn = """
def handle(asked):
    said = sound(asked)
    if said.get("end") == "torn":
        said["error"]["code"] = "bad-length"
    say(json.dumps(said))
"""
    done = run(segspec, tmp_path, suite, never_torn, "--run", "*/cut-in-2")
    assert done.lines[0] == "FAILED durable_log/small/cut-in-2#30  must  29 of 29 cases fail; this is the first"
    assert "error.code  torn" in done.out


def test_failures_of_one_bug_are_shown_by_one_of_them(segspec: Run, tmp_path: Path, suite: Path) -> None:
    never_torn = (
        STOPS_EARLY
        + """
early = handle
def handle(asked):
    said = sound(dict(asked))
    if said.get("end") == "torn":
        return say(json.dumps(said | {"end": "corrupt"}))
    early(asked)
"""
    )
    done = run(segspec, tmp_path, suite, never_torn)
    assert re.findall("FAILED (.*)  must", done.out) == ["durable_log/small/cut-in-2#30", "durable_log/small/both"]
    assert "alike   2 more: durable_log/small/torn, durable_log/small/snappy" in done.out
    assert done.lines[-1] == "test 1, suite 1.1: 4 of 10 vectors failed, of 2 kinds"


def test_only_so_many_kinds_are_shown_whole(
    segspec: Run, tmp_path: Path, suite: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("segspec.cli.conformance_run.MOST_FAILURES", 1)
    done = run(segspec, tmp_path, suite, STOPS_EARLY)
    assert done.out.count("FAILED") == 1
    assert "1 failed: records is not as expected (durable_log/small/snappy)" in done.out
    monkeypatch.setattr("segspec.cli.conformance_run.MOST_FAILURES", 0)
    named = run(segspec, tmp_path, suite, STOPS_EARLY, "--verbose")
    assert "FAILED" not in named.out
    assert "failed: durable_log/small/both\nfailed: durable_log/small/snappy\n" in named.out


def test_levels_are_cumulative(segspec: Run, tmp_path: Path, suite: Path) -> None:
    asked = {}
    for level in ("must", "should", "may"):
        done = run(segspec, tmp_path, suite, "", "--level", level)
        asked[level] = re.findall(r"durable_log +(must|should|may) +(\d+)", done.out)
    assert asked["must"] == [("must", "8")]
    assert asked["should"] == [("must", "8"), ("should", "1")]
    assert asked["may"] == [("must", "8"), ("should", "1"), ("may", "1")]


def test_what_is_lacking_is_listed(segspec: Run, tmp_path: Path, suite: Path) -> None:
    done = run(segspec, tmp_path, suite, READS_ONLY, "--verbose")
    assert done.code == 0
    for need in ("write:durable_log", "index:durable_log", "compute:crc32", "compression:snappy"):
        assert f"not asked: 1 for lack of {need}\n" in done.out
    assert done.out.count("not asked: ") == 4
    assert "not-asked: durable_log/small/snappy (lacks compression:snappy)" in done.out
    assert "passed: durable_log/small/both" in done.out


def test_an_adapter_that_is_asked_nothing_has_not_passed(segspec: Run, tmp_path: Path, suite: Path) -> None:
    nothing = 'def start(asked): say(json.dumps(hello() | {"can": []}))\n'
    done = run(segspec, tmp_path, suite, nothing)
    assert done.code == 1
    assert done.lines[-1] == "test 1, suite 1.1: nothing was asked"


def test_a_program_that_cannot_be_run(segspec: Run, suite: Path) -> None:
    done = segspec("conformance", "run", "--", "./no-such-adapter")
    assert (done.code, done.err) == (1, "segspec: ./no-such-adapter: No such file or directory\n")


def test_a_program_that_does_not_start_shows_its_last_words(segspec: Run, tmp_path: Path, suite: Path) -> None:
    done = run(segspec, tmp_path, suite, "def start(asked): sys.exit('no licence')\n")
    assert done.code == 1
    assert done.err == "segspec: the adapter does not start: it exited with code 1\nno licence\n"


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ([], "Missing argument"),
        (["--run", "nothing/*", "--", "true"], "no vector has this format, level and name"),
        (["--format", "quill", "--", "true"], "'quill' is not one of"),
        (["--can", "checksum", "--", "true"], "--can is for --one-shot"),
        (["--timeout", "0", "--", "true"], "0.0 is not in the range"),
        (["--expect-fail", "no-such-file", "--", "true"], "does not exist"),
    ],
)
def test_wrong_usage(segspec: Run, suite: Path, options: list[str], words: str) -> None:
    done = segspec("conformance", "run", *options)
    assert done.code == 2
    assert words in done.err


def test_expected_failures_do_not_count(segspec: Run, tmp_path: Path, suite: Path) -> None:
    known = tmp_path / "known.txt"
    known.write_text("# known\n\ndurable_log/small/both  # the last is lost\n*/snappy # the same\n")
    done = run(segspec, tmp_path, suite, STOPS_EARLY, "--expect-fail", known, "--verbose")
    assert done.code == 0
    assert "expected-failure: durable_log/small/both (the last is lost)" in done.out
    assert done.lines[-1] == "test 1, suite 1.1: 10 vectors as expected (107 cases)"


def test_an_unexpected_pass_is_a_failure(segspec: Run, tmp_path: Path, suite: Path) -> None:
    known = tmp_path / "known.txt"
    known.write_text(
        "durable_log/small/both  # lost\n*/t[o]rn  # lost, too\n*/gone  # withdrawn\n*/nowhere  # renamed\n"
    )
    done = run(segspec, tmp_path, suite, "", "--expect-fail", known)
    assert done.code == 3
    assert "unexpected pass: line 1: durable_log/small/both is expected to fail (lost), and passes" in done.out
    assert "unexpected pass: line 2: */t[o]rn is expected to fail (lost, too), and passes" in done.out
    assert "unexpected pass: line 4: */nowhere matches no vector" in done.out
    assert done.lines[-1] == "test 1, suite 1.1: 0 of 10 vectors failed, 3 unexpected passes"


def test_a_glob_of_what_was_not_asked_is_no_unexpected_pass(segspec: Run, tmp_path: Path, suite: Path) -> None:
    known = tmp_path / "known.txt"
    known.write_text("*/snappy  # no snappy\n*/torn  # another format's run\n")
    done = run(segspec, tmp_path, suite, READS_ONLY, "--expect-fail", known, "--run", "*/snappy", "--run", "*/both")
    assert done.code == 0


@pytest.mark.parametrize("line", ["*/torn", "*/torn #", "*/torn # ", "*/to rn # reason", "*/torn#reason"])
def test_an_expected_failure_has_a_reason(segspec: Run, tmp_path: Path, suite: Path, line: str) -> None:
    known = tmp_path / "known.txt"
    known.write_text(f"{line}\n")
    done = run(segspec, tmp_path, suite, "", "--expect-fail", known)
    assert done.code == 2
    assert f"{known}:1: a line is `GLOB # reason`, and the reason is not left out" in " ".join(done.err.split())


def test_results_as_json_junit_and_html(segspec: Run, tmp_path: Path, suite: Path) -> None:
    files = [tmp_path / name for name in ("result.json", "result.xml", "result.html")]
    options = [word for pair in zip(("--json", "--junit"), files[:2], strict=True) for word in pair]
    known = tmp_path / "known.txt"
    known.write_text("*/snappy  # <known>\n*/torn  # passes & more\n")
    done = run(segspec, tmp_path, suite, STOPS_EARLY, "--expect-fail", known, *options)
    assert done.code == 3
    result = json.loads(files[0].read_text())
    assert (result["result"], result["protocol"]) == (1, 1)
    assert result["adapter"]["name"] == "test"
    by_id = {one["id"]: one for one in result["vectors"]}
    both = by_id["durable_log/small/both"]
    assert (both["status"], both["cases"], both["failed"], both["level"]) == ("failed", 1, 1, "must")
    assert both["first"]["case"] == "durable_log/small/both"
    assert both["first"]["differences"][0] == {"path": "records", "expected": "2 records", "answered": "1 record"}
    assert by_id["durable_log/small/snappy"]["expected"] == "<known>"
    assert by_id["durable_log/small/both#write"]["kind"] == "write"
    root = ElementTree.parse(files[1]).getroot()
    suites = {one.get("name"): one for one in root}
    assert suites["durable_log/small"].get("tests") == "10"
    assert suites["durable_log/small"].get("failures") == "1"
    assert suites["durable_log/small"].get("skipped") == "1"
    assert suites["expected failures"].get("failures") == "1"
    assert segspec("conformance", "matrix", files[0], "-o", files[2]).code == 0
    page = files[2].read_text()
    assert '<tr id="durable-log-small"><th scope="row">small</th>' in page
    assert "8 of 10" in page
    assert "http" not in page.replace('lang="en"', "")


def test_a_hostile_adapter_cannot_write_into_pages(segspec: Run, tmp_path: Path, suite: Path) -> None:
    hostile = """
def start(asked):
    say(json.dumps(hello() | {"name": "<script>\\x1b[2J\\x00\\ud800", "version": "]]>&", "language": "\\u2028"}))
def handle(asked):
    sys.stderr.write("\\x00<b>&\\x1b[31m")
    say(json.dumps({"seq": asked["seq"], "skip": "<script>\\x00\\ud800\\x1b"}))
"""
    files = [tmp_path / name for name in ("result.json", "result.xml", "result.html")]
    options = [word for pair in zip(("--json", "--junit"), files[:2], strict=True) for word in pair]
    done = run(segspec, tmp_path, suite, hostile, *options)
    assert done.code == 3
    assert not re.search(r"[\x00\x1b]", done.out)
    assert json.loads(files[0].read_text())["adapter"]["version"] == "]]>&"
    root = ElementTree.parse(files[1]).getroot()
    assert root[0].get("failures") == "10"
    assert segspec("conformance", "matrix", files[0], "-o", files[2]).code == 0
    assert "<script>" not in files[2].read_text()


def test_results_are_joined_into_one_matrix(segspec: Run, tmp_path: Path, suite: Path) -> None:
    results = [tmp_path / "sound.json", tmp_path / "early.json"]
    for path, changed in zip(results, ("", STOPS_EARLY + READS_ONLY), strict=True):
        run(segspec, tmp_path, suite, changed, "--json", path)
    done = segspec("conformance", "matrix", *results, "-o", tmp_path / "m.html", "--json", tmp_path / "m.json")
    assert (done.code, done.out, done.err) == (0, "", "")
    summary = json.loads((tmp_path / "m.json").read_text())
    assert [one["passed"] for one in summary["adapters"]] == [10, 5]
    (row,) = summary["sections"]
    assert (row["format"], row["section"]) == ("durable_log", "small")
    assert row["adapters"][1] == {
        "passed": 5,
        "failed": 1,
        "expected_failure": 0,
        "not_asked": 4,
        "failures": ["durable_log/small/both"],
    }
    assert [one["level"] for one in summary["levels"]] == ["must", "should", "may"]
    page = (tmp_path / "m.html").read_text()
    assert "10 of 10" in page
    assert "5 of 6" in page
    assert "<li>durable_log/small/both</li>" in page


@pytest.mark.parametrize(
    "content", ["{", "[]", "{}", '{"result": 1}', '{"result": 2}', '{"result": 1, "vectors": [{}]}']
)
def test_what_is_no_result_is_not_joined(segspec: Run, tmp_path: Path, content: str) -> None:
    (tmp_path / "x.json").write_text(content)
    done = segspec("conformance", "matrix", tmp_path / "x.json", "-o", tmp_path / "page.html")
    assert done.code == 1
    assert done.err.startswith("segspec: ")
    assert not (tmp_path / "page.html").exists()


def test_a_matrix_goes_somewhere(segspec: Run, tmp_path: Path) -> None:
    (tmp_path / "x.json").write_text("{}")
    assert segspec("conformance", "matrix", tmp_path / "x.json").code == 2


def test_one_shot(segspec: Run, tmp_path: Path, suite: Path) -> None:
    program = tmp_path / "one.py"
    program.write_text("import sys\nprint('{}')\nsys.stdin.read()\n")
    options = ["--one-shot", "--format", "durable_log", "--can", "compression:snappy", "--run", "*/snappy"]
    done = segspec("conformance", "run", *options, "--", sys.executable, program)
    assert done.code == 3
    assert "FAILED durable_log/small/snappy" in done.out
    assert "`end` is missing" in done.out


def test_the_vectors_are_listed(segspec: Run, suite: Path) -> None:
    done = segspec("conformance", "list")
    assert done.code == 0
    assert len(done.lines) == len(VECTORS)
    assert done.lines[0] == "durable_log/small/both  must  read+write  About both."
    assert done.lines[2] == "durable_log/small/cut-in-2  must  read  29 cases  About cut-in-2."
    chosen = segspec("conformance", "list", "--run", "*/snappy", "--output", "json")
    assert chosen.json == [
        {
            "id": "durable_log/small/snappy",
            "since": "1.0",
            "level": "must",
            "asks": ["read"],
            "cases": 1,
            "requires": ["compression:snappy"],
            "flags": [],
            "comment": "About snappy.",
        }
    ]


def test_a_vector_is_explained(segspec: Run, suite: Path) -> None:
    done = segspec("conformance", "explain", "durable_log/small/both")
    words = " ".join(done.out.split())
    assert done.code == 0
    assert "asked durable_log/small/both#write, if the adapter can write:durable_log" in words
    assert "bug It stops one early. effect The last record is lost." in words
    assert "expected end clean, valid_bytes 59, 2 records" in words
    assert "record at 29" in words
    assert "53 6 73 65 63 6f 6e 64 payload second" in words


def test_a_case_is_explained_as_it_is_asked_with_its_partial_frame(segspec: Run, suite: Path) -> None:
    done = segspec("conformance", "explain", "durable_log/small/cut-in-2#58")
    words = " ".join(done.out.split())
    assert "cases 29, from durable_log/small/cut-in-2#30 to durable_log/small/cut-in-2#58; rule exact" in words
    assert "segment segment_00000000000000000000.log, 58 bytes" in words
    assert "unreadable frame at 29" in words
    assert "error torn: " in words


@pytest.mark.parametrize("name", ["durable_log/small/none", "durable_log/small/cut-in-2#5", "x"])
def test_what_is_no_vector_is_not_explained(segspec: Run, suite: Path, name: str) -> None:
    done = segspec("conformance", "explain", name)
    assert done.code == 1
    assert done.err.startswith(f"segspec: no vector, case or rule is named {name}")


def test_vectors_are_copied_to_a_new_folder_only(segspec: Run, tmp_path: Path, suite: Path) -> None:
    target = tmp_path / "copy"
    done = segspec("conformance", "copy", target)
    assert (done.code, done.out) == (0, f"{target}: 3 files\n")
    assert (target / "durable_log" / "small.json").read_bytes() == (suite / "durable_log" / "small.json").read_bytes()
    again = segspec("conformance", "copy", target)
    assert again.code == 1
    assert "already exists" in again.err


def test_the_real_suite_has_what_a_copy_needs() -> None:
    files = {path.name for path in segspec_conformance.VECTORS.iterdir()}
    assert {"README.md", "LICENSE", vectors.SCHEMA} <= files


@pytest.mark.parametrize(
    ("changed", "title", "mend"),
    [
        ("def start(asked): pass", "It answers `start`", "flush standard output"),
        ('def start(asked): say("hi")', "It answers `start`", "words go to standard error"),
        (
            'def start(asked): say(json.dumps(hello() | {"can": ["read:durable-log"]}))',
            "It names capabilities",
            "They are: read:osiris",
        ),
        ("def handle(asked): sys.exit(1)", "It reads a sound file", "Catch what your reader raises"),
        ('def handle(asked): say("oops")', "It reads a sound file", "Print one JSON object a line"),
        ("def handle(asked): say('{}')", "It reads a sound file", "Repeat the request's `seq`"),
        (STOPS_EARLY, "It reads a sound file", "segspec conformance explain durable_log/small/both"),
        (
            'def handle(asked): say(json.dumps(sound(asked) if asked["cmd"] == "read" else {"seq": asked["seq"]}))',
            "It skips a command",
            '"skip":"why"',
        ),
        ("def stop(): sys.exit(2)", "It ends with exit code 0", "At `stop`"),
    ],
)
def test_an_adapter_is_checked_step_by_step(
    segspec: Run,
    tmp_path: Path,
    suite: Path,
    changed: str,
    title: str,
    mend: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(running, "START_SECONDS", 3.0)
    skips = 'def known(asked): return asked["cmd"] in ("read", "index", "write", "compute")\nplain = sound\n'
    skips += 'def sound(asked): return plain(asked) if known(asked) else {"seq": asked["seq"], "skip": "what?"}\n'
    done = segspec(
        "conformance", "check-adapter", "--timeout", "3", "--", *command(tmp_path, suite, skips + changed + "\n")
    )
    assert done.code == 3
    wrong = [line for line in done.lines if line.endswith(": wrong")]
    assert title in wrong[0]
    assert mend in done.out


def test_a_sound_adapter_passes_the_check(segspec: Run) -> None:
    done = segspec(
        "conformance", "check-adapter", "--", sys.executable, "-m", "segspec.cli.main", "conformance", "serve"
    )
    assert done.code == 0
    assert done.out.count(": ok\n") == 8
    assert done.lines[-1].startswith("This adapter speaks the protocol.")


def test_a_check_of_what_is_not_there(segspec: Run, suite: Path) -> None:
    done = segspec("conformance", "check-adapter", "--", "./no-such-adapter")
    assert done.code == 1
    assert "./no-such-adapter: No such file or directory" in done.out


def test_a_vector_of_another_format_is_not_confused_by_a_comment(segspec: Run, tmp_path: Path, suite: Path) -> None:
    stored = [vector("markup", b"", {"end": "clean", "valid_bytes": "0", "records": []}, comment="[red]not markup[/x]")]
    (suite / "durable_log" / "small.json").unlink()
    (suite / "durable_log").rmdir()
    write_suite(suite, stored)
    done = segspec("conformance", "explain", "durable_log/small/markup")
    assert "[red]not markup[/x]" in done.out
