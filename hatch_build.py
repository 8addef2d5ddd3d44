"""Builds the compiled lane into a wheel, and beside the kernels' text for an editable installation.

Without a C compiler the wheel is a pure one, and says so. As a program it builds in place:
python hatch_build.py [-DSEG_CHECK] [TARGET]
"""

from __future__ import annotations

import hashlib
import importlib
import sys
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ModuleNotFoundError:  # run as a program, or imported by a test
    BuildHookInterface = object

ROOT = Path(__file__).resolve().parent
PACKAGE = ROOT / "generated" / "kernels" / "segspec_kernels"
NATIVE = ROOT / "python" / "segspec" / "native"
C = ROOT / "generated" / "c"
SOURCES = (
    C / "segspec_kernels.c",
    C / "segspec_kernels_module.c",
    NATIVE / "segspec_native.c",
    NATIVE / "segspec_rows.c",
    NATIVE / "segspec_text.c",
    NATIVE / "segspec_crc.c",
)
NAME = "_compiled.abi3.so"


@cache
def compiler() -> ModuleType:
    """`segspec_kaitai.programs.bounded`. It imports nothing that has to be installed first."""
    sys.path.insert(0, str(ROOT / "python"))
    try:
        return importlib.import_module("segspec_kaitai.programs.bounded")
    finally:
        sys.path.pop(0)


def digest() -> str:
    """Tells one text of the extension from another: it is built with it, as `DIGEST`."""
    made = hashlib.sha256()
    for path in sorted({*SOURCES, *C.glob("*.h"), *NATIVE.glob("*.h")}):
        made.update(path.read_bytes())
    return made.hexdigest()


def build(target: Path = PACKAGE / NAME, options: tuple[str, ...] = ()) -> None:
    """Raises `CompilerError`."""
    told = ["-DSEG_NATIVE", f'-DSEG_DIGEST="{digest()}"', '-DSEG_MODULES=""']
    compiler().build(SOURCES, target, [*told, f"-I{C}", *options])


class Compiled(BuildHookInterface):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        compiler().into_wheel(self, version, build_data, PACKAGE / NAME, build)


if __name__ == "__main__":
    flags = tuple(word for word in sys.argv[1:] if word.startswith("-"))
    (target,) = [Path(word) for word in sys.argv[1:] if not word.startswith("-")] or [PACKAGE / NAME]
    build(target, flags)
