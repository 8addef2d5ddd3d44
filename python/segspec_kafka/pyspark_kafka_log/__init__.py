"""Registers `spark.read.format("kafka_log")`: Spark looks for modules named `pyspark_*`."""

from segspec.spark.sources import LogSource


class DefaultSource(LogSource):
    format = "kafka"
