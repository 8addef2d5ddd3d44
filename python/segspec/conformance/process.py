"""Runs a program that may crash, hang, or print nonsense without end, at a bounded cost.

Ends processes that left the group of their program (on Linux), found by an inherited mark in their environment.
"""

from __future__ import annotations

import os
import secrets
import select
import signal
import subprocess
import threading
import time
from collections import deque
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path

from segspec.core.notices import logger
from segspec.core.text import printable

VARIABLE = "SEGSPEC_ADAPTER"
PROC = Path("/proc")
ROUNDS = 1000
GONE_SECONDS = 2.0


def new_mark() -> str:
    return secrets.token_hex(16)


def marked_environment(mark: str) -> dict[str, str]:
    """The environment of this process with a further mark; its own mark is for its starter."""
    marks = [one for one in (os.environ.get(VARIABLE), mark) if one]
    return os.environ | {VARIABLE: " ".join(marks)}


def end_marked(mark: str) -> None:
    """Stops this user's processes that have the mark in their environment until no new one appears, then ends them."""
    stopped: set[int] = set()
    others: set[int] = set()
    doubtful: set[int] = set()
    for _ in range(ROUNDS):
        is_sure = True
        for number in numbers():
            if number in stopped or number in others:
                continue
            environment = content(number, "environ")
            if mark.encode() in environment:
                send({number}, signal.SIGSTOP)
                stopped.add(number)
            elif environment or number in doubtful:
                others.add(number)
                continue
            # A process may have vanished before it was examined: look again.
            doubtful.add(number)
            is_sure = False
        if is_sure:
            break
    send(stopped, signal.SIGKILL)
    deadline = time.monotonic() + GONE_SECONDS
    while stopped and time.monotonic() < deadline:
        stopped = {number for number in stopped if is_there(number)}
        if stopped:
            time.sleep(0.005)


def send(processes: set[int], number: signal.Signals) -> None:
    for process in processes:
        with suppress(ProcessLookupError, PermissionError):
            os.kill(process, number)


def is_there(process: int) -> bool:
    """Whether a process runs."""
    state = status(process)
    return bool(state) and state[0] != "Z"


def numbers() -> list[int]:
    """Other processes, the newest first; empty if the system lists none."""
    try:
        found = {int(path.name) for path in PROC.iterdir() if path.name.isdigit()}
    except OSError:
        return []
    return sorted(found - {os.getpid()}, reverse=True)


def status(process: int) -> list[str]:
    """Fields from the state on; empty if it has ended."""
    return content(process, "stat").rpartition(b")")[2].decode("ascii", "replace").split()


def content(process: int, name: str) -> bytes:
    """Empty if it cannot be read."""
    try:
        return (PROC / str(process) / name).read_bytes()
    except OSError:
        return b""


OUTPUT_LIMIT = 64 << 20
"""Maximum bytes of one answer: four times the longest of any vector."""
READ_BYTES = 1 << 16
STDERR_LINES = 20
STDERR_LINE = 500
EXIT_SECONDS = 2.0


class AdapterError(Exception):
    """There is no answer: the program ended, was late, or printed something else."""


class LateError(AdapterError):
    """There is no answer in time."""


class CannotStartError(Exception):
    """The program cannot be run."""


class Process:
    """A running program. Closing it ends its process group, and on Linux also processes that left it.

    Threads write its input and keep the end of its stderr.
    """

    def __init__(self, command: Sequence[str]) -> None:
        self.buffer = bytearray()
        self._closed = threading.Event()
        self._mark = new_mark()
        self._process = self._started(command)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._in, self._out, self._errors = self._process.stdin, self._process.stdout, self._process.stderr
        self._said: deque[str] = deque(maxlen=STDERR_LINES)
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()
        self._sender: threading.Thread | None = None

    def _started(self, command: Sequence[str]) -> subprocess.Popen[bytes]:
        try:
            # In its own session, the program's children end with it.
            return subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=READ_BYTES,
                start_new_session=True,
                env=marked_environment(self._mark),
            )
        except (OSError, ValueError) as error:
            raise CannotStartError(f"{command[0]}: {getattr(error, 'strerror', None) or error}") from error

    def write(self, parts: Iterable[bytes], *, last: bool = False) -> None:
        """Writes in the background, in order; `last` closes the input."""
        self._sender = threading.Thread(target=self._write, args=(parts, last, self._sender), daemon=True)
        self._sender.start()

    def _write(self, parts: Iterable[bytes], last: bool, before: threading.Thread | None) -> None:
        if before is not None:
            before.join()
        with suppress(OSError, ValueError):
            for part in parts:
                if self._closed.is_set():
                    return
                self._in.write(part)
            self._in.flush()
            if last:
                self._in.close()

    def read(self, deadline: float) -> bool:
        """Adds output to `buffer`; False at its end. `deadline` is a time of `time.monotonic`.

        Raises `AdapterError` after the deadline, or for too much output.
        """
        left = deadline - time.monotonic()
        if left <= 0 or not select.select([self._out], [], [], left)[0]:
            raise LateError("gave no answer in time")
        if len(self.buffer) > OUTPUT_LIMIT:
            raise AdapterError(f"printed more than {OUTPUT_LIMIT >> 20} MiB for one answer")
        content = os.read(self._out.fileno(), READ_BYTES)
        if content:
            self.buffer += content
        return bool(content)

    def ended(self, seconds: float) -> int | None:
        """The exit code; None after `seconds`."""
        try:
            return self._process.wait(seconds)
        except subprocess.TimeoutExpired:
            return None

    def stderr(self) -> tuple[str, ...]:
        if self._process.poll() is not None:
            self._listener.join(EXIT_SECONDS)
        return tuple(self._said)

    def close(self) -> None:
        if self._closed.is_set():
            return
        self._closed.set()
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        if self.ended(EXIT_SECONDS) is None:
            logger().warning("%s cannot be ended", self._process.args)
        end_marked(self._mark)
        self._out.close()
        self._listener.join(EXIT_SECONDS)
        if self._sender is not None:
            self._sender.join(EXIT_SECONDS)
            if self._sender.is_alive():
                # A process that left the group holds the pipe open, and the thread its lock.
                return
        # Unwritten input is dropped.
        with suppress(OSError):
            self._in.close()

    def _listen(self) -> None:
        with self._errors as pipe:
            while line := pipe.readline(READ_BYTES):
                self._said.append(printable(line[:STDERR_LINE].decode("utf-8", "backslashreplace").rstrip("\n")))


def exit_words(code: int) -> str:
    if code >= 0:
        return f"exited with code {code}"
    try:
        name = f" ({signal.Signals(-code).name})"
    except ValueError:
        name = ""
    return f"was ended by signal {-code}{name}"


def shown(line: bytes, most: int = 120) -> str:
    text = printable(line[:most].decode("utf-8", "backslashreplace"))
    return text + ("…" if len(line) > most else "") if line else "an empty line"
