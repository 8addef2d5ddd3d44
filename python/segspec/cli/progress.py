"""A progress bar on stderr: on a terminal only, and only for what takes over a second."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from segspec.core.text import printable

if TYPE_CHECKING:
    from rich.progress import Progress

PATIENCE_SECONDS = 1.0


class Bar:
    """Counts bytes; draws nothing before `PATIENCE_SECONDS` have passed."""

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
            self._task = self._bar.add_task(self._words, total=self._total)
            self._bar.start()
        if self._bar is not None:
            self._bar.update(self._task, completed=self._done)

    def tell(self, done: int, total: int) -> None:
        """So many of so many are done: for those who count other things than bytes, and learn only later how many."""
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
    )


@contextmanager
def bar(words: str, total: int) -> Iterator[Bar | None]:
    """A bar for `total` bytes, or None where stderr is no terminal."""
    if not sys.stderr.isatty():
        yield None
        return
    shown = Bar(words, total)
    try:
        yield shown
    finally:
        shown.stop()
