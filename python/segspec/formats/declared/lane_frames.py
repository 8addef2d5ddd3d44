"""What is told of the frames of a stretch, as the explaining reader tells it of each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from segspec.core.stretch import FrameColumns
from segspec.formats.declared.lowered_log import LoweredLog
from segspec.formats.declared.reader import OF_FRAMES, DeclaredReader


def told_of(reader: DeclaredReader, lane: LoweredLog, base: int, count: int, columns: Any) -> FrameColumns:
    declared = reader.parsers.compiled.declaration
    numbers, lasts = columns.number[:count].tolist(), lasts_of(columns, count)
    offsets: list[int] = [last - number + 1 for number, last in zip(numbers, lasts, strict=True)]
    firsts: Sequence[int | None] = numbers
    if "holds" in columns._fields:
        holds = columns.holds[:count]
        firsts = [number if is_one else None for number, is_one in zip(numbers, holds, strict=True)]
        offsets = [taken if is_one else 0 for taken, is_one in zip(offsets, holds, strict=True)]
    times: Any = None
    if declared.time is not None:
        times = [declared.time.milliseconds(time) for time in columns.time[:count].tolist()]
    kind: Any = declared.kind
    if lane.is_control:
        words = declared.kind, f"control {declared.kind}"
        kind = [words[bool(is_none)] for is_none in columns.none[:count]]
    own = OF_FRAMES.intersection(reader.parsers.compiled.shown)
    told = {
        f"{name}_" if name in own else name: values_of(columns, detail, count)
        for name, detail in (lane.details or {}).items()
    }
    return FrameColumns(count, base, columns.position, columns.end, kind, firsts, offsets, times, told)


def due_after(columns: Any, count: int, due: int) -> int:
    """The number that is due after the first `count` frames; `due` where none of them has one."""
    for place in range(count - 1, -1, -1):
        if "holds" not in columns._fields or columns.holds[place]:
            number = int(columns.number[place])
            if "last" in columns._fields:
                return int(columns.last[place]) + 1
            return number + (int(columns.takes[place]) if "takes" in columns._fields else 1)
    return due


def values_of(columns: Any, detail: Any, count: int) -> list[Any]:
    values = getattr(columns, detail.column)[:count].tolist()
    if detail.names:
        return [detail.names[value] for value in values]
    return list(map(bool, values)) if detail.is_flag else values


def lasts_of(columns: Any, count: int) -> list[int]:
    if "last" in columns._fields:
        found: list[int] = columns.last[:count].tolist()
        return found
    numbers = columns.number[:count].tolist()
    if "takes" not in columns._fields:
        return list(numbers)
    return [number + taken - 1 for number, taken in zip(numbers, columns.takes[:count].tolist(), strict=True)]
