"""The options of the source `kaitai`, and of one read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import chain
from typing import Any

from segspec.reading.walk import OnDamage
from segspec.spark.option_table import (
    AGE,
    DEFAULT_CORRUPT_COLUMN,
    NAME,
    OF_LOGS,
    PATH,
    SIZE,
    STREAM,
    TRUE_OR_FALSE,
    Option,
    OptionRows,
    OptionValues,
    Use,
    check,
    one_of,
)
from segspec.spark.options import FileOptions, file_options

SPEC = (
    Option(
        "ksy",
        OptionValues("a file, or the folder of a compiled spec"),
        "The Kaitai Struct spec, on the driver's machine: the driver compiles it, which takes node, and the tasks "
        "get what reads. Or the folder that `segspec compile -o` wrote, which takes Python alone.",
    ),
    Option(
        "rows",
        OptionValues("a path of names, or nothing, or a dot"),
        'The repeated field whose items are rows. Nothing (`""`) is the spec again and again to the end of the '
        "file, `.` the whole file as one row. Without it, the list that the file is made of.",
    ),
    Option(
        "columns",
        OptionValues("different names, separated by commas"),
        "Which fields are read, those of structures by their paths (`header.len`), in this order; also `_position`, "
        "`_end`, `_index` and `_path` (where the row is), and the corrupt record's column. `*` is everything.",
    ),
    Option(
        "importPath",
        OptionValues("folders, separated by commas"),
        "Where the specs lie that the spec imports, besides its own folder.",
    ),
    Option("flatten", TRUE_OR_FALSE, "Whether structures become columns of flat names.", default="false"),
    Option("enums", one_of("numbers", "names"), "What an enum is as a column: its numbers, or their names.", "numbers"),
    Option(
        "textErrors",
        one_of("null", "replace", "bytes"),
        "What a text is that does not decode: null, or with U+FFFD for what is no character; or the columns of texts "
        "have their bytes.",
        default="null",
    ),
    Option(
        "param.*",
        OptionValues("a number, true or false, 0x with bytes, or text"),
        "The value of a parameter of the spec: `param.version`.",
    ),
    Option(
        "process.*",
        OptionValues("a class, as module.Class"),
        "The Python class that undoes a process of the user's own; executors need its module.",
    ),
    Option(
        "maxFile",
        SIZE,
        "The most that is read at once: a file, or a part of one that is cut. A file that is not cut is not held in "
        "memory, and has no bound unless one is given.",
        default="1g",
    ),
)


def of_logs(*names: str) -> Iterator[Option]:
    """Options that the sources of logs have, too."""
    return (OF_LOGS.by_key[name.lower()] for name in names)


FILES = (
    Option(
        "path", PATH, "What `load` is given: a file, a folder, with globs (`*`, `?`, `[…]`, `{a,b}`), remote ones too."
    ),
    *of_logs("paths"),
    Option("recursiveFileLookup", TRUE_OR_FALSE, "Whether files in folders below a folder are read.", default="true"),
    Option("pathGlobFilter", OptionValues("a glob"), "Only files whose name matches are read."),
    *of_logs("modifiedAfter", "modifiedBefore", "ignoreMissingFiles"),
    Option(
        "maxPartitionBytes",
        SIZE,
        "How much a task reads, about: smaller files share a task, larger ones are cut where `splitFiles` says so.",
        default="128m",
    ),
    Option(
        "splitFiles",
        TRUE_OR_FALSE,
        "Whether large files are cut among tasks, where their rows have one size or begin with a magic (not with "
        "`onDamage` `stop`), or where they state their lengths: then a file is read once while the query is planned.",
        default="true",
    ),
    *of_logs("storage.*"),
)

ON_DAMAGE = (
    Option(
        "onDamage",
        one_of(*OnDamage),
        "`fail` ends the query with the first damage. `stop` gives the rows before it of each file, `skip` also those "
        "after it, where their size or their magic shows where they begin. What was damaged is a row of the corrupt "
        "record's column, where that is asked for, and else a line in the task's log.",
        default="fail",
    ),
    Option(
        "columnNameOfCorruptRecord",
        NAME,
        "The string column that says what is damaged, under `stop` and `skip`. It exists when this option is given, "
        "or when `columns` or the schema name it.",
        default=DEFAULT_CORRUPT_COLUMN,
    ),
)

NEW_FILES = (
    *of_logs("maxFilesPerTrigger"),
    Option("maxBytesPerTrigger", SIZE, "At most this many bytes per batch; one larger file is a batch.", uses=STREAM),
    Option(
        "maxFileAge",
        AGE,
        "Files that changed so long before the newest one that was read are left out of the checkpoint, so that it "
        "does not grow with the folder. If such a file appears later, it is not read, which is data loss. A new query "
        "reads all files.",
        default="7d",
        uses=STREAM,
    ),
    Option(
        "failOnDataLoss",
        TRUE_OR_FALSE,
        "Whether the query fails if a file has changed that it has read, is gone before it did, or appears when it is "
        "older than `maxFileAge`. With `false` this is a line in the log.",
        default="true",
        uses=STREAM,
    ),
)

SPEC_GROUPS = {"The spec": SPEC, "Files": FILES, "Damage": ON_DAMAGE, "Streams": NEW_FILES}
OF_SPECS = OptionRows(chain.from_iterable(SPEC_GROUPS.values()))
OF_THE_SPEC = ("rows", "importPath", "flatten", "enums", "textErrors")
"""Options that are fixed when a spec is compiled."""


@dataclass(frozen=True, slots=True)
class SpecOptions(FileOptions):
    """The checked options of one read of a spec's files."""

    ksy: str
    rows: str | None
    import_paths: tuple[str, ...]
    flatten: bool
    enums: str
    text_errors: str
    params: Mapping[str, Any]
    processes: Mapping[str, str]
    given: frozenset[str]
    splits: bool
    max_file: int
    bounds_files: bool
    on_damage: OnDamage
    fails_on_data_loss: bool
    most_files: int | None
    most_bytes: int | None
    most_age: int
    """In seconds."""


def spec_options(given: Mapping[str, str], use: Use | None) -> SpecOptions:
    """The options from Spark, with keys in any case; `use` is None if unknown. Raises `ValueError`."""
    options = check(given, use, OF_SPECS)
    ksy = options.value("ksy")
    if not ksy:
        raise ValueError("there is no spec: give it as option ksy, a file my.ksy or the folder of a compiled spec")
    folders = options.value("importPath")
    return SpecOptions(
        **file_options(options),
        ksy=ksy,
        rows=options.value("rows"),
        import_paths=() if folders is None else tuple(folder.strip() for folder in folders.split(",")),
        flatten=options.value("flatten"),
        enums=options.value("enums"),
        text_errors=options.value("textErrors"),
        params={name: parameter(text) for name, text in options.below("param.").items()},
        processes=options.below("process."),
        given=frozenset(name for name in OF_THE_SPEC if name in options),
        splits=options.value("splitFiles"),
        max_file=options.value("maxFile"),
        bounds_files="maxFile" in options,
        on_damage=OnDamage(options.value("onDamage")),
        fails_on_data_loss=options.value("failOnDataLoss"),
        most_files=options.value("maxFilesPerTrigger"),
        most_bytes=options.value("maxBytesPerTrigger"),
        most_age=options.value("maxFileAge"),
    )


def parameter(text: str) -> Any:
    if text in ("true", "false"):
        return text == "true"
    if text.startswith("0x"):
        digits = text[2:]
        return bytes.fromhex(digits) if len(digits) % 2 == 0 else int(digits, 16)
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text
