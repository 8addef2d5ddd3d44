"""Makes `spark.read.format("tank")` known to Spark, which looks for modules called `pyspark_*`."""

from segspec.spark.sources import TankSource as DefaultSource

__all__ = ["DefaultSource"]
