"""The options of `spark.read.format(<format>)`, in the words of Spark's file and Kafka sources.

Where to read:

* `path`, `paths`: what `load` is given: segments, logs, folders with globs (`*`, `?`, `[…]`, `{a,b}`), remote ones too.
* `recursiveFileLookup` (`false`): read every log below a path that is a tree of several.
* `pathGlobFilter`: only segments whose file name matches.
* `ignoreMissingFiles` (`false`): a segment that was deleted after planning is left out instead of an error.

What to read:

* `table` (`records`): `records`, `frames`, `tracking`, `index`, `findings`.
* `columns`: names separated by commas. Spark gives a Python source no pruning, so this, or a schema, is how to leave
  the payload unread.
* `includeDeleted` (`false`): entries that are marked as deleted too.
* `startingOffsets` (`earliest`), `endingOffsets` (`latest`): or an offset, an id (`ms-seq`); the end is excluded.
* `startingTimestamp`, `endingTimestamp`: milliseconds since the epoch or ISO 8601; records from the start on and
  before the end, each judged by its own timestamp.

What to do with damage:

* `mode` (`PERMISSIVE`): as in Spark's CSV and JSON sources. PERMISSIVE gives everything that can be read, and one row
  for each damage: only its `segment` and `position` (`path` and `position` of an index) are set. DROPMALFORMED gives
  the same without these rows. FAILFAST raises at the first damage.
* `columnNameOfCorruptRecord` (`_corrupt_record`): the string column that says in PERMISSIVE what is damaged. It is
  there when this option is given, or when `columns` or the schema name it. (A Python source does not see the session's
  `spark.sql.columnNameOfCorruptRecord`.)

Formats count in unsigned 64 bits, Spark does not. A value that Spark's `bigint` or `timestamp` cannot hold (producers
may claim any time) is an error that names it, its segment and its position. In PERMISSIVE with a corrupt
record's column it is null instead, and that column of the row says what it was.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from segspec.columns.schema import TABLES
from segspec.core.bounds import Bound, Range, parse_bound
from segspec.formats.contract.descriptor import Format
from segspec.reading.walk import OnDamage

DEFAULT_CORRUPT_COLUMN = "_corrupt_record"


class Mode(StrEnum):
    """What to do with damage, in Spark's words."""

    PERMISSIVE = "PERMISSIVE"
    DROPMALFORMED = "DROPMALFORMED"
    FAILFAST = "FAILFAST"

    @property
    def on_damage(self) -> OnDamage:
        return OnDamage.FAIL if self is Mode.FAILFAST else OnDamage.SKIP


ANY_TABLE = frozenset(TABLES)
WITH_DAMAGE = ANY_TABLE - {"findings"}
RECORDS = frozenset({"records"})

TABLES_OF_OPTION = {
    "path": ANY_TABLE,
    "paths": ANY_TABLE,
    "table": ANY_TABLE,
    "columns": ANY_TABLE,
    "recursiveFileLookup": ANY_TABLE,
    "pathGlobFilter": WITH_DAMAGE,
    "ignoreMissingFiles": WITH_DAMAGE,
    "mode": WITH_DAMAGE,
    "columnNameOfCorruptRecord": WITH_DAMAGE,
    "includeDeleted": RECORDS,
    "startingOffsets": RECORDS,
    "endingOffsets": RECORDS,
    "startingTimestamp": RECORDS,
    "endingTimestamp": RECORDS,
}
"""Every option, and the tables that it means something for."""

FROM_SPARK = {"owner", "provider", "location"}
"""What Spark itself adds to the options of `CREATE TABLE`."""


@dataclass(frozen=True, slots=True)
class ReadOptions:
    """The options of one read, checked."""

    paths: tuple[str, ...]
    table: str
    mode: Mode
    corrupt_column: str
    show_corrupt_column: bool
    columns: tuple[str, ...] | None
    path_glob_filter: str | None
    recursive: bool
    ignore_missing_files: bool
    include_deleted: bool
    within: Range | None


