"""The package that adds a format; as a program, compiles its kernels in place: `python -m
segspec_kaitai.own.format_package FOLDER`.

Modules of the subset as a Python extension.
"""

from __future__ import annotations

import sys
import tempfile
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from segspec.columns.backend.lanes import digest_of
from segspec.core.code_text import checked_module
from segspec_kaitai.programs import bounded
from segspec_kaitai.translate import Untranslatable, translate
from segspec_kaitai.translate.project import Project, module_of


def build_extension(texts: Mapping[str, str], target: Path, name: str, roots: Sequence[Path] = ()) -> None:
    """Compiles modules into the extension `name`; `texts` and `roots` are those of `translate`.

    Raises `CompilerError`, and `OSError` if nothing can be written.
    """
    try:
        made = translate(texts, extension=name, roots=roots)
    except Untranslatable as error:
        raise bounded.CompilerError(str(error)) from error
    told = [f'-DSEG_DIGEST="{digest_of(made.read)}"', f'-DSEG_MODULES="{" ".join(made.read)}"']
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "kernel.c"
        source.write_text(made.single, encoding="utf-8")
        bounded.build([source, *([bounded.CHECKSUMS] if "seg_crc32" in made.single else [])], target, told)


GROUP = "segspec.formats"
SPECS, GENERATED = "ksy", "generated"
PLACES = (".", "python", "src")


class NoPackageError(ValueError):
    """A folder is not the project of a format; the message names what is missing."""


@dataclass(frozen=True)
class FormatPackage:
    """A plugin's project: its folder and its import package."""

    root: Path
    name: str
    folder: Path

    @property
    def specs(self) -> Path:
        return self.root / SPECS

    @property
    def generated(self) -> Path:
        return self.folder / GENERATED

    @property
    def package(self) -> str:
        return f"{self.name}.{GENERATED}"

    @property
    def project(self) -> Project:
        return Project(self.specs, self.generated, self.folder, self.generated / "kernels", self.generated / "c")

    @property
    def extension(self) -> Path:
        return self.folder / f"_compiled{bounded.SUFFIX}"


def package_in(root: Path) -> FormatPackage:
    """The project in a folder. Raises `NoPackageError`."""
    file = root / "pyproject.toml"
    try:
        table = tomllib.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError as error:
        raise NoPackageError(f"{root} is no project: it has no pyproject.toml") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise NoPackageError(f"{file}: {error}") from error
    entries = _in(table, "project", "entry-points", GROUP)
    names = {str(value).partition(":")[0].partition(".")[0] for value in entries.values()}
    if len(names) != 1:
        what = "names no format" if not names else f"names formats of several packages, {', '.join(sorted(names))}"
        raise NoPackageError(f'{file} {what}: [project.entry-points."{GROUP}"]')
    (name,) = names
    try:
        checked_module(name)
    except ValueError as error:
        raise NoPackageError(f"{file}: {error}") from error
    folder = next((root / place / name for place in PLACES if (root / place / name / "__init__.py").is_file()), None)
    if folder is None:
        raise NoPackageError(f"{root} has no package {name}, here or in python/ or src/")
    if not any((root / SPECS).glob("*.ksy")):
        raise NoPackageError(f"{root / SPECS} has no specs (*.ksy)")
    return FormatPackage(root, name, folder)


def _in(table: Any, *names: str) -> dict[str, Any]:
    for name in names:
        table = table.get(name, {}) if isinstance(table, dict) else {}
    return table if isinstance(table, dict) else {}


def compile_kernels(package: FormatPackage, target: Path) -> None:
    """Compiles the kernels and runs of a package in place. Raises `CompilerError`, and `OSError` if nothing can be
    written.
    """
    kernels = [path for path in sorted(package.project.kernels.glob("*.py")) if path.stem != "__init__"]
    paths = [*kernels, *package.project.runs()]
    if paths:
        texts = {module_of(path)[1]: path.read_text(encoding="utf-8") for path in paths}
        build_extension(texts, target, "_compiled", [package.folder.parent])


def add_kernels(hook: Any, version: str, build_data: dict[str, Any]) -> None:
    """For the `initialize` of a hatchling build hook: adds the compiled kernels to the wheel."""
    package = package_in(Path(hook.root))
    bounded.into_wheel(hook, version, build_data, package.extension, partial(compile_kernels, package))


if __name__ == "__main__":
    given = package_in(Path(sys.argv[1]))
    compile_kernels(given, given.extension)
