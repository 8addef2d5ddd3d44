"""Builds the `generated/` of a package that adds a format: parsers, layouts, kernels, the log's declaration, its page.

A project has specs in `ksy/` and a `pyproject.toml`, whose entry point of the group `segspec.formats` names the
package. One spec may declare a log (`-log`, or `NAME.log.yaml`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

from segspec_kaitai.kernels.__main__ import render
from segspec_kaitai.ksc.compiler import Compiled, CompileError, compile_specs
from segspec_kaitai.ksc.output import settle
from segspec_kaitai.own.compiling import INSTALL, TARGETS, Read, compiler_folder, named_paths, placed, with_imports
from segspec_kaitai.own.errors import CompilerMissingError, Problem, UnsupportedSpecError
from segspec_kaitai.own.format_package import SPECS, FormatPackage, NoPackageError, compile_kernels, package_in
from segspec_kaitai.own.new_package import OURS
from segspec_kaitai.parsers.packages import python_files
from segspec_kaitai.parsers.rulebooks import render_rules
from segspec_kaitai.programs import cc
from segspec_kaitai.translate.project import TABLES

RULES = "rules.py"
OF_COMPILER = "# kaitai-struct-compiler "
COMMAND = "segspec format build"


@dataclass(frozen=True)
class Built:
    """The result of a build."""

    folder: Path
    files: int
    problems: list[str]
    notes: list[str]


def build_package(root: Path, *, check: bool = False) -> Built:
    """Makes the generated files of a project; with `check`, compares them and reports differences. Raises
    `NoPackageError`, `UnsupportedSpecError`, `CompilerMissingError`, or `OSError`.
    """
    made = package_in(root)
    check_owned(made.generated)
    files, has_tables = dict(Building(made).files()), any(made.folder.rglob(TABLES))
    if has_tables:
        files.pop(made.project.kernels / "__init__.py", None)
    problems = settle(files, (), check=check, root=root, command=COMMAND)
    notes: list[str] = []
    if not problems and has_tables:
        # Kernels are lowered from the written parsers.
        kernels, problems = render(made.project)
        files |= kernels
        problems = problems or settle(kernels, (), check=check, root=root, command=COMMAND)
    if not problems and not check:
        try:
            compile_kernels(made, made.extension)
        except cc.CompilerError as error:
            notes.append(f"the kernels are not compiled, and slower for that: {error}")
    if not problems:
        old = [path for path in there(made.generated) if path not in files]
        problems = settle({}, old, check=check, root=root, command=COMMAND)
    return Built(made.generated, len(files), problems, notes)


def check_owned(folder: Path) -> None:
    """Raises `NoPackageError` if the folder has files that were not generated: its content is replaced."""
    begin = folder / "__init__.py"
    is_ours = begin.is_file() and begin.read_text(encoding="utf-8").startswith(OF_COMPILER)
    if folder.is_symlink() or (folder.exists() and any(there(folder)) and not is_ours):
        raise NoPackageError(f"{folder} was not made by {COMMAND}, which would replace all that is in it: move it away")


def there(folder: Path) -> Iterator[Path]:
    found = (path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    yield from sorted(found)


class Building:
    """Generates the files of a project, except kernels."""

    def __init__(self, package: FormatPackage) -> None:
        self._package = package
        self._read = self._all_specs()

    def files(self) -> Iterator[tuple[Path, str]]:
        package, specs = self._package, list(self._read.specs.values())
        compiled = self._compiled()
        ruled, wrong = render_rules(package.specs, specs)
        if wrong:
            raise UnsupportedSpecError(Problem(str(package.specs), 0, line) for line in wrong)
        files = python_files(specs, compiled, package.package) | ruled
        # Imported by name, because the layer is above this one.
        building = import_module("segspec.frames.building")
        declared = building.declaration_of(package.specs, self._read.specs)
        if declared is not None:
            rules = package.folder / RULES, f"{package.name}.{Path(RULES).stem}"
            made = building.declared_files(declared, self._read.specs, package.package, rules, named_paths())
            files |= {path: self._head(path) + text for path, text in made.items()}
        yield from ((package.generated / path, text) for path, text in files.items())

    def _all_specs(self) -> Read:
        made = Read({})
        problems: list[Problem] = []
        for path in sorted(self._package.specs.glob("*.ksy")):
            try:
                read = with_imports(path, named_paths(), {})
            except UnsupportedSpecError as error:
                problems += error.problems
                continue
            made.specs |= read.specs
            made.trees |= read.trees
            problems += [Problem(str(path), 0, f"{old}: Python has no such name: choose another one")
                         for new, old in read.renamed.items() if new != old]  # fmt: skip
            problems += [
                Problem(str(path), 0, f"{name} is what a generated package calls a part of its own: choose another id")
                for name in OURS & read.specs.keys()
            ]
        if problems:
            raise UnsupportedSpecError(problems)
        return made

    def _compiled(self) -> Compiled:
        read, folder = self._read, self._package.specs
        try:
            found = compile_specs(compiler_folder(), folder, list(read.specs), TARGETS, read.trees, read.specs)
        except CompileError as error:
            raise CompilerMissingError(f"{error}\nThe compiler needs node and: {INSTALL}") from error
        if found.problems:
            raise UnsupportedSpecError(placed(read.specs, line) for line in found.problems)
        return found

    def _head(self, path: Path) -> str:
        return "" if path.suffix != ".py" else f"# {COMMAND}, from {SPECS}/: change that.\n"
