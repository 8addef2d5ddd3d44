"""Which PySpark streams need."""

from __future__ import annotations

from segspec.core.extras import install

OLDEST = (4, 2)
"""The first one whose sources are told where a batch begins and how large it may be (SPARK-55304)."""


class NoStreamsError(ImportError):
    """The installed PySpark is too old for streams; the message says which one is needed."""


def require_streams() -> None:
    """Raises `NoStreamsError` where the installed PySpark does not let a source limit a batch."""
    import pyspark

    if tuple(int(part) for part in pyspark.__version__.split(".")[:2]) < OLDEST:
        raise NoStreamsError(
            "streams need PySpark 4.2 or newer, whose sources are told where a batch begins and how large it may be; "
            f"this is {pyspark.__version__}, which reads logs in batches: {install('spark')}"
        )
