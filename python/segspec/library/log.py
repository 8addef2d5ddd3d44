"""A log as users see it: its content, its errors, its next start."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Protocol, TypedDict, Unpack

from segspec.core.bounds import End, Range, range_of
from segspec.core.errors import Code, Finding, NotALogError, SegspecError, TellFinding, Warner
from segspec.core.extras import needed
from segspec.core.limits import DEFAULT_LIMITS, Limits
from segspec.core.model import Listing, Record, SegmentSummary
from segspec.core.stretch import Level, Wanted
from segspec.formats import asking
from segspec.formats.asking import files_in, segment_at
from segspec.formats.contract.descriptor import Companion
from segspec.library.record_selection import Selection, filter_of
from segspec.library.stored_log import StoredLog
from segspec.reading.detect import TellUnreadable, chosen, folder_of, format_of_file, in_modes, logs_below, look_in
from segspec.reading.walk import OnDamage, Policy
from segspec.storage.directory import is_directory
from segspec.storage.source import open_source
from segspec.storage.store_path import with_options

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    import duckdb
    import pandas  # type: ignore[import-untyped]
    import polars
    import pyarrow

    from segspec.formats.contract.descriptor import Format
    from segspec.formats.contract.startup import Forecast
    from segspec.library.where import Conditions

    class ArrowOptions(TypedDict, total=False):
        """The options of `Log.arrow`, `polars`, `to_pandas` and `duckdb`."""

        columns: Sequence[str] | None
        start: End | None
        end: End | None
        table: str
        on_damage: Policy
        deleted: bool
        checksums: bool
        filter_value: bytes | str | None
        match_unfiltered: bool | None
        companion: str | None
        report: TellFinding | None


class LogArchive(Protocol):
    """The archive with a log's evicted segments: `segspec.store.archive.ArchiveReader`."""

    def log(self, log: Log) -> Log:
        """The log with those segments. Raises `ValueError` for a log that cannot have an archive."""


FOR_USERS = frozenset(
    {
        "arrow",
        "check_indexes",
        "count",
        "duckdb",
        "forecast",
        "format",
        "info",
        "limits",
        "path",
        "polars",
        "records",
        "segments",
        "size",
        "to_pandas",
        "tracking",
        "verify",
    }
)
"""The public methods of a log."""


