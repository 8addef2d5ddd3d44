"""One write: target, options, and the checks before tasks run."""

from __future__ import annotations

import os
import uuid
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pyspark.sql.types import StructType

from segspec.conversion import Refused
from segspec.conversion.outputs import options_from
from segspec.core.errors import SegspecError
from segspec.core.model import Listing
from segspec.formats.contract.descriptor import Format
from segspec.library.output_places import check_output
from segspec.reading.detect import format_of_directory
from segspec.spark.option_table import GivenOptions, Use, check
from segspec.spark.paths import local
from segspec.spark.writing.columns import RecordColumns, columns_of
from segspec.storage.directory import list_directory
from segspec.storage.source import is_remote
from segspec.storage.staging import staging_of

WRITER = "writer."
SINGLE, PARTITIONED = "single", "partitioned"

Transaction = tuple[str, int]
"""A query and its batch; lower numbers were written already."""


@dataclass(frozen=True, slots=True)
class WriteJob:
    """A write to the log, or with the layout `partitioned` the folder of logs, at `target`. It is pickled.

    `skips` is true if the target exists and nothing is to do. `name` is its staging folder's.
    """

    format: str
    target: Path
    layout: str
    overwrite: bool
    skips: bool
    torn: str
    writer: dict[str, Any]
    columns: RecordColumns
    transaction: Transaction | None
    name: str

    @property
    def staging(self) -> Path:
        return staging_of(self.target)


def plan(given: Mapping[str, str], format: Format, schema: StructType, use: Use, *, overwrite: bool) -> WriteJob:
    """The requested write. Raises `ValueError` for an invalid option, column or target, and `FileExistsError` for an
    existing one if `ifExists` is `error`."""
    options = check(given, use)
    target = _target(options)
    exists = _holds_something(target)
    if_exists = options.value("ifExists")
    if exists and if_exists == "error":
        raise FileExistsError(f"{target} already exists, and option ifExists is error")
    if overwrite and if_exists != "append":
        raise ValueError(f"option ifExists is {if_exists!r}, and mode overwrite replaces what exists: use append")
    layout = options.value("layout")
    skips = exists and if_exists == "ignore"
    if not target.exists():
        check_output(target)
    elif not skips:
        check_target(format, target, layout, overwrite=overwrite)
    return WriteJob(
        format=format.name,
        target=target,
        layout=layout,
        overwrite=overwrite,
        skips=skips,
        torn=options.value("torn"),
        writer=_writer_options(format, options),
        columns=columns_of(format, schema),
        transaction=_transaction(options),
        name=f"job-{uuid.uuid4().hex}",
    )


def check_target(format: Format, target: Path, layout: str, *, overwrite: bool) -> None:
    """Raises `ValueError` unless the target can be appended to or replaced."""
    if not target.is_dir():
        raise ValueError(f"{target} is a file: a log is a folder")
    if overwrite:
        if not _is_log(format, target) and not _is_tree(format, target):
            raise ValueError(
                f"{target} holds something else than logs of {format.name}, which mode overwrite would remove: "
                "nothing is replaced"
            )
    elif layout == SINGLE and _is_tree(format, target) and any(target.iterdir()):
        raise ValueError(f"{target} is a folder of logs: append to it with option layout=partitioned")
    elif layout == SINGLE:
        _check_log(format, target)
    elif _listing(format, target).segments:
        raise ValueError(f"{target} is a log: append to it with option layout=single")
    else:
        for folder in logs_in(target):
            _check_log(format, folder)


def logs_in(target: Path) -> list[Path]:
    if not target.is_dir():
        return []
    found = [path for path in target.iterdir() if path.name.isdecimal() and path.is_dir()]
    return sorted(found, key=lambda path: int(path.name))


def _target(options: GivenOptions) -> Path:
    path = options.value("path")
    if path is None:
        raise ValueError(
            "there is no path: give it to save() or start(), or as option path (to a table of its catalog, Spark gives "
            "a Python source no options: INSERT INTO a view that CREATE TEMPORARY VIEW … USING made writes to its path)"
        )
    if is_remote(local(path)):
        raise ValueError(f"{path} is remote: a log is written to a local file system, one that all workers share")
    return Path(os.path.realpath(local(path)))


def _writer_options(format: Format, options: GivenOptions) -> dict[str, Any]:
    try:
        return options_from(format.name, options.below(WRITER))
    except Refused as error:
        raise ValueError(f"options {WRITER}*: {error}") from error


def _holds_something(target: Path) -> bool:
    return target.exists() and not (target.is_dir() and not any(target.iterdir()))


def _transaction(options: GivenOptions) -> Transaction | None:
    application, version = options.value("txnAppId"), options.value("txnVersion")
    if (application is None) != (version is None):
        raise ValueError("options txnAppId and txnVersion: give both of them, or none")
    return None if application is None or version is None else (f"txn:{application}", version)


def _listing(format: Format, folder: Path) -> Listing:
    try:
        return format.discover(list_directory(folder))
    except SegspecError:
        return Listing(())


def _check_log(format: Format, folder: Path) -> None:
    directory = list_directory(folder)
    if _listing(format, folder).segments:
        return
    other = format_of_directory(directory)
    if other is not None and other[1].segments:
        raise ValueError(f"{folder} holds a log of another format: {other[0].name}")


def _is_log(format: Format, folder: Path) -> bool:
    directory = list_directory(folder)
    if not directory.names() and not directory.folders:
        return not directory.odd
    found = format_of_directory(directory)
    own = found is not None and found[0].name == format.name and bool(found[1].segments)
    return own and not directory.folders and not directory.odd and not _strange(found[1] if found else None)


def _strange(listing: Listing | None) -> tuple[str, ...]:
    return () if listing is None else listing.others


def _is_tree(format: Format, folder: Path) -> bool:
    directory = list_directory(folder)
    return (
        not directory.names()
        and not directory.odd
        and all(name.isdecimal() and _is_log(format, folder / name) for name in directory.folders)
    )
