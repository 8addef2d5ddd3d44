"""Compiles a `.ksy` on disk to the parts of a reader: the specs with their lines, and Python parsers.

A spec is untrusted: it is cleaned first (`grammar`), and the compiler's output checked (`generated`).

The kaitai-struct-compiler is an npm package, from `SEGSPEC_NODE`, else the Python environment, the checkout, or node's
own packages, never from a spec's folder or the current folder.
"""

from __future__ import annotations

import hashlib
import os
import re
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
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
from segspec_kaitai.own.grammar import MOST_TYPES, Cleaner, to_name
from segspec_kaitai.own.renaming import Renamer
from segspec_kaitai.own.text_modules import finder
from segspec_kaitai.parsers.field_table import render_fields
from segspec_kaitai.programs.bounded import program
from segspec_kaitai.spec.model import camel, imports_in, types_of
from segspec_kaitai.spec.source import ROOT, Spec, SpecError, Table, load

VARIABLE = "SEGSPEC_NODE"
PACKAGE = "kaitai-struct-compiler"
INSTALL = "npm install -g kaitai-struct-compiler@0.11.0"
TARGETS = [Target("python", "python"), Target("python_debug", "python", debug=True), Target("java", "java")]
MOST_SPECS = 100
MOST_IMPORT, MOST_PART, MOST_SHOWN = 1_000, 250, 100
PATHS = "KSY_PATH"
FOREIGN = re.compile(r"^import (\w+)$", re.MULTILINE)
OWN_MODULES = frozenset(("kaitaistruct", "collections", "struct", "zlib"))
PROGRAM = re.compile(r"(?P<module>[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*):(?P<name>[A-Za-z_]\w*)", re.ASCII)
PLACED = re.compile(r"^(?:.*?/)?(?P<spec>[^/]+)\.ksy:(?P<line>\d+): (?:(?:python(?:_debug)?|java): )?(?P<message>.*)$")


@dataclass(frozen=True)
class Compilation:
    """A spec, its imports by id, their compiled modules for lowering, and the package of their parsers.

    `renamed` has the original names. `java` are the compiler's Java files by id, read for types. `texts` are the
    modules of the parsers and of the caller's classes.
    """

    spec: Spec
    specs: Mapping[str, Spec]
    sources: Sources
    package: str
    java: Mapping[str, str]
    renamed: Mapping[str, str]
    texts: Mapping[str, str]

    @property
    def parser(self) -> Any:
        return getattr(import_module(f"{self.package}.{self.spec.name}"), camel(self.spec.name))


@dataclass
class Read:
    """A spec and its imports by id; the spec itself is first."""

    processes: Mapping[str, str]
    specs: dict[str, Spec] = field(default_factory=dict)
    trees: dict[str, Any] = field(default_factory=dict)
    renamed: dict[str, str] = field(default_factory=dict)

    def reached_from(self, name: str) -> set[str]:
        out: set[str] = set()
        pending = [name]
        while pending:
            imports = self.trees[pending.pop()].get("meta", {}).get("imports", [])
            pending += [one for one in imports if one not in out]
            out.update(imports)
        return out

    @property
    def programs(self) -> dict[str, str]:
        return {name: f"own_process_{number}" for number, name in enumerate(sorted(self.processes))}


@dataclass(frozen=True)
class Specs:
    """A spec, its imports and the programs that they may run."""

    path: Path
    digests: tuple[str, ...]
    compiler: Path
    processes: tuple[tuple[str, str], ...]
    read: Read = field(compare=False)


