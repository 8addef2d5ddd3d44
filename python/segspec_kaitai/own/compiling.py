"""Compiles a `.ksy` on disk to what a reader is made of: the specs with their lines, and Python parsers.

A spec may come from anywhere, and what it says is data: it is made clean before the compiler sees it, and what the
compiler made of it is held against a closed grammar before it runs (`grammar`, `generated`).

The kaitai-struct-compiler is an npm package. It is looked for where the user says (`SEGSPEC_NODE`), else beside the
installation: in the Python environment, the checkout, and node's own packages. Never beside a spec, nor in the current
folder.
"""

from __future__ import annotations

import hashlib
import os
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any

from segspec.core.errors import Code
from segspec_kaitai.kernels import Sources, from_texts
from segspec_kaitai.ksc.compiler import Compiled, CompileError, CompilerLimitError, Target, compile_specs
from segspec_kaitai.ksc.pymodule import python_module
from segspec_kaitai.own.errors import CompilerMissingError, Problem, UnsupportedSpecError
from segspec_kaitai.own.generated import ForeignCodeError, check, names_of
from segspec_kaitai.own.grammar import MOST_TYPES, Cleaner
from segspec_kaitai.own.text_modules import finder
from segspec_kaitai.parsers.field_table import render_fields
from segspec_kaitai.programs.bounded import program
from segspec_kaitai.spec.model import camel
from segspec_kaitai.spec.source import ROOT, Items, Spec, SpecError, Table, load

VARIABLE = "SEGSPEC_NODE"
PACKAGE = "kaitai-struct-compiler"
INSTALL = "npm install -g kaitai-struct-compiler@0.11.0"
TARGETS = [Target("python", "python"), Target("python_debug", "python", debug=True), Target("java", "java")]
MOST_SPECS = 100
IMPORT = re.compile(r"/?[a-z][a-z0-9_]*(?:/[a-z][a-z0-9_]*)*", re.ASCII)
PLACED = re.compile(r"^.*?(?P<spec>\w+)\.ksy:(?P<line>\d+): (?:(?:python(?:_debug)?|java): )?(?P<message>.*)$")


@dataclass(frozen=True)
class Compilation:
    """A spec, all that it imports (by id), their compiled modules for lowering, and the package of their parsers.

    `java` are the compiler's Java files of the same specs, by id. They are never run: the types stand in them.
    """

    spec: Spec
    specs: Mapping[str, Spec]
    sources: Sources
    package: str
    java: Mapping[str, str]

    @property
    def parser(self) -> Any:
        """The Kaitai parser's class; its debug twin lies in the package's `debug`."""
        return getattr(import_module(f"{self.package}.{self.spec.name}"), camel(self.spec.name))


@dataclass(frozen=True)
class Specs:
    """A spec and its imports, told from others by their contents."""

    path: Path
    specs: Mapping[str, Spec] = field(compare=False)
    trees: Mapping[str, Any] = field(compare=False)
    digests: tuple[str, ...]
    compiler: Path


def compile_spec(path: Path, import_paths: Sequence[Path] = ()) -> Compilation:
    """Compiles a spec and its imports. Raises `UnsupportedSpecError`, `CompilerMissingError`, or `OSError`."""
    specs, trees = with_imports(path, import_paths)
    digests = tuple(spec.sha256 for spec in specs.values())
    return compiled_once(Specs(path, specs, trees, digests, compiler_folder()))


@lru_cache(maxsize=32)
def compiled_once(given: Specs) -> Compilation:
    """The compiler takes a second, so a spec that has not changed is compiled once a process."""
    path, specs = given.path, given.specs
    try:
        compiled = compile_specs(given.compiler, path.parent, list(specs), TARGETS, given.trees)
    except CompilerLimitError as error:
        raise UnsupportedSpecError([Problem(str(path), 0, str(error))], Code.LIMIT_EXCEEDED) from error
    except CompileError as error:
        raise CompilerMissingError(f"{error}\nThe compiler needs node and: {INSTALL}") from error
    if compiled.problems:
        raise UnsupportedSpecError(placed(specs, line) for line in compiled.problems)
    package = register(specs, compiled)
    sources = from_texts(texts_of(specs, compiled, "python", package), specs)
    java = {name: compiled.text("java", name) for name in specs}
    return Compilation(specs[path.stem], specs, sources, package, java)


def with_imports(path: Path, import_paths: Sequence[Path]) -> tuple[dict[str, Spec], dict[str, Any]]:
    """A spec and those that it imports, by id, the spec itself first; and the trees that the compiler gets."""
    roots = [path.parent.resolve(), *(folder.resolve() for folder in import_paths)]
    found: dict[str, Spec] = {}
    trees: dict[str, Any] = {}
    problems: list[Problem] = []
    pending, types = [path], 0
    while pending:
        current = pending.pop(0)
        if current.stem in found:
            if current.resolve() != found[current.stem].path.resolve():
                problems.append(Problem(str(current), 0, f"another spec of the name {current.stem} is imported, too"))
            continue
        try:
            spec = load(current)
        except SpecError as error:
            raise UnsupportedSpecError(
                [placed({current.stem: Spec(current.stem, current, "", Table())}, str(error))]
            ) from error
        found[current.stem] = spec
        imported = imports_of(spec, roots, problems)
        cleaner = Cleaner(spec, {name: file.stem for name, file in imported.items()})
        trees[current.stem] = cleaner.tree()
        problems += [*cleaner.problems, *misnamed(spec)]
        types += cleaner.types
        if types > MOST_TYPES or len(found) > MOST_SPECS:
            most = f"a spec and its imports have at most {MOST_TYPES} structures and are at most {MOST_SPECS} files"
            raise UnsupportedSpecError([Problem(str(path), 0, most)], Code.LIMIT_EXCEEDED)
        pending += imported.values()
    if problems:
        raise UnsupportedSpecError(problems)
    return found, trees


