"""The mode of Noted: which of its records are drafts."""

from __future__ import annotations

from segspec.core.stretch import Level
from segspec.formats.contract.descriptor import LeftOutFrames
from segspec.formats.contract.reading import WholeLog
from segspec.storage.source import open_source
from tests.builders.durable_log import LEN_HEADER

asked: list[str] = []
"""The choices that were asked for, for tests."""


def leaves_out(log: WholeLog, choice: str) -> LeftOutFrames:
    asked.append(choice)
    places: dict[int, tuple[str, int, int]] = {}
    out: set[int] = set()
    opened: int | None = None
    for number, path, start, end in _frames(log):
        places[number] = (path, start, end)
        with open_source(path) as source:
            value = source.read(start + LEN_HEADER, end - start - LEN_HEADER)
        if value.startswith(b"take back "):
            out.add(int(value.split()[-1]))
        elif value == b"open":
            opened = number
        elif value == b"close":
            opened = None
    frames: dict[str, list[tuple[int, int]]] = {}
    for number in sorted(out & places.keys()):
        path, start, end = places[number]
        frames.setdefault(path, []).append((start, end))
    return LeftOutFrames(frames, None if opened is None else places[opened][:2])


def _frames(log: WholeLog) -> list[tuple[int, str, int, int]]:
    found = []
    for segment, step in log.frames(Level.CHECKSUMS):
        each = step.each
        if each is not None:
            told = (each.of_each(one) for one in (each.first_offset, each.position, each.end))
            found += [
                (n, segment.path, each.base + start, each.base + end) for n, start, end in zip(*told, strict=True)
            ]
    return found