def compile_spec(
    path: Path, import_paths: Sequence[Path] = (), processes: Mapping[str, str] | None = None
) -> Compilation:
    """Compiles a spec and its imports. `processes` maps programs in the spec (`process: my_lib.fn(7)`, or types without
    a spec) to classes: `{"my_lib.fn": "package.module:Class"}`.

    Raises `UnsupportedSpecError`, `CompilerMissingError`, or `OSError`.
    """
    given = tuple(sorted((processes or {}).items()))
    missing = [Problem(str(path), 0, why) for name, place in given if (why := unusable(name, place))]
    if missing:
        raise UnsupportedSpecError(missing)
    read = with_imports(path, [*import_paths, *named_paths()], dict(given))
    digests = tuple(spec.sha256 for spec in read.specs.values())
    return compiled_once(Specs(path, digests, compiler_folder(), given, read))


def unusable(name: str, place: str) -> str:
    found = PROGRAM.fullmatch(place)
    if found is None:
        return f"the process {name} is to be {place!r}, which is not of the form package.module:Class"
    try:
        getattr(import_module(found["module"]), found["name"])
    except Exception as error:
        return f"the process {name} is to be {place}, which cannot be imported: {error}"
    return ""


def named_paths() -> list[Path]:
    return [Path(one) for one in os.environ.get(PATHS, "").split(os.pathsep) if one]


@lru_cache(maxsize=32)
def compiled_once(given: Specs) -> Compilation:
    """Compiles an unchanged spec once per process, because the compiler takes a second."""
    path, specs = given.path, given.read.specs
    first = next(iter(specs))
    try:
        compiled = compile_specs(given.compiler, path.parent, [first], TARGETS, given.read.trees, specs)
        problems = found_problems(given, compiled)
    except CompilerLimitError as error:
        raise UnsupportedSpecError([Problem(str(path), 0, str(error))], Code.LIMIT_EXCEEDED) from error
    except CompileError as error:
        raise CompilerMissingError(f"{error}\nThe compiler needs node and: {INSTALL}") from error
    if problems:
        raise UnsupportedSpecError(problems)
    package = register(given, compiled)
    sources = from_texts(texts_of(specs, compiled, "python", package), specs)
    java = {name: file_of(compiled, "java", f"{camel(name)}.java") for name in specs}
    return Compilation(specs[first], specs, sources, package, java, given.read.renamed, modules_of(package))


def found_problems(given: Specs, compiled: Compiled) -> list[Problem]:
    """The compiler blames the first spec for some faults of imports, so each spec is compiled alone."""
    read = given.read
    if not compiled.problems or len(read.specs) == 1:
        return [placed(read.specs, line) for line in compiled.problems]
    alone = compile_specs(given.compiler, given.path.parent, list(read.specs), TARGETS[:1], read.trees, read.specs)
    found = [placed(read.specs, line) for line in alone.problems or compiled.problems]
    faulty = {name for name, spec in read.specs.items() if any(one.path == str(spec.path) for one in found)}
    to_blame = {str(read.specs[name].path) for name in faulty if not faulty & (read.reached_from(name) - {name})}
    return [one for one in found if one.path in to_blame] or found


def with_imports(path: Path, import_paths: Sequence[Path], processes: Mapping[str, str]) -> Read:
    roots = [path.parent.resolve(), *(folder.resolve() for folder in import_paths)]
    problems: list[Problem] = []
    out = Read(processes)
    found: dict[Path, Spec] = {}
    imports: dict[str, dict[str, Path]] = {}
    pending = [path]
    while pending:
        current = pending.pop(0)
        if current.resolve() in found:
            continue
        spec = found[current.resolve()] = renamed(current, out.renamed)
        if spec.name in out.specs:
            problems.append(Problem(str(current), 0, f"another spec of the name {spec.name} is imported, too"))
            continue
        out.specs[spec.name] = spec
        imports[spec.name] = imports_of(spec, roots, problems)
        pending += imports[spec.name].values()
        if len(out.specs) > MOST_SPECS:
            raise too_large(path)
    types = 0
    for spec in out.specs.values():
        ids = {name: found[file.resolve()].name for name, file in imports[spec.name].items()}
        cleaner = Cleaner(spec, ids, out.programs)
        out.trees[spec.name] = cleaner.tree()
        problems += [*cleaner.problems, *without_id(spec)]
        types += cleaner.types
        if types > MOST_TYPES:
            raise too_large(path)
    if problems:
        raise UnsupportedSpecError(problems)
    return out


