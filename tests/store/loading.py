"""A process that uses the streams of a store from several threads until it is killed, and notes what it was told.

python -m tests.store.loading ROOT JOURNAL LOAD      (LOAD: JSON of `Load`)

Each line of the journal begins with a letter and the name of a stream:

a STREAM ID MARK     an append returned
D STREAM ID          a deletion begins; d STREAM ID: it returned
T STREAM ID          a trim begins; t STREAM ID: it returned, and ID is the first record there was after that
F NUMBER             so many calls of the disk failed by now
! WORDS              something was raised or read that nobody caused
"""

from __future__ import annotations

import json
import os
import random
import sys
import threading
import time
import traceback
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from segspec.core.errors import Code, SegspecError
from segspec.core.model import Id, id_text
from segspec.storage import disk, remote
from segspec.store import Store, StoredStream
from segspec.store.archive import Archive
from tests.helpers.disk_faults import DiskFaults
from tests.store.marked import fields_of, mark_of

STREAMS = ("orders", "events", "s.3")


@dataclass(frozen=True)
class Load:
    """`options` are those of the store; `rate` and `last` those of its disk's faults; `has_faults` where calls of the
    archive may fail, too."""

    options: dict[str, Any]
    seed: int
    threads: int
    rate: float = 0.0
    last: int | None = None
    has_faults: bool = False
    streams: list[str] = field(default_factory=lambda: list(STREAMS))


