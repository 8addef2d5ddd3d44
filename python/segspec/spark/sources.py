"""The data sources of all formats and specs, by their short names in Spark."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, ClassVar

from pyspark.sql.datasource import DataSource

from segspec.formats import get, names
from segspec.spark.briefly import briefly

if TYPE_CHECKING:
    from pyspark.sql.types import StructType

    from segspec.custom import OwnFormat
    from segspec.formats.contract.descriptor import Format
    from segspec.spark.reader import LogReader
    from segspec.spark.spec_options import SpecOptions
    from segspec.spark.spec_reader import SpecFiles, SpecReader
    from segspec.spark.streaming.spec_stream import SpecStreamReader
    from segspec.spark.streaming.stream_reader import LogStreamReader
    from segspec.spark.writing.stream_writers import LogStreamWriter
    from segspec.spark.writing.writers import LogBatchWriter

# Spark imports all formats' modules to find one, so reading is imported later.


class LogSource(DataSource):
    """The Spark data source of one format."""

    format: ClassVar[str | Format]
    """The format's name, or, if no installed package has it, the format itself."""

    @classmethod
    def name(cls) -> str:
        return get(cls.format).name_in_spark

    @briefly
    def schema(self) -> StructType:
        from segspec.spark.options import parse
        from segspec.spark.schemas import whole

        format = get(self.format)
        # Here Spark does not distinguish a batch from a stream.
        return whole(format, parse(self.options, format, None))

    @briefly
    def reader(self, schema: StructType) -> LogReader:
        from segspec.spark.options import parse
        from segspec.spark.reader import LogReader
        from segspec.spark.schemas import project, table_of

        format = get(self.format)
        options = parse(self.options, format)
        return LogReader(self.format, options, project(table_of(format, options), schema))

    @briefly
    def streamReader(self, schema: StructType) -> LogStreamReader:
        from segspec.spark.versions import require_streams

        require_streams()
        from segspec.spark.options import parse_stream
        from segspec.spark.schemas import project, table_of
        from segspec.spark.streaming.stream_reader import LogStreamReader

        format = get(self.format)
        options = parse_stream(self.options, format)
        return LogStreamReader(self.format, options, project(table_of(format, options.read), schema))

    @briefly
    def writer(self, schema: StructType, overwrite: bool) -> LogBatchWriter:
        from segspec.spark.option_table import Use
        from segspec.spark.writing.write_job import plan
        from segspec.spark.writing.writers import LogBatchWriter

        job = plan(self.options, get(self.format), schema, Use.WRITE, overwrite=overwrite)
        return LogBatchWriter(job)

    @briefly
    def streamWriter(self, schema: StructType, overwrite: bool) -> LogStreamWriter:
        from segspec.spark.option_table import Use
        from segspec.spark.writing.write_job import plan

        try:
            from segspec.spark.writing.stream_writers import LogStreamWriter
        except ImportError as error:
            raise NotImplementedError(
                "writeStream needs PySpark 4.1, which has Arrow writers for streams: before, write in foreachBatch, "
                "with the options txnAppId and txnVersion"
            ) from error
        job = plan(self.options, get(self.format), schema, Use.WRITE_STREAM, overwrite=overwrite)
        return LogStreamWriter(job)


class SpecSource(DataSource):
    """Files of any Kaitai Struct spec; the options are those of `segspec.spark.spec_options`."""

    _found: tuple[OwnFormat, StructType] | None = None
    """What `schema` compiled: it travels with the source, to compile once."""

    @classmethod
    def name(cls) -> str:
        return "kaitai"

    @briefly
    def schema(self) -> StructType:
        from segspec.spark.schemas import compiled, spec_schema
        from segspec.spark.spec_options import spec_options

        options = spec_options(self.options, None)
        format = compiled(options)
        self._found = format, spec_schema(format, options)
        return self._found[1]

    @briefly
    def reader(self, schema: StructType) -> SpecReader:
        from segspec.spark.option_table import Use
        from segspec.spark.spec_options import spec_options
        from segspec.spark.spec_reader import SpecReader

        return SpecReader(self._files(spec_options(self.options, Use.READ), schema))

    @briefly
    def streamReader(self, schema: StructType) -> SpecStreamReader:
        from segspec.spark.versions import require_streams

        require_streams()
        from segspec.spark.option_table import Use
        from segspec.spark.spec_options import spec_options
        from segspec.spark.streaming.spec_stream import SpecStreamReader

        return SpecStreamReader(self._files(spec_options(self.options, Use.READ_STREAM), schema))

    def _files(self, options: SpecOptions, schema: StructType) -> SpecFiles:
        from segspec.spark.schemas import compiled, spec_projection
        from segspec.spark.spec_reader import SpecFiles

        is_ours = self._found is not None and self._found[1] == schema
        format = self._found[0] if is_ours and self._found is not None else compiled(options, schema)
        return SpecFiles(format, options, spec_projection(format, options, schema))


SUFFIX = "_source"


@cache
def source(format: str) -> type[LogSource]:
    return type(format + SUFFIX, (LogSource,), {"__module__": __name__, "format": format})


def given_source(format: Format) -> type[LogSource]:
    """The source of a format that only this process knows, pickled as a whole."""
    return type(format.name + SUFFIX, (LogSource,), {"__module__": "", "format": format})


def __getattr__(name: str) -> type[LogSource]:
    # Spark's processes pickle a class by its module and name.
    if name.endswith(SUFFIX) and (format := name.removesuffix(SUFFIX)) in names():
        return source(format)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
