"""What processes of a soak write down, a line at a time, so that it is there when they are killed.

| line | means |
|---|---|
| `told NUMBER VALUE` | `append` returned this number |
| `seen NUMBER VALUE` | a consumer was given this |
| `will NAME LEAST MOST` | from now on the consumer may be between these, too; `will NAME`: it may be gone |
| `is NAME LEAST MOST FIRST` | it is between these; what is before FIRST was trimmed before it came there |
| `not NAME` | the consumer is gone |
"""

from __future__ import annotations

import os
from pathlib import Path

ANYWHERE = (0, 1 << 62)
LONG = 500
"""One of so many values is longer than the others."""


def value_of(seed: int, thread: int, number: int) -> bytes:
    """A value that says where it belongs, and whose length follows from that."""
    mixed = (number * 2654435761 + seed) % (1 << 32)
    length = 3000 + mixed % 3000 if mixed % LONG == 0 else mixed % 200
    return b"%d:%d:%d:" % (seed, thread, number) + b"x" * length


def origin_of(value: bytes) -> tuple[int, int, int]:
    """Seed, thread and number of a value that is whole; raises `AssertionError` for one that nobody appended."""
    parts = value.split(b":", 3)
    assert len(parts) == 4, f"nobody appended {value[:60]!r}"
    seed, thread, number = map(int, parts[:3])
    assert value == value_of(seed, thread, number), f"nobody appended {value[:60]!r}"
    return seed, thread, number


class Journal:
    """Writes lines; those of one call are one write, which the kill of the process leaves whole but for its end. A line
    that was cut off goes when the next process takes the journal up, whose first line would go on in it."""

    def __init__(self, path: Path) -> None:
        self._descriptor = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644)
        os.ftruncate(self._descriptor, path.read_bytes().rfind(b"\n") + 1)

    def say(self, *lines: bytes) -> None:
        os.write(self._descriptor, b"".join(line + b"\n" for line in lines))

    def told(self, number: int, values: list[bytes]) -> None:
        self.say(*(b"told %d %s" % pair for pair in enumerate(values, number)))

    def seen(self, messages: list[tuple[int, bytes]]) -> None:
        self.say(*(b"seen %d %s" % message for message in messages))

    def will(self, name: str, least: int, most: int) -> None:
        self.say(b"will %s %d %d" % (name.encode(), least, most))

    def may_go(self, name: str) -> None:
        self.say(b"will %s" % name.encode())

    def is_at(self, name: str, least: int, most: int, first: int = 0) -> None:
        self.say(b"is %s %d %d %d" % (name.encode(), least, most, first))

    def is_gone(self, name: str) -> None:
        self.say(b"not %s" % name.encode())


class JournalLines:
    """Reads a journal as it grows."""

    def __init__(self, path: Path) -> None:
        self._path, self._position = path, 0

    def has(self, least: int) -> bool:
        """Whether so many bytes were written since the last call of `new`."""
        return self._path.exists() and self._path.stat().st_size >= self._position + least

    def new(self) -> list[bytes]:
        """The whole lines since the last call."""
        if not self._path.exists():
            return []
        with self._path.open("rb") as file:
            file.seek(self._position)
            content = file.read()
        content = content[: content.rfind(b"\n") + 1]
        self._position += len(content)
        return content.split(b"\n")[:-1]
