"""What Spark's calls and tasks are wrapped in: errors without long traces, and objects that a worker keeps."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import ContextDecorator, contextmanager
from functools import cache
from types import TracebackType

from pyspark import TaskContext

from segspec.core.errors import SegspecError
from segspec.core.notices import logger

PLAIN = (ValueError, RuntimeError, NotImplementedError)
"""Only these types are our errors with words for users; subclasses are not."""


class Briefly(ContextDecorator):
    """Logs the traceback of self-explanatory errors at DEBUG, and removes it. Others pass unchanged."""

    def __enter__(self) -> None:
        """Nothing is to be done."""

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        if error is None or not (isinstance(error, SegspecError | OSError) or kind in PLAIN):
            return
        logger().debug("%s", error, exc_info=error)
        raise error.with_traceback(None) from None


briefly = Briefly()


@contextmanager
def lasting() -> Iterator[None]:
    """Hides a task's objects from the garbage collector, once per process.

    PySpark collects garbage after each task: 30 ms of processor time, half of what 100 MB of a log take.
    """
    try:
        yield
    finally:
        if TaskContext.get() is not None:
            keep_loaded()


@cache
def keep_loaded() -> None:
    """Once in each process: even to ask how much is frozen would count all of it after each task."""
    gc.collect()
    gc.freeze()
