"""Turns records with a value into records with fields, and back."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator

from segspec.conversion.losses import Plan, Refused
from segspec.core.json_form import ReversiblePayload
from segspec.core.model import Id, Record, id_after, id_text

VALUE, KEY = b"value", b"key"

Placed = tuple[str, Record]


def place(path: str, record: Record) -> str:
    name = "" if record.offset is None else f" (offset {record.offset})"
    if record.id is not None:
        name = f" (id {id_text(record.id)})"
    return f"{path}:{record.position}{name}"


class ToFields:
    """Turns values into fields, before the existing ones. Ids must rise. `moved` counts timestamps that could not
    become an id's ms.
    """

    def __init__(self) -> None:
        self.moved = 0
        self._last: Id = (0, 0)

    def __call__(self, records: Iterable[Placed]) -> Iterator[Placed]:
        for path, record in records:
            if record.timestamp is not None:
                record.id = self._id(record.timestamp)
            key = [] if record.key is None else [(KEY, record.key)]
            record.fields = [*key, (VALUE, record.value), *(record.fields or ())]
            record.deleted = False
            yield path, record

    def _id(self, timestamp: int) -> Id:
        """The next id, as Redis chooses it if the clock steps back (redis/redis src/t_stream.c streamNextID)."""
        due = (timestamp, 0)
        self._last = due if due > self._last else id_after(self._last)
        self.moved += self._last[0] != timestamp
        return self._last


def to_times(records: Iterable[Placed]) -> Iterator[Placed]:
    for path, record in records:
        record.timestamp = None if record.id is None else record.id[0]
        yield path, record


def from_fields(records: Iterable[Placed], plan: Plan, payload: ReversiblePayload) -> Iterator[Placed]:
    """Turns fields into values, and ids into times. Raises `Refused`."""
    has_time = "id" in plan.columns
    for path, record in records:
        fields = record.fields or []
        record.timestamp = record.id[0] if has_time and record.id is not None else None
        if plan.fields_as == "json":
            record.value = _json(path, record, payload)
        elif plan.fields_as == "only":
            if len(fields) != 1:
                raise Refused(f'{place(path, record)}: it has {len(fields)} fields; see fields_as="json"')
            record.value = fields[0][1]
        else:
            record.key, record.value = _key_and_value(path, record, plan)
        yield path, record


def _key_and_value(path: str, record: Record, plan: Plan) -> tuple[bytes | None, bytes | None]:
    fields = record.fields or []
    found = dict(fields)
    if len(found) != len(fields) or not {VALUE} <= set(found) <= {VALUE, KEY}:
        names = ", ".join(repr(name) for name, _ in fields[:8]) or "none"
        raise Refused(
            f"{place(path, record)}: its fields are {names}, not value and perhaps key; "
            'fields_as="json" keeps all of them, fields_as="only" takes the value of a single one'
        )
    if KEY in found and not plan.key_from_fields:
        if not plan.key_dropped:
            raise Refused(f'{place(path, record)}: its key would be lost in {plan.target}; drop=["key"] does without')
        return None, found[VALUE]
    return found.get(KEY), found[VALUE]


def _json(path: str, record: Record, payload: ReversiblePayload) -> bytes:
    try:
        pairs = [
            [payload.encode(name), None if value is None else payload.encode(value)]
            for name, value in record.fields or []
        ]
    except UnicodeDecodeError as error:
        raise Refused(f"{place(path, record)}: {error}; another payload holds any bytes") from error
    return json.dumps(pairs, ensure_ascii=False, separators=(",", ":")).encode()