def misnamed(spec: Spec) -> Iterator[Problem]:
    """The problem that id and file name differ: parsers are found by the one, specs by the other."""
    meta = spec.root.get("meta")
    given = meta.get("id") if isinstance(meta, Table) else None
    if given != spec.path.stem:
        line = spec.root.line_at("meta")
        yield Problem(str(spec.path), line, f"meta/id is {given}, and must be the file's name, {spec.path.stem}")


def imports_of(spec: Spec, roots: Sequence[Path], problems: list[Problem]) -> dict[str, Path]:
    """The files of a spec's imports, by the names that it has for them."""
    meta = spec.root.get("meta")
    imports = meta.get("imports") if isinstance(meta, Table) else None
    found: dict[str, Path] = {}
    for row, line in zip(imports, imports.lines, strict=True) if isinstance(imports, Items) else ():
        name = str(row)
        try:
            found[name] = imported(spec, name, roots)
        except ValueError as error:
            problems.append(Problem(str(spec.path), line, f"import of {name}: {error}"))
    return found


def imported(spec: Spec, name: str, roots: Sequence[Path]) -> Path:
    """The file of an import: beside the spec that names it or below, else below one of the import paths; an absolute
    one (`/common/part`) only below these.

    Raises `ValueError` for one that lies elsewhere, also by way of a link.
    """
    if not IMPORT.fullmatch(name):
        raise ValueError("a name, or names with / between them, below the spec's folder or an import path")
    absolute = name.startswith("/")
    for folder in roots[1:] if absolute else (spec.path.parent, *roots[1:]):
        file = folder / f"{name.removeprefix('/')}.ksy"
        if not file.is_file():
            continue
        if not any(file.resolve().is_relative_to(root) for root in roots):
            raise ValueError("it lies outside the spec's folder and the import paths")
        return file
    below = " below an import path (--import-path)" if absolute else ""
    raise ValueError(f"there is no {name.removeprefix('/')}.ksy{below}")


def placed(specs: Mapping[str, Spec], line: str) -> Problem:
    """A line of the compiler's, `folder/x.ksy:LINE: message`, as a problem of that file."""
    match = PLACED.match(line)
    spec = None if match is None else specs.get(match["spec"])
    if match is None or spec is None:
        return Problem(str(next(iter(specs.values())).path), 0, line)
    return Problem(str(spec.path), int(match["line"]), match["message"])


def compiler_folder() -> Path:
    """The folder whose `node_modules` has the compiler."""
    chosen = os.environ.get(VARIABLE)
    places = [Path(chosen)] if chosen else beside_the_installation()
    for place in places:
        if (place / "node_modules" / PACKAGE).is_dir():
            return place.resolve()
    looked = f"in {chosen} ({VARIABLE})" if chosen else f"of {', '.join(map(str, places))}"
    raise CompilerMissingError(f"no kaitai-struct-compiler in node_modules {looked}: {INSTALL}")


def beside_the_installation() -> list[Path]:
    """The Python environment, the checkout if this is one, and where node keeps what is installed for all."""
    places = [Path(sys.prefix), Path(sys.prefix) / "lib", ROOT]
    node = program("node")
    if node is not None:
        places += [Path(node).parents[1] / "lib", Path(node).resolve().parents[1] / "lib"]
    return list(dict.fromkeys(places))


# parsers, as modules in memory


def register(specs: Mapping[str, Spec], compiled: Compiled) -> str:
    """Makes the parsers importable as a package, named by a digest of their contents; returns that name."""
    parts = [compiled.version, *(f"{name} {spec.sha256}" for name, spec in specs.items())]
    digest = hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16]
    first = next(iter(specs))
    package = f"segspec_own_{first}_{digest}"
    texts = finder().texts
    names = names_of(specs.values())
    for name, target in ((package, "python"), (f"{package}.debug", "python_debug")):
        made = texts_of(specs, compiled, target, name)
        for spec, text in made.items():
            try:
                check(text, name, names)
            except ForeignCodeError as error:
                raise UnsupportedSpecError([Problem(str(specs[spec].path), 0, str(error))]) from error
        texts[name] = ""
        texts |= {f"{name}.{spec}": text for spec, text in made.items()}
    texts[f"{package}.fields"] = render_fields(list(specs.values()))
    return package


def texts_of(specs: Mapping[str, Spec], compiled: Compiled, target: str, package: str) -> dict[str, str]:
    names = sorted(specs)
    return {name: python_module(compiled.text(target, spec.name), spec, package, names) for name, spec in specs.items()}
