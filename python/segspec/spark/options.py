"""The options of one read or stream, as values."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from segspec.core.bounds import Bound, Range, parse_bound
from segspec.core.limits import Limits
from segspec.core.model import Listing
from segspec.core.stretch import FilterValue
from segspec.formats.contract.descriptor import Format
from segspec.library.log import Log, open_all
from segspec.library.record_selection import filter_of
from segspec.reading.detect import ModeError, chosen, in_modes, listed_again
from segspec.reading.walk import OnDamage
from segspec.spark.option_table import GivenOptions, Use, check, refused
from segspec.spark.paths import local, name_filter
from segspec.storage.directory import list_directory, parent
from segspec.storage.source import is_remote
from segspec.storage.store_path import from_texts, with_options

if TYPE_CHECKING:
    from segspec.store.archive import ArchiveReader


class Mode(StrEnum):
    """Spark's modes for damaged data."""

    PERMISSIVE = "PERMISSIVE"
    DROPMALFORMED = "DROPMALFORMED"
    FAILFAST = "FAILFAST"

    @property
    def on_damage(self) -> OnDamage:
        return OnDamage.FAIL if self is Mode.FAILFAST else OnDamage.SKIP

    @property
    def drops(self) -> bool:
        return self is Mode.DROPMALFORMED


@dataclass(frozen=True, slots=True)
class FileOptions:
    """The options of any read of files, checked."""

    paths: tuple[str, ...]
    corrupt_column: str
    show_corrupt_column: bool
    columns: tuple[str, ...] | None
    path_glob_filter: str | None
    recursive: bool
    modified_after: float | None
    modified_before: float | None
    ignore_missing_files: bool
    max_partition_bytes: int


class FileChoice:
    """The files that the options select, by name and time of last change."""

    def __init__(self, options: FileOptions) -> None:
        self._names = None if options.path_glob_filter is None else name_filter(options.path_glob_filter)
        self._after, self._before = options.modified_after, options.modified_before
        self._times: dict[str, Mapping[str, float]] = {}

    def takes(self, path: str) -> bool:
        folder, name = parent(path)
        if self._names is not None and not self._names.fullmatch(name):
            return False
        if self._after is None and self._before is None:
            return True
        if folder not in self._times:
            self._times[folder] = list_directory(folder).times
        time = self._times[folder].get(name)
        if time is None:
            raise ValueError(f"{path}: nothing says when it was changed: leave modifiedAfter and its kin out")
        return (self._after is None or self._after < time) and (self._before is None or time < self._before)


@dataclass(frozen=True, slots=True)
class ReadOptions(FileOptions):
    """The options of one read of logs, checked."""

    table: str
    companion: str | None
    mode: Mode
    ignore_corrupt_files: bool
    include_deleted: bool
    within: Range | None
    consumer: str | None
    archive: str | None
    filter: FilterValue | None
    modes: Mapping[str, str]
    limits: Limits
    min_partitions: int | None

    def archive_reader(self) -> ArchiveReader | None:
        if self.archive is None:
            return None
        from segspec.store.archive import ArchiveReader

        return ArchiveReader(self.archive)

    def lists_again(self, folder: str, format: Format) -> Callable[[], Listing] | None:
        """Lists a folder's log again, with archive or modes; None without both."""
        archive, limits, modes = self.archive_reader(), self.limits, self.modes
        if archive is not None:
            return lambda: archive.listed(folder, format)
        return (lambda: in_modes(format, listed_again(folder, format), limits, modes)) if modes else None

    def open_logs(self, path: str, format: Format) -> list[Log]:
        logs, archive = open_all(path, format=format.name, limits=self.limits, modes=self.modes), self.archive_reader()
        return logs if archive is None else [archive.log(log) for log in logs]


def parse(given: Mapping[str, str], format: Format, use: Use | None = Use.READ) -> ReadOptions:
    """The checked options of a read. Without a `use`, there is no range.

    Raises `ValueError` for an unknown, meaningless or invalid option.
    """
    of_all, modes = of_format(given, format)
    options = check(of_all, use, hints=format.spark_options)
    if "includeDeleted" in options and "deleted" not in format.columns:
        raise ValueError(f"option includeDeleted: {format.name} has no deleted records")
    return ReadOptions(
        **file_options(options),
        table=options.value("table"),
        companion=_companion(options, format),
        mode=Mode(options.value("mode")),
        ignore_corrupt_files=options.value("ignoreCorruptFiles"),
        include_deleted=options.value("includeDeleted"),
        within=_within(options, format) if use is Use.READ else None,
        consumer=_consumer(options, format, use),
        archive=_archive(options, format),
        filter=_filter(options, format),
        modes=modes,
        limits=Limits(decompressed_bytes=options.value("maxBlockBytes"), records=options.value("maxBlockRecords")),
        min_partitions=options.value("minPartitions"),
    )


