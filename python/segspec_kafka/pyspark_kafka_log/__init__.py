"""Makes `spark.read.format("kafka_log")` known to Spark, which looks for modules called `pyspark_*`."""

from segspec.spark.sources import LogSource


class DefaultSource(LogSource):
    format = "kafka"
