"""What tests need beside Python and its packages.

What is missing is skipped, and `tests/conftest.py` names it once at the end of the run. It is the only reason to skip:
files of the repository and packages of the extras are there after `make setup`.
"""

from __future__ import annotations

import shutil
import subprocess
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
# rustup puts its own cargo and rustc on the path, which say at their first call whether there is a toolchain.
ASKED = {"cargo": "--version", "rustc": "--version"}


class Missing(pytest.skip.Exception):
    """Skips a test because `what` is not on this machine."""

    def __init__(self, what: str) -> None:
        super().__init__(f"{what} is missing")
        self.what = what


def program(*names: str) -> str:
    """Where the first of these programs lies that is here; skips if none is."""
    found = next((path for name in names if (path := shutil.which(name))), None)
    if found is None:
        raise Missing(" or ".join(names))
    asked = ASKED.get(Path(found).name)
    if asked and subprocess.run([found, asked], capture_output=True).returncode:
        raise Missing(f"a toolchain for {found}")
    return found


def npm(package: str) -> None:
    """Skips if node or a package that `npm ci` brings is missing."""
    program("node")
    if not (ROOT / "node_modules" / package).is_dir():
        raise Missing(f"the npm package {package} (run `npm ci`)")


def atheris() -> None:
    """Skips if the fuzzer is missing: its wheels are for Linux on x86_64 only, and the extra asks for no other."""
    if find_spec("atheris") is None:
        raise Missing("atheris")


def plyvel() -> None:
    """Skips if LevelDB is missing: its wheels are for Linux and macOS."""
    if find_spec("plyvel") is None:
        raise Missing("plyvel")
