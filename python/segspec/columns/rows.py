"""Records as rows of the records table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields
from itertools import repeat
from operator import attrgetter
from typing import Any

from segspec.core.ids import id_text
from segspec.core.model import Record

NAMES = frozenset(field.name for field in fields(Record))
PAYLOADS = frozenset({"value", "key", "fields"})

ValueOf = Callable[[Record], Any]
Getter = Callable[[Record, str], Any]


def getters(names: Sequence[str]) -> list[Getter]:
    """A function per column that returns its value from a record and its segment's path."""
    return [_path if name == "segment" else _without_path(_value(name)) for name in names]


class RecordRows:
    """Makes rows of the columns `names` from records, a column at a time."""

    def __init__(self, names: Sequence[str]) -> None:
        self._values = [None if name == "segment" else _value(name) for name in names]
        self._bare = not PAYLOADS & set(names)

    def of(self, records: Sequence[Record], path: str) -> Iterator[tuple[int, tuple[Any, ...]]]:
        """Each row after the bytes of its payload."""
        sizes = repeat(0, len(records)) if self._bare else map(payload, records)
        columns = [repeat(path) if value is None else map(value, records) for value in self._values]
        return zip(sizes, zip(*columns) if columns else repeat(()))  # noqa: B905  # what repeats has no end


def _path(record: Record, path: str) -> str:
    return path


def _without_path(value: ValueOf) -> Getter:
    return lambda record, path: value(record)


def _value(name: str) -> ValueOf:
    return _MADE.get(name) or (attrgetter(name) if name in NAMES else lambda record: getattr(record, name, None))


def payload(record: Record) -> int:
    """Bytes of a record's key, value and fields."""
    pairs = sum(len(name) + len(value or b"") for name, value in record.fields) if record.fields else 0
    return pairs + len(record.value or b"") + len(record.key or b"")


def _fields(record: Record) -> list[dict[str, bytes | None]] | None:
    return None if record.fields is None else [{"name": name, "value": value} for name, value in record.fields]


def _id(record: Record) -> str | None:
    return None if record.id is None else id_text(record.id)


_MADE: dict[str, ValueOf] = {"id": _id, "fields": _fields}
