"""Imports point one way: down the layers, and nowhere in a circle. Generated code imports nothing of the library."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

import pytest

from tests.house.imports import Import, circles, imported_names, imports_within, read_sources
from tests.house.layers import LAYERS, layer_name, layer_of_file

ROOT = Path(__file__).resolve().parents[2]
PYTHON = ROOT / "python"

STANDS_ALONE = {
    ROOT / "generated" / "python": ("segspec_ksy",),
    ROOT / "generated" / "kernels": ("segspec_kernels",),
}
"""Generated packages, which import each other, the standard library and kaitaistruct."""

ALLOWED_OF_GENERATED = frozenset({"segspec_ksy", "segspec_kernels", "kaitaistruct", "_typeshed"})


def below(path: str) -> str:
    return path.removeprefix("segspec/")


def climbs(edges: Iterable[Import]) -> list[str]:
    """The imports that point up, and those from one format's folder into another's."""
    return [str(edge) for edge in edges if _is_wrong(below(edge.importer), below(edge.imported))]


def _is_wrong(importer: str, imported: str) -> bool:
    if layer_of_file(imported) > layer_of_file(importer):
        return True
    both_formats = layer_name(importer) == layer_name(imported) == "formats/<format>"
    return both_formats and importer.split("/")[1] != imported.split("/")[1]


def folder_circles(edges: Iterable[Import]) -> list[tuple[str, ...]]:
    """Circles among layers: each folder counts as one, and so does each format's."""
    return circles(
        {
            Import(_folder(edge.importer), _folder(edge.imported), 0)
            for edge in edges
            if _folder(edge.importer) != _folder(edge.imported)
        }
    )


def _folder(path: str) -> str:
    parts = below(path).split("/")[:-1]
    return "/".join(parts[:2] if parts[:1] == ["formats"] else parts[:1])


def foreign_imports(sources: Mapping[str, str], allowed: frozenset[str]) -> list[str]:
    """What the sources import besides `allowed` and the standard library."""
    known = allowed | sys.stdlib_module_names
    return [
        f"{path}:{line} imports {names[-1]}"
        for path, text in sources.items()
        for names, line in imported_names(text)
        if names[-1].partition(".")[0] not in known
    ]


@pytest.fixture(scope="module")
def library() -> list[Import]:
    """Every import among the files of segspec. What only type checkers follow counts as well: a name that a module
    needs for its types is a name that its reader has to know."""
    return [edge for edge in imports_within(read_sources(PYTHON, "segspec")) if "skeletons" not in edge.importer]


def test_every_import_points_down(library: list[Import]) -> None:
    assert climbs(library) == []


def test_no_file_imports_itself_through_others(library: list[Import]) -> None:
    assert circles(library) == []


@pytest.mark.parametrize(("root", "package"), [(PYTHON, "segspec_kaitai"), (ROOT, "tests")])
def test_tools_and_tests_have_no_circles_either(root: Path, package: str) -> None:
    assert circles(imports_within(read_sources(root, package))) == []


def test_no_folder_imports_itself_through_others(library: list[Import]) -> None:
    assert folder_circles(library) == []


def test_every_layer_is_a_folder_and_every_folder_a_layer() -> None:
    folders = {layer_name(below(path)) for path in read_sources(PYTHON, "segspec")} - {""}
    assert folders == set(LAYERS)


def test_only_custom_imports_the_compiler_and_nothing_the_tests() -> None:
    sources = read_sources(PYTHON, "segspec")
    found = [
        f"{path}:{line}"
        for path, text in sources.items()
        for names, line in imported_names(text)
        if names[-1].startswith("tests.")
        or (names[-1].startswith("segspec_kaitai") and not path.startswith(("segspec/custom/", "segspec/toolchain/")))
    ]
    assert found == []


@pytest.mark.parametrize(("root", "packages"), STANDS_ALONE.items(), ids=lambda given: str(given)[-16:])
def test_generated_code_imports_nothing_of_the_library(root: Path, packages: tuple[str, ...]) -> None:
    for package in packages:
        sources = read_sources(root, package)
        assert sources, f"{package} is committed under {root}"
        assert foreign_imports(sources, ALLOWED_OF_GENERATED) == []


PLANTED = {
    "segspec/core/a.py": "def late():\n    from segspec.library.b import B\n",
    "segspec/library/b.py": "if TYPE_CHECKING:\n    from segspec.library.c import C\n",
    "segspec/library/c.py": "import segspec.library.b\n",
    "segspec/formats/osiris/d.py": "from segspec.formats.tank import e\n",
    "segspec/formats/tank/e.py": "from segspec.core import a\n",
    "segspec/reading/f.py": "from segspec.formats.tank.e import E\n",
}


def test_a_planted_climb_a_planted_neighbour_and_a_planted_circle_are_found() -> None:
    edges = imports_within(PLANTED)
    assert climbs(edges) == [
        "segspec/core/a.py:2 imports segspec/library/b.py",
        "segspec/formats/osiris/d.py:1 imports segspec/formats/tank/e.py",
    ]
    assert circles(edges) == [("segspec/library/b.py", "segspec/library/c.py")]
    back = {**PLANTED, "segspec/library/b.py": "from segspec.reading.f import F\n"}
    assert folder_circles(imports_within(back)) == [("core", "formats/tank", "library", "reading")]
    generated = {"segspec_kernels/k.py": "import zlib\nfrom segspec.columns.backend import plain\n"}
    assert foreign_imports(generated, ALLOWED_OF_GENERATED) == [
        "segspec_kernels/k.py:2 imports segspec.columns.backend"
    ]


def test_a_folder_without_a_layer_is_refused() -> None:
    with pytest.raises(ValueError, match="lies in no layer"):
        layer_of_file("attic/box.py")
