"""Finds a compiler, and runs it with limited time and output. Its child processes end with it."""

from __future__ import annotations

import os
import selectors
import shutil
import signal
import subprocess
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import IO

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
