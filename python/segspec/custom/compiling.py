"""Compiles a `.ksy` on disk to what a reader is made of: the specs with their lines, and Python parsers.

The kaitai-struct-compiler is an npm package. It is looked for, with js-yaml, in `node_modules` of the folder that
`SEGSPEC_NODE` names, of the spec's folder, of the current folder, and of the folders above these two.
"""

from __future__ import annotations

import hashlib
import keyword
import os
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from importlib import import_module
from importlib.abc import InspectLoader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from pathlib import Path
from types import ModuleType
from typing import Any

from segspec.custom.errors import CompilerMissingError, Problem, UnsupportedSpecError
from segspec.custom.shape import entries, instances
from segspec.toolchain.ksc import Compiled, CompileError, Target, compile_specs
from segspec.toolchain.lower import Sources, from_texts
from segspec.toolchain.pymodule import python_module
from segspec.toolchain.sources import own_text
from segspec.toolchain.specs import ROOT, Spec, SpecError, Table, TypeSpec, camel, load, types_of
from segspec.toolchain.tables import render_fields

VARIABLE = "SEGSPEC_NODE"
PACKAGES = ("kaitai-struct-compiler", "js-yaml")
INSTALL = "npm install kaitai-struct-compiler@0.11.0 js-yaml@4"
TARGETS = [Target("python", "python"), Target("python_debug", "python", debug=True)]
TAKEN = ("debug", "fields")
"""Modules that a package of parsers has besides those of the specs."""
PLACED = re.compile(r"^.*?(?P<spec>\w+)\.ksy:(?P<line>\d+): (?:python(?:_debug)?: )?(?P<message>.*)$")


@dataclass(frozen=True)
class Compilation:
    """A spec, all that it imports (by id), their compiled modules for lowering, and the package of their parsers."""

    spec: Spec
    specs: Mapping[str, Spec]
    sources: Sources
    package: str

    @property
    def parser(self) -> Any:
        """The Kaitai parser's class; its debug twin lies in the package's `debug`."""
        return getattr(import_module(f"{self.package}.{self.spec.name}"), camel(self.spec.name))


@dataclass(frozen=True)
class Specs:
    """A spec and its imports, told from others by their contents."""

    path: Path
    specs: Mapping[str, Spec] = field(compare=False)
    digests: tuple[str, ...]


def compile_spec(path: Path) -> Compilation:
    """Compiles a spec and its imports. Raises `UnsupportedSpecError`, `CompilerMissingError`, or `OSError`."""
    specs = with_imports(path)
    return compiled_once(Specs(path, specs, tuple(spec.sha256 for spec in specs.values())))


@lru_cache(maxsize=32)
def compiled_once(given: Specs) -> Compilation:
    """The compiler takes a second, so a spec that has not changed is compiled once a process."""
    path, specs = given.path, given.specs
    folder = path.parent.resolve()
    try:
        compiled = compile_specs(compiler_folder(folder), folder, list(specs), TARGETS)
    except CompileError as error:
        raise CompilerMissingError(f"{error}\nThe compiler needs node and: {INSTALL}") from error
    if compiled.problems:
        raise UnsupportedSpecError(placed(path.parent, line) for line in compiled.problems)
    package = register(specs, compiled)
    sources = from_texts(texts_of(specs, compiled, "python", package), specs)
    return Compilation(specs[path.stem], specs, sources, package)


def with_imports(path: Path) -> dict[str, Spec]:
    """A spec and those that it imports, by id, the spec itself first."""
    found: dict[str, Spec] = {}
    problems: list[Problem] = []
    pending = [path]
    while pending:
        current = pending.pop(0)
        if current.stem in found:
            continue
        try:
            spec = load(current)
        except SpecError as error:
            raise UnsupportedSpecError([placed(current.parent, str(error))]) from error
        found[current.stem] = spec
        problems += [*misnamed(spec), *words_of_python(spec)]
        pending += [current.with_name(f"{name}.ksy") for name in imports_of(spec, problems)]
    if problems:
        raise UnsupportedSpecError(problems)
    return found


