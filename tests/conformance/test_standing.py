"""What an adapter may put into its README, and what a CI server shows: what was not asked is counted, not listed."""

from __future__ import annotations

import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

import segspec_conformance
from segspec.cli.conformance_check import SKELETONS
from segspec.conformance import vectors
from tests.cli.conftest import Done, Run
from tests.conformance.small_suite import BOTH, CLEAN, adapter, vector, write_suite
from tests.conformance.test_cli import READS_ONLY, STOPS_EARLY

SVG = "{http://www.w3.org/2000/svg}"
NOTHING = 'def start(asked): say(json.dumps(hello() | {"can": []}))\n'
TORN_IS_CLEAN = """
def handle(asked):
    said = sound(asked)
    if said.get("end") == "torn" and len(said["records"]) == 1:
        del said["error"]
        said["end"] = "clean"
    say(json.dumps(said))
"""
NO_INDEX = """
def handle(asked):
    say(json.dumps({"seq": asked["seq"], "findings": []} if asked["cmd"] == "index" else sound(asked)))
"""


@pytest.fixture
def suite(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = write_suite(tmp_path / "suite")
    monkeypatch.setattr(segspec_conformance, "VECTORS", folder)
    return folder


def run(segspec: Run, tmp_path: Path, suite: Path, changed: str, *options: object) -> Done:
    return segspec("conformance", "run", *options, "--", *adapter(tmp_path, vectors.load(suite), changed))


@pytest.mark.parametrize(
    ("changed", "options", "said", "colour"),
    [
        ("", [], "must 8 of 8, should 1 of 1, may 1 of 1", "#1a7f37"),
        ("", ["--level", "must"], "must 8 of 8", "#1a7f37"),
        (TORN_IS_CLEAN, ["--expect-fail", "known"], "must 7 of 8, should 0 of 1, may 1 of 1", "#b3261e"),
        (STOPS_EARLY, [], "must 6 of 8, should 1 of 1, may 1 of 1", "#b3261e"),
        (NO_INDEX, [], "must 8 of 8, should 1 of 1, may 0 of 1", "#9a6700"),
        (NOTHING, [], "nothing was asked", "#59636e"),
    ],
)
def test_a_badge_says_what_passed(
    segspec: Run, tmp_path: Path, suite: Path, changed: str, options: list[str], said: str, colour: str
) -> None:
    (tmp_path / "known").write_text("*/cut-in-2  # known\n*/torn  # known\n")
    given = [tmp_path / one if one == "known" else one for one in options]
    run(segspec, tmp_path, suite, changed, *given, "--badge", tmp_path / "badge.svg")
    root = ElementTree.parse(tmp_path / "badge.svg").getroot()
    assert [one.text for one in root.iter(f"{SVG}text")] == ["segspec suite 1.1", said]
    path = root.find(f"{SVG}path")
    assert path is not None
    assert path.get("fill") == colour
    assert str(root.get("aria-label")).startswith("test 1 (python): segspec suite 1.1, ")


def test_a_table_has_a_row_for_each_format_and_counts_what_was_not_asked(
    segspec: Run, tmp_path: Path, suite: Path
) -> None:
    known = tmp_path / "known.txt"
    known.write_text("*/both  # the last is lost\n")
    table = tmp_path / "table.md"
    run(segspec, tmp_path, suite, STOPS_EARLY + READS_ONLY, "--expect-fail", known, "--table", table)
    assert table.read_text().splitlines() == [
        "test 1 (python) and the conformance vectors of segspec, suite 1.1:",
        "",
        "| Format | must | should | may |",
        "|---|---|---|---|",
        "| durable_log | 4 of 5 (1 known to fail) | 1 of 1 | none asked |",
        "",
        "Not asked: 1 for lack of write:durable&#95;log; 1 for lack of index:durable&#95;log; 1 for lack of "
        "compute:crc32; 1 for lack of compression:snappy.",
    ]


def test_names_of_an_adapter_are_no_markup(segspec: Run, tmp_path: Path, suite: Path) -> None:
    hostile = 'def start(asked): say(json.dumps(hello() | {"name": "</title><script>|*", "language": "&\\""}))\n'
    files = ["--badge", tmp_path / "badge.svg", "--table", tmp_path / "table.md"]
    assert run(segspec, tmp_path, suite, hostile, *files).code == 0
    root = ElementTree.parse(tmp_path / "badge.svg").getroot()
    assert str(root.get("aria-label")).startswith('</title><script>|* 1 (&"): ')
    assert (tmp_path / "table.md").read_text().startswith('&#60;/title&#62;&#60;script&#62;&#124;&#42; 1 (&#38;")')


@pytest.mark.parametrize("option", ["--badge", "--table"])
def test_a_part_of_the_vectors_is_no_badge(segspec: Run, tmp_path: Path, suite: Path, option: str) -> None:
    done = run(segspec, tmp_path, suite, "", option, tmp_path / "out", "--run", "*/both")
    assert done.code == 2
    assert "omit --run" in done.err
    assert not (tmp_path / "out").exists()


def test_junit_has_no_case_that_was_not_asked(segspec: Run, tmp_path: Path, suite: Path) -> None:
    run(segspec, tmp_path, suite, READS_ONLY, "--junit", tmp_path / "result.xml")
    small, unasked = ElementTree.parse(tmp_path / "result.xml").getroot()
    assert (small.get("name"), small.get("tests"), small.get("skipped")) == ("durable_log/small", "6", "0")
    assert len(small.findall("testcase")) == 6
    assert [(one.get("name"), one.get("value")) for one in small.iter("property")] == [("suite", "1.1")]
    assert (unasked.get("name"), unasked.get("tests"), unasked.findall("testcase")) == ("not asked", "0", [])
    counted = {one.get("name"): one.get("value") for one in unasked.iter("property")}
    assert counted["not asked for lack of compression:snappy"] == "1"
    assert len(counted) == 4


def test_junit_of_nothing_asked_has_no_section(segspec: Run, tmp_path: Path, suite: Path) -> None:
    run(segspec, tmp_path, suite, NOTHING, "--junit", tmp_path / "result.xml")
    (unasked,) = ElementTree.parse(tmp_path / "result.xml").getroot()
    counted = [(one.get("name"), one.get("value")) for one in unasked.iter("property")]
    assert counted == [("not asked of formats that it does not name: durable_log", "10")]


def test_formats_that_an_adapter_does_not_name_are_one_line(segspec: Run, tmp_path: Path) -> None:
    program = SKELETONS / "adapter.py"
    done = segspec("conformance", "run", "--level", "must", "--", sys.executable, program)
    assert done.code == 0
    unasked = [line for line in done.lines if line.startswith("not asked: ")]
    assert unasked[0].endswith(" of formats that it does not name: osiris, tank, mojo, ffwd")
    lacks = [line.split(" for lack of ")[1] for line in unasked[1:]]
    assert {"write:durable_log", "compute:crc32"} <= set(lacks)
    assert len({one.partition(":")[0] for one in lacks}) == len(lacks)
    assert [line.split()[0] for line in done.lines if line.split()[1:2] == ["must"]] == ["durable_log"]


def test_a_program_that_is_run_once_a_case_is_only_asked_to_read_a_segment(segspec: Run, tmp_path: Path) -> None:
    program = tmp_path / "one.py"
    program.write_text("""print('{"end":"clean","valid_bytes":"0","records":[]}')""")
    options = ["--one-shot", "--format", "durable_log", "--run", "durable_log/index", "--verbose"]
    done = segspec("conformance", "run", *options, "--", sys.executable, program)
    assert "not asked: 16 for lack of a way to be given a file beside the segment\n" in done.out
    assert " for lack of index:durable_log\n" in done.out
    assert "an index cannot be given" not in done.out


def test_a_program_that_is_run_once_a_case_cannot_be_said_to_write(segspec: Run) -> None:
    done = segspec("conformance", "run", "--one-shot", "--can", "index:osiris", "--", "true")
    assert done.code == 2
    assert "--can index:osiris: a --one-shot program only reads" in done.err


CRC, VERSION = "durable_log.record.crc", "durable_log.record.version"


@pytest.fixture
def ruled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A suite whose vectors name rules: two the one, one both."""
    rules = {"first": [CRC], "second": [CRC], "third": [VERSION, CRC]}
    stored = [vector(words, BOTH, CLEAN, rules=held) for words, held in rules.items()]
    folder = write_suite(tmp_path / "suite", stored)
    monkeypatch.setattr(segspec_conformance, "VECTORS", folder)
    return folder


def test_failures_of_one_rule_are_one_kind_and_the_rule_is_told(segspec: Run, tmp_path: Path, ruled: Path) -> None:
    done = run(segspec, tmp_path, ruled, STOPS_EARLY, "--junit", tmp_path / "result.xml")
    assert done.out.count("FAILED ") == 1
    assert f"  rule    {CRC}: `checksum` is the CRC-32 of the payload alone." in done.out
    assert f"docs    formats/durable_log.html#{CRC}   more" in done.out
    assert "alike   2 more: durable_log/small/second, durable_log/small/third" in done.out
    assert done.lines[-1] == "test 1, suite 1.1: 3 of 3 vectors failed"
    failures = list(ElementTree.parse(tmp_path / "result.xml").getroot().iter("failure"))
    assert f"(formats/durable_log.html#{VERSION})" not in str(failures[0].text)
    assert f"(formats/durable_log.html#{VERSION})" in str(failures[2].text)
