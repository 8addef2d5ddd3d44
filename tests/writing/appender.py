"""A process that appends records until it is done or killed, and says how many were flushed.

python -m tests.writing.appender FOLDER FORMAT OPTIONS START END [file_bytes=N] [cut_at=N]

Record number n has the value `value_of(n)`. After each flush that returned, the count of records appended so far goes
to standard output, as a line; after an error of a write its errno. A torn log is resumed in a new segment.

With `file_bytes` no file may become longer than N bytes. With `cut_at` the first write at position N or later ends
after half of its bytes, and the process with it, by SIGKILL.
"""

from __future__ import annotations

import json
import os
import resource
import signal
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from segspec.core.model import RecordNumber
    from segspec.writing import LogWriter

FLUSH_EVERY = 89


def value_of(number: int) -> bytes:
    return b"record %d " % number + b"x" * (number % 7)


def append(log: LogWriter, number: int) -> RecordNumber | None:
    """Appends record `number`; mojo's is that of the next millisecond, since 0 is no id. It is longer than its value,
    since reading many short ones takes long."""
    if log.format == "mojo":
        return log.append(fields={b"value": value_of(number), b"room": b"." * 50}, id=(number + 1, 0))
    return log.append(value_of(number))


def cut_a_write_short(at: int) -> None:
    write = os.pwrite

    def cut(descriptor: int, content: memoryview, position: int) -> int:
        if position < at:
            return write(descriptor, content, position)
        write(descriptor, content[: len(content) // 2], position)
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError

    os.pwrite = cut  # type: ignore[assignment]  # the writer passes nothing else than a memoryview


def main() -> None:
    import segspec

    # A killed process loses nothing that it wrote, synced or not; waiting for the disk would only take the time.
    os.fsync = lambda _: None
    folder, format, options, start, end, *given = sys.argv[1:]
    limits = {name: int(number) for name, _, number in (limit.partition("=") for limit in given)}
    if "file_bytes" in limits:
        resource.setrlimit(resource.RLIMIT_FSIZE, (limits["file_bytes"], limits["file_bytes"]))
    if "cut_at" in limits:
        cut_a_write_short(limits["cut_at"])
    try:
        with segspec.create(folder, format, resume=True, torn="new-segment", **json.loads(options)) as log:
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