def parse(given: Mapping[str, str], format: Format) -> ReadOptions:
    """The options that Spark hands over, whose keys are in any case. Raises `ValueError` for an unknown option, for one
    that has no meaning for the table or the format, and for a value that an option cannot have."""
    options = {key.lower(): value for key, value in given.items()}
    table = _choice(options, "table", TABLES, "records")
    _check_names(options, table)
    if "includedeleted" in options and "deleted" not in format.columns:
        raise ValueError(f"option includeDeleted: {format.name} has no deleted records")
    return ReadOptions(
        paths=_paths(options),
        table=table,
        mode=Mode(_choice(options, "mode", [str(mode) for mode in Mode], "PERMISSIVE")),
        corrupt_column=options.get("columnnameofcorruptrecord", DEFAULT_CORRUPT_COLUMN),
        show_corrupt_column="columnnameofcorruptrecord" in options,
        columns=_columns(options),
        path_glob_filter=options.get("pathglobfilter"),
        recursive=_flag(options, "recursiveFileLookup"),
        ignore_missing_files=_flag(options, "ignoreMissingFiles"),
        include_deleted=_flag(options, "includeDeleted"),
        within=_within(options, format),
    )


def _check_names(options: Mapping[str, str], table: str) -> None:
    known = {name.lower(): name for name in TABLES_OF_OPTION}
    for key in options:
        if key in FROM_SPARK or key.startswith("__"):
            continue
        if key not in known:
            raise ValueError(f"unknown option {key!r}; the options are: {', '.join(TABLES_OF_OPTION)}")
        if table not in TABLES_OF_OPTION[known[key]]:
            raise ValueError(f"option {known[key]} has no meaning for the table {table}")


def _paths(options: Mapping[str, str]) -> tuple[str, ...]:
    paths = [options["path"]] if "path" in options else []
    if "paths" in options:
        paths += json.loads(options["paths"])
    if not paths:
        raise ValueError(
            "there is no path: give it to load(), or as option path (from a table of its catalog, Spark gives a Python "
            "source no options: CREATE TEMPORARY VIEW … USING does, and SELECT … FROM table WITH (path '…'))"
        )
    return tuple(paths)


def _columns(options: Mapping[str, str]) -> tuple[str, ...] | None:
    if "columns" not in options:
        return None
    names = tuple(name.strip() for name in options["columns"].split(","))
    if not all(names) or len({name.lower() for name in names}) < len(names):
        raise ValueError(f"option columns is {options['columns']!r}: it takes different names, separated by commas")
    return names


def _choice(options: Mapping[str, str], name: str, choices: tuple[str, ...] | list[str], default: str) -> str:
    given = options.get(name.lower(), default)
    for choice in choices:
        if given.lower() == choice.lower():
            return choice
    raise ValueError(f"option {name} is {given!r}: it takes one of {', '.join(choices)}")


def _flag(options: Mapping[str, str], name: str) -> bool:
    return _choice(options, name, ("true", "false"), "false") == "true"


def _within(options: Mapping[str, str], format: Format) -> Range | None:
    start = _end(options, format, "starting", "earliest")
    end = _end(options, format, "ending", "latest")
    return None if start is None and end is None else Range(start, end)


def _end(options: Mapping[str, str], format: Format, which: str, everything: str) -> Bound | None:
    by_offset, by_time = options.get(f"{which}offsets"), options.get(f"{which}timestamp")
    if by_offset is not None and by_time is not None:
        raise ValueError(f"options {which}Offsets and {which}Timestamp: give one of them")
    if by_time is not None:
        return _time(by_time, f"{which}Timestamp", format)
    if by_offset is None or by_offset.lower() == everything:
        return None
    return _offset(by_offset, f"{which}Offsets", everything, format)


def _offset(text: str, name: str, everything: str, format: Format) -> Bound:
    kind = "id" if "id" in format.columns else "offset"
    try:
        bound = parse_bound(text)
    except ValueError:
        bound = None
    if bound is None or bound.kind != kind:
        takes = "an id (ms-seq)" if kind == "id" else "an offset"
        raise ValueError(f"option {name} is {text!r}: for {format.name} it takes {everything} or {takes}")
    return bound


def _time(text: str, name: str, format: Format) -> Bound:
    if not {"timestamp", "id"} & set(format.columns):
        raise ValueError(f"option {name}: {format.name} has no timestamps")
    if text.isascii() and text.isdigit():
        return Bound("time", int(text))
    try:
        bound = parse_bound(text)
    except ValueError:
        bound = None
    if bound is None or bound.kind != "time":
        raise ValueError(f"option {name} is {text!r}: it takes milliseconds since the epoch or an ISO 8601 time")
    return bound
