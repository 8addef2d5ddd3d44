"""What Spark shows of an error of ours: after its own first line the error itself, not first the way through our code.

Spark hands on the text of a Python traceback, which ends with the error, and puts a JVM's stack trace below it. Whoever
has mistyped an option looks for the reason at the top.
"""

from __future__ import annotations

from contextlib import ContextDecorator
from types import TracebackType

from segspec.core.errors import SegspecError
from segspec.core.notices import logger

PLAIN = (ValueError, RuntimeError, NotImplementedError)
"""What we raise in words for users; errors of their subclasses are of others, or mistakes of ours."""


class Briefly(ContextDecorator):
    """An error whose message says what is wrong leaves the block without its traceback, which is logged at DEBUG. Any
    other one leaves it as it is."""

    def __enter__(self) -> None:
        """Nothing is to be done."""

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        if error is None or not (isinstance(error, SegspecError | OSError) or kind in PLAIN):
            return
        logger().debug("%s", error, exc_info=error)
        raise error.with_traceback(None) from None


briefly = Briefly()
