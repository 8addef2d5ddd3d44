"""The folders of a project that has kernels, and what in them is compiled."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

TABLES, RUNS = "kernels.py", ("scan/*run.py", "*_run.py")
"""The declarations in a format's folders: its tables `KERNELS` and `PACKS` (the structures that runs write, by their
specs), and the functions that join kernels with checks and copying, or records to the bytes of frames."""

SHARED_RUNS = "columns/*/*_run.py", "frames/*_run.py", "frames/sums/[a-z]*.py"
"""Beside the folder of the formats: functions for records of any, and the checksums that declarations name."""

OF_LOGS = "logs/kernels/*.py"
"""The kernels made from the declarations of our own logs, in the package of their parsers."""


KERNELS_DOC = '"""Kernels lowered from the specs of this package."""\n'
"""The header of a package of kernels."""


@dataclass(frozen=True)
class Project:
    """Folders: the specs, the package of their parsers, the formats, the package of their kernels, and that of C."""

    specs: Path
    parsers: Path
    formats: Path
    kernels: Path
    c: Path

    @property
    def package(self) -> str:
        """The package of kernels, such as `segspec_acme.lowered`."""
        return module_of(self.kernels)[1]

    @property
    def library(self) -> str:
        """The name of the C library."""
        return self.package.replace(".", "_")

    def tables(self) -> list[Path]:
        return sorted(self.formats.rglob(TABLES))

    def runs(self) -> list[Path]:
        found = {run for each in RUNS for run in self.formats.rglob(each) if self.kernels not in run.parents}
        found |= {path for path in self.parsers.glob(OF_LOGS) if path.stem != "__init__"}
        return sorted(found) + [run for each in SHARED_RUNS for run in sorted(self.formats.parent.glob(each))]


def module_of(path: Path) -> tuple[Path, str]:
    """The folder that a file or a package is imported from, and its name as a module."""
    root = path.parent
    while (root / "__init__.py").exists():
        root = root.parent
    return root, ".".join(path.relative_to(root).with_suffix("").parts)
