"""The readers and writers of a log, and how far each is behind its end."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from typing import Any

from segspec.core.errors import SegspecError, ShrunkError
from segspec.core.stretch import Level, Wanted
from segspec.formats.contract.descriptor import Format
from segspec.formats.contract.parts import Client, lines
from segspec.library.stored_log import StoredLog
from segspec.reading.detect import look_in
from segspec.storage.directory import is_directory
from segspec.storage.source import is_remote


def tells_clients(format: Format) -> bool:
    return format.startup is not None and format.startup.clients is not None


def clients(log: StoredLog) -> Iterator[Client]:
    """The clients of a log after its owner's next start, if its format records them. Raises `SegspecError` and
    `OSError`.
    """
    found = _told(log)
    places = _places(log, sorted({row["due"] for row in found if "due" in row and row.get("behind")}))
    for row in found:
        yield places.get(row.pop("due", None), {}) | {"path": log.path} | row


def notes(log: StoredLog) -> dict[str, list[str]]:
    """Remarks about the clients of a local log; empty if they are unknown."""
    try:
        if not is_remote(log.path) and (found := list(lines(_told(log)))):
            return {"clients": found}
    except ShrunkError:
        raise
    except (SegspecError, OSError):
        pass
    return {}


def _told(log: StoredLog) -> tuple[Client, ...]:
    told = None if log.format.startup is None else log.format.startup.clients
    if told is None or not is_directory(log.path):
        return ()
    return look_in(log.path, lambda directory: tuple(told(directory)))


def _places(log: StoredLog, dues: Iterable[int]) -> dict[Any, Client]:
    places, waiting, total = dict[int, tuple[str, int, int]](), deque(dues), 0
    for segment, step in log.steps(on_damage="skip", wanted=Wanted(Level.FRAMES, frames=True)) if waiting else ():
        each = step.each
        if each is not None:
            columns = each.position, each.end, each.first_offset, each.offsets
            for position, end, first, offsets in zip(*map(each.of_each, columns), strict=True):
                while first is not None and waiting and waiting[0] < first + offsets:
                    places[waiting.popleft()] = segment.path, each.base + position, total
                total += end - position
    return {
        due: {"segment": path, "position": position, "behind_bytes": total - before}
        for due, (path, position, before) in places.items()
    }
