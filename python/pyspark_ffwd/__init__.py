"""Makes `spark.read.format("ffwd")` known to Spark, which looks for modules called `pyspark_*`."""

from segspec.spark.sources import FfwdSource as DefaultSource

__all__ = ["DefaultSource"]
