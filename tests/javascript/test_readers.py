"""The site's JavaScript readers beyond what the conformance suite asks: which rule they name, and that they read a file
by pieces as they read it whole."""

from __future__ import annotations

import json
import subprocess
from typing import Any

import pytest

from segspec.conformance.covered import covered
from segspec.conformance.vectors import Vector, load
from tests import needs
from tests.conftest import ROOT
from tests.helpers.sweeps import some

FORMATS = ("osiris", "tank", "durable_log", "mojo", "ffwd")
NAMING = ("osiris", "tank", "durable_log", "mojo")
"""Those whose readers name rules; of ffwd code and field tell the rule."""
OTHERS = ("tank/recovery/part-that-swallows-the-next", "mojo/recovery/growing-string-of-")
"""Where readers name another rule: a bundle is taken at its word; an entry is torn that a string leads out of."""

Answer = dict[str, Any]


@pytest.fixture(scope="module", params=FORMATS)
def answers(request: pytest.FixtureRequest) -> list[tuple[Vector, Answer]]:
    """What the readers find in the segment of each vector of a format."""
    needs.npm("kaitai-struct")
    assert set(FORMATS) <= set(covered())
    sections = load(formats=[request.param])
    found = [one for section in sections for one in section.vectors if one.segment and "read" in one.stored]
    vectors = some(found, 200)
    asked = "".join(f"{json.dumps(question(one))}\n" for one in vectors)
    script = ROOT / "tests" / "javascript" / "readers.mjs"
    done = subprocess.run(["node", str(script)], input=asked, capture_output=True, text=True, check=True)
    return list(zip(vectors, map(json.loads, done.stdout.splitlines()), strict=True))


def question(vector: Vector) -> dict[str, Any]:
    assert vector.segment is not None
    case = next(vector.questions[0].cases())
    index = vector.index.content.hex() if vector.index else None
    return {
        "format": vector.format, "name": vector.segment.name, "hex": case.content().hex(), "index": index,
    }  # fmt: skip


def test_a_file_that_is_read_by_pieces_has_the_frames_and_the_damage_of_the_whole(
    answers: list[tuple[Vector, Answer]],
) -> None:
    assert answers
    assert [vector.id for vector, said in answers if said["whole"] != said["pieces"]] == []


def test_the_rule_that_a_reader_names_is_one_that_the_vector_holds(answers: list[tuple[Vector, Answer]]) -> None:
    named = [
        (vector, said["whole"]["rule"])
        for vector, said in answers
        if "rule" in said["whole"]
        and "every" not in vector.stored
        and said["whole"]["code"] == vector.stored["read"].get("error", {}).get("code")
    ]
    assert {
        vector.id: rule for vector, rule in named if rule not in vector.rules and not vector.id.startswith(OTHERS)
    } == {}
    assert bool(named) is (answers[0][0].format in NAMING)
