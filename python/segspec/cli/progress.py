"""A progress bar on a terminal, after a second."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from segspec.core.errors import SegspecError
from segspec.core.limits import Limits
from segspec.core.notices import told_to
from segspec.core.text import printable

if TYPE_CHECKING:
    from rich.progress import Progress

PATIENCE_SECONDS = 1.0


class Bar:
    """Counts bytes; is drawn after `PATIENCE_SECONDS`."""

    def __init__(self, words: str, total: int) -> None:
        self._words = printable(words)
        self._total = total
        self._done = 0
        self._due = time.monotonic() + PATIENCE_SECONDS
        self._counts = False
        self._bar: Progress | None = None

    def __call__(self, count: int) -> None:
        self._done += count
        if self._bar is None and time.monotonic() >= self._due:
            self._bar = _new_bar(counts=self._counts)
            self._task = self._bar.add_task(self._words, total=self._total or None)
            self._bar.start()
        if self._bar is not None:
            # After damage, some bytes are read again.
            done = min(self._done, self._total) if self._total else self._done
            self._bar.update(self._task, completed=done, total=self._total or None)

    def tell(self, done: int, total: int) -> None:
        """Sets the progress, for counts that are not bytes."""
        self._total, self._counts = total, True
        self(done - self._done)

    def stop(self) -> None:
        if self._bar is not None:
            self._bar.stop()


def _new_bar(*, counts: bool) -> Progress:
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        DownloadColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
        TransferSpeedColumn,
    )

    return Progress(
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        *([MofNCompleteColumn()] if counts else [DownloadColumn(), TransferSpeedColumn()]),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        # Output to a file or pipe must not pass through the terminal.
        redirect_stdout=sys.stdout.isatty(),
    )


@contextmanager
def bar(words: str, total: int) -> Iterator[Bar | None]:
    """A bar for `total` bytes, or None if stderr is not a terminal."""
    if not sys.stderr.isatty():
        yield None
        return
    shown = Bar(words, total)
    try:
        yield shown
    finally:
        shown.stop()


@contextmanager
def following(words: str, total: Callable[[], int]) -> Iterator[None]:
    """A bar for the bytes that the block reads, copies and compares."""
    if not sys.stderr.isatty():
        yield
        return
    with bar(words, _known(total)) as shown:
        if shown is None:
            yield
            return
        with told_to(shown):
            yield


def _known(total: Callable[[], int]) -> int:
    try:
        return total()
    except (SegspecError, OSError, ValueError):
        return 0


def size_below(*paths: str, format: str | None, limits: Limits) -> int:
    from segspec.library.log import open_all

    return sum(log.size() for path in paths for log in open_all(path, format=format, limits=limits, modes=None))
