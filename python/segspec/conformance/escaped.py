"""Finds and ends processes that left the group of their program (on Linux), by an inherited mark in their environment.

Children that clear it are found as orphans, because `adopted()` makes this process their parent.
"""

from __future__ import annotations

import ctypes
import os
import secrets
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

VARIABLE = "SEGSPEC_ADAPTER"
PROC = Path("/proc")
SUBREAPER = 36
"""PR_SET_CHILD_SUBREAPER of Linux' prctl."""
ROUNDS = 1000
GONE_SECONDS = 2.0


def new_mark() -> str:
    return secrets.token_hex(16)


def marked_environment(mark: str) -> dict[str, str]:
    """The environment of this process with a further mark; its own mark is for its starter."""
    marks = [one for one in (os.environ.get(VARIABLE), mark) if one]
    return os.environ | {VARIABLE: " ".join(marks)}


def end_marked(mark: str) -> None:
    """Ends this user's processes that have the mark in their environment."""
    wanted = mark.encode()
    others: set[int] = set()
    doubtful: set[int] = set()

    def is_marked(number: int) -> bool | None:
        if number in others:
            return False
        environment = content(number, "environ")
        if wanted in environment:
            return True
        if environment or number in doubtful:
            others.add(number)
            return False
        doubtful.add(number)
        return None

    end_all(is_marked)


class Orphanage:
    """Whether orphans come to this process, and its earlier children."""

    before: frozenset[int] = frozenset()
    is_open = False
    programs = 0


orphanage = Orphanage()


@contextmanager
def adopted() -> Iterator[None]:
    """Makes this process the parent of orphaned descendants; ends the remaining ones.

    This process may start only adapters: other children look like orphans.
    """
    if not sys.platform.startswith("linux") or ctypes.CDLL(None).prctl(SUBREAPER, 1, 0, 0, 0):
        yield
        return
    orphanage.before, orphanage.is_open = frozenset(children()), True
    try:
        yield
    finally:
        end_orphans()
        orphanage.is_open = False
        ctypes.CDLL(None).prctl(SUBREAPER, 0, 0, 0, 0)


def end_orphans() -> None:
    if orphanage.is_open and not orphanage.programs:
        end_all(lambda number: number not in orphanage.before and is_child(number))


def end_all(belongs: Callable[[int], bool | None]) -> None:
    """Stops matching processes until no new one appears, then ends them.

    The listing is repeated if a process vanished before it was examined (None).
    """
    stopped: set[int] = set()
    for _ in range(ROUNDS):
        is_sure = True
        for number in numbers():
            if number not in stopped and (found := belongs(number)) is not False:
                is_sure = False
                if found:
                    send({number}, signal.SIGSTOP)
                    stopped.add(number)
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
    """Whether a process runs; also reaps an ended child."""
    with suppress(ChildProcessError):
        os.waitpid(process, os.WNOHANG)
    state = status(process)
    return bool(state) and state[0] != "Z"


def numbers() -> list[int]:
    """Other processes, the newest first; empty if the system lists none."""
    try:
        found = {int(path.name) for path in PROC.iterdir() if path.name.isdigit()}
    except OSError:
        return []
    return sorted(found - {os.getpid()}, reverse=True)


def children() -> list[int]:
    return [number for number in numbers() if is_child(number)]


def is_child(process: int) -> bool | None:
    """None if it has ended."""
    state = status(process)
    return state[1] == str(os.getpid()) if len(state) > 1 else None


def status(process: int) -> list[str]:
    """Fields from the state on; empty if it has ended."""
    return content(process, "stat").rpartition(b")")[2].decode("ascii", "replace").split()


def content(process: int, name: str) -> bytes:
    """Empty if it cannot be read."""
    try:
        return (PROC / str(process) / name).read_bytes()
    except OSError:
        return b""
