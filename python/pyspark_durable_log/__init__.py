"""Makes `spark.read.format("durable_log")` known to Spark, which looks for modules called `pyspark_*`."""

from segspec.spark.sources import LogSource


class DefaultSource(LogSource):
    format = "durable_log"
