"""The frames of a stretch as the explaining reader reports them."""

from __future__ import annotations

from functools import partial
from typing import Any

from segspec.core.stretch import FrameColumns
from segspec.frames.lowered_log import LoweredLog
from segspec.frames.reader import OF_FRAMES, DeclaredReader
from segspec.frames.record_keys import TimeKeys
from segspec.frames.sound_frames import SoundFrames


def told_of(reader: DeclaredReader, lane: LoweredLog, found: SoundFrames, count: int) -> FrameColumns:
    declared, columns = reader.compiled.declaration, found.columns
    time, has_all = declared.time, "holds" not in columns._fields
    times: Any = None if time is None else partial(times_of, time, columns, count)
    kind: Any = declared.kind
    own = OF_FRAMES.intersection(reader.compiled.shown)
    details = {f"{name}_" if name in own else name: detail for name, detail in (lane.details or {}).items()}
    arrays = {name: getattr(columns, detail.column) for name, detail in details.items()}
    told: dict[str, Any] = arrays | {
        name: partial(values_of, columns, detail, count)
        for name, detail in details.items()
        if detail.names or detail.is_flag
    }
    if has_all:
        arrays["first_offset"] = getattr(columns, "number", found.numbers)
    if has_all and "last" in columns._fields:
        arrays["last_offset"] = columns.last
    if time is not None and time.is_plain:
        arrays["timestamp"] = columns.time
    if lane.is_control:
        kind = partial(kinds_of, (declared.kind, f"control {declared.kind}"), columns, count)
        arrays["is_control"] = columns.none
    firsts: Any = found.numbers if has_all else partial(firsts_of, found, count)
    offsets: Any = 1 if lane.is_single and has_all else partial(offsets_of, found, count)
    places = columns.position, columns.end
    return FrameColumns(count, found.view.base, *places, kind, firsts, offsets, times, told, arrays)


def firsts_of(found: SoundFrames, count: int) -> list[int | None]:
    held = found.columns.holds[:count]
    return [number if is_one else None for number, is_one in zip(found.numbers, held, strict=False)]


def offsets_of(found: SoundFrames, count: int) -> list[int]:
    return [due - number for number, due in zip(found.numbers[:count], found.dues, strict=False)]


def times_of(time: TimeKeys, columns: Any, count: int) -> list[int]:
    return [time.milliseconds(each) for each in columns.time[:count].tolist()]


def kinds_of(words: tuple[str, str], columns: Any, count: int) -> list[str]:
    return [words[bool(is_none)] for is_none in columns.none[:count]]


def values_of(columns: Any, detail: Any, count: int) -> list[Any]:
    values = getattr(columns, detail.column)[:count].tolist()
    return [detail.names[value] for value in values] if detail.names else list(map(bool, values))
