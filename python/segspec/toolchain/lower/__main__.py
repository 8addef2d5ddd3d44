"""Lowers the kernels of `tables` into `generated/kernels/segspec_kernels`.

`python -m segspec.toolchain.lower` rewrites the package; `--check` fails when it differs from what would be written.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from ksytools.compile import REPOSITORY, Tree, locked, replace
from segspec.toolchain.lower import ColumnError, Unsupported, lower
from segspec.toolchain.lower.load import Sources, from_folders
from segspec.toolchain.lower.rows import KernelSpec
from segspec.toolchain.lower.tables import KERNELS

PACKAGE = Path("kernels/segspec_kernels")
PARSERS = Path("python/segspec_ksy")

INIT = '''"""Scan kernels lowered from the specs in `ksy/`, one module each; `segspec.columns.backend` runs them."""
'''
BESIDE = ("runtime.py", "types.py")
"""Modules of this package that kernels import: copied, so that kernels need nothing of `segspec`."""


def render(sources: Sources, kernels: tuple[KernelSpec, ...]) -> tuple[dict[Path, str], list[str]]:
    """Every file of the package, relative to `generated/`, and what could not be lowered."""
    files = {PACKAGE / "__init__.py": INIT, PACKAGE / "py.typed": ""}
    for name in BESIDE:
        text = Path(__file__).with_name(name).read_text(encoding="utf-8")
        files[PACKAGE / name] = (
            f"# Copied from segspec/toolchain/lower/{name}: change that, and run `make generate`.\n{text}"
        )
    problems = []
    for spec in kernels:
        try:
            made = lower(sources, spec)
        except (Unsupported, ColumnError) as error:
            problems.append(f"kernel {spec.name}: {error}")
            continue
        files[PACKAGE / f"{spec.name}.py"] = banner(sources, made.specs) + made.source
    return files, problems


def banner(sources: Sources, used: tuple[str, ...]) -> str:
    lines = [f"# segspec.toolchain.lower, from ksy/{name}.ksy sha256 {sources.specs[name].sha256}\n" for name in used]
    return (
        "".join(lines) + "# Generated: change the spec or segspec/toolchain/lower/tables.py, and run `make generate`.\n"
    )


def differences(tree: Tree, files: dict[Path, str]) -> list[str]:
    out = []
    for path, text in sorted(files.items()):
        target = tree.generated / path
        if not target.exists():
            out.append(f"{path} is missing")
        elif target.read_text(encoding="utf-8") != text:
            out.append(f"{path} differs")
    return out + [f"{path} has no kernel" for path in stale(tree, files)]


def stale(tree: Tree, files: dict[Path, str]) -> list[Path]:
    present = (tree.generated / PACKAGE).glob("*.py")
    return sorted(p.relative_to(tree.generated) for p in present if p.relative_to(tree.generated) not in files)


def run(tree: Tree, *, check: bool) -> list[str]:
    """Writes the package, or only compares it; returns what is wrong, one line each."""
    with locked(tree.generated):
        sources = from_folders(tree.generated / PARSERS, tree.ksy)
        files, problems = render(sources, KERNELS)
        if check:
            found = differences(tree, files)
            return problems + [f"{tree.generated.name}/{line}: run `make generate`" for line in found]
        if not problems:
            for path in stale(tree, files):
                (tree.generated / path).unlink()
        for path, text in files.items():
            target = tree.generated / path
            if not target.exists() or target.read_text(encoding="utf-8") != text:
                replace(target, text)
    return problems


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m segspec.toolchain.lower", description="Lowers ksy/ to scan kernels."
    )
    parser.add_argument("--check", action="store_true", help="write nothing; fail where the kernels differ")
    problems = run(REPOSITORY, check=parser.parse_args().check)
    for line in problems:
        print(line, file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
