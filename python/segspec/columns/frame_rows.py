"""Frames as rows of flat columns, of which lines of text are made."""

from __future__ import annotations

from array import array
from itertools import accumulate
from typing import Any

from segspec.columns.flat import FLAGS, SIGNED, TEXTS, UNSIGNED, Flat, FlatRows
from segspec.core.stretch import FrameColumns, Told


def frame_rows(frames: FrameColumns) -> FlatRows:
    """What `dump --frames` gives of frames, except which segment they are in."""
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
    return FlatRows(frames.rows, {name: _flat(one, frames.rows) for name, one in told.items() if one is not None})


def _flat(told: Told, rows: int) -> Flat:
    if isinstance(told, str):
        text, size = told.encode(), len(told.encode())
        return Flat(TEXTS, (array("i", range(0, size * (rows + 1), size or 1)), text * rows))
    if isinstance(told, int):
        return Flat(UNSIGNED, (array("Q", [told]) * rows,))
    values: Any = told() if callable(told) else told
    if isinstance(values, list) and isinstance(values[0], str):
        texts = [value.encode() for value in values]
        return Flat(TEXTS, (array("i", accumulate(map(len, texts), initial=0)), b"".join(texts)))
    if isinstance(values, list) and isinstance(values[0], bool):
        return Flat(FLAGS, (bytes(values),))
    if isinstance(values, memoryview | array) and memoryview(values).format in (UNSIGNED, SIGNED):
        return Flat(memoryview(values).format, (values,))
    return Flat(UNSIGNED, (array(UNSIGNED, values[:rows]),))
