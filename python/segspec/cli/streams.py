"""The process around a verb: its three streams, and the signals that ask it to end."""

from __future__ import annotations

import io
import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import FrameType
from typing import Any

STANDARD_OUTPUT = 1
STOPS = (signal.SIGTERM, signal.SIGHUP)


class Stopped(BaseException):
    """A signal asked the process to end. Like Ctrl-C it passes through everything, which cleans up on the way."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.exit_code = 128 + number


class ReaderLeft(Exception):  # noqa: N818 - nothing is wrong
    """Whoever read our output has seen enough (`| head`)."""


class PrintError(OSError):
    """Standard output refused what was written: a disk that is full."""


class _Output(io.FileIO):
    """Standard output, whose errors say that they are its own: a verb reads and writes other files, too."""

    def write(self, content: Any) -> int | None:  # type: ignore[override]  # a buffer, which has no name before 3.12
        try:
            return super().write(content)
        except BrokenPipeError:
            # That nobody reads any more is no error of its own.
            raise
        except OSError as error:
            raise PrintError(error.errno, f"standard output: {error.strerror}") from error


@contextmanager
def stoppable() -> Iterator[None]:
    """Raises `Stopped` in the block for each of `STOPS`, once. One that was ignored stays so (`nohup`)."""

    def stop(number: int, _: FrameType | None) -> None:
        # Another one must not cut the cleaning short.
        for each in before:
            signal.signal(each, signal.SIG_IGN)
        raise Stopped(number)

    is_main = threading.current_thread() is threading.main_thread()
    before = {number: signal.SIG_DFL for number in STOPS if is_main and signal.getsignal(number) is signal.SIG_DFL}
    for number in before:
        signal.signal(number, stop)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def prepare_streams() -> None:
    """Puts something in the place of standard streams that were closed (`>&-`): else the next file that is opened gets
    the number of one, and what is printed goes into it. What is written to a closed output is an error (EBADF) when it
    is flushed; words on a closed stderr are dropped.

    Results and words are UTF-8, whatever the locale says; what has no place in it is escaped, and stops nothing. What
    cannot be printed is a `PrintError`.
    """
    for number, flags in enumerate((os.O_WRONLY, os.O_RDONLY, os.O_WRONLY)):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, flags)
    if sys.stdin is None:
        sys.stdin = os.fdopen(0, "r", closefd=False)
    if sys.stdout is None:
        sys.stdout = os.fdopen(1, "w", closefd=False, encoding="utf-8")
    if sys.stderr is None:
        sys.stderr = os.fdopen(2, "w", closefd=False, encoding="utf-8")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    out = sys.stdout
    # A program that calls us may keep what is printed: its stream has no number.
    with suppress(OSError, ValueError):
        if isinstance(out, io.TextIOWrapper) and out.fileno() == STANDARD_OUTPUT:
            raw = io.BufferedWriter(_Output(STANDARD_OUTPUT, "wb", closefd=False))
            sys.stdout = io.TextIOWrapper(raw, out.encoding, out.errors, line_buffering=out.line_buffering)


def drop_output() -> None:
    """What is still in the buffers of stdout and stderr, and cannot be written, is dropped: Python must not complain of
    it at exit."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, stream.fileno())
            os.close(nowhere)
