"""Questions about whole logs, places, filters, tracking and damage: what is asked, compared and answered."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from segspec.conformance.answers import differences, malformed
from segspec.conformance.library import answer, can
from segspec.conformance.vectors import Case
from tests.builders import osiris
from tests.conformance.small_suite import BOTH, FIRST, NAME, RECORDS, record, small

JSON = dict[str, Any]
NEXT = "segment_00000000000000000004.log"
TWO_FILES = [{"name": NAME, "hex": BOTH.hex()}, {"name": NEXT, "hex": record(4, b"later").hex()}]
LATER = {"offset": "4", "value": b"later".hex()}
GAP = {"code": "missing-segment", "at": "0", "file": NEXT, "severity": "error"}
LOG = {"end": "clean", "records": [*RECORDS, LATER], "findings": [GAP]}


def the_case(folder: Path, inputs: JSON, **asked: JSON) -> Case:
    made = {"id": "durable_log/small/it", "level": "should", "comment": "It.", "flags": [], "input": inputs} | asked
    (vector,) = small(folder, [made])[0].vectors
    (question,) = vector.questions
    (case,) = question.cases()
    return case


def paths(case: Case, said: JSON) -> list[str]:
    assert malformed(case.question.kind, said) is None
    return [one.path for one in differences(case, said, can())]


def test_a_log_is_asked_with_all_its_files_and_answered_by_the_library(tmp_path: Path) -> None:
    case = the_case(tmp_path, {"files": TWO_FILES}, log=LOG)
    asked = case.request(7)
    assert (asked["cmd"], asked["input"]) == ("log", {"files": TWO_FILES})
    assert case.question.needs == ("log:durable_log",)
    assert paths(case, answer(asked)) == []


@pytest.mark.parametrize(
    ("changed", "wrong"),
    [
        ({}, []),
        ({"findings": [{"code": "missing-segment", "at": "0", "file": NEXT}]}, []),
        ({"findings": [GAP | {"severity": "warning"}]}, ["findings", "findings"]),
        ({"findings": [GAP | {"file": NAME}]}, ["findings", "findings"]),
        ({"findings": []}, ["findings"]),
        ({"records": RECORDS}, ["records", "records[2]"]),
        ({"end": "torn", "error": {"code": "torn", "at": "0", "file": NEXT}}, ["end", "error"]),
    ],
)
def test_records_and_findings_of_a_log_are_compared(tmp_path: Path, changed: JSON, wrong: list[str]) -> None:
    case = the_case(tmp_path, {"files": TWO_FILES}, log=LOG)
    assert paths(case, LOG | changed) == wrong


def test_where_a_log_ends_is_compared_with_its_file(tmp_path: Path) -> None:
    files = [{"name": NAME, "hex": BOTH[:-1].hex()}, TWO_FILES[1]]
    error = {"code": "torn", "at": str(len(FIRST)), "file": NAME}
    torn = {"end": "torn", "records": RECORDS[:1], "error": error, "findings": []}
    case = the_case(tmp_path, {"files": files}, log=torn)
    assert paths(case, answer(case.request(0))) == []
    assert paths(case, torn | {"error": error | {"file": NEXT}}) == ["error.file"]


@pytest.mark.parametrize(
    ("to", "found"),
    [
        ({"offset": "1"}, {"record": RECORDS[1], "file": NAME, "at": str(len(FIRST))}),
        ({"offset": "2"}, {"record": LATER, "file": NEXT, "at": "0"}),
        ({"offset": "5"}, {}),
    ],
)
def test_a_seek_leads_to_the_first_record_that_is_not_before(tmp_path: Path, to: JSON, found: JSON) -> None:
    case = the_case(tmp_path, {"files": TWO_FILES}, seek={"to": to} | found)
    asked = case.request(0)
    assert asked["to"] == to
    assert paths(case, answer(asked)) == []
    other = {"record": RECORDS[0], "file": NAME, "at": "0"}
    assert paths(case, other) != []
    assert (paths(case, {}) == []) == (found == {})


def test_what_damage_costs_is_compared(tmp_path: Path) -> None:
    damaged = BOTH[:25] + b"X" + BOTH[26:]
    lost = {"code": "bad-checksum", "at": "0", "bytes": str(len(FIRST))}
    skip = {"records": RECORDS[1:], "findings": [lost]}
    case = the_case(tmp_path, {"segment": {"name": NAME, "hex": damaged.hex()}}, skip=skip)
    assert paths(case, answer(case.request(0))) == []
    assert paths(case, skip | {"findings": [lost | {"bytes": "1"}]}) == ["findings", "findings"]
    assert paths(case, skip | {"findings": [{"code": "bad-checksum", "at": "0"}]}) == ["findings", "findings"]
    assert paths(case, skip | {"records": RECORDS}) != []


def osiris_request(cmd: str, chunk: osiris.NewChunk, **more: object) -> JSON:
    content, _ = osiris.segment(chunk)
    segment = {"name": osiris.segment_name(0), "hex": content.hex()}
    return {"cmd": cmd, "seq": 1, "format": "osiris", "input": {"segment": segment}} | more


def test_the_library_says_what_a_trailer_stores() -> None:
    chunk = osiris.plain(b"a", trailer=osiris.offset(b"me", 7))
    entry = {"at": "8", "id": b"me".hex(), "chunk_id": "0", "source": "trailer", "type": "offset", "offset": "7"}
    held = {"sequences": [], "offsets": [{"id": b"me".hex(), "offset": "7"}], "timestamps": []}
    assert answer(osiris_request("tracking", chunk)) == {"seq": 1, "entries": [entry], "held": held}


@pytest.mark.parametrize(("value", "unfiltered", "frames"), [(b"apple", False, ["8"]), (b"pear", False, []),
                                                             (b"pear", True, [])])  # fmt: skip
def test_the_library_says_which_chunks_a_filter_lets_through(value: bytes, unfiltered: bool, frames: list[str]) -> None:
    chunk = osiris.plain(b"a", filter=(1 << (127 - 5) | 1 << (127 - 85)).to_bytes(16, "big"))
    said = answer(osiris_request("filter", chunk, value=value.hex(), unfiltered=unfiltered))
    assert said == {"seq": 1, "frames": frames}


@pytest.mark.parametrize(
    ("kind", "said", "words"),
    [
        ("log", {"end": "clean", "records": []}, "`findings` is a list of objects"),
        ("log", {"end": "torn", "records": [], "findings": []}, "`error` is an object"),
        ("seek", {"record": {}, "file": "a", "at": 0}, "`at` is 0"),
        ("seek", {"record": {}, "at": "0"}, "`file` is missing"),
        ("seek", {"record": None}, "`record` is None"),
        ("filter", {"frames": [8]}, "`frames` is"),
        ("tracking", {"entries": []}, "`held` is missing"),
        ("skip", {"records": 1, "findings": []}, "`records` is 1"),
        ("skip", {"records": [], "findings": [{"code": "torn", "at": "1", "severity": "bad"}]}, "`severity` is 'bad'"),
    ],
)
def test_what_is_no_answer_is_said_in_words(kind: str, said: JSON, words: str) -> None:
    found = malformed(kind, said)
    assert found is not None
    assert words in found


def test_an_adapter_that_does_not_name_a_new_kind_is_not_asked(tmp_path: Path) -> None:
    case = the_case(tmp_path, {"files": TWO_FILES}, log=LOG)
    old = {"read:durable_log", "index:durable_log", "findings"}
    assert not old.issuperset(case.question.needs)
    assert {"log:durable_log", "seek:mojo", "filter:osiris", "tracking:ffwd", "skip:tank"} <= set(can())
    assert not {"filter:tank", "tracking:mojo"} & set(can())
