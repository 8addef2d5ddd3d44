"""Records as rows of the records table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from segspec.core.ids import id_text
from segspec.core.model import Record

Getter = Callable[[Record, str], Any]


def getters(names: Sequence[str]) -> list[Getter]:
    """A function per column that returns its value from a record and its segment's path."""
    return [_GETTERS.get(name) or _further(name) for name in names]


def _further(name: str) -> Getter:
    return lambda record, path: getattr(record, name, None)


def payload(record: Record) -> int:
    """Bytes of a record's key, value and fields."""
    pairs = sum(len(name) + len(value or b"") for name, value in record.fields or ())
    return pairs + len(record.value or b"") + len(record.key or b"")


def _fields(record: Record) -> list[dict[str, bytes | None]] | None:
    return None if record.fields is None else [{"name": name, "value": value} for name, value in record.fields]


_GETTERS: dict[str, Getter] = {
    "offset": lambda record, path: record.offset,
    "id": lambda record, path: None if record.id is None else id_text(record.id),
    "timestamp": lambda record, path: record.timestamp,
    "chunk_id": lambda record, path: record.chunk_id,
    "epoch": lambda record, path: record.epoch,
    "deleted": lambda record, path: record.deleted,
    "key": lambda record, path: record.key,
    "value": lambda record, path: record.value,
    "fields": lambda record, path: _fields(record),
    "segment": lambda record, path: path,
    "position": lambda record, path: record.position,
}
