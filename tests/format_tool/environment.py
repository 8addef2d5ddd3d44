"""A virtual environment with the packages of this process and nothing else; what is installed comes from a folder."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.helpers.patience import PATIENCE

QUIET = ("--quiet", "--disable-pip-version-check", "--no-index", "--no-deps", "--no-build-isolation")


class Environment:
    def __init__(self, folder: Path) -> None:
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True, timeout=PATIENCE)
        (site,) = folder.glob("lib/python*/site-packages")
        (site / "packages.pth").write_text("\n".join(path for path in sys.path if path))
        self._program = folder / "bin" / "python"
        # Spark's processes run the Python of this environment, too.
        self._variables = {name: value for name, value in os.environ.items() if name != "PYSPARK_PYTHON"}

    def run(self, *arguments: object, folder: Path) -> tuple[int, str]:
        """Exit code, and what Python says on both outputs."""
        command = [str(self._program), *map(str, arguments)]
        done = subprocess.run(
            command, capture_output=True, text=True, check=False, cwd=folder, timeout=PATIENCE, env=self._variables
        )
        return done.returncode, done.stdout + done.stderr

    def install(self, project: Path, *options: object) -> None:
        """Installs a project, editable unless told otherwise, without a network."""
        code, said = self.run("-m", "pip", "install", *QUIET, *(options or ("--editable",)), project, folder=project)
        assert code == 0, said
