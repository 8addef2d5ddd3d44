"""Compiles every `ksy/*.ksy` with the pinned kaitai-struct-compiler into `generated/`.

`python -m segspec_kaitai.parsers` rewrites the tree; `--check` fails if it would change.
"""

from __future__ import annotations

import argparse
import fcntl
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

from segspec_kaitai.ksc.compiler import CompileError, compile_specs
from segspec_kaitai.ksc.output import settle
from segspec_kaitai.parsers.packages import IN_BROWSER, LOCKS, PACKAGE, PYTHON, TARGETS, render, render_javascript
from segspec_kaitai.parsers.rulebooks import render_rules
from segspec_kaitai.spec.source import ROOT, SpecError, load, spec_names


@dataclass(frozen=True)
class Tree:
    """The project's paths."""

    root: Path
    ksy: Path
    generated: Path
    package: str = PACKAGE
    shown: tuple[Path, ...] = ()
    """Folders of packages' specs, for the site's byte explorer alone."""


REPOSITORY = Tree(ROOT, ROOT / "ksy", ROOT / "generated", shown=(ROOT / "python" / "segspec_kafka" / "ksy",))


@dataclass(frozen=True)
class Rendered:
    """`files`: the generated texts, relative to `generated/`. `kept`: the files of specs that failed."""

    files: dict[Path, str]
    problems: list[str]
    failed: frozenset[str]


def render_tree(tree: Tree) -> Rendered:
    """Compiles without writing. Raises `CompileError` if the compiler cannot run."""
    names = spec_names(tree.ksy)
    compiled = compile_specs(tree.root, tree.ksy, names, TARGETS)
    loaded, unreadable = [], []
    for name in names:
        try:
            loaded.append(load(tree.ksy / f"{name}.ksy"))
        except SpecError as error:
            unreadable.append(str(error))
    files = render(loaded, compiled, tree.package)
    rules, wrong = render_rules(tree.ksy, loaded)
    # Imported by name, because this is above the compiler.
    logs = {} if compiled.failed else import_module("segspec.frames.building").our_logs(loaded, tree.package)
    files |= {PYTHON / tree.package / path: text for path, text in (rules | logs).items()}
    problems = compiled.problems + [text for text in unreadable if not compiled.problems] + wrong
    failed = compiled.failed
    for folder in tree.shown:
        shown = compile_specs(tree.root, folder, spec_names(folder), IN_BROWSER)
        problems += shown.problems
        failed |= shown.failed
        good = [load(folder / f"{name}.ksy") for name in spec_names(folder) if name not in shown.failed]
        files |= render_javascript(good, shown)
    return Rendered(files, problems, failed)


def stale(tree: Tree, rendered: Rendered) -> list[Path]:
    """Generated files without a spec; files of a spec that failed are not stale."""
    folders = {tree.generated / path.parent for path in rendered.files}
    kept = {tree.generated / path for path in rendered.files}
    failed = {name.replace("_", "") for name in rendered.failed}
    present = (path for folder in folders for path in folder.glob("[!.]*") if path.is_file() and path.name not in LOCKS)
    return sorted(path for path in present if path not in kept and path.stem.replace("_", "").lower() not in failed)


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Two runs over the same tree must not interfere."""
    folder.mkdir(parents=True, exist_ok=True)
    handle = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield
    finally:
        os.close(handle)


def run(tree: Tree, check: bool) -> list[str]:
    with locked(tree.generated):
        rendered = render_tree(tree)
        files = {tree.generated / path: text for path, text in rendered.files.items()}
        return rendered.problems + settle(files, stale(tree, rendered), check=check, root=tree.generated.parent)


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m segspec_kaitai.parsers", description="Compiles ksy/ into generated/."
    )
    parser.add_argument(
        "--check", action="store_true", help="write nothing; fail when generated/ is not what ksy/ gives"
    )
    check = parser.parse_args().check
    try:
        problems = run(REPOSITORY, check)
    except CompileError as error:
        problems = [str(error)]
    for line in problems:
        print(line, file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
