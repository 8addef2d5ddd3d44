"""The lines of a file, one by one or in bulk."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import IO, NamedTuple

from segspec.core.errors import Code, SegspecError
from segspec.core.limits import DEFAULT_LIMITS

MAX_LINE = 4 * DEFAULT_LIMITS.decompressed_bytes
"""Twice the hexadecimal size of the largest record in a compressed block."""

BLOCK_BYTES = 1 << 20
"""Maximum bytes of lines in memory, unless a single line is longer."""

Line = tuple[int, bytes | SegspecError]
"""A line and the position of its first byte, or the reason why it is not read."""


class Block(NamedTuple):
    """Whole lines of a file; `position` is their first byte."""

    position: int
    content: bytes

    def lines(self) -> Iterator[Line]:
        position = self.position
        for line in self.content.removesuffix(b"\n").split(b"\n"):
            if line and not line.isspace():
                yield position, line + b"\n"
            position += len(line) + 1


def lines_of(path: Path) -> Iterator[Line]:
    """The non-blank lines of the file. One longer than `MAX_LINE` gives an error instead."""
    position = 0
    with path.open("rb") as file:
        while size := (found := next_line(file, position, path))[1]:
            if found[0] is not None:
                yield found[0]
            position += size


def parts_of(path: Path) -> Iterator[Block | Line]:
    """The lines in blocks; a line that is longer than a block, or has no newline, comes alone."""
    position = 0
    with path.open("rb") as file:
        while content := file.read(min(BLOCK_BYTES, MAX_LINE)):
            line, size = None, content.rfind(b"\n") + 1
            if size:
                yield Block(position, content[:size])
            else:
                file.seek(position)
                line, size = next_line(file, position, path)
            if line is not None:
                yield line
            position += size
            file.seek(position)


def next_line(file: IO[bytes], position: int, path: Path) -> tuple[Line | None, int]:
    """The next line (None if blank) and its size in bytes; size 0 at the end."""
    line = file.readline(MAX_LINE + 1)
    size = len(line)
    if size <= MAX_LINE:
        return (position, line) if line and not line.isspace() else None, size
    while not line.endswith(b"\n") and (line := file.readline(MAX_LINE)):
        size += len(line)
    return (position, bad_line(path, position, None, f"a line of {size} bytes", Code.LIMIT_EXCEEDED)), size


def bad_line(
    path: Path, position: int, field: str | None, message: str, code: Code = Code.BAD_ENCODING
) -> SegspecError:
    return SegspecError(code, message, path=str(path), position=position, field=field)
