"""Who reads and writes a log, and how far behind its end each is."""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Iterator

from segspec.core.errors import SegspecError
from segspec.core.stretch import Level, Wanted
from segspec.formats.contract.clients import Client, lines
from segspec.formats.contract.descriptor import Format
from segspec.library.forecast import clients_of
from segspec.library.stored_log import StoredLog
from segspec.reading.walk import OnDamage
from segspec.storage.source import is_remote

MOST = (1 << 64) - 1


def tells_clients(format: Format) -> bool:
    """Whether it says who the clients of its logs are."""
    return format.startup is not None and format.startup.clients is not None


def clients(log: StoredLog) -> Iterator[Client]:
    """The clients of a log as it is after its owner's next start; none where its format does not know them. Frames are
    read for how many bytes are left to each. Raises `SegspecError` and `OSError`."""
    found = clients_of(log)
    frames = _Frames(log) if any(client.behind for client in found) else None
    for client in found:
        yield client if frames is None or client.due is None or not client.behind else frames.placed(client)


def notes(log: StoredLog) -> list[str]:
    """What is notable of the clients of a log that lies on this machine; nothing where that cannot be told."""
    try:
        return [] if is_remote(log.path) else list(lines(clients_of(log)))
    except (SegspecError, OSError):
        return []


class _Frames:
    """Where the frames of a log begin, by the offsets after them."""

    def __init__(self, log: StoredLog) -> None:
        self._ends, self._positions, self._before = array("Q"), array("Q"), array("Q", [0])
        self._segments: list[tuple[int, str]] = []
        wanted = Wanted(Level.FRAMES, frames=True)
        for segment, step in log.steps(on_damage=OnDamage.SKIP, wanted=wanted):
            if not self._segments or self._segments[-1][1] != segment.path:
                self._segments.append((len(self._ends), segment.path))
            each = step.each
            if each is None:
                continue
            columns = (each.of_each(one) for one in (each.position, each.end, each.first_offset, each.offsets))
            for position, end, first, offsets in zip(*columns, strict=True):
                if first is not None and first >= 0 and offsets:
                    self._ends.append(min(first + offsets, MOST))
                    self._positions.append(each.base + position)
                    self._before.append(self._before[-1] + end - position)

    def placed(self, client: Client) -> Client:
        """The client with where it goes on, and the bytes from there to the end."""
        place = bisect_right(self._ends, client.due or 0)
        if place == len(self._ends):
            return client
        segment = self._segments[bisect_right(self._segments, place, key=lambda each: each[0]) - 1][1]
        behind = self._before[-1] - self._before[place]
        return client._replace(segment=segment, position=self._positions[place], behind_bytes=behind)
