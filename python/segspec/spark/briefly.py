"""Shortens our errors in Spark to the error itself.

Otherwise Spark shows a Python traceback above a JVM's stack trace, and the reason is far from the top.
"""

from __future__ import annotations

from contextlib import ContextDecorator
from types import TracebackType

from segspec.core.errors import SegspecError
from segspec.core.notices import logger

PLAIN = (ValueError, RuntimeError, NotImplementedError)
"""The types of our errors with words for users; subclasses are others' errors or our bugs."""


class Briefly(ContextDecorator):
    """Logs the traceback of errors whose message explains them at DEBUG, and removes it. Others pass unchanged."""

    def __enter__(self) -> None:
        """Nothing is to be done."""

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        if error is None or not (isinstance(error, SegspecError | OSError) or kind in PLAIN):
            return
        logger().debug("%s", error, exc_info=error)
        raise error.with_traceback(None) from None


briefly = Briefly()
