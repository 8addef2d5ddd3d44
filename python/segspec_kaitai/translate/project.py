"""The folders of a project with kernels, and what is compiled."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

TABLES, RUNS = "kernels.py", ("scan/*run.py", "*_run.py")
"""The files in a format's folders: tables `KERNELS` and `PACKS` (structures that runs write), and functions around
kernels.
"""

SHARED_RUNS = "columns/*/*_run.py", "frames/*_run.py", "frames/sums/[a-z]*.py"
"""Functions for records of any format, and the checksums that declarations name."""

OF_LOGS = "logs/kernels/*.py"


KERNELS_DOC = '"""Kernels lowered from the specs of this package."""\n'


@dataclass(frozen=True)
class Project:
    """A project's folders."""

    specs: Path
    parsers: Path
    formats: Path
    kernels: Path
    c: Path

    @property
    def package(self) -> str:
        return module_of(self.kernels)[1]

    @property
    def library(self) -> str:
        return self.package.replace(".", "_")

    def tables(self) -> list[Path]:
        return sorted(self.formats.rglob(TABLES))

    def runs(self) -> list[Path]:
        found = {run for each in RUNS for run in self.formats.rglob(each) if self.kernels not in run.parents}
        found |= {path for path in self.parsers.glob(OF_LOGS) if path.stem != "__init__"}
        return sorted(found) + [run for each in SHARED_RUNS for run in sorted(self.formats.parent.glob(each))]


def module_of(path: Path) -> tuple[Path, str]:
    root = path.parent
    while (root / "__init__.py").exists():
        root = root.parent
    return root, ".".join(path.relative_to(root).with_suffix("").parts)
