"""Specs of the tests' own, compiled once into packages `sample_ksy` and `sample_ksy.debug`."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from segspec_kaitai.parsers.__main__ import Tree, run
from segspec_kaitai.spec.source import ROOT
from tests import needs

SAMPLES = Path(__file__).with_name("samples")


@pytest.fixture(scope="session")
def compiler() -> None:
    """Skips where node or the npm packages are missing."""
    needs.npm("kaitai-struct-compiler")


@pytest.fixture
def make_tree(compiler: None, tmp_path: Path) -> Callable[[dict[str, str]], Tree]:
    """Makes a tree of specs from their texts; nothing is compiled yet."""

    def make(specs: dict[str, str]) -> Tree:
        folder = tmp_path / "ksy"
        folder.mkdir(exist_ok=True)
        for name, text in specs.items():
            (folder / f"{name}.ksy").write_text(text)
        return Tree(ROOT, folder, tmp_path / "generated")

    return make


@pytest.fixture(scope="session")
def samples(compiler: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The folder that has `sample_ksy`, compiled and importable."""
    generated = tmp_path_factory.mktemp("generated")
    assert run(Tree(ROOT, SAMPLES, generated, "sample_ksy"), check=False) == []
    sys.path.insert(0, str(generated / "python"))
    yield generated / "python"
    sys.path.remove(str(generated / "python"))
    for name in [name for name in sys.modules if name.startswith("sample_ksy")]:
        del sys.modules[name]
