"""What a queue promised to those who use it, and whether it is so."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import segspec
from segspec.core.errors import Severity
from segspec.queue import Queue
from tests.queue.journal import ANYWHERE, origin_of
from tests.queue.sharing import NAME, SharedPromises


@dataclass
class PlaceOf:
    """Where a consumer may be. What is before `gone` was trimmed before it came there; None where that is not known."""

    least: int
    most: int
    gone: int | None = 0
    may_be_gone: bool = False


class Promises:
    """`there` are the messages that were there at the last check, by their numbers; `told` and `seen` what `append`
    returned, and what consumers were given, since. `drops` where consumers may lose messages, of which they are told.
    """

    def __init__(self, folder: Path, options: Mapping[str, Any]) -> None:
        self.folder, self.max_bytes = folder, options.get("max_bytes")
        self.dialect = options.get("dialect")
        self.drops = options.get("on_full") == "drop-oldest"
        self.there: dict[int, bytes] = {}
        self.told: dict[int, bytes] = {}
        self.seen: dict[int, bytes] = {}
        self.places: dict[str, PlaceOf] = {}
        self.end = 0
        self.shared = SharedPromises()
        self._last: dict[tuple[int, int], int] = {}

    def take(self, lines: list[bytes]) -> Counter[str]:
        """Takes what a process wrote down; returns how much of what it was."""
        counted: Counter[str] = Counter()
        for line in lines:
            word, *rest = line.split(b" ", 2)
            if word == b"told":
                offset, value = int(rest[0]), rest[1]
                assert offset not in self.told, f"number {offset} was given twice"
                assert offset >= self.end, f"number {offset} of an earlier process was given again"
                self.told[offset] = value
                counted["messages"] += 1
            elif word == b"seen":
                offset, value = int(rest[0]), rest[1]
                assert self.seen.get(offset, value) == value, f"number {offset} was another message before"
                self.seen[offset] = value
                counted["messages read"] += 1
            elif word in (b"began", b"has", b"lost", b"acks", b"did", b"back"):
                self.shared.take(word, line.split(b" ")[1:5])
                if word == b"has":
                    offset, value = int(line.split(b" ", 4)[3]), line.split(b" ", 4)[4]
                    assert self.seen.get(offset, value) == value, f"number {offset} was another message before"
                    self.seen[offset] = value
                    counted["messages shared"] += 1
            elif word in (b"will", b"is", b"not"):
                self._move(word, rest[0].decode(), [int(number) for number in b"".join(rest[1:]).split()])
        return counted

    def _move(self, word: bytes, name: str, numbers: list[int]) -> None:
        known = self.places.get(name)
        if word == b"not":
            del self.places[name]
        elif word == b"is":
            self.places[name] = PlaceOf(*numbers)
        elif known is None:
            self.places[name] = PlaceOf(*numbers, gone=None, may_be_gone=True)
        elif not numbers:
            known.may_be_gone = True
        else:
            known.least, known.most = min(known.least, numbers[0]), max(known.most, numbers[1])
            known.gone = None if tuple(numbers) == ANYWHERE else known.gone

    def check(self, later: Callable[[], list[bytes]], *, all_ended: bool = False) -> None:
        """Holds what is on the disk against all that was said; `later` is asked for what processes that still live
        have said meanwhile. Where `all_ended`, no worker that shares a consumer lives."""
        if self.max_bytes is not None:
            held = sum(path.stat().st_size for path in self.folder.glob("[0-9]*"))
            assert held <= self.max_bytes, f"{held} bytes of {self.max_bytes}"
        checked = self.end
        with Queue(self.folder, dialect=self.dialect, trim=False) as queue:
            first, self.end = queue.first_offset, queue.next_offset
            self._check_consumers(queue.consumers(), first, later)
            found = _all(queue, first)
            if all_ended:
                self.shared.check(queue)
        assert list(found) == list(range(first, self.end)), "a number is missing"
        for said, wrong in (
            (self.there, "what was there is not there any more"),
            (self.told, "a message is missing, or another one"),
            (self.seen, "a consumer was given what is not there any more"),
        ):
            assert all(found[offset] == value for offset, value in said.items() if offset >= first), wrong
            said.clear()
        self._check_order({offset: value for offset, value in found.items() if offset >= checked and value})
        self.there = found
        errors = [wrong for wrong in segspec.open(self.folder).verify() if wrong.severity is Severity.ERROR]
        assert errors == []

    def _check_consumers(self, positions: dict[str, int], first: int, later: Callable[[], list[bytes]]) -> None:
        for name, position in positions.items():
            place = self.places.get(name)
            if place is None:
                continue
            assert place.least <= position, f"{name!r} is at {position} again, and was at {place.least}"
            if not self.drops and place.gone is not None:
                assert first <= max(position, place.gone), f"what {name!r} is due from {position} on was trimmed"
        self.take(later())
        assert positions.keys() <= self.places.keys(), "nobody added these"
        for name, place in list(self.places.items()):
            if name not in positions:
                assert place.may_be_gone, f"{name!r} is gone"
                del self.places[name]
                continue
            position = positions[name]
            assert position <= place.most, f"{name!r} is at {position}, which it never acknowledged"
            self.places[name] = PlaceOf(
                position, max(position, place.most if name in ("far", NAME) else 0), first if position < first else 0
            )

    def _check_order(self, new: dict[int, bytes]) -> None:
        """Every message is one that a thread appended, in that thread's order, and once."""
        for value in new.values():
            seed, thread, number = origin_of(value)
            assert number > self._last.get((seed, thread), -1), f"{value[:40]!r} comes twice, or too late"
            self._last[seed, thread] = number


def _all(queue: Queue, first: int) -> dict[int, bytes]:
    queue.add("all", first)
    queue.seek("all", first)
    found: dict[int, bytes] = {}
    while batch := queue.read("all", 1000):
        assert not batch.dropped
        found |= dict(batch)
        queue.ack("all", batch[-1].offset)
    queue.remove("all")
    return found
