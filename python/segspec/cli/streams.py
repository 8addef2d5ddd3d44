"""The standard streams of a verb, its exit codes, and the signals that end it."""

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

SOUND, COULD_NOT, USAGE, DAMAGED = 0, 1, 2, 3
"""Success, failure, wrong usage, and finished with damaged or lost data."""

INTERRUPTED = 130
"""Ended by Ctrl-C: 128 plus the signal's number."""


STANDARD_OUTPUT = 1
# A closed stream must fail when it is used.
STREAMS = (("stdin", "r", os.O_WRONLY), ("stdout", "w", os.O_RDONLY), ("stderr", "w", os.O_WRONLY))
STOPS = (signal.SIGTERM, signal.SIGHUP)


class Stopped(BaseException):
    """A signal that ends the process, like Ctrl-C."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.exit_code = 128 + number


class ReaderLeft(Exception):  # noqa: N818 - nothing is wrong
    """The reader of our output has left (`| head`)."""


class PrintError(OSError):
    """Writing to standard output failed, such as on a full disk."""


class _Output(io.FileIO):
    def write(self, content: Any) -> int | None:  # type: ignore[override]  # a buffer, which has no name before 3.12
        try:
            return super().write(content)
        except BrokenPipeError:
            raise
        except OSError as error:
            raise PrintError(error.errno, f"standard output: {error.strerror}") from error


@contextmanager
def stoppable() -> Iterator[None]:
    """Raises `Stopped` in the block once for each of `STOPS`. Ignored signals stay ignored (`nohup`)."""

    def stop(number: int, _: FrameType | None) -> None:
        # Another signal must not interrupt the cleaning.
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
    """Makes streams UTF-8 with escapes in any locale, and failed writes a `PrintError`.

    Replaces closed streams (`>&-`), whose numbers the next opened files would get.
    """
    for number, (name, mode, flags) in enumerate(STREAMS):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, flags)
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(number, mode, closefd=False, encoding="utf-8"))
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    out = sys.stdout
    # A captured output has no file number.
    with suppress(OSError, ValueError):
        if isinstance(out, io.TextIOWrapper) and out.fileno() == STANDARD_OUTPUT:
            raw = io.BufferedWriter(_Output(STANDARD_OUTPUT, "wb", closefd=False))
            sys.stdout = io.TextIOWrapper(raw, out.encoding, out.errors, line_buffering=out.line_buffering)


def flush_output() -> None:
    """Writes what is left, if the reader of the output has not left."""
    with suppress(BrokenPipeError):
        sys.stdout.flush()


def drop_output() -> None:
    """Drops unwritable buffers."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, stream.fileno())
            os.close(nowhere)
