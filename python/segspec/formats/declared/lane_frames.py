"""What is told of the frames of a stretch, as the explaining reader tells it of each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from segspec.core.stretch import FrameColumns
from segspec.formats.declared.lowered_log import LoweredLog
from segspec.formats.declared.reader import OF_FRAMES, DeclaredReader
from segspec.formats.declared.sound_frames import SoundFrames


def told_of(reader: DeclaredReader, lane: LoweredLog, found: SoundFrames, count: int) -> FrameColumns:
    declared, columns = reader.parsers.compiled.declaration, found.columns
    numbers: list[int] = found.numbers[:count].tolist()
    offsets = [due - number for number, due in zip(numbers, found.dues[:count].tolist(), strict=True)]
    firsts: Sequence[int | None] = numbers
    if "holds" in columns._fields:
        holds = columns.holds[:count]
        firsts = [number if is_one else None for number, is_one in zip(numbers, holds, strict=True)]
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
    return FrameColumns(count, found.view.base, columns.position, columns.end, kind, firsts, offsets, times, told)


def values_of(columns: Any, detail: Any, count: int) -> list[Any]:
    values = getattr(columns, detail.column)[:count].tolist()
    if detail.names:
        return [detail.names[value] for value in values]
    return list(map(bool, values)) if detail.is_flag else values
