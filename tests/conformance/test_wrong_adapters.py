"""The suite is tested itself: adapters that are wrong, each in one way, are all found out."""

from __future__ import annotations

import json
import subprocess
import sys
from itertools import zip_longest
from pathlib import Path
from types import ModuleType

import pytest

from segspec.conformance import library
from segspec.conformance.vectors import Vector, load
from segspec.formats.tank import rules
from tests.adapters.wrong.catalog import CATALOG
from tests.adapters.wrong.judging import first_failed, judged
from tests.adapters.wrong.kinds import Wrong

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def vectors() -> list[Vector]:
    """All vectors, one of each section in turn: most bugs show in the first ones."""
    turns = zip_longest(*(section.vectors for section in load()))
    return [vector for turn in turns for vector in turn if vector is not None]


def test_there_are_enough_of_them() -> None:
    assert len(CATALOG) >= 120
    assert all(wrong.about for wrong in CATALOG.values())


@pytest.mark.parametrize("name", CATALOG)
def test_a_wrong_adapter_fails_a_vector(name: str, vectors: list[Vector]) -> None:
    assert first_failed(CATALOG[name], vectors) is not None


def test_the_right_adapter_fails_none_of_those(vectors: list[Vector]) -> None:
    failed = judged([Wrong("right", "the library as it is")], vectors[:200])
    assert failed == {"right": []}


def test_a_bug_ends_with_the_adapter_that_has_it() -> None:
    request = {"cmd": "compute", "seq": 0, "format": "osiris", "function": "crc32", "arguments": {"bytes": "61"}}
    before = library.answer(request)
    for wrong in CATALOG.values():
        with wrong.in_force():
            pass
    assert library.answer(request) == before


def test_a_module_that_is_loaded_while_a_rule_is_wrong_has_the_right_one_afterwards(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    late = ModuleType("late")
    with CATALOG["tank-sparse-is-counted"].in_force():
        monkeypatch.setitem(sys.modules, "late", late)
        vars(late)["first_number"] = rules.first_number
        assert rules.first_number(True, 6000, 5004) == 5004
    assert vars(late)["first_number"](True, 6000, 5004) == 6000


def test_one_is_served_over_the_protocol() -> None:
    segment = {"name": "segment_00000000000000000000.log", "hex": "00"}
    lines = [
        {"cmd": "start", "protocol": 1},
        {"cmd": "read", "seq": 5, "format": "durable_log", "input": {"segment": segment}},
        {"cmd": "stop"},
    ]
    command = [sys.executable, "-m", "tests.adapters.wrong", "accept-all"]
    said = "".join(json.dumps(line) + "\n" for line in lines)
    done = subprocess.run(command, input=said, capture_output=True, text=True, cwd=ROOT, check=True)
    started, answer = map(json.loads, done.stdout.splitlines())
    assert "read:durable_log" in started["can"]
    assert answer == {"seq": 5, "end": "clean", "valid_bytes": "1", "records": []}
