"""The reader that plans on the driver and reads in Spark's tasks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from pyspark.sql.datasource import DataSourceReader, InputPartition

from segspec.core.bounds import Range
from segspec.core.errors import Finding, ShrunkError
from segspec.core.model import Listing
from segspec.core.notices import logger
from segspec.core.text import path_text
from segspec.formats import get
from segspec.library.arrow_tables import open_reader
from segspec.library.log import Log
from segspec.library.pieces import LogPiece, PieceOfLog
from segspec.library.record_selection import Selection
from segspec.spark.arrow import PLACE, Converter
from segspec.spark.briefly import briefly
from segspec.spark.options import ReadOptions
from segspec.spark.planning import DamagePiece, IndexPiece, TablePiece, TaskReader, plan, present
from segspec.spark.schemas import Projection, origin_of
from segspec.storage.directory import parent
from segspec.storage.store_path import UploadedPath

if TYPE_CHECKING:
    import pyarrow as pa

    from segspec.formats.contract.descriptor import Format


class LogReader(TaskReader, DataSourceReader):
    """Reads one table of the logs of one format. It is pickled, so it contains only values."""

    def __init__(self, format: str | Format, options: ReadOptions, projection: Projection) -> None:
        self.format = format
        self.options = options
        self.projection = projection

    @briefly
    def partitions(self) -> list[InputPartition]:
        return plan(get(self.format), self.options)

    def _piece(self, piece: TablePiece) -> Iterator[pa.RecordBatch]:
        if isinstance(piece, LogPiece):
            yield from self._present(self._opened(piece), piece.within)
        elif isinstance(piece, DamagePiece):
            folder = Log(piece.path, get(self.format), Listing(()))
            yield from self._converter(folder).converted((), list(piece.findings))
        elif isinstance(piece, IndexPiece):
            segments = () if piece.segment is None else (piece.segment,)
            format = get(self.format)
            companion = format.companion(piece.companion)
            yield from self._present(Log(piece.path, format, Listing(segments), companion=companion))
        else:
            for log in self.options.open_logs(piece.path, get(self.format)):
                yield from self.batches(log)

    def _opened(self, of: LogPiece) -> PieceOfLog:
        format, path = get(self.format), of.piece.segment.path
        folder = path.home if isinstance(path, UploadedPath) else parent(path)[0]
        list_again = self.options.lists_again(folder, format)
        return PieceOfLog(format, of, limits=self.options.limits, list_again=list_again)

    def _present(self, log: Log, within: Range | None = None) -> Iterator[pa.RecordBatch]:
        try:
            with present(log.path, ignores_missing=self.options.ignore_missing_files):
                yield from self.batches(log, within)
        except (OSError, ShrunkError) as error:
            if not self.options.ignore_corrupt_files:
                raise
            logger().warning("%s: the rest is left out, as ignoreCorruptFiles says: %s", path_text(log.path), error)

    def _converter(self, log: Log) -> Converter:
        origin = origin_of(log) if self.projection.origin else {}
        return Converter(self.projection, log.path, origin, self.options.mode.on_damage, drops=self.options.mode.drops)

    def batches(self, log: Log, within: Range | None = None) -> Iterator[pa.RecordBatch]:
        columns = list(self.projection.source)
        if PLACE not in columns:
            # A value may exceed Spark's bigint; the error names its place.
            columns.append(PLACE)
        converter = self._converter(log)
        findings: list[Finding] = []
        options = self.options
        selection = Selection(
            options.mode.on_damage,
            options.within if within is None else within,
            options.include_deleted,
            findings.append,
            options.filter,
        )
        reader = open_reader(log, options.table, columns, selection, overflow=converter.overflow)
        yield from converter.converted(reader, findings)
