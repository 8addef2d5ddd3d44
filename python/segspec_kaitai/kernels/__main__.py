"""Makes the kernels of all formats, and one C library of the kernels and the runs.

`python -m segspec_kaitai.kernels` rewrites this repository's; `--check` fails if they differ. Other packages use
`segspec format build`.
"""

from __future__ import annotations

import argparse
import runpy
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from segspec.formats.contract.kernel_spec import KernelSpec
from segspec_kaitai.kernels.kernel import lower
from segspec_kaitai.kernels.load import ColumnError, Sources, Unsupported, from_folders
from segspec_kaitai.ksc.output import settle
from segspec_kaitai.layouts.packs import Unpackable, packing
from segspec_kaitai.layouts.reading import Layouts
from segspec_kaitai.spec.source import ROOT
from segspec_kaitai.translate import Untranslatable, translate
from segspec_kaitai.translate.modules import RUNTIME
from segspec_kaitai.translate.project import KERNELS_DOC, Project, module_of

BESIDE = ("runtime", "types")
"""Modules copied into segspec's own package of kernels, so that kernels need no library."""


REPOSITORY = Project(
    ROOT / "ksy",
    ROOT / "generated/python/segspec_ksy",
    ROOT / "python/segspec/formats",
    ROOT / "generated/kernels/segspec_kernels",
    ROOT / "generated/c",
)


def render(project: Project) -> tuple[dict[Path, str], list[str]]:
    sources = from_folders(project.parsers, project.specs)
    files = {project.kernels / "__init__.py": KERNELS_DOC}
    files[project.kernels / "py.typed"] = ""
    if RUNTIME.startswith(f"{project.package}."):
        files |= {project.kernels / f"{name}.py": copied(name) for name in BESIDE}
    layouts = Layouts(sources.specs.values())
    texts, problems = {}, []
    for table in project.tables():
        made = runpy.run_path(str(table))
        for name in made.get("PACKS", ()):
            try:
                texts[f"{name}_pack"] = banner(project, sources, [name]) + packing(*layouts.with_own(name))
            except Unpackable as error:
                problems.append(f"layout {name}: {error}")
        for spec in made.get("KERNELS", ()):
            try:
                texts[spec.name] = lowered(project, sources, spec, table)
            except (Unsupported, ColumnError) as error:
                problems.append(f"kernel {spec.name}: {error}")
    files |= {project.kernels / f"{name}.py": text for name, text in texts.items()}
    if not problems:
        try:
            files |= translated(project, texts)
        except Untranslatable as error:
            problems.append(str(error))
    return files, problems


def copied(name: str) -> str:
    own = Path(__file__).with_name(f"{name}.py")
    return f"# Copied from segspec_kaitai/kernels/{own.name}: change that.\n{own.read_text(encoding='utf-8')}"


def lowered(project: Project, sources: Sources, spec: KernelSpec, table: Path) -> str:
    made = lower(sources, spec)
    place = table.relative_to(project.formats.parent)
    return banner(project, sources, made.specs, f" or {place.as_posix()}") + made.source


def banner(project: Project, sources: Sources, names: Sequence[str], or_what: str = "") -> str:
    folder = project.specs.name
    used = [f"# segspec_kaitai.kernels, from {folder}/{n}.ksy sha256 {sources.specs[n].sha256}\n" for n in names]
    return f"{''.join(used)}# Generated: change the spec{or_what}.\n"


def translated(project: Project, kernels: dict[str, str]) -> dict[Path, str]:
    """The C files. Raises `Untranslatable`."""
    modules = [module_of(path) for path in project.runs()]
    texts = {f"{project.package}.{name}": text for name, text in kernels.items()}
    texts |= {name: path.read_text(encoding="utf-8") for (_, name), path in zip(modules, project.runs(), strict=True)}
    places = {name: str(path) for (_, name), path in zip(modules, project.runs(), strict=True)}
    roots = {module_of(path)[0] for path in (*project.runs(), project.parsers, project.kernels)}
    made = translate(texts, extension=project.library, module="_compiled", roots=sorted(roots), places=places)
    names = {".h": made.header, ".c": made.body, "_module.c": made.module}
    return {project.c / f"{project.library}{ending}": text for ending, text in names.items()}


def run(project: Project, *, check: bool) -> list[str]:
    files, problems = render(project)
    old = [path for path in stale(project) if path not in files]
    return problems + settle(files, old if check or not problems else [], check=check)


def stale(project: Project) -> Iterator[Path]:
    yield from sorted(project.kernels.glob("*.py"))
    yield from sorted(project.c.glob(f"{project.library}*.[ch]"))


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m segspec_kaitai.kernels", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail where a file differs")
    problems = run(REPOSITORY, check=parser.parse_args().check)
    for line in problems:
        print(line, file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
