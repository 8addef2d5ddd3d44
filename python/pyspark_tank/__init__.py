"""Makes `spark.read.format("tank")` known to Spark, which looks for modules called `pyspark_*`."""

from segspec.spark.sources import LogSource


class DefaultSource(LogSource):
    format = "tank"
