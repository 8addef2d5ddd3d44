"""The data source of each format: what Spark finds by its short name."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from pyspark.sql.datasource import DataSource

from segspec.formats import get

if TYPE_CHECKING:
    from pyspark.sql.types import StructType

    from segspec.spark.reader import LogReader

# Spark imports the modules of all formats when it looks for one, so what reading needs is imported by its first use.


class LogSource(DataSource):
    """The logs of one format; the options are those of `segspec.spark.options`."""

    format: ClassVar[str]

    @classmethod
    def name(cls) -> str:
        return cls.format

    def schema(self) -> StructType:
        from segspec.spark.options import parse
        from segspec.spark.schemas import whole

        format = get(self.format)
        return whole(format, parse(self.options, format))

    def reader(self, schema: StructType) -> LogReader:
        from segspec.spark.options import parse
        from segspec.spark.reader import LogReader
        from segspec.spark.schemas import project

        format = get(self.format)
        options = parse(self.options, format)
        return LogReader(self.format, options, project(format, options, schema))


class OsirisSource(LogSource):
    """RabbitMQ streams."""

    format = "osiris"


class TankSource(LogSource):
    """TANK topics' partitions."""

    format = "tank"


class DurableLogSource(LogSource):
    """Logs of the durable-log crate."""

    format = "durable_log"


class MojoSource(LogSource):
    """mojo streams."""

    format = "mojo"


class FfwdSource(LogSource):
    """ffwd's on-disk queues."""

    format = "ffwd"


SOURCES: tuple[type[LogSource], ...] = (OsirisSource, TankSource, DurableLogSource, MojoSource, FfwdSource)
