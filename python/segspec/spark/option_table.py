"""All options of the Spark sources in one table, for checks and docs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from fnmatch import fnmatchcase
from functools import partial
from itertools import chain
from types import MappingProxyType
from typing import Any

from segspec.columns.schema import TABLES
from segspec.core.limits import DEFAULT_LIMITS

FROM_SPARK = {"owner", "provider", "location"}

DEFAULT_CORRUPT_COLUMN = "_corrupt_record"


class Use(StrEnum):
    """A way to use a source."""

    READ = "read"
    READ_STREAM = "readStream"
    WRITE = "write"
    WRITE_STREAM = "writeStream"


@dataclass(frozen=True, slots=True)
class OptionValues:
    """The values of an option: `words` for people, and `read`, which parses or raises `ValueError`."""

    words: str
    read: Callable[[str], Any] = str


def _whole(text: str) -> int:
    if not (text.isascii() and text.isdecimal()):
        raise ValueError(text)
    return int(text)


def one_of(*choices: str) -> OptionValues:
    spelled = {choice.lower(): choice for choice in choices}

    def read(text: str) -> str:
        if text.lower() not in spelled:
            raise ValueError(text)
        return spelled[text.lower()]

    return OptionValues(f"one of {', '.join(choices)}", read)


def _flag(text: str) -> bool:
    if text.lower() not in ("true", "false"):
        raise ValueError(text)
    return text.lower() == "true"


TRUE_OR_FALSE = OptionValues("one of true, false", _flag)

UNITS = {"": 1, "b": 1, "k": 1 << 10, "kb": 1 << 10, "m": 1 << 20, "mb": 1 << 20, "g": 1 << 30, "gb": 1 << 30}


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number


def _size(text: str) -> int:
    digits = text.rstrip("BGKMbgkm")
    unit = text[len(digits) :].lower()
    if unit not in UNITS:
        raise ValueError(text)
    return _positive(digits) * UNITS[unit]


SECONDS = {"s": 1, "m": 60, "min": 60, "h": 3600, "d": 86400}


def _seconds(text: str) -> int:
    digits = text.rstrip("dhimns")
    unit = text[len(digits) :]
    if unit not in SECONDS:
        raise ValueError(text)
    return _positive(digits) * SECONDS[unit]


def _name(text: str) -> str:
    if not text:
        raise ValueError(text)
    return text


POSITIVE = OptionValues("a whole number above 0", _positive)
PATH = OptionValues("a path")
NAME = OptionValues("a name", _name)
MOMENT = OptionValues("an ISO 8601 time, UTC unless it says")
TIME = OptionValues("milliseconds since the epoch or an ISO 8601 time")
AGE = OptionValues("a time such as 12h or 7d", _seconds)
SIZE = OptionValues("bytes, or a size such as 64m or 1g", _size)

BATCH = frozenset({Use.READ})
STREAM = frozenset({Use.READ_STREAM})
READING = BATCH | STREAM
SAVING = frozenset({Use.WRITE})
SINK = frozenset({Use.WRITE_STREAM})
WRITING = SAVING | SINK

ANY_TABLE = frozenset(TABLES)
WITH_DAMAGE = ANY_TABLE - {"findings"}
RECORDS = frozenset({"records"})


@dataclass(frozen=True, slots=True)
class Option:
    """One option: its name (in any case), values, and effect in Markdown. A name ending in `.*` is a prefix."""

    name: str
    takes: OptionValues
    does: str
    default: str | None = None
    uses: frozenset[Use] = READING
    tables: frozenset[str] = ANY_TABLE


file_option = partial(Option, uses=BATCH, tables=WITH_DAMAGE)
record_option = partial(Option, tables=RECORDS)
batch_option = partial(Option, uses=BATCH)
stream_option = partial(Option, uses=STREAM)
writing_option = partial(Option, uses=WRITING)

WHERE = (
    Option(
        "path",
        PATH,
        "What `load` is given: a segment, a log, a folder of logs, with globs (`*`, `?`, `[…]`, `{a,b}`), remote ones "
        "too. What `save` and `start` are given: the folder of a log, on a local file system.",
        uses=READING | WRITING,
    ),
    Option("paths", OptionValues("a JSON array of paths"), "Several of them: what `load` is given as a list."),
    Option(
        "recursiveFileLookup",
        TRUE_OR_FALSE,
        "Whether a folder may be a tree of several logs, which are read one after the other; `false` refuses one. A "
        "stream looks at what has appeared below it at every trigger, and with `false` at the folder alone.",
        default="true",
    ),
    file_option("pathGlobFilter", OptionValues("a glob"), "Only segments whose file name matches are read."),
    file_option(
        "ignoreMissingFiles",
        TRUE_OR_FALSE,
        "Whether a file that was deleted after planning is left out, with a line in the task's log, instead of an "
        "error.",
        default="false",
    ),
    file_option("modifiedAfter", MOMENT, "Only files that were last changed after this time are read."),
    file_option("modifiedBefore", MOMENT, "Only files that were last changed before this time are read."),
    Option(
        "maxPartitionBytes",
        SIZE,
        "How much a task reads, about: larger segments are cut where their index or their headers show a frame, "
        "smaller ones share a task.",
        default="128m",
    ),
    Option(
        "maxBlockBytes",
        SIZE,
        "The most bytes that one block (a chunk, a message set, a record) may have, unpacked; more is damage of that "
        "block, `limit-exceeded`.",
        default=f"{DEFAULT_LIMITS.decompressed_bytes >> 20}m",
    ),
    Option(
        "maxBlockRecords",
        POSITIVE,
        "The most records that one block may have; more is damage of that block, `limit-exceeded`.",
        default=str(DEFAULT_LIMITS.records),
    ),
    batch_option(
        "minPartitions",
        POSITIVE,
        "How many tasks there are to be at least, as far as the segments can be cut; without it, as many as "
        "`maxPartitionBytes` makes.",
    ),
)

STORES = (
    Option(
        "storage.*",
        OptionValues("what the option of that name takes"),
        "An option of the file system that fsspec has for the path's scheme: `storage.endpoint_url`, `storage.key`, "
        "`storage.secret`, `storage.anon` for S3, `storage.account_name` and `storage.sas_token` for Azure, and so on. "
        "Names are taken in any case. A dot leads into a mapping (`storage.client_kwargs.region_name`); a mapping as a "
        "JSON object keeps the case of its names. Values are shown in no plan and in no message.",
    ),
    Option(
        "archive",
        OptionValues("a folder or a URL"),
        "In formats whose segments may be archived: the archive of [the store](#store-archive) that is read. Segments "
        "that were evicted are read there, where they are, and have to be what was uploaded. `storage.*` are for it, "
        "too. Without it such a segment is damage, `missing-segment`, and in a stream data loss.",
    ),
)

WHAT = (
    Option("table", one_of(*TABLES), "Which [table](#the-tables) of the log is read.", default="records"),
    batch_option(
        "companion",
        NAME,
        "Which of the kinds of files beside segments the table `index` is read from, in formats that have others than "
        "an index.",
        tables=frozenset({"index"}),
    ),
    Option(
        "columns",
        OptionValues("different names, separated by commas"),
        "Which columns are read, in this order; without it, all of the table but those of [origin](#origin). "
        "Spark gives a Python source no pruning, so this, or a schema, is how to leave the payload unread.",
    ),
    record_option(
        "includeDeleted",
        TRUE_OR_FALSE,
        "Whether entries that are marked as deleted are read too, in formats that have such.",
        default="false",
    ),
    record_option(
        "startingOffsets",
        OptionValues(
            "earliest, or an offset, or an id (`ms-seq`) where records have one; in a stream also latest, or JSON with "
            "one of these for each log, by its folder"
        ),
        "The first record to read. A stream begins with `latest` unless this says otherwise, as Kafka's do; its "
        'checkpoint goes before it, and logs that appear later are read from their beginning. JSON is `{"/the/log": '
        "5}`, with `latest` for logs that it does not name.",
        default="earliest",
    ),
    record_option(
        "consumer",
        OptionValues("the name of a consumer", _name),
        "In formats whose logs are queues with consumers: reading begins where this one is. A stream "
        "[follows the queue as it](#queue-consumer): what Spark has committed is acknowledged, so nothing is "
        "trimmed before that. A new one is added where `startingOffsets` says. A batch moves nothing.",
    ),
    record_option(
        "endingOffsets",
        OptionValues("latest, or an offset, or an id (`ms-seq`) where records have one"),
        "The first record not to read any more.",
        default="latest",
        uses=BATCH,
    ),
    record_option(
        "startingTimestamp",
        TIME,
        "Records from this time on, each judged by its own timestamp. A stream begins with the first such record.",
    ),
    record_option("endingTimestamp", TIME, "Records before this time.", uses=BATCH),
    record_option(
        "filterValue",
        OptionValues("text"),
        "Frames whose filter says that they have no record that was published with this filter value are left out, "
        "in formats whose frames have filters: the bloom filters of a stream's chunks. As for a consumer, a filter "
        "sometimes keeps a frame that has no such record, so the records are still to be filtered. A frame without a "
        "filter is kept.",
    ),
    record_option(
        "matchUnfiltered",
        TRUE_OR_FALSE,
        "With `filterValue`: what a consumer's `match-unfiltered` says. `true` also keeps frames with a filter that "
        "have records without a filter value; `false` leaves frames without a filter out too.",
    ),
)

STREAMS = (
    stream_option(
        "maxRecordsPerTrigger",
        POSITIVE,
        "At most so many records a batch, shared among the logs by what each has waiting. Frames (chunks, bundles, "
        "packs) are not divided: a single one with more records than this is a batch.",
    ),
    stream_option(
        "maxBytesPerTrigger", SIZE, "At most this many bytes of segments per batch; a frame that has more is a batch."
    ),
    stream_option("maxFilesPerTrigger", POSITIVE, "At most so many files are read a batch."),
    stream_option(
        "failOnDataLoss",
        TRUE_OR_FALSE,
        "Whether the query fails where records that it has not read are gone, or what it has read was written over. "
        "With `false` it continues with what exists: the earliest record after a deletion, all of the segment after it "
        "was cut off and written again.",
        default="true",
    ),
)

DAMAGE = (
    Option(
        "mode",
        one_of("PERMISSIVE", "DROPMALFORMED", "FAILFAST"),
        "As in Spark's CSV and JSON sources. PERMISSIVE gives everything that can be read. Where the corrupt record's "
        "column is asked for, it also gives one row for each damage, which has that column, the place (`segment` or "
        "`path`, and `position`) and the columns of origin; where it is not, damage is no row, but one line in the "
        "task's log, and rows of the table `findings`. DROPMALFORMED gives what can be read alone. FAILFAST raises at "
        "the first damage. A value that a column of the schema cannot hold is null in PERMISSIVE, where its row says "
        "why; DROPMALFORMED drops its row; FAILFAST raises.",
        default="PERMISSIVE",
        tables=WITH_DAMAGE,
    ),
    file_option(
        "ignoreCorruptFiles",
        TRUE_OR_FALSE,
        "Whether the rest of a file that the disk or the store fails to give, or that is cut off while it is read, is "
        "left out, with a line in the task's log, instead of an error. (Of damage in what is read, `mode` says what to "
        "do.)",
        default="false",
    ),
    Option(
        "columnNameOfCorruptRecord",
        OptionValues("a name that no other column has", _name),
        "The string column that says in PERMISSIVE what is damaged. It exists when this option is given, or when "
        "`columns` or the schema name it. (A Python source does not see the session's "
        "`spark.sql.columnNameOfCorruptRecord`.)",
        default=DEFAULT_CORRUPT_COLUMN,
        tables=WITH_DAMAGE,
    ),
)

WRITE = (
    writing_option(
        "layout",
        one_of("single", "partitioned"),
        "`single`: one log, which gets the records of all partitions of the data frame in the order of these. "
        "`partitioned`: a folder of logs, one for each partition, called by its number.",
        default="single",
    ),
    writing_option(
        "ifExists",
        one_of("append", "error", "ignore"),
        "What mode `append` does where there is something at the path: append to it, raise, or do nothing. Spark's "
        "modes `errorifexists` (its default) and `ignore` do not reach a Python source.",
        default="append",
    ),
    writing_option(
        "torn",
        one_of("refuse", "new-segment"),
        "What to do where the log's last segment is damaged: refuse to append, or leave it as it is and begin another.",
        default="refuse",
    ),
    Option(
        "txnAppId",
        NAME,
        "Who writes, for writes that may be repeated (in `foreachBatch`): with `txnVersion`, what was committed before "
        "is not written again.",
        uses=SAVING,
    ),
    Option(
        "txnVersion",
        OptionValues("a whole number, higher than that of the write before", _whole),
        "The number of this write (in `foreachBatch`, that of the batch).",
        uses=SAVING,
    ),
    writing_option(
        "writer.*",
        OptionValues("what the argument of `segspec.create` takes"),
        "An [option of the format's writer](#writing) by its name: `writer.segment_bytes`, `writer.dialect`, "
        "`writer.compression`, `writer.first_offset`, …",
    ),
    Option(
        "checkpointLocation",
        PATH,
        "Spark's own: where the stream keeps how far it came.",
        uses=SINK,
    ),
    Option(
        "queryName",
        NAME,
        "Spark's own: the name of the stream.",
        uses=SINK,
    ),
)

GROUPS = {
    "Where to read": WHERE,
    "How to reach a store": STORES,
    "What to read": WHAT,
    "How a stream continues": STREAMS,
    "What to do with damage": DAMAGE,
    "How to write": WRITE,
}

OPTIONS = tuple(chain.from_iterable(GROUPS.values()))


class OptionRows:
    """The options of one kind of source."""

    def __init__(self, options: Iterable[Option]) -> None:
        self.all = tuple(options)
        self.by_key = {option.name.lower(): option for option in self.all}
        self.prefixes = {key.removesuffix("*"): option for key, option in self.by_key.items() if key.endswith(".*")}


OF_LOGS = OptionRows(OPTIONS)


class GivenOptions:
    """A user's options; case does not matter in their names."""

    def __init__(self, options: Mapping[str, str], rows: OptionRows = OF_LOGS) -> None:
        self._options = options
        self._rows = rows

    def __contains__(self, name: str) -> bool:
        return name.lower() in self._options

    def __iter__(self) -> Iterator[str]:
        return iter(self._options)

    def value(self, name: str) -> Any:
        """The parsed value or default, or None. Raises `ValueError`."""
        option = self._rows.by_key[name.lower()]
        text = self._options.get(name.lower(), option.default)
        if text is None:
            return None
        try:
            return option.takes.read(text)
        except ValueError as error:
            raise refused(option.name, text, self._rows) from error

    def below(self, prefix: str) -> dict[str, str]:
        return {key.removeprefix(prefix): text for key, text in self._options.items() if key.startswith(prefix)}


