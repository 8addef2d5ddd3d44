"""The system's C compiler: an extension module of Python from C files."""

from __future__ import annotations

import os
import shlex
import sys
import sysconfig
import tempfile
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from segspec_kaitai.programs import bounded

NATIVE = Path(__file__).resolve().parents[2] / "segspec" / "native"
"""The headers that translated text includes, and the C that it is linked with."""

# Numbers wrap at 64 bits, as they do where Python's are cut to them.
FLAGS = ("-std=gnu11", "-O3", "-fwrapv", "-fno-strict-aliasing", "-fvisibility=hidden", "-g0", "-fPIC")
LINKED = ("-bundle", "-undefined", "dynamic_lookup") if sys.platform == "darwin" else ("-shared",)
SUFFIX = ".abi3.so"

SECONDS = 300.0
OUTPUT = 16 << 20
"""What a compiler may take: seconds, and bytes of words."""

USUAL = ("cc", "gcc", "clang")


class CompilerError(Exception):
    """There is no C compiler, or it refused: its own words."""


@cache
def compiler() -> tuple[str, ...]:
    """The command of a C compiler: what the variable CC names, else what Python was built with, else a usual one.

    Raises `CompilerError` where there is none.
    """
    chosen = os.environ.get("CC")
    for command in (chosen,) if chosen else (sysconfig.get_config_var("CC"), *USUAL):
        words = shlex.split(command or "")
        if words and (found := bounded.program(words[0])):
            return found, *words[1:]
    raise CompilerError("there is no C compiler")


def identity() -> str:
    """What tells one compiler from another, without starting it. Raises `CompilerError` where there is none."""
    words = compiler()
    found = Path(words[0]).resolve().stat()
    return f"{' '.join(words)} {found.st_size} {found.st_mtime_ns} {' '.join(FLAGS)}"


def build(sources: Sequence[Path], target: Path, options: Sequence[str] = ()) -> None:
    """Compiles an extension module to `target`, which appears when it is whole.

    Raises `CompilerError`, and `OSError` where nothing can be written beside the target.
    """
    with tempfile.TemporaryDirectory(dir=target.parent, prefix=".building-") as folder:
        made = Path(folder) / target.name
        headers = [f"-I{NATIVE}", f"-I{sysconfig.get_path('include')}"]
        command = [*compiler(), *FLAGS, *LINKED, *options, *headers, *map(str, sources), "-o", str(made)]
        try:
            code, said, words = bounded.run(command, b"", None, SECONDS, OUTPUT)
        except (OSError, bounded.TooMuchError) as error:
            raise CompilerError(f"{command[0]}: {error}") from error
        if code:
            problem = (words or said).decode("utf-8", "replace")
            raise CompilerError(f"{shlex.join(command)}\n{problem}".strip())
        made.replace(target)
