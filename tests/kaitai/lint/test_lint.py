"""Each rule of the spec lint finds its violation, at its line, and says what to do."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from segspec_kaitai.ksc.compiler import CompileError
from segspec_kaitai.lint import __main__ as lint_module
from segspec_kaitai.lint.__main__ import lint, style_findings
from segspec_kaitai.parsers.__main__ import Tree
from segspec_kaitai.spec.source import ROOT, load
from tests.kaitai.lint.lint_cases import CASES, GOOD

SAMPLES = Path(__file__).parents[1] / "samples"


def findings_of(text: str, tmp_path: Path) -> list[str]:
    path = tmp_path / "ksy" / "good.ksy"
    path.parent.mkdir()
    path.write_text(text)
    return style_findings(load(path))


def test_a_spec_without_fault_has_no_findings(tmp_path: Path) -> None:
    assert findings_of(GOOD, tmp_path) == []


@pytest.mark.parametrize(("old", "new", "expected"), CASES)
def test_each_rule_finds_its_violation(old: str, new: str, expected: list[str], tmp_path: Path) -> None:
    assert old in GOOD
    assert findings_of(GOOD.replace(old, new), tmp_path) == [f"ksy/good.ksy:{line}" for line in expected]


def test_a_spec_without_meta_is_told_so(tmp_path: Path) -> None:
    assert "ksy/good.ksy:1: `meta` is missing" in findings_of("doc: x\ndoc-ref: x\n", tmp_path)


@pytest.mark.parametrize(
    ("text", "finding"),
    [
        ("meta: [\n", "ksy/good.ksy:2: not YAML: "),
        ("- one\n", "ksy/good.ksy:1: a spec is a mapping with the key `meta`"),
        ("", "ksy/good.ksy:1: a spec is a mapping with the key `meta`"),
        ("a: \x00\n", "ksy/good.ksy:1: not YAML: "),
    ],
)
def test_a_file_that_is_no_spec_is_one_finding(text: str, finding: str, tmp_path: Path) -> None:
    folder = tmp_path / "ksy"
    folder.mkdir()
    (folder / "good.ksy").write_text(text)
    found = lint(folder, ROOT, style_only=True)
    assert len(found) == 1
    assert found[0].startswith(finding)


def test_words_that_yaml_once_took_for_booleans_are_words(tmp_path: Path) -> None:
    text = GOOD.replace("      id: one\n", "      id: off\n")
    assert findings_of(text, tmp_path) == []


@pytest.mark.node
def test_the_samples_compile_everywhere(compiler: None) -> None:
    assert lint(SAMPLES, ROOT) == []


@pytest.mark.node
@pytest.mark.parametrize(
    ("old", "new", "finding"),
    [
        (
            "    type: body\n",
            "    type:\n      switch-on: kind\n      cases:\n        kind::one: body\n        _: u4\n",
            "cpp_stl: a switch mixes structures with numbers or bytes",
        ),
        ("    type: body\n", "    type: nothing\n", "java: /seq/5/type: error: unable to find type 'nothing'"),
        ("id: items", "id: signed", "g++: line "),
    ],
)
def test_what_one_language_refuses_is_found(
    old: str, new: str, finding: str, make_tree: Callable[[dict[str, str]], Tree]
) -> None:
    tree = make_tree({"good": GOOD.replace(old, new, 1)})
    found = lint(tree.ksy, tree.root)
    assert any(finding in line for line in found), found
    assert all(line.startswith("ksy/good.ksy:") for line in found)


def test_the_command_prints_findings_and_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    findings_of(GOOD.replace("    doc: Bytes.\n", ""), tmp_path)
    monkeypatch.setattr(lint_module, "ROOT", tmp_path)
    monkeypatch.setattr(sys, "argv", ["lint", "--style"])
    assert lint_module.main() == 1
    assert capsys.readouterr().out == "ksy/good.ksy:30: good.len_body: `doc` is missing\n"


def test_the_command_says_that_it_cannot_compile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(folder: Path, root: Path) -> list[str]:
        raise CompileError("node is not installed")

    findings_of(GOOD, tmp_path)
    monkeypatch.setattr(lint_module, "ROOT", tmp_path)
    monkeypatch.setattr(lint_module, "compile_everywhere", refuse)
    monkeypatch.setattr(sys, "argv", ["lint"])
    assert lint_module.main() == 1
    assert capsys.readouterr().out == "node is not installed\n"
