"""CONTRIBUTING sends its readers to places that exist."""

from __future__ import annotations

import re

from segspec.formats import NAMES
from tests.conftest import ROOT

TEXT = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
PLACES = re.findall(r"`((?:ksy|generated|python|tests|docs)/[^`\s]*)`", TEXT)
ELSEWHERE = {"<structure>": "osiris_chunk_header", "<verb>": "dump"}
DECLARED = {"durable_log"}
NOT_EVERYWHERE = {"startup.py": {"mojo"}, "scan": {*DECLARED, "ffwd"}} | dict.fromkeys(
    ("folder.py", "reader.py", "resync.py", "rules.py", "salvage.py"), DECLARED
)
"""mojo has no implementation that could start. A format that is declared has the rest from its declaration, and ffwd
what finds sound frames."""


def places() -> list[str]:
    found = []
    for place in (place for place in PLACES if "acme" not in place):  # the example of a format to be added
        for word, example in ELSEWHERE.items():
            place = place.replace(word, example)
        without = NOT_EVERYWHERE.get(place.rstrip("/").rsplit("/", 1)[-1], set())
        found += [place.replace("<format>", name) for name in NAMES if name not in without]
    return sorted(set(found))


def test_every_place_exists() -> None:
    assert len(places()) > 60
    assert [place for place in places() if not (ROOT / place).exists()] == []


def test_the_functions_of_the_examples_stand_where_it_says() -> None:
    examples = re.findall(r"`(\w+)`(?:[^`]*`\w+`)*[^`]*in\s+`(python/[^`]*rules\.py)`", TEXT)
    assert examples
    for name, place in examples:
        assert f"def {name}(" in (ROOT / place).read_text(encoding="utf-8"), (name, place)
