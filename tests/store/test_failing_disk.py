"""Whatever call of the disk fails, or is interrupted, in whatever operation: records are all there, or the reader is
told; and after another try and a restart everything is as it was promised."""

from __future__ import annotations

import errno
import os
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from segspec.core.errors import WriterError
from segspec.storage import disk
from segspec.store import Store, StoredStream
from tests.helpers.disk_faults import CHANGES
from tests.helpers.sweeps import ALL
from tests.store.test_crashes import ORPHAN, noted
from tests.store.test_streams import fill, numbers

KEPT = [n for n in range(1, 41) if n not in (23, 25)]

INTERRUPTED = "interrupted"

FAIL_EVERY, INTERRUPT_EVERY = (1, 1) if ALL else (13, 19)
"""Of so many calls one fails, or is interrupted."""

AGAIN = re.compile("open the (stream|log) again")

OPERATIONS: dict[str, Callable[[StoredStream], object]] = {
    "fold": lambda stream: stream.fold(1 << 20),
    "archive": lambda stream: stream.archive(),
    "fetch": lambda stream: stream.fetch(),
    "evict": lambda stream: stream.evict(),
    "delete": lambda stream: stream.delete((10, 0)),
    "delete of what is archived": lambda stream: stream.delete((1, 0)),
    "trim": lambda stream: stream.trim((30, 0)),
    "roll": lambda stream: stream.roll(),
    "rewrite_log": lambda stream: stream.rewrite_log(),
}


class OneFault:
    """The call of a number fails, once, or somebody interrupts the program right after it; `calls` counts them."""

    def __init__(self, number: int, *, interrupts: bool) -> None:
        self.calls, self.number = 0, number
        self._interrupts = interrupts

    def perform(self, call: Callable[..., Any], *arguments: Any) -> Any:
        is_due = False
        if call in CHANGES or call is shutil.rmtree:
            self.calls += 1
            is_due = self.calls == self.number
        if is_due and not self._interrupts:
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        made = None if call is os.fsync else call(*arguments)
        if is_due:
            raise KeyboardInterrupt
        return made


def opened(root: Path) -> Store:
    return Store(root / "store", root / "archive", segment_bytes=500, pack_bytes=150, fsync="never")


@pytest.fixture(scope="module")
def lived(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Segments in every phase that lasts: remote, archived, local, and one that is written."""
    root = tmp_path_factory.mktemp("lived")
    with opened(root) as store:
        stream = store.stream("orders")
        fill(stream, 20)
        stream.roll()
        stream.archive()
        stream.evict()
        stream.fetch((1, 0), (2, 0))
        fill(stream, 20, first=21)
        stream.delete((23, 0), (25, 0))
        assert set(stream.info()["phases"]) == {"archived", "remote", "local", "writing"}
    return root


def is_promised(name: str, found: list[int]) -> bool:
    """Whether the records are those before the operation, or those after it."""
    if name == "trim":
        return found in (KEPT, KEPT[KEPT.index(found[0]) :]) and found[0] <= 30
    gone = {"delete": 10, "delete of what is archived": 1}.get(name)
    return found in (KEPT, [n for n in KEPT if n != gone])


def raised(action: Callable[[], object]) -> str:
    """What the disk said, or that it was interrupted; nothing where nobody was told of anything."""
    try:
        action()
    except (OSError, WriterError) as error:
        return str(error)
    except KeyboardInterrupt:
        return INTERRUPTED
    return ""


def copied(lived: Path, root: Path) -> None:
    """The log of the copy names objects in its own archive."""
    shutil.copytree(lived, root)
    log = root / "store" / "orders" / "stream.aof"
    log.write_bytes(log.read_bytes().replace(lived.as_uri().encode(), root.as_uri().encode()))


def failing(
    name: str, number: int, root: Path, patch: pytest.MonkeyPatch, *, interrupts: bool = False
) -> tuple[int, bool]:
    """An operation whose call of a number fails, what others read then, and another try. How many calls it made, and
    whether it failed."""
    fault = OneFault(0, interrupts=interrupts)
    patch.setattr(disk, "perform", fault.perform)
    store = opened(root)
    stream = store.stream("orders")
    fault.calls, fault.number = 0, number
    said = raised(lambda: OPERATIONS[name](stream))
    made, fault.number = fault.calls, 0
    assert not said or (INTERRUPTED if interrupts else os.strerror(errno.EIO)) in said
    found: list[int] = []
    refused = raised(lambda: found.extend(numbers(stream.range())))
    assert AGAIN.search(refused) if refused else is_promised(name, found), (refused, found)
    if said:
        raised(lambda: OPERATIONS[name](stream))
    raised(store.close)
    return made, bool(said)


def restarted(name: str, root: Path) -> None:
    with opened(root) as store:
        stream = store.stream("orders")
        assert is_promised(name, numbers(stream.range()))
        left = [one.message for one in store.check("orders", digests=True)]
        assert all(ORPHAN in message for message in left), left
        fill(stream, 1, first=50)
        stream.fold(1 << 20)
        stream.roll()
        stream.archive()
        stream.evict()
        assert numbers(stream.range())[-1] == 50


@pytest.mark.parametrize("name", OPERATIONS)
def test_whatever_call_fails_nobody_is_given_too_little(
    name: str, lived: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls, refusals, number = 1, 0, 0
    while number <= calls:
        root = tmp_path / str(number)
        copied(lived, root)
        with noted(f"{name}: call {number} failed"):
            made, has_failed = failing(name, number, root, monkeypatch)
            restarted(name, root)
        # The first time no call fails.
        calls, refusals = calls if number else made, refusals + has_failed
        number += FAIL_EVERY if number else 1
        shutil.rmtree(root)
    assert refusals > 0


@pytest.mark.parametrize("name", OPERATIONS)
def test_whatever_call_is_interrupted_nobody_is_given_too_little(
    name: str, lived: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls, number = 1, 0
    while number <= calls:
        root = tmp_path / str(number)
        copied(lived, root)
        with noted(f"{name}: interrupted after call {number}"):
            made, _ = failing(name, number, root, monkeypatch, interrupts=True)
            restarted(name, root)
        # The first time nothing is interrupted.
        calls = calls if number else made
        number += INTERRUPT_EVERY if number else 1
        shutil.rmtree(root)
