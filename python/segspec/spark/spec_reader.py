"""The reader of a spec's files: plans on the driver, reads in tasks.

Which files are read, and how tasks share them, by folders alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

import pyarrow as pa
from pyspark.sql.datasource import DataSourceReader, InputPartition

from segspec.core.errors import Finding, SegspecError
from segspec.core.text import path_text
from segspec.custom import Cut, RowCut
from segspec.spark.arrow import Converter
from segspec.spark.briefly import briefly
from segspec.spark.options import FileChoice
from segspec.spark.paths import expand
from segspec.spark.planning import TaskReader, partitions_of, present
from segspec.spark.schemas import PATH_COLUMN, POSITION, Projection
from segspec.spark.spec_options import SpecOptions
from segspec.storage.directory import Directory, is_directory, list_directory, parent
from segspec.storage.disk import Identity
from segspec.storage.source import open_source

if TYPE_CHECKING:
    from segspec.custom import OwnFormat

HIDDEN = ("_", ".")
"""The beginnings of names that Spark's sources omit."""


class FoundFile(NamedTuple):
    """A file, its bytes, and the time of its last change if needed."""

    path: str
    size: int
    time: float | None = None

    def is_before(self, moment: float) -> bool:
        return self.time is not None and self.time < moment


@dataclass(frozen=True)
class SpecPiece:
    """A file, or a part of one. About `size` of its `whole` bytes are read."""

    path: str
    size: int
    whole: int
    cut: Cut | RowCut | None = None


def found_files(options: SpecOptions) -> Iterator[FoundFile]:
    """The files in order of paths, by name within a folder. Raises `OSError`."""
    for given in options.paths:
        yield from found_at(given, options)


def found_at(given: str, options: SpecOptions) -> Iterator[FoundFile]:
    choice = FileChoice(options)
    return (file for file in every_file(given, recursive=options.recursive) if choice.takes(file.path))


def every_file(given: str, *, recursive: bool) -> Iterator[FoundFile]:
    paths = expand(given)
    known: dict[str, Directory] = {}
    for path in paths:
        folder, name = parent(path)
        if len(paths) > 1 and folder not in known:
            known[folder] = list_directory(folder)
        if len(paths) > 1 and name in known[folder].sizes:
            yield listed_file(known[folder], name)._replace(path=path)
        elif is_directory(path):
            yield from below(path, set(), recursive=recursive)
        else:
            with open_source(path) as source:
                size = source.size
            yield FoundFile(path, size)


def below(folder: str, seen: set[Identity], *, recursive: bool) -> Iterator[FoundFile]:
    listed = list_directory(folder)
    yield from (listed_file(listed, name) for name in listed.sizes if not name.startswith(HIDDEN))
    for name in listed.folders if recursive else ():
        identity = listed.identities.get(name)
        if name.startswith(HIDDEN) or identity in seen:
            continue
        if identity is not None:
            seen.add(identity)
        yield from below(listed.join(name), seen, recursive=recursive)


def listed_file(folder: Directory, name: str) -> FoundFile:
    return FoundFile(folder.join(name), folder.sizes[name], folder.times.get(name))


Cutting = Callable[[FoundFile, int], Sequence[Cut | RowCut]]
"""Finds the parts of about so many bytes of a file; none if it cannot be cut."""


def pieces_of(files: Iterable[FoundFile], options: SpecOptions, cutting: Cutting) -> Iterator[SpecPiece]:
    """The pieces for tasks: files, and parts of large ones."""
    # A part ends with its last row, and includes the bytes before rows.
    step = min(options.max_partition_bytes, max(1, options.max_file // 2))
    for file in files:
        cuts = cutting(file, step) if file.size > step else ()
        for number, cut in enumerate(cuts):
            yield SpecPiece(file.path, min(step, max(0, file.size - number * step)), file.size, cut)
        if not cuts:
            yield SpecPiece(file.path, file.size, file.size)


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
        if can_be_passed_over(self.format, damage):
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
