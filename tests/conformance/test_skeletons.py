"""The skeletons that users begin with: each runs at once, and reads durable-log right."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from segspec.cli.conformance_check import SKELETONS, skeleton
from segspec.conformance.running import Pipelined, run
from segspec.conformance.vectors import load, selected
from tests import needs
from tests.cli.conftest import Run

SECONDS = 60.0
TOOLS = {"javascript": "node", "java": "java", "go": "go", "rust": "rustc"}


def command(language: str, folder: Path) -> list[str]:
    """What runs the skeleton of a language, as the verb writes it; compiled where that is needed."""
    if language == "python":
        return [sys.executable, str(folder / "adapter.py")]
    tool = needs.program(TOOLS[language])
    source = str(folder / SKELETONS[language][0])
    if language in ("javascript", "java"):
        return [tool, source]
    built = str(folder / "built")
    build = ["build", "-o", built, source] if language == "go" else ["--edition", "2021", "-O", "-o", built, source]
    subprocess.run([tool, *build], check=True, capture_output=True, text=True)
    return [built]


@pytest.mark.parametrize("language", SKELETONS)
def test_a_skeleton_passes_what_it_can(segspec: Run, tmp_path: Path, language: str) -> None:
    done = segspec("conformance", "adapter", "--language", language, "-o", tmp_path / "new")
    assert done.code == 0
    assert SKELETONS[language][1].split("&& ")[-1] in done.out
    vectors = selected(load(formats=["durable_log"]), level="must")
    out = run(Pipelined(command(language, tmp_path / "new"), SECONDS), vectors)
    assert [one.question.id for one in out.failed] == []
    assert out.remarks == []
    asked = [one for one in out.results if not one.missing]
    assert len(asked) > 100
    assert {one.question.kind for one in asked} == {"read"}
    assert out.hello.language == language


@pytest.mark.parametrize("language", SKELETONS)
def test_a_skeleton_is_printed_as_it_is(segspec: Run, language: str) -> None:
    done = segspec("conformance", "adapter", "--language", language)
    assert done.out == skeleton(language).read_text()
    assert max(map(len, done.lines)) <= 120


def test_a_folder_that_is_there_is_left_alone(segspec: Run, tmp_path: Path) -> None:
    (tmp_path / "adapter.py").write_text("mine")
    done = segspec("conformance", "adapter", "--language", "python", "-o", tmp_path)
    assert done.code == 1
    assert (tmp_path / "adapter.py").read_text() == "mine"
