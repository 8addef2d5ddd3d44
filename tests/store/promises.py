"""What a store promised, as the journal of the processes that used it says, held against what is there."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable

from segspec.core.errors import Severity
from segspec.core.model import Id, Record, parse_id
from segspec.store import Store, StoredStream
from tests.store.marked import fields_of, mark_of

ORPHAN = "an object of"
"""What `check` may find after a start: an object that no segment of the log has."""


class StreamPromises:
    """Of one stream: the records that are to be there, by id; those whose deletion began; up to where a trim may have
    gone, and has gone; and the highest id of all that was given, also by processes before the last."""

    def __init__(self, chance: random.Random) -> None:
        self.due: dict[Id, str] = {}
        self.going: set[Id] = set()
        self.may_be_trimmed: Id = (0, 0)
        self.is_trimmed: Id = (0, 0)
        self.gone: set[Id] = set()
        self.given: set[Id] = set()
        self.highest: Id = (0, 0)
        self._chance = chance

    def take(self, letter: str, own_id: Id, mark: str) -> None:
        if letter == "a":
            assert own_id not in self.given, f"{own_id} was given twice"
            assert own_id > self.highest, f"{own_id} is not above {self.highest}, which an earlier process gave"
            self.given.add(own_id)
            self.due[own_id] = mark
        elif letter == "D":
            self.going.add(own_id)
        elif letter == "d":
            self.gone.add(own_id)
        elif letter == "T":
            self.may_be_trimmed = max(self.may_be_trimmed, own_id)
        elif letter == "t":
            self.is_trimmed = max(self.is_trimmed, own_id)

    def check(self, stream: StoredStream) -> None:
        """Reads the stream in two ways of those that there are; raises `AssertionError` where something is not as was
        promised."""
        there = list(stream.range(through="ranges"))
        through = self._chance.choice(["fetch", "ranges"])
        again: Iterable[Record] = stream.range(through="fetch")
        if self._chance.random() < 0.5:
            again = reversed(list(stream.reverse(through=through)))
        assert _plain(there) == _plain(again), "one way of reading gives other records than another"
        found = {record.id: mark_of(record) for record in there if record.id is not None}
        ids = [record.id for record in there if record.id is not None]
        assert ids == sorted(set(ids)), "a record is there twice, or in the wrong place"
        marks = Counter(found.values())
        assert marks.total() == len(marks), f"a record is there under two ids: {marks.most_common(3)}"
        self._hold(found, ids[0] if ids else None)
        last = stream.info().get("last_id")
        self.highest = parse_id(last) if last else (0, 0)
        assert max(self.given, default=(0, 0)) <= self.highest, "the last id that was given is not known any more"
        self.due, self.going = found, set()

    def _hold(self, found: dict[Id, str], first: Id | None) -> None:
        missing = sorted(one for one in self.due if one not in found and one not in self.going)
        for one in missing:
            assert one < self.may_be_trimmed, f"{one} ({self.due[one]}) was acknowledged, and is gone"
            assert first is None or one < first, f"{one} was trimmed, and {first} before it was not"
        back = sorted(one for one in found if one in self.gone or one < self.is_trimmed)
        assert not back, f"deleted or trimmed, and there again: {back[:5]}"
        other = [one for one, mark in self.due.items() if one in found and found[one] != mark]
        assert not other, f"another record has the id: {other[:5]}"


def _plain(records: Iterable[Record]) -> list[tuple[Id | None, list[tuple[bytes, bytes]] | None]]:
    return [(record.id, record.fields) for record in records]


class StorePromises:
    """Of all streams of a store."""

    def __init__(self, names: Iterable[str], chance: random.Random) -> None:
        self.streams = {name: StreamPromises(chance) for name in names}
        self._chance = chance
        self._own = 0

    def take(self, lines: Iterable[str]) -> Counter[str]:
        """Takes what the journal says; returns what is counted of it."""
        counted, faults = Counter[str](), 0
        for line in lines:
            letter, name, *words = line.split(" ")
            assert letter != "!", line
            if letter == "F":
                faults = int(name)
                continue
            self.streams[name].take(letter, parse_id(words[0]), words[-1])
            if letter == "a":
                counted["records"] += 1
                counted["bytes"] += sum(len(value) for _, value in fields_of(words[1]))
            counted["deletions"] += letter == "d"
            counted["trims"] += letter == "t"
        counted["faults of the disk"] += faults
        return counted

    def check(self, store: Store) -> bool:
        """Whether the archive has objects that nobody needs. Raises `AssertionError` for a broken promise."""
        for name, promised in self.streams.items():
            stream = store.stream(name)
            lost = [one for one in stream.findings if one.severity is Severity.ERROR]
            assert not lost, lost
            found = [one.message for one in store.check(name, digests=self._chance.random() < 0.5)]
            assert all(message.startswith(ORPHAN) for message in found), f"{name}: {found}"
            promised.check(stream)
        return any(list(store.check(name)) for name in self.streams)

    def use(self, store: Store) -> None:
        """The next operations work."""
        for name, promised in self.streams.items():
            stream = store.stream(name)
            self._own += 2
            for number in (self._own - 1, self._own):
                mark = f"own:{number}"
                promised.take("a", stream.append(fields_of(mark)), mark)
            deleted = max(promised.due)
            assert stream.delete(deleted) == 1
            promised.take("D", deleted, "")
            promised.take("d", deleted, "")
            stream.roll()
            stream.archive()
            stream.evict()
            assert set(stream.info()["phases"]) <= {"archived", "remote"}
            stream.fetch()
            stream.fold(1 << 20)
            promised.check(stream)
