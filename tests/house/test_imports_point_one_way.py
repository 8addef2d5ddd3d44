"""Imports point one way: `[tool.importlinter]` in pyproject.toml says how, and here stands what it cannot say."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.house.imports import circle, imported_names, imports_within, read_sources

ROOT = Path(__file__).resolve().parents[2]
PYTHON = ROOT / "python"

GENERATED = {"segspec_ksy": ROOT / "generated/python", "segspec_kernels": ROOT / "generated/kernels"}
"""Packages that import each other, the standard library and kaitaistruct."""

ALLOWED_OF_GENERATED = frozenset({*GENERATED, "kaitaistruct", "_typeshed"})
ALLOWED_OF_SPECS = frozenset({"segspec_kaitai", "yaml"})
"""What reads specs and runs compilers is imported while segspec is built: it needs nothing of segspec."""


def foreign_imports(sources: Mapping[str, str], allowed: frozenset[str]) -> list[str]:
    """What the sources import besides `allowed` and the standard library."""
    known = allowed | sys.stdlib_module_names
    return [
        f"{path}:{line} imports {names[-1]}"
        for path, text in sources.items()
        for names, line in imported_names(text)
        if names[-1].partition(".")[0] not in known
    ]


def test_the_contracts_hold() -> None:
    # In a process of its own: the tool sets logging up anew, and the loggers of other tests are silent then.
    command = [Path(sys.executable).with_name("lint-imports"), "--no-cache", "--no-logo"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(("root", "package"), [(PYTHON, "segspec"), (ROOT, "tests")])
def test_no_file_imports_itself_through_others(root: Path, package: str) -> None:
    """The tool counts a folder as one, which the folders of a format are not: files call `scan/`, and it calls them."""
    assert circle(imports_within(read_sources(root, package))) == []


def test_nothing_imports_the_tests() -> None:
    for package in ("segspec", "segspec_kaitai"):
        named = {names[-1].partition(".")[0] for text in read_sources(PYTHON, package).values()
                 for names, _ in imported_names(text)}  # fmt: skip
        assert "tests" not in named


@pytest.mark.parametrize("package", GENERATED)
def test_generated_code_imports_what_is_generated(package: str) -> None:
    sources = read_sources(GENERATED[package], package)
    assert sources, f"{package} is committed"
    declared = {path: text for path, text in sources.items() if "/logs/" in path}
    assert foreign_imports({path: sources[path] for path in sources.keys() - declared}, ALLOWED_OF_GENERATED) == []
    assert foreign_imports(declared, ALLOWED_OF_GENERATED | {"segspec"}) == []


@pytest.mark.parametrize("room", ["programs", "spec", "ksc", "translate", "layouts", "languages"])
def test_what_builds_segspec_needs_nothing_of_it(room: str) -> None:
    assert foreign_imports(read_sources(PYTHON, f"segspec_kaitai/{room}"), ALLOWED_OF_SPECS) == []


def test_a_planted_circle_and_a_planted_import_are_found() -> None:
    planted = {
        "segspec/library/b.py": "if TYPE_CHECKING:\n    from segspec.library.c import C\n",
        "segspec/library/c.py": "def late():\n    import segspec.library.b\n",
        "segspec_kernels/k.py": "import zlib\nfrom segspec.columns.backend import plain\n",
    }
    assert set(circle(imports_within(planted))) == {"segspec/library/b.py", "segspec/library/c.py"}
    assert foreign_imports({"k.py": planted["segspec_kernels/k.py"]}, ALLOWED_OF_GENERATED) == [
        "k.py:2 imports segspec.columns.backend"
    ]
