"""A process that appends to a queue until it is killed, and says which messages it was told are there.

python -m tests.queue.appending FOLDER FSYNC THREADS SEED

Each line of standard output has a number and the value of an append that returned. One of the threads reads as consumer
`c`, acknowledges, and says `a` with the number once the position is stored.
"""

from __future__ import annotations

import os
import random
import sys
import threading

from segspec.queue import Queue
from segspec.storage import disk


def value_of(seed: int, thread: int, number: int) -> bytes:
    return b"%d:%d:%d:" % (seed, thread, number) + b"x" * random.Random(number).randrange(200)


def append(queue: Queue, seed: int, thread: int) -> None:
    number = 0
    while True:
        if number % 7 == 6:
            values = [value_of(seed, thread, number + each) for each in range(5)]
            offsets = queue.append_many(values)
            lines = [b"%d %s\n" % pair for pair in zip(offsets, values, strict=True)] if len(offsets) == 5 else []
            os.write(1, b"".join(lines))
            number += 5
            continue
        value = value_of(seed, thread, number)
        os.write(1, b"%d %s\n" % (queue.append(value), value))
        number += 1


def main() -> None:
    folder, fsync, threads, seed = sys.argv[1:]
    # A killed process loses nothing that it wrote, synced or not; waiting for the disk would only take the time.
    disk.sync = lambda *_: None
    queue = Queue(folder, fsync=fsync, segment_bytes=20_000, interval=0.02)
    queue.add("c")
    for thread in range(int(threads)):
        threading.Thread(target=append, args=(queue, int(seed), thread), daemon=True).start()
    while True:
        batch = queue.read("c", 200, wait=1)
        if batch:
            queue.ack("c", batch[-1].offset)
            queue.flush()
            os.write(1, b"a %d\n" % batch[-1].offset)


if __name__ == "__main__":
    main()