def refused(name: str, text: str, rows: OptionRows = OF_LOGS) -> ValueError:
    return ValueError(f"option {name} is {text!r}: it takes {rows.by_key[name.lower()].takes.words}")


NO_HINTS: Mapping[str, str] = MappingProxyType({})


def check(
    given: Mapping[str, str], use: Use | None, rows: OptionRows = OF_LOGS, hints: Mapping[str, str] = NO_HINTS
) -> GivenOptions:
    """Checks the options from Spark. `use` is None if unknown; `hints` are `Format.spark_options`.

    Raises `ValueError` for an unknown or, in this use or table, meaningless option.
    """
    options = {key.lower(): value for key, value in given.items()}
    ours = {key: value for key, value in options.items() if key not in FROM_SPARK and key[:2] != "__"}
    checked = GivenOptions(ours, rows)
    table = checked.value("table") if "table" in rows.by_key else None
    for option in [_row(key, use, rows, hints) for key in checked]:
        if table is not None and table not in option.tables:
            raise ValueError(f"option {option.name} has no meaning for the table {table}")
    return checked


def _row(key: str, use: Use | None, rows: OptionRows, hints: Mapping[str, str]) -> Option:
    option = rows.by_key.get(key) or next((row for start, row in rows.prefixes.items() if key.startswith(start)), None)
    hint = next((hint for name, hint in hints.items() if fnmatchcase(key, name)), None)
    if option is None and hint is not None:
        raise ValueError(f"unknown option {key!r}: {hint}")
    if option is None:
        names = ", ".join(option.name for option in rows.all if use is None or use in option.uses)
        raise ValueError(f"unknown option {key!r}; the options are: {names}")
    if use is not None and use not in option.uses:
        instead = "" if hint is None else f": {hint}"
        raise ValueError(f"option {option.name} is for {' and '.join(sorted(option.uses))}, not for {use}{instead}")
    return option