def misnamed(spec: Spec) -> Iterator[Problem]:
    """The problem that id and file name differ: parsers are found by the one, specs by the other."""
    meta = spec.root.get("meta")
    given = meta.get("id") if isinstance(meta, dict) else None
    if given != spec.path.stem:
        line = spec.root.line_at("meta")
        yield Problem(str(spec.path), line, f"meta/id is {given}, and must be the file's name, {spec.path.stem}")
    if given in TAKEN:
        yield Problem(str(spec.path), spec.root.line_at("meta"), f"meta/id is {given}, a name that segspec itself uses")


def words_of_python(spec: Spec) -> Iterator[Problem]:
    """Names that the compiler writes into Python unchanged, and that are keywords there."""
    for owner in types_of(spec):
        if keyword.iskeyword(camel(owner.names[-1])):
            yield Problem(str(spec.path), owner.table.line, f"the type {owner.names[-1]} is a keyword of Python")
        for name, line in names_within(owner):
            if keyword.iskeyword(name):
                yield Problem(str(spec.path), line, f"the name {name} is a keyword of Python")


def names_within(owner: TypeSpec) -> Iterator[tuple[str, int]]:
    """The names of fields, parameters, instances and values of enums, with their lines."""
    for section in ("seq", "params"):
        for row, line in entries(owner.table, section):
            yield str(row.get("id")) if isinstance(row, Table) else "", line
    for name, _, line in instances(owner):
        yield name, line
    for members in owner.enums.values():
        for key, member in members.items():
            yield str(member.get("id")) if isinstance(member, Table) else str(member), members.line_at(key)


def imports_of(spec: Spec, problems: list[Problem]) -> list[str]:
    meta = spec.root.get("meta")
    names = []
    for row, line in entries(meta, "imports") if isinstance(meta, Table) else ():
        name = str(row)
        if "/" in name:
            problems.append(Problem(str(spec.path), line, f"import of {name}: imported specs lie beside the spec"))
        elif not spec.path.with_name(f"{name}.ksy").is_file():
            problems.append(Problem(str(spec.path), line, f"import of {name}: there is no {name}.ksy"))
        else:
            names.append(name)
    return names


def placed(folder: Path, line: str) -> Problem:
    """A line of the compiler's, `folder/x.ksy:LINE: message`, as a problem of that file."""
    match = PLACED.match(line)
    if match is None:
        return Problem(str(folder), 0, line)
    return Problem(str(folder / f"{match['spec']}.ksy"), int(match["line"]), match["message"])


def compiler_folder(folder: Path) -> Path:
    """The folder whose `node_modules` has the compiler."""
    chosen = os.environ.get(VARIABLE)
    here = Path.cwd()
    places = [Path(chosen)] if chosen else [folder, *folder.parents, here, *here.parents, ROOT]
    for place in places:
        if all((place / "node_modules" / name).is_dir() for name in PACKAGES):
            return place
    looked = f"in {chosen} ({VARIABLE})" if chosen else f"in and above {folder} and {here}"
    raise CompilerMissingError(f"no kaitai-struct-compiler in node_modules {looked}: {INSTALL}")


# parsers, as modules in memory


class Texts(InspectLoader, MetaPathFinder):
    """Imports the modules of compiled specs from their texts."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname not in self.texts:
            return None
        return spec_from_loader(fullname, self, is_package=self.is_package(fullname))

    def is_package(self, fullname: str) -> bool:
        return "." not in fullname or fullname.endswith(".debug")

    def get_source(self, fullname: str) -> str:
        return self.texts[fullname]


@cache
def finder() -> Texts:
    made = Texts()
    sys.meta_path.append(made)
    return made


def register(specs: Mapping[str, Spec], compiled: Compiled) -> str:
    """Makes the parsers importable as a package, named by a digest of their contents; returns that name."""
    digest = hashlib.sha256("".join(spec.sha256 for spec in specs.values()).encode()).hexdigest()[:16]
    first = next(iter(specs))
    package = f"segspec_own_{first}_{digest}"
    texts = finder().texts
    for name, target in ((package, "python"), (f"{package}.debug", "python_debug")):
        texts[name] = ""
        texts |= {f"{name}.{spec}": text for spec, text in texts_of(specs, compiled, target, name).items()}
    texts[f"{package}.fields"] = render_fields(list(specs.values()))
    return package


def texts_of(specs: Mapping[str, Spec], compiled: Compiled, target: str, package: str) -> dict[str, str]:
    names = sorted(specs)
    return {name: python_module(own_text(compiled, target, spec), package, names) for name, spec in specs.items()}
