"""The skeletons that users begin with: each runs at once, and finds its format's frames, in every language alike."""

from __future__ import annotations

import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from segspec.conformance.composing import LANGUAGES, skeleton
from segspec.conformance.running import Pipelined, run
from segspec.conformance.vectors import load, selected
from segspec.formats import NAMES
from tests import needs
from tests.cli.conftest import Run

SECONDS = 60.0
TOOLS = {"javascript": "node", "java": "java", "go": "go", "rust": "rustc", "erlang": "escript"}
MOST_FAILED = {"mojo": 0.1}
"""How much of `must` a skeleton may fail, where it is not a twentieth: mojo's looks into no index."""


def command(language: str, folder: Path) -> list[str]:
    """What runs the skeleton of a language, as the verb writes it; compiled where that is needed."""
    if language == "python":
        return [sys.executable, str(folder / "adapter.py")]
    tool = needs.program(TOOLS[language])
    source = str(folder / LANGUAGES[language].file)
    if language not in ("go", "rust"):
        return [tool, source]
    built = str(folder / "built")
    build = ["build", "-o", built, source] if language == "go" else ["--edition", "2021", "-O", "-o", built, source]
    done = subprocess.run([tool, *build], capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    return [built]


@cache
def failed(language: str, format: str, folder: Path) -> tuple[set[str], int]:
    """The vectors of `must` that the skeleton fails, and how many it was asked."""
    vectors = selected(load(formats=[format]), level="must")
    out = run(Pipelined(command(language, folder), SECONDS), vectors)
    assert out.remarks == []
    assert out.hello.language == language
    asked = [one for one in out.results if not one.missing]
    assert {one.question.kind for one in asked} == {"read"}
    assert [one for one in out.failed if one.first is None or one.first.answer is None] == []
    return {one.question.id for one in out.failed}, len(asked)


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the skeletons in Python are, each in the folder of its format."""
    root = tmp_path_factory.mktemp("python")
    for format in NAMES:
        (root / format).mkdir()
        (root / format / "adapter.py").write_text(skeleton("python", format))
    return root


@pytest.mark.parametrize("format", NAMES)
def test_a_skeleton_passes_nearly_all_of_must(python: Path, format: str) -> None:
    wrong, asked = failed("python", format, python / format)
    assert asked > 300
    assert len(wrong) <= MOST_FAILED.get(format, 0.05) * asked, sorted(wrong)


@pytest.mark.parametrize("format", NAMES)
@pytest.mark.parametrize("language", [name for name in LANGUAGES if name != "python"])
def test_all_languages_read_alike(segspec: Run, tmp_path: Path, python: Path, language: str, format: str) -> None:
    made = segspec("conformance", "adapter", "--language", language, "--format", format, "-o", tmp_path / "new")
    assert made.code == 0
    assert LANGUAGES[language].runs.split("&& ")[-1] in made.out
    assert failed(language, format, tmp_path / "new")[0] == failed("python", format, python / format)[0]


@pytest.mark.parametrize("format", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_skeleton_is_printed_as_it_is(segspec: Run, language: str, format: str) -> None:
    done = segspec("conformance", "adapter", "--language", language, "--format", format)
    assert done.out == skeleton(language, format)
    assert max(map(len, done.lines)) <= 120
    assert f"the frames of {format}" in done.out
    assert not any(line.strip() in ("IMPORTS", "READER") for line in done.lines)


def test_without_a_format_it_reads_the_simplest(segspec: Run) -> None:
    assert segspec("conformance", "adapter", "--language", "go").out == skeleton("go", "durable_log")


def test_a_folder_that_is_there_is_left_alone(segspec: Run, tmp_path: Path) -> None:
    (tmp_path / "adapter.py").write_text("mine")
    done = segspec("conformance", "adapter", "--language", "python", "-o", tmp_path)
    assert done.code == 1
    assert (tmp_path / "adapter.py").read_text() == "mine"