def declares_log(path: str) -> bool:
    try:
        return isinstance(load(Path(path)).root.get("-log"), Table)
    except SpecError:
        return False


def too_large(path: Path) -> UnsupportedSpecError:
    most = f"a spec and its imports have at most {MOST_TYPES} structures and are at most {MOST_SPECS} files"
    return UnsupportedSpecError([Problem(str(path), 0, most)], Code.LIMIT_EXCEEDED)


def renamed(path: Path, names: dict[str, str]) -> Spec:
    try:
        spec = load(path)
    except SpecError as error:
        raise UnsupportedSpecError([placed({path.stem: Spec(path.stem, path, "", Table())}, str(error))]) from error
    renamer = Renamer(names)
    return renamer.spec(spec)


def without_id(spec: Spec) -> Iterator[Problem]:
    meta = spec.root.get("meta")
    if not isinstance(meta, Table) or "id" not in meta:
        yield Problem(str(spec.path), spec.root.line, "a spec has a meta/id")


def imports_of(spec: Spec, roots: Sequence[Path], problems: list[Problem]) -> dict[str, Path]:
    found: dict[str, Path] = {}
    for name, line in imports_in(spec):
        try:
            found[name] = imported(spec, name, roots)
        except (ValueError, OSError) as error:
            shown = name if len(name) <= MOST_SHOWN else f"{name[:MOST_SHOWN]}…"
            problems.append(Problem(str(spec.path), line, f"import of {shown}: {error}"))
    return found


def imported(spec: Spec, name: str, roots: Sequence[Path]) -> Path:
    """The file of an import: in or below the folder of its spec, else below an import path; an absolute one
    (`/common/part`) only there. Raises `ValueError` for a file elsewhere, even through a link.
    """
    if not name.strip("/") or not name.isprintable():
        raise ValueError("no name of a file below the spec's folder or an import path")
    if any(len(part.encode()) > MOST_PART for part in name.split("/")) or len(name) > MOST_IMPORT:
        raise ValueError(f"a name of a file has at most {MOST_PART} bytes, with its folders {MOST_IMPORT} characters")
    absolute = name.startswith("/")
    for folder in roots[1:] if absolute else (spec.path.parent, *roots[1:]):
        file = folder / f"{name.lstrip('/')}.ksy"
        if not file.is_file():
            continue
        if not any(file.resolve().is_relative_to(root) for root in roots):
            raise ValueError("it lies outside the spec's folder and the import paths")
        return file
    below = f" below an import path (--import-path, {PATHS})" if absolute else ""
    raise ValueError(f"there is no {name.lstrip('/')}.ksy{below}")


def placed(specs: Mapping[str, Spec], line: str) -> Problem:
    match = PLACED.match(line)
    spec = None if match is None else specs.get(match["spec"])
    if match is None or spec is None:
        return Problem(str(next(iter(specs.values())).path), 0, line)
    return Problem(str(spec.path), int(match["line"]), match["message"])


def compiler_folder() -> Path:
    """The folder with the compiler. Raises `CompilerMissingError`."""
    chosen = os.environ.get(VARIABLE)
    places = [Path(chosen)] if chosen else beside_the_installation()
    for place in places:
        if (place / "node_modules" / PACKAGE).is_dir():
            return place.resolve()
    looked = f"in {chosen} ({VARIABLE})" if chosen else f"of {', '.join(map(str, places))}"
    raise CompilerMissingError(f"no kaitai-struct-compiler in node_modules {looked}: {INSTALL}")


def beside_the_installation() -> list[Path]:
    places = [Path(sys.prefix), Path(sys.prefix) / "lib", ROOT]
    node = program("node")
    if node is not None:
        places += [Path(node).parents[1] / "lib", Path(node).resolve().parents[1] / "lib"]
    return list(dict.fromkeys(places))