class Log(StoredLog):
    """One log of one format. Nothing is read in advance; every method reads the files again.

    Attributes:
        path: the folder, segment or index that was opened.
        format: the format object; `format.name` is its name.
        segments: the log's segment files, in order.

    `for record in log` is `log.records()`. In a notebook a log shows a card.

    >>> import segspec
    >>> from segspec.samples import samples
    >>> log = segspec.open(next(one.log for one in samples() if one.name == "epochs"))
    >>> len(log), next(iter(log)).offset
    (300, 0)
    >>> [record.offset for record in log.records(start=7, end=9)]
    [7, 8]
    """

    def __iter__(self) -> Iterator[Record]:
        return self.records()

    def __bool__(self) -> bool:
        # Even for an empty log, and without reading.
        return True

    def __len__(self) -> int:
        """The number of records in the log, from its frames. Raises `TypeError` for a damaged log."""
        try:
            return self.count(on_damage=OnDamage.FAIL)
        except SegspecError as error:
            raise TypeError(f"a damaged log has no len(), use count(): {error}") from error

    def __dir__(self) -> list[str]:
        return sorted(name for name in super().__dir__() if name.startswith("_") or name in FOR_USERS)

    def _repr_html_(self) -> str:
        from segspec.library.card import card

        return card(self)

    def records(
        self,
        *,
        start: End | None = None,
        end: End | None = None,
        on_damage: Policy = OnDamage.STOP,
        within: Range | None = None,
        deleted: bool = False,
        filter_value: bytes | str | None = None,
        match_unfiltered: bool | None = None,
        where: Conditions | None = None,
        report: TellFinding | None = None,
    ) -> Iterator[Record]:
        """The records that users appended, in order.

        Args:
            start: the first record: an offset (`1234`), an id (`(ms, seq)` or `"ms-seq"`), or a time (a `datetime` or
                ISO 8601 text, UTC by default), which selects records by their own timestamps.
            end: the record to stop before; as `start`.
            on_damage: `"stop"` ends at the first damage, `"skip"` gives all readable records, `"fail"` raises.
            within: a `Range` in place of `start` and `end`.
            deleted: include entries that are marked as deleted.
            filter_value: leave out frames whose filter excludes this value, in formats with filters.
            match_unfiltered: True keeps frames with records that have no filter value, False leaves out frames without
                a filter. By default frames without a filter are kept.
            where: a condition (`"routing_key = orders.eu"`), or several, which must all hold. Records whose values
                cannot be opened are left out.
            report: called with each finding. Without it, damage ends in a `SegspecWarning`.

        Raises:
            SegspecError: the first error, if `on_damage` is `"fail"`.
            ValueError: for a condition or filter that is invalid or that the format does not have.

        >>> import segspec
        >>> from segspec.samples import samples
        >>> log = segspec.open(next(one.log for one in samples() if one.name == "epochs"))
        >>> [record.offset for record in log.records(start=7, end=9)]
        [7, 8]
        """
        from segspec.library.where import where_of

        selection = Selection(
            OnDamage(on_damage),
            range_of(start, end, within),
            deleted,
            report,
            filter_of(self.format, filter_value, match_unfiltered),
            where_of(self.format, where),
        )
        return self._records(selection)

    def _records(self, selection: Selection) -> Iterator[Record]:
        warner = Warner(self.path)
        watched = selection
        if selection.report is None:
            watched = selection._replace(report=warner.count)
            self.warn_of_absent(warner, selection.within)
        try:
            for _, chosen in self.chosen_records(watched):
                yield from chosen
        finally:
            # A reader who left early learns of the damage, too.
            selection.tell_unopened()
        warner.warn(stacklevel=3)

    def verify(
        self,
        level: Level | Literal["frames", "checksums", "records"] = Level.RECORDS,
        *,
        progress: Callable[[int], None] | None = None,
    ) -> Iterator[Finding]:
        """All errors: in the folder, in frames (checked up to `level`), between segments, in indexes."""
        from segspec.library.verify import verify

        return verify(self, Level[level.upper()] if isinstance(level, str) else level, progress=progress)

    def check_indexes(self, kind: str | None = None) -> Iterator[Finding]:
        """Errors in the log's companions, or in those of one kind. Raises `ValueError` for a kind that the format does
        not have.
        """
        if kind is not None:
            self.format.companion(kind)
        from segspec.library.verify import check_indexes

        return check_indexes(self, kind)

    def forecast(
        self, owner: str | None = None, *, policies: Mapping[str, str] | None = None, now: int | None = None
    ) -> Forecast:
        """What the owner does to these files at its next start (see `segspec.library.forecast.forecast`)."""
        from segspec.library.forecast import forecast

        return forecast(self, owner, policies=policies, now=now)

    def info(self, *, progress: Callable[[int], None] | None = None) -> dict[str, Any]:
        """The output of `segspec info`, as plain Python values (see `segspec.library.info.describe`)."""
        from segspec.library.info import describe

        return describe(self, progress=progress)

    def arrow(
        self,
        columns: Sequence[str] | None = None,
        *,
        start: End | None = None,
        end: End | None = None,
        table: str = "records",
        on_damage: Policy = OnDamage.STOP,
        within: Range | None = None,
        deleted: bool = False,
        checksums: bool = True,
        filter_value: bytes | str | None = None,
        match_unfiltered: bool | None = None,
        views: bool = False,
        companion: str | None = None,
        report: TellFinding | None = None,
    ) -> pyarrow.RecordBatchReader:
        """A table of the log as a stream of Arrow batches.

        Only the requested columns are made: without `value`, `key` or `fields` no payload is copied.

        Args:
            columns: names of columns; by default all. `segspec.library.arrow_tables` has the schemas.
            start: as for `records`, and for that table only, like the five that follow.
            end: as for `records`.
            within: as for `records`.
            deleted: as for `records`.
            filter_value: as for `records`.
            match_unfiltered: as for `records`.
            table: `"records"`, `"frames"`, `"index"`, `"findings"`, `"clients"` or `"tracking"`.
            on_damage: as for `records`.
            checksums: if false, payloads are skipped, in formats that state their lengths.
            views: make values `binary_view`, which points into the bytes that were read. polars and duckdb take it;
                pyarrow cannot filter, sort or join it.
            companion: the companion file for the table `"index"`, if not the index.
            report: called with each finding. Without it, damage ends in a `SegspecWarning`.

        >>> import segspec
        >>> from segspec.samples import samples
        >>> log = segspec.open(next(one.log for one in samples() if one.name == "epochs"))
        >>> log.arrow(columns=["offset"], start=7, end=9).read_all()["offset"].to_pylist()
        [7, 8]
        """
        from segspec.library.arrow_tables import open_reader

        filter = filter_of(self.format, filter_value, match_unfiltered)
        selection = Selection(OnDamage(on_damage), range_of(start, end, within), deleted, report, filter)
        return open_reader(self, table, columns, selection, checksums=checksums, views=views, companion=companion)

    def polars(self, **options: Unpack[ArrowOptions]) -> polars.DataFrame:
        """The records, or another table, as a polars DataFrame. The options are those of `arrow`."""
        with needed():
            import polars

        return polars.DataFrame(self.arrow(**options))

    def to_pandas(self, **options: Unpack[ArrowOptions]) -> pandas.DataFrame:
        """The records, or another table, as a pandas DataFrame. The options are those of `arrow`."""
        with needed():
            return self.arrow(**options).read_pandas()

    def duckdb(self, **options: Unpack[ArrowOptions]) -> duckdb.DuckDBPyRelation:
        """A table as a relation of DuckDB's default connection, read on each use. The options are those of `arrow`."""
        with needed():
            import duckdb

        return duckdb.from_arrow(_Stream(self, options))

    def count(self, *, on_damage: Policy = OnDamage.STOP, report: TellFinding | None = None) -> int:
        """The number of records without deleted ones, from frames alone, whose numbers are trusted if consistent.

        Findings go to `report`; without it, damage ends in a `SegspecWarning`.
        """
        summaries: list[SegmentSummary] = []
        warner = Warner(self.path)
        tell = warner.count if report is None else report
        if report is None:
            self.warn_of_absent(warner)
        for _, step in self.steps(on_damage=on_damage, wanted=Wanted(checksums=False), summaries=summaries):
            for finding in step.findings:
                tell(finding)
        warner.warn(stacklevel=3)
        return sum(summary.records for summary in summaries)

    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object:
        """The records as an Arrow C stream (the PyCapsule protocol) for polars, duckdb and pandas.

        A damaged log raises. Values are views if the requested schema has views.
        """
        if requested_schema is None:
            return self.arrow(on_damage=OnDamage.FAIL).__arrow_c_stream__()
        from segspec.library.arrow_tables import asked_schema, has_views

        asked = asked_schema(requested_schema)
        return self.arrow(on_damage=OnDamage.FAIL, views=has_views(asked)).__arrow_c_stream__(
            asked.__arrow_c_schema__()
        )


