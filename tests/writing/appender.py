"""A process that appends records until it is done or killed, and says how many were flushed.

python -m tests.writing.appender FOLDER FORMAT OPTIONS START END [FILE_LIMIT]

Record number n has the value `value_of(n)`. After each flush that returned, the count of records appended so far goes
to standard output, as a line; after an error of a write its errno.
"""

from __future__ import annotations

import json
import os
import resource
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from segspec.formats.contract.writing import Place
    from segspec.writing import LogWriter

FLUSH_EVERY = 89


def value_of(number: int) -> bytes:
    return b"record %d " % number + b"x" * (number % 7)


def append(log: LogWriter, number: int) -> Place | None:
    """Appends record `number`; mojo's is the one of the millisecond behind it, since the first is no id. It is longer
    than its value, since reading many short ones takes long."""
    if log.format == "mojo":
        return log.append(fields={b"value": value_of(number), b"room": b"." * 50}, id=(number + 1, 0))
    return log.append(value_of(number))


def main() -> None:
    import segspec

    # A killed process loses nothing that it wrote, synced or not; waiting for the disk would only take the time.
    os.fsync = lambda _: None
    folder, format, options, start, end, *limit = sys.argv[1:]
    if limit:
        resource.setrlimit(resource.RLIMIT_FSIZE, (int(limit[0]), int(limit[0])))
    try:
        with segspec.create(folder, format, resume=True, **json.loads(options)) as log:
            for number in range(int(start), int(end)):
                append(log, number)
                if number % FLUSH_EVERY == 0:
                    log.flush()
                    os.write(1, b"%d\n" % (number + 1))
        os.write(1, b"%s\n" % end.encode())
    except OSError as error:
        os.write(1, b"errno %d\n" % error.errno)


if __name__ == "__main__":
    main()
