"""Makes `spark.read.format("acme")` known to Spark, which looks for modules called `pyspark_*`."""

from segspec.spark.sources import LogSource


class DefaultSource(LogSource):
    format = "acme"