class _Stream(NamedTuple):
    log: Log
    options: ArrowOptions

    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object:
        return self.log.arrow(**self.options).__arrow_c_stream__(requested_schema)


def open(
    path: str | os.PathLike[str],
    *,
    format: str | Format | None = None,
    limits: Limits = DEFAULT_LIMITS,
    storage_options: Mapping[str, Any] | None = None,
    **modes: str,
) -> Log:
    """Opens the log at `path`: a folder with one log, one segment, or one index.

    Args:
        path: a local path, or a URL of fsspec such as `s3://bucket/log`.
        format: a format's name, a format object, or the file of a declared log (`segspec.formats.registry`). By default
            the format is detected from contents and names.
        limits: how large blocks may be.
        storage_options: those of the fsspec file system of a URL (endpoint, credentials). No message shows them.
        modes: read modes of the format, such as `isolation="read_committed"`, decided here from all headers.

    Raises:
        SegspecError: if no log is at `path`.
        OSError: if the file system refuses.
        ValueError: for an unknown format, mode or choice, and for a tree of several logs: use `open_all`.

    >>> import segspec
    >>> from segspec.samples import samples
    >>> segspec.open(next(one.log for one in samples() if one.name == "epochs")).format.number
    'offset'
    """
    return _only(path, open_all(path, format=format, limits=limits, storage_options=storage_options, modes=modes))