def file_options(options: GivenOptions) -> dict[str, Any]:
    """The values of `FileOptions`."""
    return {
        "paths": given_paths(options),
        "corrupt_column": options.value("columnNameOfCorruptRecord"),
        "show_corrupt_column": "columnNameOfCorruptRecord" in options,
        "columns": column_names(options),
        "path_glob_filter": options.value("pathGlobFilter"),
        "recursive": options.value("recursiveFileLookup"),
        "modified_after": modified_time(options, "modifiedAfter"),
        "modified_before": modified_time(options, "modifiedBefore"),
        "ignore_missing_files": options.value("ignoreMissingFiles"),
        "max_partition_bytes": options.value("maxPartitionBytes"),
    }


def of_format(given: Mapping[str, str], format: Format) -> tuple[dict[str, str], dict[str, str]]:
    """The format's modes, split from the other options. Raises `ValueError`."""
    names = {mode.name for mode in format.modes}
    modes = {key.lower(): value for key, value in given.items() if key.lower() in names}
    try:
        chosen_modes = chosen(format, modes)
    except ModeError as error:
        raise ValueError(f"option {error}") from error
    return {key: value for key, value in given.items() if key.lower() not in names}, chosen_modes


def given_paths(options: GivenOptions) -> tuple[str, ...]:
    """The paths of a read, remote ones with their store's options. Raises `ValueError`."""
    paths = [options.value("path")] if "path" in options else []
    if "paths" in options:
        paths += json.loads(options.value("paths"))
    if not paths:
        raise ValueError(
            "there is no path: give it to load(), or as option path (from a table of its catalog, Spark gives a Python "
            "source no options: CREATE TEMPORARY VIEW … USING does, and SELECT … FROM table WITH (path '…'))"
        )
    storage = from_texts(options.below("storage."))
    archive = [options.value("archive")] if "archive" in options else []
    if storage and not any(map(is_remote, [*paths, *archive])):
        raise ValueError(f"options storage.* are for remote paths, and {paths[0]} is on this machine")
    return tuple(with_options(path, storage) if is_remote(path) else path for path in paths)


def _archive(options: GivenOptions, format: Format) -> str | None:
    archive = options.value("archive")
    if archive is None:
        return None
    if not format.has_archive:
        raise ValueError(f"option archive: {format.name} has no archive")
    archive = local(archive)
    return with_options(archive, from_texts(options.below("storage."))) if is_remote(archive) else archive


def column_names(options: GivenOptions) -> tuple[str, ...] | None:
    text = options.value("columns")
    if text is None:
        return None
    names = tuple(name.strip() for name in text.split(","))
    if not all(names) or len({name.lower() for name in names}) < len(names):
        raise refused("columns", text)
    return names


def modified_time(options: GivenOptions, name: str) -> float | None:
    """Seconds since the epoch; UTC without a time zone."""
    text = options.value(name)
    if text is None:
        return None
    try:
        time = datetime.fromisoformat(text)
    except ValueError as error:
        raise refused(name, text) from error
    return (time if time.tzinfo else time.replace(tzinfo=UTC)).timestamp()


def _filter(options: GivenOptions, format: Format) -> FilterValue | None:
    try:
        return filter_of(format, options.value("filterValue"), options.value("matchUnfiltered"))
    except ValueError as error:
        name = "filterValue" if "filterValue" in options else "matchUnfiltered"
        raise ValueError(f"option {name}: {error}") from error


def _companion(options: GivenOptions, format: Format) -> str | None:
    name = options.value("companion")
    try:
        return None if name is None else format.companion(name).name
    except ValueError as error:
        raise ValueError(f"option companion: {error}") from error


def _consumer(options: GivenOptions, format: Format, use: Use | None) -> str | None:
    name: str | None = options.value("consumer")
    if name is None:
        return None
    if not format.has_consumers:
        raise ValueError(f"option consumer: {format.name} has no consumers")
    if any(is_remote(path) for path in given_paths(options)):
        raise ValueError("option consumer: the position of a consumer is kept in the queue's folder, on this machine")
    if use is Use.READ and "startingOffsets" in options:
        raise ValueError("options startingOffsets and consumer: give one of them")
    return name


