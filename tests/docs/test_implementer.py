"""The programs of the implementers' page, as they stand, in a folder with what the page has people download."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import segspec
from tests import needs
from tests.conftest import ROOT
from tests.helpers.patience import PATIENCE

TEXT = (ROOT / "docs" / "implementer.md").read_text(encoding="utf-8")
TAB = re.compile(
    r'^<div class="in-(\w+)" markdown="1">\n\n```\w+\n(.*?)^```\n\n(.*?)\n\n</div>', re.MULTILINE | re.DOTALL
)
PROGRAMS = {language: (code, note) for language, code, note in TAB.findall(TEXT)}
LOG = ROOT / "python/segspec/samples/durable_log/multi_segment/log"
SEGMENT = LOG / "segment_00000000000000000031.log"
LINES = 3


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    shutil.copy(SEGMENT, tmp_path)
    return tmp_path


def printed(folder: Path, *words: str, **variables: str) -> list[str]:
    done = subprocess.run(
        words, cwd=folder, env=os.environ | variables, capture_output=True, text=True, timeout=PATIENCE
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def check(lines: list[str]) -> None:
    """Each line begins with the number of a record and the length of its payload."""
    records = list(segspec.open(SEGMENT).records())[:LINES]
    assert [line.split()[:2] for line in lines] == [[str(one.offset), str(len(one.value or b""))] for one in records]


def test_each_language_has_a_tab() -> None:
    assert list(PROGRAMS) == ["python", "javascript", "java", "go", "rust", "c"]
    assert re.findall(r'id="in-(\w+)"', TEXT) == list(PROGRAMS)


def test_the_program_in_python(folder: Path) -> None:
    path = os.pathsep.join([str(ROOT / "generated" / "python"), *sys.path])
    check(printed(folder, sys.executable, "-c", PROGRAMS["python"][0], PYTHONPATH=path))


def test_the_program_in_javascript(folder: Path) -> None:
    needs.npm("kaitai-struct")
    shutil.copytree(ROOT / "generated" / "javascript", folder / "javascript")
    (folder / "read.js").write_text(PROGRAMS["javascript"][0], encoding="utf-8")
    check(printed(folder, needs.program("node"), "read.js", NODE_PATH=str(ROOT / "node_modules")))


def test_the_program_in_go(folder: Path) -> None:
    go = needs.program("go")
    shutil.copytree(ROOT / "generated" / "go", folder, dirs_exist_ok=True)
    (folder / "read").mkdir()
    (folder / "read" / "main.go").write_text(PROGRAMS["go"][0], encoding="utf-8")
    check(printed(folder, go, "run", "./read"))


def test_the_program_in_c(folder: Path) -> None:
    needs.program("cc")
    for name, place in (("c", ROOT / "generated/c"), ("native", ROOT / "python/segspec/native")):
        (folder / name).symlink_to(place)
    code, note = PROGRAMS["c"]
    (folder / "read.c").write_text(code, encoding="utf-8")
    [compiler] = re.findall(r"`(cc [^`]+)`", note)
    # The last of several options holds: what is compiled for speed takes long.
    printed(folder, *compiler.split(), "-O0", "-o", "read")
    check(printed(folder, "./read"))