def open_all(
    path: str | os.PathLike[str],
    *,
    format: str | Format | None = None,
    limits: Limits = DEFAULT_LIMITS,
    storage_options: Mapping[str, Any] | None = None,
    unreadable: TellUnreadable | None = None,
    modes: Mapping[str, str] | None = MappingProxyType({}),
) -> list[Log]:
    """Every log at or below `path`, in name order.

    `modes` are those of `open`; with None nothing is left out. `unreadable` receives errors of folders, else they are
    raised.
    """
    name = with_options(path, storage_options)
    if not is_directory(name):
        return [_open_file(name, format, limits, modes)]
    passed: Counter[str] = Counter()
    found = [
        read_in(modes, Log(folder, found_format, listing, limits=limits))
        for folder, found_format, listing in logs_below(name, format, unreadable=unreadable, passed=passed)
    ]
    if not found:
        raise NotALogError(Code.MISSING_SEGMENT, _what_is_there(name, format, passed), path=name)
    return found


def _what_is_there(folder: str, given: str | Format | None, passed: Counter[str]) -> str:
    if given is None:
        return asking.no_log(passed)
    forced = given if isinstance(given, str) else given.name
    others = sorted({found.name for _, found, _ in logs_below(folder)})
    if not others:
        return f"no log of {forced} or of another known format in this folder or below it"
    return f"no log of {forced} in this folder or below it: what is there is {' and '.join(others)}"


def open_whole(path: str | os.PathLike[str], *, format: str | Format | None, limits: Limits = DEFAULT_LIMITS) -> Log:
    """Opens a log as `open`, but in no read mode, so that nothing is left out."""
    return _only(path, open_all(path, format=format, limits=limits, modes=None))


def _only(path: str | os.PathLike[str], logs: list[Log]) -> Log:
    if len(logs) > 1:
        raise ValueError(f"{os.fspath(path)} is a tree of {len(logs)} logs: open one of them, or use open_all")
    return logs[0]


def read_in(modes: Mapping[str, str] | None, log: Log) -> Log:
    """The log opened in these read modes. Raises `ValueError` for an unknown mode."""
    made = {} if modes is None else chosen(log.format, modes)
    if made:
        listing = log.look(lambda now: in_modes(now.format, now.listing, now.limits, made))
        log = Log(log.path, log.format, listing, limits=log.limits, modes=made)
    return log


def _open_file(path: str, forced: str | Format | None, limits: Limits, modes: Mapping[str, str] | None) -> Log:
    directory = folder_of(path)
    with open_source(path) as source:
        format = format_of_file(source, forced)
        companion = format.companion_of(source)
    made = {} if modes is None else chosen(format, modes)
    if companion is None:
        segment = segment_at(format, path, directory)
        if made and directory is not None:
            # The whole log decides about a segment's records.
            whole = read_in(made, Log(directory.path, format, files_in(format, directory), limits=limits))
            segment = next((one for one in whole.segments if one.path == path), segment)
        return Log(path, format, Listing((segment,)), limits=limits, modes=made)
    listing = Listing(())
    if directory is not None:
        listing = _belonging(look_in(directory.path, lambda now: files_in(format, now)), companion, path)
    return Log(path, format, listing, limits=limits, companion=companion)


def _belonging(listing: Listing, companion: Companion, path: str) -> Listing:
    if path in listing.companions.get(companion.name, ()):
        return Listing(listing.segments, companions={companion.name: (path,)})
    return Listing(tuple(segment for segment in listing.segments if segment.beside(companion.name) == path))
