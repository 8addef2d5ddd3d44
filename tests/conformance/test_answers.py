"""When an answer is the expected one, and what is shown where it is not."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from segspec.conformance.answers import ABSENT, Difference, differences, malformed
from segspec.conformance.library import answer, can
from segspec.conformance.running import Failure, Hello, Reply, judged
from segspec.conformance.showing import SHOWN, pair, place, rows
from segspec.conformance.vectors import Case, VectorsError, load, whole_records
from tests.conformance.small_suite import (
    BOTH,
    CLEAN,
    FIRST,
    RECORDS,
    TORN,
    VECTORS,
    made_vector,
    of,
    outcome,
    record,
    small,
    vector,
)

JSON = dict[str, Any]
ALL = frozenset(can())


def cases(tmp_path: Path, stored: JSON) -> list[Case]:
    (made,) = small(tmp_path, [stored])[0].vectors
    return [case for question in made.questions for case in question.cases()]


def paths(case: Case, said: JSON, can: frozenset[str] = ALL) -> list[str]:
    assert malformed(case.question.kind, said) is None
    return [one.path for one in differences(case, said, can)]


@pytest.mark.parametrize(
    ("level", "said", "wrong"),
    [
        ("should", [("bad-count", "0"), ("bad-order", "29")], []),
        ("should", [("bad-count", "0")], ["findings"]),
        ("must", [("bad-count", "0")], []),
        ("must", [("bad-count", "0"), ("bad-order", "29")], []),
        ("must", [("bad-order", "29")], ["findings"]),
        ("must", [("bad-count", "0"), ("bad-order", "30")], ["findings"]),
    ],
)
def test_a_finding_of_a_weaker_level_is_asked_of_who_is_asked_for_it(
    tmp_path: Path, level: str, said: list[tuple[str, str]], wrong: list[str]
) -> None:
    expected = [{"code": "bad-count", "at": "0"}, {"code": "bad-order", "at": "29", "level": "should"}]
    (case,) = cases(tmp_path, vector("weaker", BOTH, CLEAN | {"findings": expected}))
    answered = CLEAN | {"findings": [{"code": code, "at": at} for code, at in said]}
    assert [one.path for one in differences(case, answered, ALL, level)] == wrong


@pytest.mark.parametrize(
    ("changed", "wrong"),
    [
        ({}, []),
        ({"message": "extra words are welcome"}, []),
        ({"end": "corrupt"}, ["end"]),
        ({"valid_bytes": "0"}, ["valid_bytes"]),
        ({"error": {"code": "bad-length", "at": "29"}}, ["error.code"]),
        ({"error": {"code": "torn", "at": "30"}}, ["error.at"]),
        ({"error": {"code": "torn", "at": "29", "field": "anything"}}, []),
        ({"records": []}, ["records", "records[0]"]),
        ({"records": [*RECORDS[:1], RECORDS[0]]}, ["records", "records[1]"]),
        ({"records": [{"offset": "7", "value": RECORDS[0]["value"]}]}, ["records[0].offset"]),
        ({"records": [{"offset": 0, "value": RECORDS[0]["value"]}]}, ["records[0].offset"]),
        ({"records": [RECORDS[0] | {"key": ""}]}, ["records[0].key"]),
        ({"records": [{"offset": "0"}]}, ["records[0].value"]),
    ],
)
def test_each_part_of_an_answer_is_compared(tmp_path: Path, changed: JSON, wrong: list[str]) -> None:
    (case,) = cases(tmp_path, vector("torn", BOTH[:-1], TORN))
    assert paths(case, TORN | changed) == wrong


def test_a_field_is_compared_where_both_name_one(tmp_path: Path) -> None:
    expected = TORN | {"error": TORN["error"] | {"field": "payload"}}
    (case,) = cases(tmp_path, vector("torn", BOTH[:-1], expected))
    assert paths(case, TORN) == []
    assert paths(case, expected) == []
    assert paths(case, TORN | {"error": TORN["error"] | {"field": "magic"}}) == ["error.field"]


def test_an_error_where_none_is_expected_is_a_difference(tmp_path: Path) -> None:
    (case,) = cases(tmp_path, vector("both", BOTH, CLEAN))
    assert paths(case, TORN) == ["end", "valid_bytes", "error", "records", "records[1]"]


def test_true_is_not_one(tmp_path: Path) -> None:
    expected = CLEAN | {"records": [{"id": "1-1", "deleted": True, "fields": []}]}
    (case,) = cases(tmp_path, vector("both", BOTH, expected))
    assert paths(case, CLEAN | {"records": [{"id": "1-1", "deleted": 1, "fields": []}]}) == ["records[0].deleted"]


def test_a_long_value_is_compared_by_its_hash(tmp_path: Path) -> None:
    long = b"x" * 2000
    expected = outcome("clean", 2024, 0) | {"records": [{"offset": "0", "value_sha256": sha256(long).hexdigest()}]}
    (case,) = cases(tmp_path, vector("long", record(0, long), expected))
    assert paths(case, answer(case.request(0))) == []
    for value in (long[:-1].hex(), "no hex", 7):
        assert paths(case, expected | {"records": [{"offset": "0", "value": value}]}) == [
            f"records[0].{name}"
            for name in (["value_sha256"] if value == long[:-1].hex() else ["value", "value_sha256"])
        ]


@pytest.mark.parametrize(
    ("said", "wrong"),
    [
        (TORN | {"records": []}, []),
        (TORN, []),
        (outcome("corrupt", 0, 2, "bad-magic"), []),
        (CLEAN, ["end"]),
        (TORN | {"records": [RECORDS[1]]}, ["records[0].offset", "records[0].value"]),
        (outcome("torn", 0, 2, "torn") | {"records": [*RECORDS, RECORDS[0]]}, ["records", "records[2]"]),
    ],
)
def test_refused_means_noticed_and_nothing_invented(tmp_path: Path, said: JSON, wrong: list[str]) -> None:
    first, *_ = cases(tmp_path, vector("flip", BOTH, CLEAN, every={"bit": [["0", "4"]], "rule": "refused"}))
    assert paths(first, said) == wrong


@pytest.mark.parametrize(
    ("can", "said", "wrong"),
    [
        ({"findings"}, [], ["findings"]),
        (set(), [], []),
        ({"findings"}, [{"code": "gap", "at": "7"}], []),
        ({"findings"}, [{"code": "gap", "at": "7", "field": "offset"}], []),
        ({"findings"}, [{"code": "gap", "at": "8"}], ["findings", "findings"]),
        ({"findings"}, [{"code": "gap", "at": "7"}] * 2, ["findings"]),
    ],
)
def test_findings_are_compared_with_who_has_them(tmp_path: Path, can: set[str], said: JSON, wrong: list[str]) -> None:
    expected = CLEAN | {"findings": [{"code": "gap", "at": "7"}]}
    (case,) = cases(tmp_path, vector("gap", BOTH, expected))
    assert paths(case, CLEAN | {"findings": said}, frozenset(can)) == wrong


def test_index_findings_come_in_any_order_and_one_without_a_place_has_any(tmp_path: Path) -> None:
    index = {"findings": [{"code": "bad-index"}, {"code": "bad-index", "at": "16"}]}
    stored = {**VECTORS[6], "index": index}
    (case,) = cases(tmp_path, stored)
    found = [{"code": "bad-index", "at": "16"}, {"code": "bad-index", "at": "40"}]
    assert paths(case, {"findings": found}) == []
    assert paths(case, {"findings": found[::-1]}) == []
    assert paths(case, {"findings": found[1:]}) == ["findings"]


def test_written_bytes_are_identical_or_read_the_same_and_have_no_finding(tmp_path: Path) -> None:
    flagged = BOTH[:5] + b"\1" + BOTH[6:]
    for write, wrong in (("identical", ["hex"]), ("equivalent", ["findings in what was written"])):
        _, case = cases(tmp_path / write, vector("both", BOTH, CLEAN, write=write))
        assert paths(case, {"hex": BOTH.hex()}) == []
        assert paths(case, {"hex": flagged.hex()}) == wrong
        assert paths(case, {"hex": FIRST.hex()}) != []
        assert malformed("write", {"hex": "ABC"}) is not None


def test_a_long_value_is_written_as_it_is_in_the_segment(tmp_path: Path) -> None:
    long = b"x" * 2000
    expected = outcome("clean", 2024, 0) | {"records": [{"offset": "0", "value_sha256": sha256(long).hexdigest()}]}
    (made,) = small(tmp_path, [vector("long", record(0, long), expected, write="identical")])[0].vectors
    assert whole_records(made) == [{"offset": "0", "value": long.hex()}]
    false = expected | {"records": [{"offset": "0", "value_sha256": "00" * 32}]}
    (made,) = small(tmp_path / "2", [vector("long", record(0, long), false, write="identical")])[0].vectors
    with pytest.raises(VectorsError, match="no value in the segment has the SHA-256 0000"):
        whole_records(made)


HOSTILE = [None, True, 1, -1, 1 << 70, 1.5, "", "clean", "torn", "0", "12", "9" * 5000, "\ud800", "\x1b[2J", [], {}]
HOSTILE += [[[]], [{}], [{"offset": []}], [{"code": "torn", "at": "9" * 40}], {"code": "gap", "at": "0"}, {"code": {}}]
VALUES = st.sampled_from(HOSTILE)
KEYS = st.sampled_from(["end", "valid_bytes", "records", "error", "findings", "result", "hex", "skip", "seq"])


@given(st.dictionaries(KEYS, VALUES), st.sampled_from(range(len(VECTORS))))
def test_any_object_is_judged(said: JSON, number: int) -> None:
    for question in made_vector(number).questions:
        case = next(question.cases())
        failure = judged(Reply(case, said), Hello("", "", "", ALL))
        if failure is not None:
            shown = [pair(one) for one in failure.differences]
            assert all(len(side) <= SHOWN + 2 for sides in shown for side in sides)
            assert "\n" not in json.dumps(shown)
            place(failure)


def test_two_long_values_are_shown_where_they_differ() -> None:
    one, other = "ab" * 300, "ab" * 200 + "ff" + "ab" * 99
    expected, answered = pair(Difference("value", one, other))
    assert (expected[13], answered[13]) == ("a", "f")
    assert expected.startswith("…a")
    assert max(len(expected), len(answered)) == SHOWN + 2


def test_what_an_adapter_says_cannot_move_the_cursor() -> None:
    assert pair(Difference("x", ABSENT, "\x1b[2J\n\ud800")) == ("absent", "\\u001b[2J\\n\\ud800")


def test_bytes_are_shown_around_a_position() -> None:
    shown = list(rows(bytes(range(64)), 20))
    assert [(position, holds) for position, _, holds in shown] == [(0, False), (16, True), (32, False), (48, False)]
    assert "[14]" in shown[1][1]
    assert list(rows(b"ab", 2))[-1] == (2, "[end of the file]", True)
    assert list(rows(b"", 0)) == [(0, "[end of the file]", True)]


def test_a_failure_is_shown_where_the_error_is(tmp_path: Path) -> None:
    sections = small(tmp_path)
    for words, at in (("torn", 29), ("both", len(BOTH)), ("magic-flipped", 29)):
        case = next(of(sections, words).questions[0].cases())
        assert place(Failure(case, "")) == at
    written = Failure(next(of(sections, "both").questions[1].cases()), "", answer={"hex": BOTH[:9].hex()})
    assert place(written) == 9


def test_a_file_that_changed_is_noticed(tmp_path: Path) -> None:
    long = record(0, b"y" * 5000)
    stored = vector("file", long, outcome("clean", len(long), 0))
    stored["input"]["segment"] = {"name": "x", "file": "files/a.bin", "sha256": sha256(long).hexdigest()}
    with pytest.raises(VectorsError, match=r"a.bin is missing"):
        small(tmp_path, [stored])
    files = tmp_path / "suite" / "durable_log" / "files"
    files.mkdir()
    (files / "a.bin").write_bytes(long)
    assert load(tmp_path / "suite")[0].vectors[0].segment.content == long
    (files / "a.bin").write_bytes(long[:-1])
    with pytest.raises(VectorsError, match=r"a.bin does not have the SHA-256"):
        load(tmp_path / "suite")


@pytest.mark.parametrize("content", [b"{", b"[]", b"{}", b'{"vectors": [{}], "format": "tank"}'])
def test_a_file_that_is_none_of_vectors_is_named(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "tank").mkdir()
    (tmp_path / "tank" / "x.json").write_bytes(content)
    with pytest.raises(VectorsError, match=r"x.json is not a file of vectors"):
        load(tmp_path)
