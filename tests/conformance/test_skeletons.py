"""The skeletons that users begin with: each runs at once, and finds durable-log's frames, in every language alike."""

from __future__ import annotations

import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from segspec.cli.conformance_check import LANGUAGES, SKELETONS
from segspec.conformance.running import Pipelined, run
from segspec.conformance.vectors import load, selected
from tests import needs
from tests.cli.conftest import Run

SECONDS = 60.0
TOOLS = {"javascript": "node", "java": "java", "go": "go", "rust": "rustc", "erlang": "escript"}


def command(language: str, folder: Path) -> list[str]:
    """What runs the skeleton of a language, as the verb writes it; compiled where that is needed."""
    if language == "python":
        return [sys.executable, str(folder / "adapter.py")]
    tool = needs.program(TOOLS[language])
    source = str(folder / LANGUAGES[language].file)
    if language not in ("go", "rust"):
        return [tool, source]
    built = str(folder / "built")
    build = ["build", "-o", built, source] if language == "go" else ["--edition", "2021", "-o", built, source]
    done = subprocess.run([tool, *build], capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    return [built]


@cache
def failed(language: str, folder: Path) -> tuple[set[str], int]:
    """The vectors of `must` that the skeleton fails, and how many it was asked."""
    vectors = selected(load(formats=["durable_log"]), level="must")
    out = run(Pipelined(command(language, folder), SECONDS), vectors)
    assert out.remarks == []
    assert out.hello.language == language
    asked = [one for one in out.results if not one.missing]
    assert {one.question.kind for one in asked} == {"read"}
    assert [one for one in out.failed if one.first is None or one.first.answer is None] == []
    return {one.question.id for one in out.failed}, len(asked)


def test_a_skeleton_passes_nearly_all_of_must() -> None:
    wrong, asked = failed("python", SKELETONS)
    assert asked > 300
    assert len(wrong) <= 0.05 * asked, sorted(wrong)


@pytest.mark.parametrize("language", [name for name in LANGUAGES if name != "python"])
def test_all_languages_read_alike(segspec: Run, tmp_path: Path, language: str) -> None:
    made = segspec("conformance", "adapter", "--language", language, "-o", tmp_path / "new")
    assert made.code == 0
    assert LANGUAGES[language].runs.split("&& ")[-1] in made.out
    assert failed(language, tmp_path / "new")[0] == failed("python", SKELETONS)[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_skeleton_is_printed_as_it_is(segspec: Run, language: str) -> None:
    done = segspec("conformance", "adapter", "--language", language)
    assert done.out == (SKELETONS / LANGUAGES[language].file).read_text()
    assert max(map(len, done.lines)) <= 120


def test_a_folder_that_is_there_is_left_alone(segspec: Run, tmp_path: Path) -> None:
    (tmp_path / "adapter.py").write_text("mine")
    done = segspec("conformance", "adapter", "--language", "python", "-o", tmp_path)
    assert done.code == 1
    assert (tmp_path / "adapter.py").read_text() == "mine"
