"""Records as lines of JSON, many at once: what `json_form.record_line` makes of each."""

from __future__ import annotations

from array import array
from collections.abc import Iterable

from segspec.columns.backend.lanes import extension
from segspec.core import json_form
from segspec.core.model import Record
from segspec.core.text import UNSAFE_RANGES

FORMS = {"hex": "h", "base64": "b", "utf8": "u"}
"""The payload forms that are compiled."""

NAMES = tuple(json_form.RECORD)
UNSAFE = array("I", [bound for both in UNSAFE_RANGES for bound in both])


def lines(records: Iterable[Record], payload: str) -> bytes:
    """A line for each record, with its bytes in the form `payload`."""
    native = extension()
    if native is not None and payload in FORMS:
        made: bytes = native.json_lines(list(records), NAMES, FORMS[payload], UNSAFE)
        return made
    quoted = json_form.quoted(payload)
    return "".join([json_form.record_line(record, quoted) + "\n" for record in records]).encode()
