"""Processes that left the group of the program which started them: found, stopped, ended (on Linux).

Each program is started with a mark in its environment, which what it starts inherits. Whoever clears that as well is
found as an orphan, while `adopted()` makes this process the parent of those.
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
ROUNDS = 100
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
    end_all(lambda: (number for number in numbers() if wanted in content(number, "environ")))


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

    For a process that starts nothing but adapters: what else it starts in the meantime would be taken for one.
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
        end_all(lambda: (number for number in children() if number not in orphanage.before))


def end_all(found: Callable[[], Iterator[int]]) -> None:
    """Stops what is found until nothing new is, so that none of them can start another; then ends them."""
    stopped: set[int] = set()
    for _ in range(ROUNDS):
        new = set(found()) - stopped
        if not new:
            break
        stopped |= new
        send(new, signal.SIGSTOP)
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
    """Whether a process still runs; one of ours that has ended is waited for."""
    with suppress(ChildProcessError):
        os.waitpid(process, os.WNOHANG)
    state = status(process)
    return bool(state) and state[0] != "Z"


def numbers() -> Iterator[int]:
    """The processes of this machine but this one, where the system lists them."""
    with suppress(OSError):
        for entry in PROC.iterdir():
            if entry.name.isdigit() and int(entry.name) != os.getpid():
                yield int(entry.name)


def children() -> Iterator[int]:
    """The processes whose parent is this one."""
    own = str(os.getpid())
    for number in numbers():
        state = status(number)
        if len(state) > 1 and state[1] == own:
            yield number


def status(process: int) -> list[str]:
    """What the system says of a process from its state on: state, parent, …; nothing where it is gone."""
    return content(process, "stat").rpartition(b")")[2].decode("ascii", "replace").split()


def content(process: int, name: str) -> bytes:
    """A file about a process; nothing where it is gone, or somebody else's."""
    try:
        return (PROC / str(process) / name).read_bytes()
    except OSError:
        return b""
