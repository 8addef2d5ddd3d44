"""A process that follows a queue as consumer `far`, and writes down all that it is given, until it is killed.

python -m tests.queue.following FOLDER JOURNAL SEED DROPS
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from pathlib import Path

from segspec.core.errors import Code, SegspecError
from segspec.queue import QueueReader
from segspec.storage import disk
from tests.helpers.disk_faults import DiskFaults
from tests.queue.consumer import SoakConsumer
from tests.queue.journal import Journal


def opened(folder: str) -> QueueReader:
    """The reader, as soon as there is a queue."""
    while True:
        try:
            return QueueReader(folder, interval=0.02)
        except FileNotFoundError:
            pass
        except SegspecError as error:
            if error.code is not Code.MISSING_SEGMENT:
                raise
        time.sleep(0.01)


def once(call: Callable[[], object]) -> None:
    call()


def main() -> None:
    folder, journal, seed, drops = sys.argv[1:]
    disk.perform = DiskFaults(0).perform
    chance = random.Random(int(seed))
    queue = opened(folder)
    consumer = SoakConsumer(queue, "far", Journal(Path(journal)), chance, drops=drops == "True", retry=once)
    while True:
        consumer.read(0.05, all_seen=True)


if __name__ == "__main__":
    main()
