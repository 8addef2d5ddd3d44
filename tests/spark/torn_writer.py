"""A process that appends records with torn writes and rolls, and now and then dies in the middle of one.

python -m tests.spark.torn_writer FOLDER FORMAT COUNT SEED DEATHS PAUSE

Every write to a file comes in two parts, with a moment between them. In so many of them as DEATHS says (0.01: one in a
hundred) the process dies between the two, and whoever started it starts it again: it goes on after the last record that
can be read, in a new segment. It waits for up to PAUSE seconds after each group of records, and ends when the log has
COUNT of them.
"""

from __future__ import annotations

import os
import random
import signal
import sys
import time

MOMENT = 0.004
LONGEST_GROUP = 60
ROLLS = 0.02


def main() -> None:
    import segspec
    from tests.writing.appender import append

    folder, format, count, seed, deaths, pause = sys.argv[1:]
    choose = random.Random(int(seed) + os.getpid())
    chance = float(deaths)
    os.fsync = lambda _: None  # type: ignore[assignment]  # a killed process loses nothing that it wrote
    write = os.pwrite

    def torn(descriptor: int, content: memoryview, position: int) -> int:
        if len(content) < 2:
            return write(descriptor, content, position)
        half = choose.randrange(1, len(content))
        write(descriptor, content[:half], position)
        time.sleep(choose.random() * MOMENT)
        if choose.random() < chance:
            os.kill(os.getpid(), signal.SIGKILL)
        return half + write(descriptor, content[half:], position + half)

    number = _written(folder, format)
    with segspec.create(folder, format, resume=True, torn="new-segment") as log:
        os.pwrite = torn  # type: ignore[assignment]  # the writer passes nothing else than a memoryview
        while number < int(count):
            for _ in range(min(choose.randrange(1, LONGEST_GROUP), int(count) - number)):
                append(log, number)
                number += 1
            log.flush(sync=False)
            if choose.random() < ROLLS:
                log.roll()
            time.sleep(choose.random() * float(pause))


def _written(folder: str, format: str) -> int:
    """How many records can be read: the number of the next one."""
    import segspec

    try:
        records = segspec.open(folder, format=format).records(on_damage="skip", report=lambda _: None)
        last = max((int(_value(record).split()[1]) for record in records), default=-1)
    except (OSError, segspec.SegspecError):
        return 0
    return last + 1


def _value(record: object) -> bytes:
    fields = getattr(record, "fields", None)
    value = fields[0][1] if fields else getattr(record, "value", None)
    assert isinstance(value, bytes)
    return value


if __name__ == "__main__":
    main()
