"""What is told of the frames of a stretch, as the explaining reader tells it of each."""

from __future__ import annotations

from typing import Any

from segspec.core.stretch import FrameColumns
from segspec.formats.declared.lowered_log import LoweredLog
from segspec.formats.declared.reader import OF_FRAMES, DeclaredReader
from segspec.formats.declared.sound_frames import SoundFrames


def told_of(reader: DeclaredReader, lane: LoweredLog, found: SoundFrames, count: int) -> FrameColumns:
    declared, columns = reader.parsers.compiled.declaration, found.columns
    firsts: Any = found.numbers
    offsets: Any = 1
    if not lane.is_single:
        firsts = found.numbers[:count].tolist()
        offsets = [due - number for number, due in zip(firsts, found.dues[:count].tolist(), strict=True)]
    if "holds" in columns._fields:
        firsts = [number if is_one else None for number, is_one in zip(firsts, columns.holds[:count], strict=True)]
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


def values_of(columns: Any, detail: Any, count: int) -> Any:
    values = getattr(columns, detail.column)
    if detail.names:
        return [detail.names[value] for value in values[:count]]
    return list(map(bool, values[:count])) if detail.is_flag else values
