"""Records as lines of JSON, many at once: what `json_form.record_line` makes of each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from segspec.columns.backend.lanes import extension
from segspec.columns.long_text import LONG, UNSAFE
from segspec.core import json_form
from segspec.core.model import Record

FORMS = {"hex": "h", "base64": "b", "utf8": "u"}
"""The payload forms that are compiled."""

NAMES = tuple(json_form.RECORD)

LINES_BYTES = 1 << 20
"""Bytes of text that are made at once, about."""


def lines(records: Iterable[Record], payload: str) -> Iterator[bytes | Record]:
    """Lines, one for each record, with its bytes in the form `payload`; or a record of which a value is so long that
    its line is to be written a piece at a time."""
    native = extension()
    if native is None or payload not in FORMS:
        yield from _plain_lines(records, payload)
        return
    given, first = list(records), 0
    while first < len(given):
        made, count = native.json_lines(given, NAMES, FORMS[payload], UNSAFE, first, LINES_BYTES, LONG)
        yield made if count else given[first]
        first += count or 1


def _plain_lines(records: Iterable[Record], payload: str) -> Iterator[bytes | Record]:
    quoted = json_form.quoted(payload)
    made: list[str] = []
    size = 0
    for record in records:
        is_long = payload in FORMS and longest(record) >= LONG
        if not is_long:
            made.append(json_form.record_line(record, quoted) + "\n")
            size += len(made[-1])
        if made and (is_long or size >= LINES_BYTES):
            yield "".join(made).encode()
            made, size = [], 0
        if is_long:
            yield record
    if made:
        yield "".join(made).encode()


def longest(record: Record) -> int:
    """The bytes of its longest value."""
    values = [value for pair in record.fields or () for value in pair]
    return max(map(len, [*values, record.key or b"", record.value or b""]))
