"""A process that uses a queue in every way, while its disk fails, until it is killed or the queue gives up.

python -m tests.queue.loading FOLDER JOURNAL LOAD      (LOAD: the fields of `Load`, as JSON)

Ends with 0 when the queue says that it has to be opened again, and with 1 when a promise is broken.
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
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from segspec.queue import Queue, QueueError, QueueFullError
from segspec.storage import disk
from tests.helpers.disk_faults import DiskFaults
from tests.queue.consumer import SoakConsumer
from tests.queue.journal import Journal, value_of
from tests.queue.sharing import SoakWorker

PAUSE = 0.001
NAMES = ("c", "ü/", "long" * 60)


@dataclass(frozen=True)
class Load:
    """`options` are those of `Queue`; `rate` and `last` those of `DiskFaults`."""

    options: dict[str, Any]
    seed: int
    threads: int
    consumers: int
    workers: int = 0
    rate: float = 0.0
    last: int | None = None

    @property
    def drops(self) -> bool:
        return self.options.get("on_full") == "drop-oldest"


class Loading:
    def __init__(self, folder: str, journal: Journal, load: Load) -> None:
        self.journal, self.load = journal, load
        self.queue = self._opened(folder)

    def _opened(self, folder: str) -> Queue:
        while True:
            try:
                return Queue(folder, interval=0.02, **self.load.options)
            except OSError:
                time.sleep(PAUSE)

    def run(self) -> None:
        """Each thread until the queue gives up, which is when all of them do."""
        load = self.load
        loops: list[Callable[[], None]] = [self.trim]
        loops += [lambda thread=thread: self.append(thread) for thread in range(load.threads)]  # type: ignore[misc]
        loops += [lambda number=number: self.consume(number) for number in range(load.consumers)]  # type: ignore[misc]
        loops += [lambda number=number: self.share(number) for number in range(load.workers)]  # type: ignore[misc]
        threads = [threading.Thread(target=self._guarded, args=(loop,), daemon=True) for loop in loops]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self._until_done(self.queue.close)

    def _guarded(self, loop: Callable[[], None]) -> None:
        try:
            loop()
        except QueueError as error:
            if "open the queue again" in str(error):
                return
            self._fail()
        except BaseException:
            self._fail()

    def _fail(self) -> None:
        traceback.print_exc()
        os._exit(1)

    def append(self, thread: int) -> None:
        load = self.load
        chance = random.Random(f"{load.seed} {thread}")
        timeout = 0.02 if load.options.get("on_full") == "block" else None
        number = 0
        while True:
            many = chance.choice([1, 1, 1, 1, 1, 1, 5, 60])
            values = [value_of(load.seed, thread, number + each) for each in range(many)]
            number += many
            if chance.random() < 0.01:
                values = [b""] * many
            try:
                if many == 1:
                    self.journal.told(self.queue.append(values[0], timeout=timeout), values)
                    continue
                numbers = self.queue.append_many(values, timeout=timeout)
                # With other threads' between them nobody says which are these.
                if len(numbers) == many:
                    self.journal.told(numbers.start, values)
            except (QueueFullError, OSError):
                time.sleep(PAUSE)

    def consume(self, number: int) -> None:
        chance = random.Random(f"{self.load.seed} consumer {number}")
        consumer = SoakConsumer(
            self.queue, NAMES[number], self.journal, chance, drops=self.load.drops, retry=self._until_done
        )
        while True:
            dice = chance.random()
            try:
                if dice < 0.005:
                    consumer.remove()
                    consumer.add(chance.choice(["begin", "end"]))
                elif dice < 0.015:
                    consumer.seek()
                else:
                    consumer.read(0.01)
            except OSError:
                # What a round in the background could not do, said to who comes next.
                continue

    def share(self, number: int) -> None:
        chance = random.Random(f"{self.load.seed} worker {number}")
        worker = SoakWorker(self.queue, self.journal, chance, self._until_done)
        try:
            while True:
                # Nothing was claimed where it fails; or what a round in the background could not do was said.
                self._until_done(worker.work)
        finally:
            # The queue gives up, and is closed before this process ends.
            worker.leave()

    def trim(self) -> None:
        chance = random.Random(f"{self.load.seed} trim")
        while True:
            time.sleep(chance.uniform(0, 0.02))
            self._until_done(self.queue.trim)

    @staticmethod
    def _until_done(call: Callable[[], object]) -> None:
        while True:
            try:
                call()
            except OSError:
                time.sleep(PAUSE)
            else:
                return


def main() -> None:
    folder, journal, load = sys.argv[1:]
    told = Load(**json.loads(load))
    disk.perform = DiskFaults(told.seed, told.rate, told.last).perform
    book = Journal(Path(journal))
    book.say(b"begun")
    Loading(folder, book, told).run()


if __name__ == "__main__":
    main()
