"""Shortens our errors in Spark, which otherwise follow long traces."""

from __future__ import annotations

from contextlib import ContextDecorator
from types import TracebackType

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
