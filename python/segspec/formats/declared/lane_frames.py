"""What is told of the frames of a stretch, as the explaining reader tells it of each."""

from __future__ import annotations

from functools import partial
from typing import Any

from segspec.core.stretch import FrameColumns
from segspec.formats.declared.lowered_log import LoweredLog
from segspec.formats.declared.reader import OF_FRAMES, DeclaredReader
from segspec.formats.declared.record_keys import TimeKeys


def told_of(reader: DeclaredReader, lane: LoweredLog, base: int, count: int, columns: Any) -> FrameColumns:
    declared = reader.parsers.compiled.declaration
    time = declared.time
    times: Any = None if time is None else partial(times_of, time, columns, count)
    kind: Any = declared.kind
    if lane.is_control:
        kind = partial(kinds_of, (declared.kind, f"control {declared.kind}"), columns, count)
    own = OF_FRAMES.intersection(reader.parsers.compiled.shown)
    details = {f"{name}_" if name in own else name: detail for name, detail in (lane.details or {}).items()}
    told = {name: partial(values_of, columns, detail, count) for name, detail in details.items()}
    arrays = {name: getattr(columns, detail.column) for name, detail in details.items()}
    if "holds" not in columns._fields:
        arrays["first_offset"] = columns.number
        arrays |= {
            name: array for name, array in (("last_offset", getattr(columns, "last", None)),) if array is not None
        }
    if time is not None and time.is_plain:
        arrays["timestamp"] = columns.time
    if lane.is_control:
        arrays["is_control"] = columns.none
    places, numbers = (
        (columns.position, columns.end),
        (partial(firsts_of, columns, count), partial(offsets_of, columns, count)),
    )
    return FrameColumns(count, base, *places, kind, *numbers, times, told, arrays)


def firsts_of(columns: Any, count: int) -> list[int | None]:
    numbers: list[int | None] = columns.number[:count].tolist()
    if "holds" not in columns._fields:
        return numbers
    return [number if is_one else None for number, is_one in zip(numbers, columns.holds, strict=False)]


def offsets_of(columns: Any, count: int) -> list[int]:
    taken = [last - first + 1 for first, last in zip(columns.number, lasts_of(columns, count), strict=False)]
    if "holds" not in columns._fields:
        return taken
    return [one if is_one else 0 for one, is_one in zip(taken, columns.holds, strict=False)]


def times_of(time: TimeKeys, columns: Any, count: int) -> list[int]:
    return [time.milliseconds(each) for each in columns.time[:count].tolist()]


def kinds_of(words: tuple[str, str], columns: Any, count: int) -> list[str]:
    return [words[bool(is_none)] for is_none in columns.none[:count]]


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
