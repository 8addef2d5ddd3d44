"""A process that is one of several that share a consumer, and writes down what it is given, until it is killed.

python -m tests.queue.working FOLDER JOURNAL SEED
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

from segspec.storage import disk
from tests.helpers.disk_faults import DiskFaults
from tests.queue.following import once, opened
from tests.queue.journal import Journal
from tests.queue.sharing import SoakWorker


def main() -> None:
    folder, journal, seed = sys.argv[1:]
    disk.perform = DiskFaults(0).perform
    worker = SoakWorker(opened(folder), Journal(Path(journal)), random.Random(int(seed)), once)
    while True:
        worker.work()


if __name__ == "__main__":
    main()
