"""A process that appends records of a log, flushes every few of them and rolls again and again.

python -m tests.library.roller FOLDER FORMAT ROLLS

After every `BATCH` rolls it prints how many records it appended. Whoever follows answers with such a number when it has
read so many records; the segments that end before are then removed. It is never more than two answers ahead.
"""

from __future__ import annotations

import os
import sys

from tests.writing.appender import append

BATCH = 50
RECORDS = 5
FLUSH_EVERY = 2


def main() -> None:
    import segspec

    folder, format, rolls = sys.argv[1:]
    # What is followed is in memory all the same, and syncing takes most of the time.
    os.fsync = lambda _: None
    number = 0
    with segspec.create(folder, format) as log:
        for roll in range(int(rolls)):
            for _ in range(RECORDS):
                append(log, number)
                number += 1
                if number % FLUSH_EVERY == 0:
                    log.flush(sync=False)
            log.roll()
            if roll % BATCH == BATCH - 1:
                log.flush()
                os.write(1, b"%d\n" % number)
                if roll >= 2 * BATCH:
                    read = int(sys.stdin.readline())
                    log.trim((read, 0) if format == "mojo" else read)
        # Two answers may be on their way.
        sys.stdin.read()


if __name__ == "__main__":
    main()
