"""Spark: segspec's source for any spec, beside `binaryFile` and a Python function that calls the Kaitai parser."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from tests.bench.any_spec.files import OWN_COLUMNS, ROWS, spec_of
from tests.bench.any_spec.kaitai_lists import COLUMNS, parsers
from tests.bench.kinds import LogFile
from tests.bench.measures import Measure, NotPossibleError, Pass

if TYPE_CHECKING:
    import pyarrow as pa
    from pyspark.sql import DataFrame, SparkSession

OWN_SOURCE = "segspec, in Spark"
BINARY_FILE = "Kaitai Python, in Spark"
SPARK_COLUMNS = {"packets": "seconds long, microseconds long, len_original long, body binary"}
"""The schemas of the formats that Spark reads here."""


def own_source(log: LogFile) -> Pass:
    columns = ",".join(OWN_COLUMNS[log.kind.format])
    options = {"ksy": str(spec_of(log.kind.format)), "rows": ROWS[log.kind.format], "columns": columns}
    return _pass(log, _session(log).read.format("kaitai").options(**options).load(log.segment))


def binary_file(log: LogFile) -> Pass:
    """What one writes without a source: whole files as bytes, and a function that makes rows of them."""
    name, folder = log.kind.format, str(parsers(log.folder, "python"))

    def rows(batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        import pyarrow as pa
        from kaitaistruct import BytesIO, KaitaiStream

        from tests.bench.any_spec.kaitai_lists import lists, parser

        for batch in batches:
            for content in batch.column("content").to_pylist():
                columns = lists(parser(folder, name), name, KaitaiStream(BytesIO(content)))
                yield pa.RecordBatch.from_arrays([pa.array(column) for column in columns], COLUMNS[name])

    files = _session(log).read.format("binaryFile").load(log.segment).select("content")
    return _pass(log, files.mapInArrow(rows, SPARK_COLUMNS[name]))


def _session(log: LogFile) -> SparkSession:
    if log.kind.format not in SPARK_COLUMNS:
        raise NotPossibleError("Spark is measured on packets alone")
    try:
        from tests.bench.spark.run import session

        return session("local[2]")
    except ModuleNotFoundError as error:
        raise NotPossibleError(f"{error.name} is not installed") from error


def _pass(log: LogFile, frame: DataFrame) -> Pass:
    found = frame.count()
    if found != log.records:
        raise ValueError(f"Spark counted {found} of {log.records} rows")

    def run() -> Any:
        frame.write.format("noop").mode("append").save()
        return log.records

    return run


MEASURES = (Measure(OWN_SOURCE, own_source), Measure(BINARY_FILE, binary_file))
