"""The stream reader for Spark. One copy plans on the driver; others read in tasks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from pyspark.sql.datasource import DataSourceStreamReader, InputPartition
from pyspark.sql.streaming.datasource import ReadLimit, SupportsTriggerAvailableNow

from segspec.core.errors import ShrunkError
from segspec.formats import get
from segspec.spark.briefly import briefly
from segspec.spark.options import StreamOptions
from segspec.spark.planning import TaskReader, partitions_of
from segspec.spark.reader import LogReader
from segspec.spark.schemas import Projection
from segspec.spark.streaming import stream_offsets
from segspec.spark.streaming.advance import BatchLimits
from segspec.spark.streaming.spec_stream import limits_under, read_limit
from segspec.spark.streaming.stream_driver import PARTITION_BYTES, PieceOfStream, StreamDriver, StreamPiece
from segspec.spark.streaming.stream_offsets import LogPlaces, from_offset, to_offset

if TYPE_CHECKING:
    import pyarrow as pa

    from segspec.formats.contract.descriptor import Format


class LogStreamReader(TaskReader, DataSourceStreamReader, SupportsTriggerAvailableNow):
    """Reads the records of the logs of one format as a stream."""

    def __init__(self, format: str | Format, options: StreamOptions, projection: Projection) -> None:
        self.format = format
        self.options = options
        self.projection = projection
        self._driver_state: StreamDriver | None = None
        self._known: LogPlaces = {}

    @property
    def _driver(self) -> StreamDriver:
        if self._driver_state is None:
            self._driver_state = StreamDriver(get(self.format), self.options)
        return self._driver_state

    @briefly
    def initialOffset(self) -> dict[str, Any]:
        """The places where a new query begins."""
        return to_offset(self._driver.initial())

    @briefly
    def prepareForTriggerAvailableNow(self) -> None:
        self._driver.aim()

    def getDefaultReadLimit(self) -> ReadLimit:
        return read_limit(self._own)

    @property
    def _own(self) -> BatchLimits:
        return BatchLimits(self.options.most_records, self.options.most_bytes, self.options.most_files)

    @briefly
    def latestOffset(self, start: dict[str, Any], limit: ReadLimit) -> dict[str, Any]:
        """The end of the next batch; `start` if there is nothing new."""
        self._known = self._driver.latest(from_offset(start), limits_under(limit, self._own))
        return to_offset(self._known)

    @briefly
    def reportLatestOffset(self) -> dict[str, Any]:
        return to_offset(self._driver.newest(self._known))

    @briefly
    def partitions(self, start: dict[str, Any], end: dict[str, Any]) -> list[InputPartition]:
        """The pieces of a batch, equal on every call."""
        pieces = self._driver.pieces(from_offset(start), from_offset(end))
        return partitions_of(pieces, PARTITION_BYTES)

    def _piece(self, piece: StreamPiece) -> Iterator[pa.RecordBatch]:
        format, options = get(self.format), self.options.read
        log = PieceOfStream(format, piece, options.limits, options.lists_again(piece.log, format))
        try:
            yield from LogReader(self.format, options, self.projection).batches(log, piece.of.within)
        except (stream_offsets.DataLossError, ShrunkError) as error:
            loss = log.loss() if isinstance(error, ShrunkError) else error
            stream_offsets.lose(loss, fails=self.options.fails_on_data_loss)

    @briefly
    def commit(self, end: Mapping[str, Any]) -> None:
        if self.options.read.consumer is not None:
            self._driver.commit(from_offset(end))

    def stop(self) -> None:
        """Nothing is held between two calls."""
