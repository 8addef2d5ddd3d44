"""Builds the `generated/` of a package that adds a format: parsers, layouts, kernels, the log's declaration, its page.

A project has specs in `ksy/` and a `pyproject.toml`, whose entry point of the group `segspec.formats` names the
package. One spec may declare a log (`-log`, or `NAME.log.yaml`).

The project of a new format, which works at once: a spec with its declaration, a package, tests.
"""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from segspec.storage.atomic import appearing_folder, replace_file
from segspec_kaitai.kernels.__main__ import render
from segspec_kaitai.ksc.compiler import Compiled, CompileError, compile_specs
from segspec_kaitai.ksc.output import settle
from segspec_kaitai.own.compiling import INSTALL, TARGETS, Read, compiler_folder, named_paths, placed, with_imports
from segspec_kaitai.own.errors import CompilerMissingError, Problem, UnsupportedSpecError
from segspec_kaitai.own.format_package import SPECS, FormatPackage, NoPackageError, compile_kernels, package_in
from segspec_kaitai.parsers.packages import python_files
from segspec_kaitai.parsers.rulebooks import render_rules
from segspec_kaitai.programs import bounded
from segspec_kaitai.translate.project import TABLES

SKELETON = Path(__file__).with_name("skeletons") / "format"
NAME = re.compile(r"[a-z][a-z0-9]*(?:_[a-z0-9]+)*", re.ASCII)
TITLE = re.compile(r"[^\s\"\\](?:[^\"\\\x00-\x1f\x7f]{0,58}[^\s\"\\])?")
OURS = frozenset(("log", "fields", "runtime", "debug", "layouts", "kernels", "c", "rules"))
"""Modules of a generated package other than its specs: no spec can have such a name."""
HIDDEN = "gitignore"
"""A file that gets a leading dot when written: packaging often omits such files."""


def checked_name(name: str) -> str:
    """Raises `ValueError` for an invalid or used name."""
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        raise ValueError(f"{name!r} is no name of a format: small letters, digits and _, a letter first")
    if name in OURS:
        raise ValueError(f"{name} is what a generated package calls a part of its own: choose another name")
    for package in (f"segspec_{name}", f"pyspark_{name}"):
        if find_spec(package) is not None:
            raise ValueError(f"there is a package {package}: choose another name")
    return name


def new_package(name: str, folder: Path, title: str | None = None) -> list[Path]:
    """Makes the project of a format in a new folder; returns its files, below it.

    Raises `ValueError` for invalid names and titles, `FileExistsError` if the folder exists.
    """
    checked_name(name)
    shown = name.replace("_", " ").title() if title is None else title
    if not TITLE.fullmatch(shown):
        raise ValueError(
            f"{shown!r} is no title: a line of at most 60 characters without quotation marks and backslashes"
        )
    made = {Path(rename(path, name)): renamed(path, name, shown) for path in skeleton()}
    with appearing_folder(folder) as target:
        for path, text in made.items():
            (target / path).parent.mkdir(parents=True, exist_ok=True)
            replace_file(target / path, text.encode())
    return list(made)


def skeleton() -> list[Path]:
    found = (path for path in SKELETON.rglob("*") if path.is_file() and path.suffix != ".pyc")
    return sorted(path.relative_to(SKELETON) for path in found)


def rename(path: Path, name: str) -> str:
    given = path.as_posix().replace("acme", name)
    return f".{given}" if given == HIDDEN else given


def renamed(path: Path, name: str, title: str) -> str:
    text = (SKELETON / path).read_text(encoding="utf-8")
    class_name = "".join(part.capitalize() for part in name.split("_"))
    magic = name.upper().encode()[:4].ljust(4, b"_").decode()
    words = {"The Acme log": title, "segspec-acme": f"segspec-{name.replace('_', '-')}", "acme": name}
    words |= {"Acme": class_name, "ACME": magic}
    return re.sub("|".join(words), lambda found: words[found[0]], text)


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
        except bounded.CompilerError as error:
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
