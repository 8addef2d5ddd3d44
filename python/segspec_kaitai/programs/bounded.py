"""Finds a compiler, and runs it with limited time and output. Its child processes end with it.

Builds an extension module of Python with the system's C compiler or ziglang's.
"""

from __future__ import annotations

import os
import selectors
import shlex
import shutil
import signal
import subprocess
import sys
import sysconfig
import tempfile
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import IO, Any

READ_BYTES = 1 << 16
EXIT_SECONDS = 5.0


class TooMuchError(Exception):
    """A program exceeded a bound; the message begins with a verb."""


def run(
    command: Sequence[str], given: bytes, folder: Path | None, seconds: float, most: int, **variables: str
) -> tuple[int, bytes, bytes]:
    """A program's exit code, stdout and stderr, `most` bytes together. `variables` are added to the environment.

    Raises `TooMuchError` beyond a bound, and `OSError` if it cannot be started.
    """
    with subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=folder,
        env=os.environ | variables,
        start_new_session=True,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        sender = threading.Thread(target=send, args=(process.stdin, given), daemon=True)
        sender.start()
        deadline = time.monotonic() + seconds
        try:
            said, words = gathered([process.stdout, process.stderr], deadline, seconds, most)
            code = process.wait(max(0.0, deadline - time.monotonic()))
        except (TooMuchError, subprocess.TimeoutExpired, KeyboardInterrupt) as error:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(process.pid, signal.SIGKILL)
            if isinstance(error, subprocess.TimeoutExpired):
                raise TooMuchError(f"was ended after {seconds:g} seconds") from error
            raise
        sender.join(EXIT_SECONDS)
        return code, said, words


def program(name: str) -> str | None:
    """A program's path: given by the user, else from PATH without relative folders."""
    if os.sep in name:
        return shutil.which(name)
    folders = [folder for folder in os.get_exec_path() if Path(folder).is_absolute()]
    return shutil.which(name, path=os.pathsep.join(folders)) if folders else None


def send(pipe: IO[bytes], given: bytes) -> None:
    with suppress(OSError), pipe:
        pipe.write(given)


def gathered(pipes: list[IO[bytes]], deadline: float, seconds: float, most: int) -> list[bytes]:
    """The output of the pipes until they end. Raises `TooMuchError`."""
    out = {pipe.fileno(): bytearray() for pipe in pipes}
    with selectors.DefaultSelector() as ready:
        for number in out:
            ready.register(number, selectors.EVENT_READ)
        while ready.get_map():
            left = deadline - time.monotonic()
            events = ready.select(max(0.0, left))
            if left <= 0:
                raise TooMuchError(f"was ended after {seconds:g} seconds")
            for key, _ in events:
                content = os.read(key.fd, READ_BYTES)
                if not content:
                    ready.unregister(key.fd)
                out[key.fd] += content
            if sum(map(len, out.values())) > most:
                raise TooMuchError(f"wrote more than {most >> 20} MiB")
    return [bytes(content) for content in out.values()]


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
        if words and (found := program(words[0])):
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
            code, said, words = run(command, b"", None, SECONDS, OUTPUT, **kept)
        except (OSError, TooMuchError) as error:
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
