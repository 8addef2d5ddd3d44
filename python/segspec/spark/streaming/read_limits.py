"""The limits of a stream's batch, in Spark's classes and ours."""

from __future__ import annotations

from pyspark.sql.streaming.datasource import ReadAllAvailable, ReadLimit, ReadMaxBytes, ReadMaxFiles, ReadMaxRows

from segspec.spark.streaming.advance import BatchLimits


def read_limit(own: BatchLimits) -> ReadLimit:
    """The limit that Spark passes to `latestOffset`. Its API has only one."""
    if own.records is not None:
        return ReadMaxRows(own.records)
    if own.bytes is not None:
        return ReadMaxBytes(own.bytes)
    return ReadAllAvailable() if own.files is None else ReadMaxFiles(own.files)


def limits_under(limit: ReadLimit, own: BatchLimits) -> BatchLimits:
    """The limits of a batch that Spark asks for."""
    if isinstance(limit, ReadAllAvailable):
        return BatchLimits()
    if isinstance(limit, ReadMaxRows):
        return own._replace(records=limit.max_rows)
    if isinstance(limit, ReadMaxBytes):
        return own._replace(bytes=limit.max_bytes)
    if isinstance(limit, ReadMaxFiles):
        return own._replace(files=limit.max_files)
    raise ValueError(f"a limit of the kind {type(limit).__name__} is not one that segspec asked for")
