"""The suite is tested itself: adapters that are wrong, each in one way, are all found out."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from segspec.conformance import library
from segspec.conformance.vectors import Vector, load, selected
from segspec.formats.tank import rules
from tests.adapters.wrong.catalog import CATALOG
from tests.adapters.wrong.judging import first_failed, judged
from tests.adapters.wrong.kinds import Wrong

ROOT = Path(__file__).resolve().parents[2]


PUBLISHED = json.loads((ROOT / "docs" / "_data" / "conformance.json").read_bytes())["wrong"]
FIRST = {one["name"]: one["first"] for one in PUBLISHED}
"""The first vectors that each wrong adapter fails, as the page "Conformance" has them."""


@pytest.fixture(scope="module")
def vectors() -> list[Vector]:
    return selected(load())


@pytest.mark.parametrize("name", CATALOG)
def test_a_wrong_adapter_fails_a_vector(name: str, vectors: list[Vector]) -> None:
    """Where what is published is old, in another place."""
    named = [vector for vector in vectors if vector.id in FIRST.get(name, ())]
    assert first_failed(CATALOG[name], [*named, *vectors]) is not None


def test_the_right_adapter_fails_none_of_those(vectors: list[Vector]) -> None:
    ids = {one for first in FIRST.values() for one in first}
    failed = judged([Wrong("right", "the library as it is")], [vector for vector in vectors if vector.id in ids])
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
