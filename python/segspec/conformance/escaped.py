"""Ends processes that left the group of their program (on Linux), found by an inherited mark in their environment."""

from __future__ import annotations

import os
import secrets
import signal
import time
from contextlib import suppress
from pathlib import Path

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
