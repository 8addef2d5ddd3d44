"""The required PySpark: with this data source API, and later for streams."""

from __future__ import annotations

from segspec.core.extras import install

OLDEST_PYSPARK = (4, 0)
OLDEST_WITH_STREAMS = (4, 2)
"""The first that gives sources a batch's beginning and maximum size (SPARK-55304)."""

INSTALL = install("spark")


class NoSparkError(ImportError):
    """PySpark is missing or too old; the message explains how to get it."""


def require_pyspark() -> None:
    """Raises `NoSparkError` without a suitable PySpark."""
    try:
        version, text = _version()
    except ImportError as error:
        raise NoSparkError(f"PySpark is not installed: {INSTALL}") from error
    if version < OLDEST_PYSPARK:
        raise NoSparkError(f"PySpark {text} is too old, 4.0 or newer is needed: {INSTALL}")


def require_streams() -> None:
    """Raises `NoSparkError` if PySpark is too old for streams."""
    version, text = _version()
    if version < OLDEST_WITH_STREAMS:
        raise NoSparkError(
            "streams need PySpark 4.2 or newer, whose sources are told where a batch begins and how large it may be; "
            f"this is {text}, which reads logs in batches: {INSTALL}"
        )


def _version() -> tuple[tuple[int, ...], str]:
    import pyspark

    return tuple(int(number) for number in pyspark.__version__.split(".")[:2]), pyspark.__version__
