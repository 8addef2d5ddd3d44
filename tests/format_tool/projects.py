"""Projects of formats, made from a few texts."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from tests.helpers.patience import PATIENCE

PYPROJECT = """[project]
name = "segspec-{name}"
[project.entry-points."segspec.formats"]
{name} = "segspec_{name}:FORMAT"
"""


def project(folder: Path, name: str, specs: Mapping[str, str], **modules: str) -> Path:
    """A project with these specs (file names and texts) and modules of its package."""
    package = folder / f"segspec_{name}"
    for place in (folder / "ksy", package):
        place.mkdir(parents=True)
    (folder / "pyproject.toml").write_text(PYPROJECT.format(name=name))
    (package / "__init__.py").write_text("")
    for module, text in modules.items():
        (package / f"{module}.py").write_text(text)
    for file, text in specs.items():
        (folder / "ksy" / file).write_text(text)
    return folder


def python(*arguments: object, executable: str | Path = sys.executable, **variables: str) -> tuple[int, str, str]:
    """Runs Python with the packages of this process; exit code and both outputs."""
    path = os.pathsep.join([variables.pop("first", ""), *sys.path]).strip(os.pathsep)
    command = [str(executable), *map(str, arguments)]
    given = os.environ | {"PYTHONPATH": path} | variables
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=given, timeout=PATIENCE)
    return done.returncode, done.stdout, done.stderr
