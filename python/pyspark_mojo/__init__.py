"""Makes `spark.read.format("mojo")` known to Spark, which looks for modules called `pyspark_*`."""

from segspec.spark.sources import MojoSource as DefaultSource

__all__ = ["DefaultSource"]
