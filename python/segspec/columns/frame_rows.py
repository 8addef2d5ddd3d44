"""Frames as rows of flat columns, from which lines of text are made."""

from __future__ import annotations

from array import array
from typing import Any

from segspec.columns.flat import SIGNED, TEXTS, UNSIGNED, Flat, FlatRows, of_values
from segspec.core.stretch import FrameColumns, Told


def frame_rows(frames: FrameColumns) -> FlatRows:
    starts, ends = frames.of_each(frames.position), frames.of_each(frames.end)
    base = frames.base
    told: dict[str, Told] = {
        "position": [base + start for start in starts],
        "bytes": [end - start for start, end in zip(starts, ends, strict=True)],
        "kind": frames.kind,
        "first_offset": frames.first_offset,
        "offsets": frames.offsets,
        "timestamp": frames.timestamp,
        **frames.details,
    }
    found = ((name, _flat(one, frames.rows)) for name, one in told.items() if one is not None)
    return FlatRows(frames.rows, {name: flat for name, flat in found if flat is not None})


def _flat(told: Told, rows: int) -> Flat | None:
    if isinstance(told, str):
        text, size = told.encode(), len(told.encode())
        return Flat(TEXTS, (array("i", range(0, size * (rows + 1), size or 1)), text * rows))
    values: Any = told() if callable(told) else [told] * rows if isinstance(told, int) else told
    if isinstance(values, list):
        return of_values(values)
    if isinstance(values, memoryview | array) and memoryview(values).format in (UNSIGNED, SIGNED):
        return Flat(memoryview(values).format, (values,))
    return Flat(UNSIGNED, (array(UNSIGNED, values[:rows]),))
