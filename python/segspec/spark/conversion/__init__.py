"""The conversion of logs of any size by Spark. See `job.convert`."""

from __future__ import annotations

from segspec.spark.conversion.job import ConversionFailed, convert
from segspec.spark.conversion.outcome import Converted

__all__ = ["ConversionFailed", "Converted", "convert"]
