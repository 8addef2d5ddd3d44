"""Makes `spark.read.format("kaitai")` known to Spark, which looks for modules called `pyspark_*`."""

from segspec.spark.anyspec.spec_source import SpecSource


class DefaultSource(SpecSource):
    """Files of any Kaitai Struct spec."""
