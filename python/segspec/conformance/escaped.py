"""Processes that left the group of the program that started them: found, stopped, ended (on Linux).

Each program is started with a mark in its environment, which its children inherit. Children that clear it are found as
orphans, because `adopted()` makes this process their parent.
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
    """The environment of this process, with a mark. One that it has itself stays: its own starter looks for that."""
    marks = [one for one in (os.environ.get(VARIABLE), mark) if one]
    return os.environ | {VARIABLE: " ".join(marks)}


def end_marked(mark: str) -> None:
    """Ends every process of this user that has the mark."""
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
        # It is gone, or its program is just being replaced, or it is the system's own and has none.
        doubtful.add(number)
        return None

    end_all(is_marked)


class Orphanage:
    """Whether orphans come to this process, and the children that it had before."""

    before: frozenset[int] = frozenset()
    is_open = False
    programs = 0
    """Programs that run: their processes are no orphans."""


orphanage = Orphanage()


@contextmanager
def adopted() -> Iterator[None]:
    """Makes this process the parent of orphans among its descendants; ends those that are left.

    Only for a process that starts nothing but adapters: other children would be mistaken for them.
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
    """Ends the orphans that were adopted, unless programs run whose processes they could be."""
    if orphanage.is_open and not orphanage.programs:
        end_all(lambda number: number not in orphanage.before and is_child(number))


def end_all(belongs: Callable[[int], bool | None]) -> None:
    """Stops the matching processes until no new one appears, so that none can start another; then ends them.

    A process that starts another and ends may be listed and gone before it is examined (None): then that other one is
    searched. A running child is always listed, because both exist at the same time, and the later one has the higher
    number.
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
    """Whether a process still runs; a child that has ended is waited for."""
    with suppress(ChildProcessError):
        os.waitpid(process, os.WNOHANG)
    state = status(process)
    return bool(state) and state[0] != "Z"


def numbers() -> list[int]:
    """The other processes of this machine, if the system lists them; the latest first."""
    try:
        found = {int(path.name) for path in PROC.iterdir() if path.name.isdigit()}
    except OSError:
        return []
    return sorted(found - {os.getpid()}, reverse=True)


def children() -> list[int]:
    """The processes whose parent is this one."""
    return [number for number in numbers() if is_child(number)]


def is_child(process: int) -> bool | None:
    """Whether this process is the parent of that one; None if it is gone."""
    state = status(process)
    return state[1] == str(os.getpid()) if len(state) > 1 else None


def status(process: int) -> list[str]:
    """The system's fields on a process from its state on: state, parent, …; empty if it is gone."""
    return content(process, "stat").rpartition(b")")[2].decode("ascii", "replace").split()


def content(process: int, name: str) -> bytes:
    """A file about a process; empty if it is gone, or another user's."""
    try:
        return (PROC / str(process) / name).read_bytes()
    except OSError:
        return b""
