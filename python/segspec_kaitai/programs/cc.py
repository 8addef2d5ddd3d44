"""Builds an extension module of Python with the system's C compiler or ziglang's."""

from __future__ import annotations

import os
import shlex
import sys
import sysconfig
import tempfile
from collections.abc import Callable, Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from segspec_kaitai.programs import bounded

NATIVE = Path(__file__).resolve().parents[2] / "segspec" / "native"

CHECKSUMS = NATIVE / "segspec_crc.c"
"""Linked if the texts compute checksums."""

FLAGS = ("-std=gnu11", "-O3", "-fwrapv", "-fno-strict-aliasing", "-fvisibility=hidden", "-g0", "-fPIC")
LINKED = ("-bundle", "-undefined", "dynamic_lookup") if sys.platform == "darwin" else ("-shared",)
SUFFIX = ".abi3.so"

SECONDS = 300.0
OUTPUT = 16 << 20

USUAL = ("cc", "gcc", "clang")
ZIG = ("cc", "-mcpu=baseline")
"""Another machine of the same kind may load the result."""

MISSING = f"there is no C compiler ({', '.join(USUAL)}): install one, or pip install ziglang"
PLATFORM = "SEGSPEC_PLATFORM"
"""The variable that names the wheel's platform if CC compiles for another machine."""


class CompilerError(Exception):
    """There is no C compiler, or it failed: its own words."""


@cache
def compiler() -> tuple[str, ...]:
    """The command of a C compiler: from CC, else Python's own, else a usual one, else ziglang's. Raises
    `CompilerError`."""
    chosen = os.environ.get("CC")
    for command in (chosen,) if chosen else (sysconfig.get_config_var("CC"), *USUAL):
        words = shlex.split(command or "")
        if words and (found := bounded.program(words[0])):
            return found, *words[1:]
    package = None if chosen else find_spec("ziglang")
    folder = Path((package and package.origin) or Path.cwd() / "ziglang" / "__init__.py").parent
    # The current folder may be a stranger's.
    if folder.parent == Path.cwd():
        raise CompilerError(MISSING)
    return str(folder / "zig"), *ZIG


def identity() -> str:
    """Identifies a compiler without starting it. Raises `CompilerError` if it does not exist."""
    words = compiler()
    found = Path(words[0]).resolve().stat()
    return f"{' '.join(words)} {found.st_size} {found.st_mtime_ns} {' '.join(FLAGS)}"


def build(sources: Sequence[Path], target: Path, options: Sequence[str] = ()) -> None:
    """Compiles an extension module to `target`, atomically.

    Raises `CompilerError`, and `OSError` if the target's folder is not writable.
    """
    with tempfile.TemporaryDirectory(dir=target.parent, prefix=".building-") as folder:
        made = Path(folder) / target.name
        headers = [f"-I{NATIVE}", f"-I{sysconfig.get_path('include')}"]
        command = [*compiler(), *FLAGS, *LINKED, *options, *headers, *map(str, sources), "-o", str(made)]
        try:
            # zig's cache is removed with this folder.
            kept = dict.fromkeys(("ZIG_GLOBAL_CACHE_DIR", "ZIG_LOCAL_CACHE_DIR"), folder)
            code, said, words = bounded.run(command, b"", None, SECONDS, OUTPUT, **kept)
        except (OSError, bounded.TooMuchError) as error:
            raise CompilerError(f"{command[0]}: {error}") from error
        if code:
            problem = (words or said).decode("utf-8", "replace")
            raise CompilerError(f"{shlex.join(command)}\n{problem}".strip())
        made.replace(target)


def into_wheel(hook: Any, version: str, data: dict[str, Any], place: Path, build: Callable[[Path], object]) -> None:
    """Builds an extension for a build hook of hatchling: at `place` in an editable installation, else in the wheel.

    Without a compiler the wheel is pure.
    """
    target = place if version == "editable" else Path(tempfile.mkdtemp()) / place.name
    try:
        build(target)
    except CompilerError as error:
        hook.app.display_warning(f"{hook.metadata.name} is built without its compiled kernels, and is slower: {error}")
        return
    if version != "editable" and target.exists():
        data["force_include"][str(target)] = f"{place.parent.name}/{place.name}"
        data["pure_python"] = False
        platform = os.environ.get(PLATFORM) or sysconfig.get_platform()
        data["tag"] = f"cp311-abi3-{platform.replace('-', '_').replace('.', '_')}"
