"""Makes `spark.read.format("kaitai")` known to Spark, which looks for modules called `pyspark_*`."""

from segspec.spark.sources import SpecSource


class DefaultSource(SpecSource):
    """Files of any Kaitai Struct spec."""