# parsers, as modules in memory


def register(given: Specs, compiled: Compiled) -> str:
    """Makes the parsers importable; returns the name of their package."""
    specs, processes = given.read.specs, given.read.processes
    parts = [compiled.version, *(f"{name} {spec.sha256}" for name, spec in specs.items())]
    parts += [f"{name}={place}" for name, place in processes.items()]
    digest = hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16]
    first = next(iter(specs))
    package = f"segspec_own_{first}_{digest}"
    texts = finder().texts
    opaque = opaque_types(given.read, compiled)
    classes = {camel(alias): processes[name] for name, alias in given.read.programs.items()}
    names = names_of(specs.values(), classes, opaque)
    for name, target in ((package, "python"), (f"{package}.debug", "python_debug")):
        made = texts_of(specs, compiled, target, name, opaque)
        for spec, text in made.items():
            try:
                check(text, name, names)
            except ForeignCodeError as error:
                raise UnsupportedSpecError([Problem(str(specs[spec].path), 0, str(error))]) from error
        texts[name] = ""
        texts |= {f"{name}.{spec}": text for spec, text in made.items()}
        texts |= {f"{name}.{kind}": imported_as(place, camel(kind)) for kind, place in opaque.items()}
        texts[f"{name}.processes"] = "".join(imported_as(place, alias) for alias, place in classes.items())
    texts[f"{package}.fields"] = render_fields(list(specs.values()))
    return package


def modules_of(package: str) -> dict[str, str]:
    start = f"{package}."
    found = {name.removeprefix(start): text for name, text in finder().texts.items() if name.startswith(start)}
    return {name: text for name, text in found.items() if name.partition(".")[0] not in ("debug", "fields")}


def imported_as(place: str, name: str) -> str:
    module, _, given = place.partition(":")
    return f"from {module} import {given} as {name}\n"


def texts_of(
    specs: Mapping[str, Spec], compiled: Compiled, target: str, package: str, opaque: Iterable[str] = ()
) -> dict[str, str]:
    names = sorted((*specs, *opaque))
    return {
        name: python_module(without_reads(file_of(compiled, target, f"{name}.py"), opaque), spec, package, names)
        for name, spec in specs.items()
    }


def without_reads(text: str, opaque: Iterable[str]) -> str:
    names = "|".join(opaque)
    made = rf"(^(?P<at> *)(?P<of>\S+) = (?:{names})\.\w+\(.*\)\n(?:(?P=at)try:\n)? *)(?P=of)\._read\(\)$"
    return re.sub(made, r"\1pass", text, flags=re.MULTILINE) if names else text


def file_of(compiled: Compiled, target: str, name: str) -> str:
    (files,) = compiled.files[target].values()
    return next(text for path, text in files.items() if path.rpartition("/")[2] == name)


def opaque_types(read: Read, compiled: Compiled) -> dict[str, str]:
    """The types without a spec, with the caller's classes. Raises `UnsupportedSpecError` if one has no class."""
    problems: list[Problem] = []
    found: dict[str, str] = {}
    for spec in read.specs.values():
        for name in FOREIGN.findall(file_of(compiled, "python", f"{spec.name}.py")):
            if name in read.specs or name in OWN_MODULES:
                continue
            called = read.renamed.get(name, name)
            found[name] = read.processes.get(called, "")
            if not found[name]:
                what = f"no spec describes the type {called}, so that it is a program; {to_name(called)}"
                problems.append(Problem(str(spec.path), line_of_type(spec, name), what))
    if problems:
        raise UnsupportedSpecError(problems)
    return dict(sorted(found.items()))


def line_of_type(spec: Spec, name: str) -> int:
    parts = (part for owner in types_of(spec) for part in owner.parts)
    return next((part.line for part in parts if any(one.structure == name for one in part.types)), 0)
