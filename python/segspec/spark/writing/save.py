"""`write`, with all four of Spark's modes."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pyspark.sql import DataFrame

MODES = {
    "append": ("append", "append"),
    "overwrite": ("overwrite", "append"),
    "errorifexists": ("append", "error"),
    "error": ("append", "error"),
    "default": ("append", "error"),
    "ignore": ("append", "ignore"),
}
"""For each of Spark's modes the one that it hands to a Python source, and the option `ifExists` that does the rest."""


def write(
    frame: DataFrame, path: str | os.PathLike[str], format: str, mode: str = "errorifexists", **options: object
) -> None:
    """Writes a data frame as a log of a format; `options` are those of the source.

    As `frame.write.format(format).mode(mode).options(…).save(path)`, which Spark does with the modes append and
    overwrite alone: of a Python source it refuses errorifexists, its default, and ignore. And it does that only in a
    thread in which a session is active, which in a thread of your own none is; this may be called in any.
    """
    if mode.lower() not in MODES:
        raise ValueError(f"mode is {mode!r}; it is one of {', '.join(MODES)}")
    for_spark, if_exists = MODES[mode.lower()]
    # `writer.segment_bytes` is a keyword that Python takes in ** only.
    given = {"ifExists": if_exists, **{name: _text(value) for name, value in options.items()}}
    # Spark looks for Python sources in the session that is active in the thread, and by this ours becomes it.
    frame.sparkSession.createDataFrame([], "value binary")
    frame.write.format(format).mode(for_spark).options(**given).save(os.fspath(path))


def _text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
