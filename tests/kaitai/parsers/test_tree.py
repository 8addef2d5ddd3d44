"""What `make generate` writes: all that compiles, reproducibly, and what it says of everything else."""

from __future__ import annotations

import hashlib
import importlib
import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from segspec_kaitai.ksc.compiler import CompileError
from segspec_kaitai.parsers import __main__ as compile_module
from segspec_kaitai.parsers.__main__ import Tree, render_tree, run
from segspec_kaitai.spec.source import ROOT

pytestmark = pytest.mark.node

MakeTree = Callable[[dict[str, str]], Tree]
NUMBER = "meta:\n  id: number\n  endian: le\nseq:\n  - id: value\n    type: u4\n"
PAIR = (
    "meta:\n  id: pair\n  imports:\n    - number\n"
    "seq:\n  - id: first\n    type: number\n  - id: second\n    type: number\n"
)
BROKEN = "meta:\n  id: broken\nseq:\n  - id: one\n    type: nothing\n"


def relative(tree: Tree) -> set[str]:
    return {str(path.relative_to(tree.generated)) for path in tree.generated.rglob("*") if path.is_file()}


def test_a_spec_becomes_a_parser_its_debug_twin_a_stub_and_four_more_languages(make_tree: MakeTree) -> None:
    tree = make_tree({"number": NUMBER})
    assert run(tree, check=False) == []
    assert relative(tree) == {
        "go/go.mod",
        "go/segspecksy/bounded.go",
        "go/segspecksy/number.go",
        "go/segspecksy/specs.go",
        "java/pom.xml",
        "java/src/main/java/io/github/segspec/ksy/Number.java",
        "javascript/Number.js",
        "javascript/debug/Number.js",
        "javascript/package.json",
        "python/segspec_ksy/__init__.py",
        "python/segspec_ksy/debug/__init__.py",
        "python/segspec_ksy/debug/number.py",
        "python/segspec_ksy/fields.py",
        "python/segspec_ksy/layouts/__init__.py",
        "python/segspec_ksy/layouts/number.py",
        "python/segspec_ksy/number.py",
        "python/segspec_ksy/number.pyi",
        "python/segspec_ksy/py.typed",
        "python/segspec_ksy/runtime.py",
        "python/segspec_ksy/runtime.pyi",
        "rust/Cargo.toml",
        "rust/src/lib.rs",
        "rust/src/number.rs",
        "rust/src/tree.rs",
    }


def test_every_parser_names_its_compiler_and_its_spec(make_tree: MakeTree) -> None:
    tree = make_tree({"number": NUMBER})
    run(tree, check=False)
    digest = hashlib.sha256(NUMBER.encode()).hexdigest()
    parsers = [name for name in relative(tree) if "number" in name.lower()]
    assert len(parsers) == 9
    for name in parsers:
        first = (tree.generated / name).read_text().splitlines()[0]
        assert first.lstrip("#/ ") == f"kaitai-struct-compiler 0.11.0, ksy/number.ksy sha256 {digest}"


def test_specs_import_each_other_within_the_package(make_tree: MakeTree, monkeypatch: pytest.MonkeyPatch) -> None:
    made = make_tree({"number": NUMBER, "pair": PAIR})
    tree = Tree(made.root, made.ksy, made.generated, "importing_ksy")
    assert run(tree, check=False) == []
    monkeypatch.syspath_prepend(str(tree.generated / "python"))
    pair = importlib.import_module("importing_ksy.pair").Pair.from_bytes(b"\1\0\0\0\2\0\0\0")
    assert (pair.first.value, pair.second.value) == (1, 2)
    assert "number" not in sys.modules


def test_two_runs_write_the_same(make_tree: MakeTree) -> None:
    tree = make_tree({"number": NUMBER, "pair": PAIR})
    assert render_tree(tree).files == render_tree(tree).files


def test_a_clean_tree_passes_the_check(make_tree: MakeTree) -> None:
    tree = make_tree({"number": NUMBER})
    run(tree, check=False)
    assert run(tree, check=True) == []


@pytest.mark.parametrize(
    ("name", "text", "found"),
    [
        ("python/segspec_ksy/number.py", "edited", "generated/{} differs: run `make generate`"),
        ("javascript/Number.js", None, "generated/{} is missing: run `make generate`"),
        ("go/go.sum", "a lock file of another tool", None),
    ],
)
def test_an_edited_or_a_missing_file_fails_the_check(
    make_tree: MakeTree, name: str, text: str | None, found: str | None
) -> None:
    tree = make_tree({"number": NUMBER})
    run(tree, check=False)
    path = tree.generated / name
    if text is None:
        path.unlink()
    else:
        path.write_text(text)
    assert run(tree, check=True) == ([found.format(name)] if found else [])
    assert text is None or path.read_text() == text


def test_a_file_that_no_spec_makes_fails_the_check_and_goes(make_tree: MakeTree) -> None:
    tree = make_tree({"number": NUMBER, "pair": PAIR})
    run(tree, check=False)
    (tree.ksy / "pair.ksy").unlink()
    found = run(tree, check=True)
    assert "generated/python/segspec_ksy/pair.pyi has no spec: run `make generate`" in found
    assert "generated/javascript/Pair.js has no spec: run `make generate`" in found
    run(tree, check=False)
    assert not any("pair" in name.lower() for name in relative(tree))


