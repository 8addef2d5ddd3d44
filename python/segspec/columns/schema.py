"""The Arrow schema of each table of each format."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

import pyarrow as pa

TABLES = ("records", "frames", "tracking", "index", "clients", "findings")

MILLISECOND_TIME = pa.timestamp("ms", tz="UTC")

RECORD_TYPES: dict[str, pa.DataType] = {
    "offset": pa.uint64(),
    "id": pa.string(),
    "timestamp": MILLISECOND_TIME,
    "chunk_id": pa.uint64(),
    "epoch": pa.uint64(),
    "deleted": pa.bool_(),
    "key": pa.binary(),
    "value": pa.binary(),
    "fields": pa.list_(pa.struct([pa.field("name", pa.binary()), pa.field("value", pa.binary())])),
}

FRAMES = pa.schema(
    [
        ("segment", pa.string()),
        ("position", pa.uint64()),
        ("bytes", pa.uint64()),
        ("kind", pa.string()),
        ("first_offset", pa.uint64()),
        ("offsets", pa.uint64()),
        ("timestamp", MILLISECOND_TIME),
        ("details", pa.string()),
    ]
)
"""`details` is a JSON object of what only this format's frames have."""

TRACKING = pa.schema(
    [
        ("segment", pa.string()),
        ("position", pa.uint64()),
        ("chunk_id", pa.uint64()),
        ("source", pa.string()),
        ("type", pa.string()),
        ("id", pa.binary()),
        ("sequence", pa.uint64()),
        ("offset", pa.uint64()),
        ("timestamp", MILLISECOND_TIME),
    ]
)

FINDINGS = pa.schema(
    [
        ("path", pa.string()),
        ("position", pa.uint64()),
        ("code", pa.string()),
        ("severity", pa.string()),
        ("message", pa.string()),
        ("field", pa.string()),
        ("expected", pa.string()),
        ("actual", pa.string()),
        ("records", pa.uint64()),
        ("bytes", pa.uint64()),
    ]
)

CLIENTS = pa.schema(
    [(name, pa.string()) for name in ("path", "kind", "name", "stands", "says", "state", "segment")]
    + [(name, pa.uint64()) for name in ("position", "offset", "behind", "behind_bytes", "sequence")]
    + [("producer_id", pa.uint64()), ("producer_epoch", pa.uint64()), ("timestamp", MILLISECOND_TIME)]
)

FURTHER_TYPES: dict[str, pa.DataType] = {
    "signed": pa.int64(),
    "unsigned": pa.uint64(),
    "float": pa.float64(),
    "flag": pa.bool_(),
    "text": pa.string(),
    "bytes": pa.binary(),
}

COMMENT = "comment"
"""The metadata of a field that documents it, in Arrow and in Spark."""

INDEX_TYPES: dict[type, pa.DataType] = {int: pa.uint64(), str: pa.string(), bytes: pa.binary()}


class IsFurther(Protocol):
    """A format's description of a column that only its records have."""

    @property
    def kind(self) -> str: ...

    @property
    def doc(self) -> str: ...


class HasIndexColumns(Protocol):
    """The columns of an index's or tracking table's entries."""

    @property
    def columns(self) -> Mapping[str, type | IsFurther]: ...


class HasColumns(Protocol):
    """A format's description of its columns."""

    @property
    def further(self) -> Mapping[str, IsFurther]: ...

    @property
    def columns(self) -> Sequence[str]: ...

    @property
    def tracking(self) -> HasIndexColumns | None: ...

    def companion(self, name: str | None) -> HasIndexColumns: ...


def field_of(name: str, further: Mapping[str, IsFurther], *, views: bool = False) -> pa.Field:
    """The field of a record's column; further ones have their meaning as metadata `comment`."""
    if name in further:
        return further_field(name, further[name])
    return pa.field(name, pa.binary_view() if views and name == "value" else RECORD_TYPES[name])


def further_field(name: str, of: IsFurther) -> pa.Field:
    return pa.field(name, FURTHER_TYPES[of.kind], metadata={COMMENT: of.doc} if of.doc else None)


def entry_field(name: str, of: type | IsFurther) -> pa.Field:
    return pa.field(name, INDEX_TYPES[of]) if isinstance(of, type) else further_field(name, of)


def schema(format: HasColumns, table: str, *, views: bool = False, companion: str | None = None) -> pa.Schema:
    """The schema of `table`, one of `TABLES`; `companion` replaces the index. Raises `ValueError` for another name."""
    if companion is not None and table != "index":
        raise ValueError(f"a companion is for the table index, not for {table}")
    if table == "records":
        own = [field_of(name, format.further, views=views) for name in format.columns]
        return pa.schema([*own, ("segment", pa.string()), ("position", pa.uint64())])
    if table == "index":
        entries = [entry_field(name, of) for name, of in format.companion(companion).columns.items()]
        return pa.schema([pa.field("path", pa.string()), pa.field("position", pa.uint64()), *entries])
    if table == "tracking" and format.tracking is not None and format.tracking.columns:
        told = [entry_field(name, of) for name, of in format.tracking.columns.items()]
        return pa.schema([pa.field("segment", pa.string()), pa.field("position", pa.uint64()), *told])
    fixed = {"frames": FRAMES, "tracking": TRACKING, "clients": CLIENTS, "findings": FINDINGS}
    if table not in fixed:
        raise ValueError(f"unknown table {table!r}: one of {', '.join(TABLES)}")
    return fixed[table]
