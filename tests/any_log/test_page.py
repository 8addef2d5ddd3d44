"""The page about declared logs does what it says: its spec, its Python and its commands are run in order."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from segspec.cli.streams import DAMAGED, SOUND
from segspec.frames.checksums import algorithms
from segspec.frames.key_values import forms_of
from segspec.frames.keys import Declaration
from tests.any_log.reading import SPECS
from tests.cli.conftest import Run
from tests.conftest import ROOT

pytestmark = pytest.mark.node

PAGE = ROOT / "docs" / "any-log.md"
BLOCK = re.compile(r"^```(?P<kind>\w+)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)


def test_the_page_does_what_it_says(segspec: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SEGSPEC_NODE", str(ROOT))
    commands = 0
    for block in BLOCK.finditer(PAGE.read_text(encoding="utf-8")):
        if block["kind"] == "yaml":
            assert block["text"] == (SPECS / "sqlite_wal.ksy").read_text(encoding="utf-8")
            Path("sqlite_wal.ksy").write_text(block["text"], encoding="utf-8")
        elif block["kind"] == "python":
            exec(compile(block["text"], str(PAGE), "exec"), {})
        elif block["kind"] == "console":
            for given in block["text"].split("$ ")[1:]:
                line, _, printed = given.partition("\n")
                done = segspec(*shlex.split(line)[1:])
                assert done.out + done.err == printed, line
                assert done.code == (DAMAGED if " cut" in line else SOUND), line
                commands += 1
    assert commands == 6


def test_it_names_every_key_and_every_algorithm() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert [key for key in ("spec", *forms_of(Declaration)) if f"`{key}" not in page and f"{key}:" not in page] == []
    listed = re.search(r"^Algorithms are (.*)\.$", page, re.MULTILINE)
    assert listed is not None
    assert re.sub(r" \([^)]*\)", "", listed[1]).split(", ") == [*algorithms()]


def test_the_page_about_a_spec_shows_its_declaration(segspec: Run, tmp_path: Path) -> None:
    path = tmp_path / "sqlite_wal.ksy"
    text = (SPECS / "sqlite_wal.ksy").read_text(encoding="utf-8")
    path.write_text(text.replace("'*-wal'", "'*<b>-wal'"), encoding="utf-8")
    page = segspec("docs", path).out
    assert "<dt>As a log</dt>" in page
    assert "<p>same: <code>salt header.salt</code></p>" in page
    assert "<p>files: <code>*&lt;b&gt;-wal</code></p>" in page
