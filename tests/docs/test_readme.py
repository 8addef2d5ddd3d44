"""Every command and every program of the README, pasted as it stands, in an empty folder."""

from __future__ import annotations

import os
import re
import shlex
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from segspec.cli.main import VERBS
from tests.cli.conftest import Run, segspec
from tests.conftest import ROOT

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

__all__ = ["segspec"]

README = ROOT / "README.md"
BLOCK = re.compile(r"^```(console|python)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
MADE_BY = {
    "make": "CI runs it",
    "python3": "the installation, which CI does in the same way",
    ".venv/bin/pip": "the installation, which CI does in the same way",
}
"""Commands that are not run here, with the reason."""
DAMAGED = {"doctor", "info", "forecast", "recover", "verify"}
"""Verbs that the README shows on damaged samples: they exit 3."""


@dataclass(frozen=True)
class Pasted:
    """A command's line, or a Python program."""

    kind: str
    text: str


def pasted() -> list[Pasted]:
    found = []
    for kind, text in BLOCK.findall(README.read_text(encoding="utf-8")):
        lines = text.splitlines() if kind == "console" else [text]
        found += [Pasted(kind, line.removeprefix("$ ")) for line in lines]
    return found


def commands() -> list[str]:
    return [one.text for one in pasted() if one.kind == "console"]


def test_every_block_is_one_that_is_run_here() -> None:
    fences = README.read_text(encoding="utf-8").count("```")
    assert fences == 2 * len(BLOCK.findall(README.read_text(encoding="utf-8")))
    for kind, text in BLOCK.findall(README.read_text(encoding="utf-8")):
        assert kind == "python" or all(line.startswith("$ ") for line in text.splitlines()), text
    assert {shlex.split(line)[0] for line in commands()} == {"segspec", *MADE_BY}


def test_every_make_target_exists() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    named = re.findall(r"[`$] ?make ([a-z-]+)", README.read_text(encoding="utf-8"))
    assert {"demo", "test", "docs"} <= set(named)
    assert [target for target in named if not re.search(rf"^{target}:", makefile, re.MULTILINE)] == []


@pytest.mark.spark
@pytest.mark.xdist_group("spark")
def test_all_of_it_works_in_this_order(
    spark: SparkSession,
    tmp_path: Path,
    segspec: Run,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(part for part in sys.path if part))
    for one in pasted():
        if one.kind == "python":
            # The session of all tests has a working directory of its own.
            exec(one.text.replace('.load("samples', f'.load("{tmp_path}/samples'), {"__name__": "__main__"})
            printed = capfd.readouterr().out
        else:
            program, *arguments = shlex.split(one.text, comments=True)
            if program in MADE_BY:
                continue
            assert arguments[0] in VERBS, one.text
            done = segspec(*arguments)
            printed = done.out
            assert done.code == (3 if arguments[0] in DAMAGED else 0), f"{one.text}\n{done}"
        assert printed or "log.append" in one.text or "conformance" in one.text or "convert" in one.text, one.text
    assert Path("rescued").is_dir()
    assert Path("epochs.parquet").is_file()
    assert Path("orders", "segment_00000000000000000000.log").read_bytes()
