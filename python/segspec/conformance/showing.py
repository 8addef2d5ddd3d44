"""Shows differences, bytes and values in a few short lines."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from segspec.conformance.answers import ABSENT, Difference
from segspec.conformance.running import Failure

SHOWN = 64
BEFORE = 12
"""Common characters that are shown before two long values differ."""
ROW = 16
NOTHING = "absent"


def text(value: Any) -> str:
    if value is ABSENT:
        return NOTHING
    # Control characters of an answer must not reach the terminal.
    written = json.dumps(value)
    return written[1:-1] if isinstance(value, str) else written


def pair(difference: Difference) -> tuple[str, str]:
    """Both sides of a difference, cut to the differing part."""
    one, other = text(difference.expected), text(difference.answered)
    start = 0
    if max(len(one), len(other)) > SHOWN and ABSENT not in (difference.expected, difference.answered):
        start = max(0, common(one, other) - BEFORE)
    return cut(one, start), cut(other, start)


def common(one: str, other: str) -> int:
    return next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))


def cut(value: str, start: int = 0) -> str:
    shown = value[start : start + SHOWN]
    return ("…" if start else "") + shown + ("…" if start + SHOWN < len(value) else "")


def place(failure: Failure) -> int | None:
    """A byte of the segment; None without one."""
    vector = failure.case.question.vector
    expected = vector.stored.get("read")
    if expected is None or vector.segment is None:
        return None
    if failure.case.question.kind == "write":
        written = (failure.answer or {}).get("hex")
        if not isinstance(written, str):
            return None
        return common(vector.segment.content.hex(), written) // 2
    if vector.rule == "refused" and failure.case.change is not None and failure.case.change.length is None:
        return failure.case.change.position
    answer = failure.answer or {}
    places = [expected.get("error"), answer.get("error"), {"at": answer.get("valid_bytes")}]
    found = [one["at"] for one in places if isinstance(one, dict) and _is_place(one.get("at"))]
    return int(found[0]) if found else int(expected["valid_bytes"])


def _is_place(value: object) -> bool:
    return isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 20


def rows(content: bytes, at: int) -> Iterator[tuple[int, str, bool]]:
    """The bytes around `at`, 16 per row: position, hex with `at` in brackets, and whether the row contains `at`."""
    middle = min(at, max(len(content) - 1, 0)) // ROW * ROW
    for start in range(max(0, middle - ROW), min(len(content), middle + 3 * ROW), ROW):
        row = content[start : start + ROW]
        cells = [f"[{byte:02x}]" if start + n == at else f" {byte:02x} " for n, byte in enumerate(row)]
        yield start, "".join(cells).rstrip(), start <= at < start + ROW
    if at >= len(content):
        yield len(content), "[end of the file]", True