class Loading:
    """What the threads share. `ended` is set when a stream accepts nothing more, after a fault of its disk."""

    def __init__(self, root: str, journal: int, load: Load) -> None:
        self.load = load
        self.ended = threading.Event()
        self._journal = journal
        self._faults = DiskFaults(load.seed, load.rate, load.last)
        disk.perform = self._faults.perform
        self.store = Store(root, **load.options, archive_failed=lambda *_: None)
        self.streams: list[StoredStream] = []

    def say(self, *words: object) -> None:
        os.write(self._journal, (" ".join(map(str, words)) + "\n").encode())

    def run(self) -> None:
        try:
            self.streams = [self.store.stream(name) for name in self.load.streams]
        except OSError:
            # The disk failed in the start, or the archive in the fetching of the last segment.
            self.ended.set()
        for number in range(self.load.threads):
            work = (self._append, self._use)[number % 2]
            threading.Thread(target=self._guarded, args=(work, number), daemon=True).start()
        while not self.ended.wait(0.05):
            self.say("F", self._faults.faults)
        with suppress(OSError):
            self.store.close()
        self.say("F", self._faults.faults)
        os._exit(0)

    def _guarded(self, work: Callable[[random.Random, str], None], number: int) -> None:
        chance = random.Random(self.load.seed * 1000 + number)
        turn = 0
        while not self.ended.is_set():
            turn += 1
            try:
                work(chance, f"{self.load.seed}:{number}:{turn}")
            except Exception as error:
                if not self._is_caused(error):
                    self.say("!", *" | ".join(traceback.format_exception(error)).replace("\n", " / ").split())

    def _is_caused(self, error: Exception) -> bool:
        """Whether a fault that was made may raise this, or the end of the store."""
        if isinstance(error, OSError):
            return self.load.rate > 0 or self.load.has_faults
        if isinstance(error, SegspecError) and error.code is Code.BAD_CHECKSUM:
            return self.load.has_faults
        return isinstance(error, ValueError) and self.ended.is_set() and "is closed" in str(error)

    def _append(self, chance: random.Random, mark: str) -> None:
        stream = chance.choice(self.streams)
        dice = chance.random()
        try:
            if dice < 0.2:
                self._append_many(stream, [f"{mark}:{each}" for each in range(chance.randint(1, 12))])
            elif dice < 0.3:
                self._append_given(stream, chance, mark)
            else:
                self.say("a", stream.name, id_text(stream.append(fields_of(mark))), mark)
        except OSError:
            # Nothing more is accepted before the store is opened again.
            time.sleep(chance.uniform(0, 0.1))
            self.ended.set()
            raise
        # Who reads and moves is to have its turn, too.
        time.sleep(chance.uniform(0, 0.01))

    def _append_many(self, stream: StoredStream, marks: list[str]) -> None:
        ids = stream.append_many([fields_of(mark) for mark in marks])
        assert len(ids) == len(marks)
        for own_id, mark in zip(ids, marks, strict=True):
            self.say("a", stream.name, id_text(own_id), mark)

    def _append_given(self, stream: StoredStream, chance: random.Random, mark: str) -> None:
        own_id: Id = time.time_ns() // 1_000_000 + chance.randint(0, 2), chance.randint(0, 1000)
        with suppress(ValueError):
            made = stream.append(fields_of(mark), id=own_id)
            assert made == own_id
            self.say("a", stream.name, id_text(made), mark)

    def _use(self, chance: random.Random, mark: str) -> None:
        stream = chance.choice(self.streams)
        chance.choice([self._read, self._read_back, self._delete, self._delete, self._trim, self._move, self._move,
                       self._move])(stream, chance)  # fmt: skip
        time.sleep(chance.uniform(0, 0.005))

    def _ids(self, stream: StoredStream, chance: random.Random) -> list[Id]:
        through = chance.choice(["fetch", "ranges"])
        start = (int(time.time() * 1000) - chance.randint(0, 1000), 0) if chance.random() < 0.8 else None
        records = list(stream.range(start, through=through))
        for record in records:
            mark_of(record)
        ids = [record.id for record in records if record.id is not None]
        assert ids == sorted(set(ids)), "a range is not in order"
        return ids

    def _read(self, stream: StoredStream, chance: random.Random) -> None:
        self._ids(stream, chance)

    def _read_back(self, stream: StoredStream, chance: random.Random) -> None:
        end = (int(time.time() * 1000) - chance.randint(0, 1000), 0)
        ids = [record.id for record in stream.reverse(None, end, through=chance.choice(["fetch", "ranges"]))]
        assert ids == sorted(set(ids), reverse=True), "a range is not in reverse order"

    def _delete(self, stream: StoredStream, chance: random.Random) -> None:
        ids = self._ids(stream, chance)
        for own_id in chance.sample(ids, min(len(ids), chance.randint(1, 20))):
            self.say("D", stream.name, id_text(own_id))
            stream.delete(own_id)
            self.say("d", stream.name, id_text(own_id))

    def _trim(self, stream: StoredStream, chance: random.Random) -> None:
        ids = self._ids(stream, chance)
        if not ids or chance.random() < 0.5:
            return
        before = ids[chance.randrange(len(ids)) // 2]
        self.say("T", stream.name, id_text(before))
        stream.trim(before)
        first = next(stream.range(), None)
        if first is not None and first.id is not None:
            self.say("t", stream.name, id_text(first.id))

    def _move(self, stream: StoredStream, chance: random.Random) -> None:
        moves: list[Callable[[], object]] = [
            *[stream.archive] * 5,
            *[stream.evict] * 3,
            lambda: stream.evict(chance.randrange(20_000)),
            stream.fetch,
            stream.fold,
            lambda: stream.fold(chance.randrange(1, 100_000)),
            stream.roll,
            stream.flush,
            stream.info,
            stream.rewrite_log,
            self.store.make_room,
            lambda: list(self.store.check(stream.name)),
        ]
        chance.choice(moves)()


def main() -> None:
    root, journal, load = sys.argv[1:]
    remote.FIRST_PAUSE = 0.002
    descriptor = os.open(journal, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    loading = Loading(root, descriptor, Load(**json.loads(load)))
    if loading.load.has_faults:
        # The client of an object store takes longer to load than most of these processes live.
        with suppress(OSError):
            Archive(loading.load.options["archive"], loading.load.options["storage_options"]).of("none").sizes()
    loading.say("F", 0)
    loading.run()


if __name__ == "__main__":
    main()