def _within(options: GivenOptions, format: Format) -> Range | None:
    start = _end(options, format, "starting", "earliest")
    end = _end(options, format, "ending", "latest")
    return None if start is None and end is None else Range(start, end)


def _end(options: GivenOptions, format: Format, which: str, everything: str) -> Bound | None:
    by_offset, by_time = f"{which}Offsets", f"{which}Timestamp"
    if by_offset in options and by_time in options:
        raise ValueError(f"options {by_offset} and {by_time}: give one of them")
    time, offset = options.value(by_time), options.value(by_offset)
    if time is not None:
        return parse_time(time, by_time, format)
    if offset is None or offset.lower() == everything:
        return None
    return _offset(offset, by_offset, everything, format)


def _offset(text: str, name: str, everything: str, format: Format) -> Bound:
    kind = "id" if "id" in format.columns else "offset"
    try:
        bound = parse_bound(text)
    except ValueError:
        bound = None
    if bound is None or bound.kind != kind:
        takes = "an id (ms-seq)" if kind == "id" else "an offset"
        by_log = "; to begin or end elsewhere in each log, read each by itself, and unite them" if "{" in text else ""
        raise ValueError(f"option {name} is {text!r}: for {format.name} it takes {everything} or {takes}{by_log}")
    return bound


def parse_time(text: str, name: str, format: Format) -> Bound:
    if not {"timestamp", "id"} & set(format.columns):
        raise ValueError(f"option {name}: {format.name} has no timestamps")
    if text.isascii() and text.isdigit():
        return Bound("time", int(text))
    try:
        bound = parse_bound(text)
    except ValueError:
        bound = None
    if bound is None or bound.kind != "time":
        raise refused(name, text)
    return bound


EARLIEST, LATEST = "earliest", "latest"
OF_NUMBER = {"-2": EARLIEST, "-1": LATEST}

Beginning = Bound | str


@dataclass(frozen=True, slots=True)
class StreamOptions:
    """A stream's options. `beginnings` are single logs' by path; `beginning` is all others'."""

    read: ReadOptions
    beginning: Beginning
    beginnings: Mapping[str, Beginning]
    fails_on_data_loss: bool
    looks_below: bool
    most_records: int | None
    most_bytes: int | None
    most_files: int | None


def parse_stream(given: Mapping[str, str], format: Format) -> StreamOptions:
    options = check(of_format(given, format)[0], Use.READ_STREAM, hints=format.spark_options)
    read = parse(given, format, Use.READ_STREAM)
    if read.table != "records":
        raise ValueError(f"option table is {read.table!r}: a stream has records; read the others in a batch")
    beginning, beginnings = _beginnings(options, format)
    return StreamOptions(
        read=read,
        beginning=beginning,
        beginnings=beginnings,
        fails_on_data_loss=options.value("failOnDataLoss"),
        looks_below=read.recursive,
        most_records=options.value("maxRecordsPerTrigger"),
        most_bytes=options.value("maxBytesPerTrigger"),
        most_files=options.value("maxFilesPerTrigger"),
    )


def _beginnings(options: GivenOptions, format: Format) -> tuple[Beginning, dict[str, Beginning]]:
    time, offsets = options.value("startingTimestamp"), options.value("startingOffsets")
    if "startingOffsets" not in options:
        offsets = LATEST
    elif time is not None:
        raise ValueError("options startingOffsets and startingTimestamp: give one of them")
    if time is not None:
        return parse_time(time, "startingTimestamp", format), {}
    if not offsets.lstrip().startswith("{"):
        return _beginning(offsets, offsets, format), {}
    try:
        by_log = json.loads(offsets)
    except ValueError as error:
        raise refused("startingOffsets", offsets) from error
    return LATEST, {path.rstrip("/"): _beginning(str(one), offsets, format) for path, one in by_log.items()}


def _beginning(text: str, given: str, format: Format) -> Beginning:
    word = OF_NUMBER.get(text, text.lower())
    if word in (EARLIEST, LATEST):
        return word
    try:
        bound = parse_bound(text)
    except ValueError as error:
        raise refused("startingOffsets", given) from error
    if bound.kind != format.number:
        takes = "ids (ms-seq)" if format.number == "id" else "offsets"
        raise ValueError(f"option startingOffsets is {given!r}: records of {format.name} have {takes}")
    return bound
