"""Every command and every program of the README, pasted as it stands, in an empty folder."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from segspec.cli.main import VERBS
from tests.conftest import QUICK_START, ROOT
from tests.helpers.patience import PATIENCE

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


def _environment(folder: Path) -> dict[str, str]:
    """`segspec` on the PATH is this tree's."""
    program = folder / "bin" / "segspec"
    program.parent.mkdir()
    program.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} -m segspec.cli.main "$@"\n', encoding="utf-8")
    program.chmod(0o755)
    tree = os.pathsep.join(part for part in sys.path if part)
    return os.environ | QUICK_START | {"PATH": f"{program.parent}{os.pathsep}{os.environ['PATH']}", "PYTHONPATH": tree}


@pytest.mark.spark
def test_all_of_it_works_in_this_order(tmp_path: Path) -> None:
    environment, folder = _environment(tmp_path), tmp_path / "work"
    folder.mkdir()
    for one in pasted():
        if one.kind == "python":
            arguments, expected = [sys.executable, "-c", one.text], {0}
        else:
            arguments = shlex.split(one.text, comments=True)
            if arguments[0] in MADE_BY:
                continue
            assert arguments[1] in VERBS, one.text
            expected = {3} if arguments[1] in DAMAGED else {0}
        done = subprocess.run(arguments, cwd=folder, env=environment, capture_output=True, text=True, timeout=PATIENCE)
        assert done.returncode in expected, f"{one.text}\n{done.stdout}\n{done.stderr}"
        assert done.stdout or "log.append" in one.text or "conformance" in one.text or "convert" in one.text, one.text
    assert (folder / "rescued").is_dir()
    assert (folder / "epochs.parquet").is_file()
    assert (folder / "orders" / "segment_00000000000000000000.log").read_bytes()
