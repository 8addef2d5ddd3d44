"""The reader of a spec's files: plans on the driver, reads in tasks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

import pyarrow as pa
from pyspark.sql.datasource import DataSourceReader, InputPartition

from segspec.core.errors import Finding, SegspecError
from segspec.core.text import path_text
from segspec.spark.arrow import Converter
from segspec.spark.briefly import briefly
from segspec.spark.partitions import TaskReader, partitions_of, present
from segspec.spark.schemas import Projection
from segspec.spark.spec_files import FoundFile, SpecPiece, found_files, pieces_of
from segspec.spark.spec_options import SpecOptions
from segspec.spark.spec_schema import PATH_COLUMN, POSITION

if TYPE_CHECKING:
    from segspec.custom import Cut, OwnFormat, RowCut


class SpecFiles:
    """Reads files of a spec. It is pickled for the tasks."""

    def __init__(self, format: OwnFormat, options: SpecOptions, projection: Projection) -> None:
        if format.parser.missing:
            name = format.parser.missing[0]
            raise ValueError(f"the parameter {name} of the whole spec has no value: give it as option param.{name}")
        self.format = format.compiled()
        self.options = options
        self.projection = projection

    def cuts(self, file: FoundFile, step: int) -> Sequence[Cut | RowCut]:
        """The parts of a file; none if it cannot be cut."""
        from segspec.custom import Cut, can_be_passed_over, can_be_read_in_parts, row_cuts

        damage = self.options.on_damage
        if not self.options.splits:
            return ()
        if can_be_passed_over(self.format):
            # The task of an unreadable file tells what is wrong.
            with suppress(OSError, SegspecError):
                return list(row_cuts(self.format, file.path, step, damage, self.names))
        # Under `stop` the rest after damage is not read, and a search does not know where damage is.
        if damage.ends_quietly or not can_be_read_in_parts(self.format):
            return ()
        parts = -(-file.size // step)
        return [Cut(step, number, parts) for number in range(parts)]

    @property
    def has_places(self) -> bool:
        return POSITION in self.format.schema.names

    @property
    def names(self) -> list[str]:
        """The columns to read."""
        return list(dict.fromkeys((*self.projection.source, *([POSITION] if self.has_places else []))))

    def batches(self, piece: SpecPiece) -> Iterator[pa.RecordBatch]:
        """The rows of a file or of a part. Raises `SegspecError` and `OSError`."""
        from segspec.custom import part_of

        format, most = self.format, self.options.max_file
        if piece.cut is None:
            log = format.open(piece.path, max_bytes=most if self.options.bounds_files else None)
        else:
            part = part_of(format, piece.path, piece.cut, most)
            if part is None:
                return
            log = part
        origin = {PATH_COLUMN: path_text(piece.path)}
        converter = Converter(self.projection, log.path, origin, self.options.on_damage, POSITION, "")
        findings: list[Finding] = []
        names = self.names or format.schema.names[:1]
        reader = log.arrow(names, on_damage=self.options.on_damage, report=findings.append)
        yield from converter.converted(reader if self.has_places else map(placed, reader), findings)


def placed(batch: pa.RecordBatch) -> pa.RecordBatch:
    """The batch with a column of unknown positions."""
    return batch.append_column(POSITION, pa.repeat(pa.scalar(0), batch.num_rows))


class SpecReader(TaskReader, DataSourceReader):
    """Reads the files that existed when the query was planned."""

    def __init__(self, files: SpecFiles) -> None:
        self.files = files

    @briefly
    def partitions(self) -> list[InputPartition]:
        options = self.files.options
        pieces = pieces_of(found_files(options), options, self.files.cuts)
        return partitions_of(pieces, options.max_partition_bytes)

    def _piece(self, piece: SpecPiece) -> Iterator[pa.RecordBatch]:
        with present(piece.path, ignores_missing=self.files.options.ignore_missing_files):
            yield from self.files.batches(piece)