def test_a_changed_spec_fails_the_check(make_tree: MakeTree) -> None:
    tree = make_tree({"number": NUMBER})
    run(tree, check=False)
    (tree.ksy / "number.ksy").write_text(NUMBER + "    doc: new\n")
    assert any("number.py differs" in line for line in run(tree, check=True))


def test_a_package_whose_specs_the_site_shows_gets_javascript_only(make_tree: MakeTree, tmp_path: Path) -> None:
    made = make_tree({"number": NUMBER})
    package = tmp_path / "package"
    package.mkdir()
    (package / "other.ksy").write_text(NUMBER.replace("number", "other"))
    (package / "broken.ksy").write_text(BROKEN)
    problems = run(Tree(made.root, made.ksy, made.generated, shown=(package,)), check=False)
    assert [line.partition(":")[0] for line in problems] == ["package/broken.ksy", "package/broken.ksy"]
    others = {name for name in relative(made) if "other" in name.lower()}
    assert others == {"javascript/Other.js", "javascript/debug/Other.js"}


def test_one_bad_spec_is_reported_and_the_others_are_written(make_tree: MakeTree) -> None:
    tree = make_tree({"number": NUMBER, "broken": BROKEN})
    assert run(tree, check=False) == [
        "ksy/broken.ksy:5: python: /seq/0/type: error: unable to find type 'nothing', searching from broken",
        "ksy/broken.ksy:5: python_debug: /seq/0/type: error: unable to find type 'nothing', searching from broken",
        "ksy/broken.ksy:5: javascript: /seq/0/type: error: unable to find type 'nothing', searching from broken",
        "ksy/broken.ksy:5: javascript_debug: /seq/0/type: error: unable to find type 'nothing', searching from broken",
        "ksy/broken.ksy:5: java: /seq/0/type: error: unable to find type 'nothing', searching from broken",
        "ksy/broken.ksy:5: go: /seq/0/type: error: unable to find type 'nothing', searching from broken",
        "ksy/broken.ksy:5: rust: /seq/0/type: error: unable to find type 'nothing', searching from broken",
    ]
    assert "python/segspec_ksy/number.py" in relative(tree)
    assert "python/segspec_ksy/broken.py" not in relative(tree)


def test_a_spec_that_breaks_keeps_its_last_good_parser(make_tree: MakeTree) -> None:
    tree = make_tree({"number": NUMBER, "pair": PAIR})
    run(tree, check=False)
    before = (tree.generated / "python/segspec_ksy/pair.py").read_text()
    (tree.ksy / "pair.ksy").write_text(PAIR.replace("type: number", "type: nothing"))
    assert run(tree, check=False)
    assert (tree.generated / "python/segspec_ksy/pair.py").read_text() == before


def test_a_file_that_is_no_yaml_is_reported_by_line(make_tree: MakeTree) -> None:
    tree = make_tree({"number": NUMBER, "broken": "meta:\n  id: broken\n seq: [\n"})
    found = run(tree, check=False)
    assert found
    assert all(line.startswith("ksy/broken.ksy:3: ") for line in found)


def test_what_is_being_imported_is_never_half_written(make_tree: MakeTree) -> None:
    tree = make_tree({"number": NUMBER})
    assert run(tree, check=False) == []
    kept = (tree.generated / "python/segspec_ksy/number.py").stat()
    assert run(tree, check=False) == []
    assert (tree.generated / "python/segspec_ksy/number.py").stat().st_mtime_ns == kept.st_mtime_ns
    assert not [name for name in relative(tree) if "/." in name]


def test_missing_npm_packages_are_named(make_tree: MakeTree) -> None:
    made = make_tree({"number": NUMBER})
    with pytest.raises(CompileError, match="run `npm ci`"):
        render_tree(Tree(made.ksy, made.ksy, made.generated))


def test_missing_node_is_named(make_tree: MakeTree, monkeypatch: pytest.MonkeyPatch) -> None:
    tree = make_tree({"number": NUMBER})
    monkeypatch.setenv("PATH", "")
    with pytest.raises(CompileError, match="node is not installed"):
        render_tree(tree)


def test_the_command_says_what_is_wrong_and_fails(
    make_tree: MakeTree, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compile_module, "REPOSITORY", make_tree({"broken": BROKEN}))
    monkeypatch.setattr(sys, "argv", ["compile"])
    assert compile_module.main() == 1
    assert capsys.readouterr().err.startswith("ksy/broken.ksy:5: python: ")


def test_node_packages_are_pinned_and_the_lock_names_no_registry() -> None:
    package = json.loads((ROOT / "package.json").read_text())
    assert all(version[0].isdigit() for version in package["devDependencies"].values())
    lock = (ROOT / "package-lock.json").read_text()
    assert '"resolved"' not in lock
    assert "://registry" not in lock
    assert json.loads(lock)["packages"][""]["devDependencies"] == package["devDependencies"]


def test_generated_javascript_is_required_by_node_as_it_is(compiler: None) -> None:
    package = json.loads((ROOT / "generated/javascript/package.json").read_text())
    assert package["type"] == "commonjs"
    assert Path(ROOT / "generated/javascript/DurableLogRecord.js").exists()
