"""Rows as lines of CSV (RFC 4180, with line feeds).

Python's writer does not quote a carriage return.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from segspec.core import json_form

QUOTED = re.compile('[",\r\n]')


def cell(value: object) -> str:
    """A value as text: empty for None, JSON unless it is a text."""
    if value is None:
        return ""
    return value if isinstance(value, str) else json_form.line(value)


def quoted(text: str) -> str:
    return '"' + text.replace('"', '""') + '"' if QUOTED.search(text) else text


def line(texts: Sequence[str]) -> str:
    """A CSV line without its newline."""
    return ",".join(map(quoted, texts)) or '""'
