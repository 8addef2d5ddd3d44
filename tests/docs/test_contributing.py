"""CONTRIBUTING sends its readers to places that exist."""

from __future__ import annotations

import re

from segspec.formats import NAMES
from tests.conftest import ROOT

TEXT = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
PLACES = re.findall(r"`((?:ksy|generated|python|tests|docs)/[^`\s]*)`", TEXT)
ELSEWHERE = {"<structure>": "osiris_chunk_header", "<verb>": "dump"}
NOT_EVERYWHERE = {"startup.py": {"mojo"}, "folder.py": {"durable_log"}, "resync.py": {"durable_log"}}
"""mojo has no implementation that could start, and durable-log has these from the engine."""


def places() -> list[str]:
    found = []
    for place in (place for place in PLACES if "acme" not in place):  # the example of a format to be added
        for word, example in ELSEWHERE.items():
            place = place.replace(word, example)
        without = NOT_EVERYWHERE.get(place.rsplit("/", 1)[-1], set())
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
