"""The page on the store, followed as it stands; and its picture has all of the table."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from segspec.store.inventory import TRANSITIONS, Phase

DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGE = DOCS / "store.md"


def blocks(kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


def test_the_page_does_what_it_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for python in blocks("python"):
        exec(compile(python, str(PAGE), "exec"), {"__name__": "page"})
    (shell,) = blocks("shell")
    program = f'segspec() {{ "{sys.executable}" -m segspec.cli.main "$@"; }}\nset -e\n{shell}'
    done = subprocess.run(["bash", "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "orders: 1 segments merged into others" in done.stdout
    assert "orders: 1 segments archived" in done.stdout


def test_the_grammar_on_the_page_is_that_of_the_module() -> None:
    from segspec.store import aof

    (text,) = blocks("text")
    verbs = set(re.findall(r'"([A-Z][A-Z_]*[+-]?)"', text))
    assert verbs == set(re.findall(r'"([A-Z][A-Z_]*[+-]?)"', aof.__doc__ or ""))
    assert verbs == set(aof._WORDS)


def test_the_picture_has_every_phase_and_every_entry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(DOCS / "_hooks"))
    from segspec_docs.phases import phases_picture, phases_table

    root = ET.fromstring(phases_picture())
    texts = ["".join(one.itertext()) for one in root.iter("text")]
    words = {word for text in texts for word in re.split(r"[, ]+", text)}
    assert {str(phase) for phase in Phase} <= words
    assert {str(step.verb) for step in TRANSITIONS if step.verb is not None} <= words
    assert len(phases_table().splitlines()) == len(TRANSITIONS) + 2


def test_no_words_of_the_picture_lie_on_others_or_on_a_box(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(DOCS / "_hooks"))
    from segspec_docs.phases import BOX, HEIGHT, PLACES, WIDTH, phases_picture

    root = ET.fromstring(phases_picture())
    # A letter of 11 px is up to 6.4 px wide on average.
    words = [(text, float(one.get("x", "0")), float(one.get("y", "0")) - 4, 6.4 * len(text), 11.0)
             for one in root.iter("text") if (text := "".join(one.itertext()))]  # fmt: skip
    places = {(x, y) for x, y in PLACES.values()}
    boxes = [("a box", x, y, BOX[0], BOX[1]) for x, y in places]
    outside = [one for one in words if all(abs(one[1] - x) > 1 or abs(one[2] - y) > BOX[1] / 2 for x, y in places)]
    assert len(outside) > 10
    for number, one in enumerate(outside):
        assert one[3] / 2 <= one[1] <= WIDTH - one[3] / 2, one
        assert 8 < one[2] < HEIGHT - 8, one
        for other in (*outside[number + 1 :], *boxes):
            apart = abs(one[1] - other[1]) > (one[3] + other[3]) / 2 or abs(one[2] - other[2]) > (one[4] + other[4]) / 2
            assert apart, (one, other)
