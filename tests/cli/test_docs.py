"""`segspec docs` as a shell runs it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run

SPEC = "meta:\n  id: made\n  title: Made up\n  endian: le\nseq:\n  - id: a\n    type: u2\n    doc: What it is.\n"


@pytest.fixture
def spec(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "made.ksy"
    path.write_text(SPEC)
    return path


def test_a_spec_alone_gives_markdown_on_stdout(segspec: Run, spec: Path) -> None:
    done = segspec("docs", "made.ksy")
    assert (done.code, done.err) == (0, "")
    assert done.lines[0] == "# Made up"
    assert "<p>What it is.</p>" in done.out
    assert "u16 little-endian" in done.out


@pytest.mark.parametrize(("name", "first"), [("made.html", "<!DOCTYPE html>"), ("made.md", "# Made up")])
def test_the_name_of_the_file_says_its_form(segspec: Run, spec: Path, name: str, first: str) -> None:
    done = segspec("docs", "made.ksy", "-o", name)
    assert (done.code, done.out, done.err) == (0, "", "")
    assert Path(name).read_text(encoding="utf-8").startswith(first)
    assert sorted(path.name for path in spec.parent.iterdir()) == sorted(["made.ksy", name])


def test_a_page_that_is_there_is_replaced_only_when_forced(segspec: Run, spec: Path) -> None:
    Path("made.html").write_text("mine")
    done = segspec("docs", "made.ksy", "-o", "made.html")
    assert done.code == 2
    assert "-o made.html exists; --force replaces it" in done.err
    assert Path("made.html").read_text() == "mine"
    assert segspec("docs", "made.ksy", "-o", "made.html", "--force").code == 0
    assert "Made up" in Path("made.html").read_text()


@pytest.mark.parametrize(
    ("out", "message"),
    [
        ("made.pdf", "-o made.pdf: a page is a file named *.html or *.md"),
        ("made.ksy", "-o made.ksy is what is read: nothing is changed in place"),
    ],
)
def test_a_place_where_no_page_can_be_is_refused(segspec: Run, spec: Path, out: str, message: str) -> None:
    done = segspec("docs", "made.ksy", "-o", out, "--force")
    assert done.code == 2
    assert message in done.err
    assert spec.read_text() == SPEC


def test_what_is_wrong_with_a_spec_is_named_with_its_line(segspec: Run, spec: Path) -> None:
    spec.write_text(
        "meta:\n  id: made\nseq:\n  - id: a\n    type: b99\n  - id: '\x1b[31m'\n".replace("\x1b", "\\e").replace(
            "'", '"'
        )
    )
    done = segspec("docs", "made.ksy", "-o", "made.html")
    assert done.code == 2
    assert done.err.splitlines() == [
        "made.ksy:5: b99: a bit field has 1 to 64 bits",
        "made.ksy:6: '\\\\x1b[31m' is no name: a small letter, then small letters, digits and underscores",
    ]
    assert not Path("made.html").exists()


def test_imports_are_found_below_an_import_path(segspec: Run, spec: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Path("lib").mkdir()
    Path("lib/part.ksy").write_text("meta: {id: part, title: A part}\n")
    spec.write_text("meta:\n  id: made\n  imports: [/part]\n")
    refused = segspec("docs", "made.ksy")
    assert (refused.code, refused.out) == (2, "")
    assert refused.err.startswith("made.ksy:3: import of /part: there is no part.ksy")
    done = segspec("docs", "made.ksy", "--import-path", "lib")
    assert done.code == 0
    assert "### A part" in done.lines
    monkeypatch.setenv("KSY_PATH", "lib")
    assert segspec("docs", "made.ksy").out == done.out
