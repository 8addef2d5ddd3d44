r"""`MO.X SEG CREATE stream id` as the Redis protocol writes a command: what a server's own log says of a new segment.

An array of bulk strings: `*5\r\n$4\r\nMO.X\r\n$3\r\nSEG\r\n…`. Words are read in any case, as Redis reads them.
Sources: seeds/mojo.txt "AOF / REPLICATION"; redis.io "RESP protocol specification".
"""

from __future__ import annotations

import re
from typing import NamedTuple

from segspec.core.errors import Code, SegspecError
from segspec.core.ids import Id, id_text
from segspec.store.aof import AofEntry, Verb, checked_name, entry_line, read_aof

WORDS = (b"MO.X", b"SEG", b"CREATE")
_ARRAY = re.compile(rb"\*(0|[1-9][0-9]{0,5})\r\n")
_BULK = re.compile(rb"\$(0|[1-9][0-9]{0,8})\r\n")


class SegmentCreated(NamedTuple):
    """One command: the stream, and the id of the segment that begins."""

    stream: str
    id: Id


class Commands(NamedTuple):
    """The commands of a log, where the last of them ends, and the part of one that a crash left after that."""

    created: list[SegmentCreated]
    valid_bytes: int
    torn: bytes


def command(created: SegmentCreated) -> bytes:
    """The command's bytes."""
    entry_line(AofEntry(Verb.ADD, created.id))
    parts = (*WORDS, checked_name(created.stream).encode(), id_text(created.id).encode())
    return b"".join([b"*%d\r\n" % len(parts), *(b"$%d\r\n%s\r\n" % (len(part), part) for part in parts)])


def read_commands(content: bytes, path: str = "") -> Commands:
    """Raises `SegspecError` (bad-encoding) at the byte where something begins that is no such command."""
    created: list[SegmentCreated] = []
    position = 0
    while position < len(content):
        parts, end = _array(content, position)
        if parts is None and end == len(content):
            break
        made = None if parts is None else _created(parts)
        if made is None:
            raise SegspecError(
                Code.BAD_ENCODING,
                "no MO.X SEG CREATE command begins here",
                path=path,
                position=position,
                field="command",
                actual=repr(content[position : position + 40]),
            )
        created.append(made)
        position = end
    return Commands(created, position, content[position:])


def _array(content: bytes, position: int) -> tuple[list[bytes] | None, int]:
    """The strings of an array and where it ends. None with the content's end where it is cut short; None with where
    reading stopped where it is no array."""
    head = _ARRAY.match(content, position)
    if head is None:
        return None, _reach(content, position, b"*")
    parts: list[bytes] = []
    at = head.end()
    for _ in range(int(head[1])):
        bulk = _BULK.match(content, at)
        if bulk is None:
            return None, _reach(content, at, b"$")
        end = bulk.end() + int(bulk[1])
        after = content[end : end + 2]
        if after != b"\r\n":
            return None, len(content) if b"\r\n".startswith(after) and end + len(after) >= len(content) else end
        parts.append(content[bulk.end() : end])
        at = end + 2
    return parts, at


def _reach(content: bytes, position: int, first: bytes) -> int:
    """The content's end where what is left could be the beginning of a length; else `position`."""
    left = content[position:]
    return (
        len(content)
        if re.fullmatch(re.escape(first) + rb"?(?:[0-9]{1,9}\r?)?", left) and (not left or left[:1] == first)
        else position
    )


def _created(parts: list[bytes]) -> SegmentCreated | None:
    if len(parts) != len(WORDS) + 2 or tuple(part.upper() for part in parts[:3]) != WORDS:
        return None
    name, record_id = (part.decode("latin-1") for part in parts[3:])
    try:
        (entry,) = read_aof(f"{Verb.ADD} {record_id}\n".encode("latin-1")).entries
        return SegmentCreated(checked_name(name), entry.id)
    except (ValueError, SegspecError):
        return None
