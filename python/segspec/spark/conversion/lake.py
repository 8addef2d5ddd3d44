"""Adds files to Delta and Iceberg tables, by a commit of these tables' own Python libraries."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from importlib.util import find_spec
from typing import Any

import pyarrow as pa

from segspec.core.extras import missing
from segspec.core.text import path_text
from segspec.spark.conversion.parameters import Request
from segspec.spark.conversion.row_files import EPOCH, Made, day_text
from segspec.spark.conversion.state import Commit
from segspec.storage.target import JobTarget

LIBRARIES = {"delta": "deltalake", "iceberg": "pyiceberg"}
JOB = "segspec.job"


def check_library(to: str) -> None:
    """Raises `MissingExtraError` where the library of a table is not installed."""
    library = LIBRARIES.get(to)
    if library is not None and find_spec(library) is None:
        raise missing(library)


def add(request: Request, target: JobTarget, commit: Commit, schema: pa.Schema, catalog: Any) -> None:
    """Adds the files of a commit to the table, once: a commit that the table has already is left out."""
    if request.to == "delta":
        _add_to_delta(request, target, commit, schema)
    elif request.to == "iceberg":
        _add_to_iceberg(request, target, commit, schema, catalog)


def _add_to_delta(request: Request, target: JobTarget, commit: Commit, schema: pa.Schema) -> None:
    from deltalake import CommitProperties, DeltaTable, Transaction
    from deltalake.exceptions import TableNotFoundError
    from deltalake.schema import Schema
    from deltalake.transaction import create_table_with_add_actions

    # Delta's protocol has this for what may be done again: an application, here a job, and its last version.
    application = f"{JOB}.{commit.job}"
    properties = CommitProperties(app_transactions=[Transaction(application, commit.number)])
    actions = [_delta_action(request, target, made) for made in commit.files]
    delta_schema = Schema.from_arrow(schema)
    by = list(_partition_columns(request, schema))
    try:
        table = DeltaTable(target.path)
    except TableNotFoundError:
        create_table_with_add_actions(target.path, delta_schema, actions, partition_by=by, commit_properties=properties)
        return
    if table.transaction_version(application) is None:
        table.create_write_transaction(
            actions, mode="append", schema=delta_schema, partition_by=by, commit_properties=properties
        )


def _delta_action(request: Request, target: JobTarget, made: Made) -> Any:
    from deltalake.transaction import AddAction

    values: dict[str, str | None] = {}
    if "log" in request.partition_by:
        values["log"] = path_text(made.log)
    if "day=" in made.name:
        values["day"] = None if made.day is None else day_text(made.day)
    stats: dict[str, Any] = {"numRecords": made.rows}
    if made.least:
        stats |= {"minValues": _values(made.least), "maxValues": _values(made.greatest)}
    return AddAction(made.name, made.bytes, values, _now(), True, json.dumps(stats))


def _values(found: Mapping[str, int]) -> dict[str, Any]:
    """Bounds of columns as Delta writes them: times as texts."""
    return {name: _time(value) if name == "timestamp" else value for name, value in found.items()}


def _time(microseconds: int) -> str:
    from datetime import timedelta

    return (EPOCH + timedelta(microseconds=microseconds)).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _now() -> int:
    import time

    return int(time.time() * 1000)


def _partition_columns(request: Request, schema: pa.Schema) -> tuple[str, ...]:
    return tuple(name for name in request.partition_by if name in schema.names)


def _add_to_iceberg(request: Request, target: JobTarget, commit: Commit, schema: pa.Schema, catalog: Any) -> None:
    from pyiceberg.catalog import load_catalog
    from pyiceberg.exceptions import NoSuchTableError

    assert request.table is not None
    given = load_catalog(request.catalog) if catalog is None else catalog
    try:
        table = given.load_table(request.table)
    except NoSuchTableError:
        table = _new_iceberg(request, target, schema, given)
    if any((snapshot.summary or {}).get(JOB) == commit.job for snapshot in table.metadata.snapshots):
        return
    paths = [target.url(made.name) for made in commit.files]
    if paths:
        table.add_files(paths, snapshot_properties={JOB: commit.job})


def _new_iceberg(request: Request, target: JobTarget, schema: pa.Schema, catalog: Any) -> Any:
    location = target.path if "://" in target.path else f"file://{os.fspath(target.path)}"
    table = catalog.create_table(request.table, schema, location=location)
    with table.update_spec() as spec:
        for name in _partition_columns(request, schema):
            spec.add_identity(name)
    return catalog.load_table(request.table)
