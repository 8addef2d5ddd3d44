"""The data source `kaitai`, which Spark finds by its name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyspark.sql.datasource import DataSource

from segspec.spark.briefly import briefly

if TYPE_CHECKING:
    from pyspark.sql.types import StructType

    from segspec.custom import OwnFormat
    from segspec.spark.anyspec.spec_options import SpecOptions
    from segspec.spark.anyspec.spec_reader import SpecFiles, SpecReader
    from segspec.spark.anyspec.spec_stream import SpecStreamReader

# To find one format Spark imports the modules of all, so their first use imports what reading needs.


class SpecSource(DataSource):
    """Files of any Kaitai Struct spec; the options are those of `segspec.spark.anyspec.spec_options`."""

    _found: tuple[OwnFormat, StructType] | None = None
    """What `schema` compiled: it travels with the source, to compile once."""

    @classmethod
    def name(cls) -> str:
        return "kaitai"

    @briefly
    def schema(self) -> StructType:
        from segspec.spark.anyspec.spec_options import spec_options
        from segspec.spark.anyspec.spec_schema import compiled, spec_schema

        # Spark does not tell a batch from a stream here.
        options = spec_options(self.options, None)
        format = compiled(options)
        self._found = format, spec_schema(format, options)
        return self._found[1]

    @briefly
    def reader(self, schema: StructType) -> SpecReader:
        from segspec.spark.anyspec.spec_options import spec_options
        from segspec.spark.anyspec.spec_reader import SpecReader
        from segspec.spark.option_table import Use

        return SpecReader(self._files(spec_options(self.options, Use.READ), schema))

    @briefly
    def streamReader(self, schema: StructType) -> SpecStreamReader:
        from segspec.spark.versions import require_streams

        require_streams()
        from segspec.spark.anyspec.spec_options import spec_options
        from segspec.spark.anyspec.spec_stream import SpecStreamReader
        from segspec.spark.option_table import Use

        return SpecStreamReader(self._files(spec_options(self.options, Use.READ_STREAM), schema))

    def _files(self, options: SpecOptions, schema: StructType) -> SpecFiles:
        from segspec.spark.anyspec.spec_reader import SpecFiles
        from segspec.spark.anyspec.spec_schema import compiled, spec_projection

        is_ours = self._found is not None and self._found[1] == schema
        format = self._found[0] if is_ours and self._found is not None else compiled(options, schema)
        return SpecFiles(format, options, spec_projection(format, options, schema))
