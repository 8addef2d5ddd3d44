"""The state made by a log's records about keys: a table per kind."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

TrackedRow = dict[str, Any]
Key = tuple[Any, ...]


def key_of(row: TrackedRow, names: Iterable[str]) -> Key:
    """The key of a row: these fields' values; None for absent ones."""
    return tuple(repr(found) if isinstance(found := row.get(name), list | dict) else found for name in names)


class TrackedTables:
    """The current rows of each kind, by key."""

    def __init__(self) -> None:
        self.tables: dict[str, dict[Key, TrackedRow]] = {}

    def table(self, kind: str) -> dict[Key, TrackedRow]:
        return self.tables.setdefault(kind, {})

    def set(self, kind: str, key: Key, row: TrackedRow | None) -> None:
        """Replaces the row of a key; None removes it."""
        if row is None:
            self.table(kind).pop(key, None)
        else:
            self.table(kind)[key] = row

    def as_dict(self) -> dict[str, list[TrackedRow]]:
        """The rows of each kind that has some, ordered by key."""
        return {kind: [table[key] for key in sorted(table, key=repr)] for kind, table in self.tables.items() if table}


class LastOfKeys(TrackedTables):
    """The values of the last record of each key.

    An entry has `type`, `key` and, unless the key is withdrawn, `value`. One with a `producer_id` counts after an entry
    with that id and type `commit`; `abort` drops it.
    """

    def __init__(self, aliases: Mapping[str, str]) -> None:
        super().__init__()
        self._aliases, self._open = aliases, dict[int, list[TrackedRow]]()
        """Types that are earlier versions of another type."""

    def add(self, entry: TrackedRow) -> None:
        producer = entry.get("producer_id")
        if producer is None:
            self._apply(entry)
        elif "key" in entry:
            self._open.setdefault(producer, []).append(entry)
        else:
            held = self._open.pop(producer, [])
            for each in held if entry["type"] == "commit" else ():
                self._apply(each)

    def _apply(self, entry: TrackedRow) -> None:
        if "key" in entry:
            kind, key = self._aliases.get(entry["type"], entry["type"]), entry["key"]
            self.set(kind, key_of(key, key), key | entry["value"] if "value" in entry else None)
