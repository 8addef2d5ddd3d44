"""Reads the messages and segments of a queue."""

from __future__ import annotations

import os
import threading
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from functools import partial
from itertools import count, pairwise, takewhile
from pathlib import Path
from typing import NamedTuple

from segspec.core.errors import SegspecError
from segspec.core.limits import DEFAULT_LIMITS
from segspec.core.model import Listing
from segspec.formats.contract.reading import Landmark
from segspec.formats.ffwd import FORMAT
from segspec.formats.ffwd.header import read_header
from segspec.formats.ffwd.rules import EMPTY_MOST
from segspec.library.log import Log
from segspec.reading.seek import Seeker
from segspec.storage.being_written import HeldFile
from segspec.storage.directory import list_directory
from segspec.storage.source import open_source
from segspec_ksy.layouts import ffwd_entry

BATCH_BYTES = 16 << 20


class Message(NamedTuple):
    """A message and its number."""

    offset: int
    value: bytes


class MessageBatch(list[Message]):
    """Adjacent messages in order.

    `dropped` are the lost numbers before them: the queue was full (`on_full="drop-oldest"`), or their segment is
    damaged or gone. They are repeated until a later number is acknowledged.
    """

    __slots__ = ("dropped",)

    def __init__(self, messages: Iterable[Message] = (), dropped: range = range(0)) -> None:
        super().__init__(messages)
        self.dropped = dropped

    @property
    def says_nothing(self) -> bool:
        """Whether it has neither messages nor losses."""
        return not (self or self.dropped)

    @property
    def last(self) -> int:
        """The number that acknowledges the whole batch."""
        return self[-1].offset if self else self.dropped[-1]


MARK_BYTES = 64 << 10
MOST_PLACES = 256
"""The maximum number of cached end positions, where consumers resume."""
BLOCK = 1 << 18
LEAST_BLOCK = 1 << 12

SIZE = ffwd_entry.SIZE
_message = partial(tuple.__new__, Message)
_size_at = ffwd_entry.STRUCT.unpack_from


class _AfterDamage(NamedTuple):
    start: int
    messages: list[Message]
    file_bytes: int


class StoredSegment:
    """A segment up to the byte `end`; `next` is the number of the message that would follow.

    If others follow, `end` is the file's end, `next` the next one's first number.
    """

    def __init__(self, path: str, base: int, *, start: int | None = None) -> None:
        self.path = path
        self.base = base
        self.next = base
        self.end = 0
        self._start = start
        self._file: HeldFile | None = None
        self._alone = threading.Lock()
        self._marks: list[Landmark] = []
        self._places: dict[int, int] = {}
        self._rest: _AfterDamage | None = None

    @property
    def name(self) -> str:
        return Path(self.path).name

    @property
    def start(self) -> int:
        if self._start is None:
            with open_source(self.path) as source:
                self._start = read_header(source).end
        return self._start

    def note(self, offset: int, position: int) -> None:
        """Remembers where a message begins."""
        if len(self._places) >= MOST_PLACES:
            del self._places[next(iter(self._places))]
        self._places[offset] = position

    def empty_at_end(self) -> int:
        """The number of empty messages at the end, up to a limit."""
        with self._held().look() as source:
            if any(source.read(max(self.start, self.end - SIZE), SIZE)[: self.end - self.start]):
                return 0
        last = self.messages(max(self.base, self.next - EMPTY_MOST), self.next, EMPTY_MOST, BLOCK)
        return len(list(takewhile(lambda message: not message.value, reversed(last))))

    def messages(self, offset: int, until: int, limit: int, most_bytes: int) -> list[Message]:
        """Up to `limit` messages from `offset` on, before `until`, and up to `most_bytes` if they are several.

        Damaged ones are skipped.
        """
        rest = self._rest
        if rest is not None and offset >= rest.start and rest.file_bytes == self._bytes():
            return _chosen(rest.messages, offset, until, limit, most_bytes)
        found = self._whole(offset, until, limit, most_bytes)
        if found or offset >= until:
            return found
        # Other processes may have written since.
        self._forget()
        found = self._whole(offset, until, limit, most_bytes)
        return found or _chosen(self._after_damage(offset), offset, until, limit, most_bytes)

    def _whole(self, offset: int, until: int, limit: int, most_bytes: int) -> list[Message]:
        position = self._position_of(offset)
        return [] if position is None else self._read(offset, position, until, limit, most_bytes)

    def _bytes(self) -> int:
        return Path(self.path).stat().st_size

    def _forget(self) -> None:
        with self._alone:
            self._file = self._rest = None
            self._marks.clear()
            self._places.clear()
            self.end = max(self.end, self._bytes())

    def release(self) -> None:
        """Closes the file, which is reopened when needed: a process cannot open all."""
        self._file = None

    def _held(self) -> HeldFile:
        file = self._file
        if file is None:
            file = self._file = HeldFile(self.path)
        return file

    def _after_damage(self, offset: int) -> list[Message]:
        with self._alone:
            if self._rest is None:
                size = self._bytes()
                log = Log(self.path, FORMAT, Listing((FORMAT.segment(self.path, None),)))
                records = log.records(on_damage="skip", report=lambda _: None)
                found = [Message(r.offset, r.value or b"") for r in records if (r.offset or 0) >= offset]  # type: ignore[arg-type]
                self._rest = _AfterDamage(offset, found, size)
            return self._rest.messages

    def _read(self, offset: int, position: int, until: int, limit: int, most_bytes: int) -> list[Message]:
        end = self.end
        found: list[Message] = []
        wanted = min(limit, until - offset)
        average = (end - self.start) // max(1, self.next - self.base)
        guess = max(LEAST_BLOCK, min(BLOCK, wanted * (average + 1) + SIZE))
        taken = 0
        file = self._held()
        with file.look() as source:
            size = min(end, source.size)
            while wanted and position < size:
                block = source.read(position, min(guess, size - position))
                values, at = _values(block, wanted, most_bytes - taken, is_first=not found)
                found += map(_message, zip(count(offset), values))
                offset, wanted, position = offset + len(values), wanted - len(values), position + at
                taken += at - SIZE * len(values)
                length = _size_at(block, at)[0] if at + SIZE <= len(block) else 0
                if found and taken + length > most_bytes:
                    break
                guess = BLOCK
                if values:
                    continue
                # The message is long, or damaged.
                if len(block) < SIZE or position + SIZE + length > size:
                    break
                guess = SIZE + length
        self.note(offset, position)
        return found

    def _position_of(self, offset: int) -> int | None:
        place = self._places.get(offset)
        if place is not None:
            return place
        try:
            start = self.start
        except SegspecError:
            # Its header is damaged.
            return None
        if offset == self.base:
            return start
        with self._alone:
            if not self._marks or offset > self._marks[-1].due:
                self._mark(start)
            at = bisect_right(self._marks, offset, key=lambda mark: mark.due) - 1
            return self._walk(self._marks[at].position, offset - self._marks[at].due)

    def _mark(self, start: int) -> None:
        marks = self._marks or [Landmark(start, self.base)]
        seeker = Seeker(FORMAT, (), DEFAULT_LIMITS)
        with self._held().look() as source:
            own = source.until(min(self.end, source.size))
            marks += [
                mark
                for mark in seeker.landmarks(own, FORMAT.segment(self.path, None), MARK_BYTES, marks[-1])
                if mark.position > marks[-1].position
            ]
        self._marks = marks

    def _walk(self, position: int, count: int) -> int | None:
        file = self._held()
        with file.look() as source:
            size = min(self.end, source.size)
            block, begin = b"", position
            while count:
                at = position - begin
                if at + SIZE > len(block):
                    if position + SIZE > size:
                        return None
                    block, begin, at = source.read(position, min(BLOCK, size - position)), position, 0
                position += SIZE + _size_at(block, at)[0]
                count -= 1
        return position if position <= size else None


def _values(block: bytes, most: int, most_bytes: int, *, is_first: bool) -> tuple[list[bytes], int]:
    values: list[bytes] = []
    at, held, left, taken = 0, len(block), most, 0
    may_be_too_many = held > most_bytes
    while left and at + SIZE <= held:
        after = at + SIZE + _size_at(block, at)[0]
        if after > held:
            break
        if may_be_too_many:
            taken += after - at - SIZE
            if taken > most_bytes and (values or not is_first):
                break
        values.append(block[at + SIZE : after])
        at, left = after, left - 1
    return values, at


def count_filled(block: bytes) -> tuple[int, int]:
    """The number of complete, filled entries at the start, and their end."""
    number, at, held = 0, 0, len(block)
    while at + SIZE <= held:
        after = at + SIZE + _size_at(block, at)[0]
        if after > held or after == at + SIZE:
            break
        number, at = number + 1, after
    return number, at


def _chosen(rest: Sequence[Message], offset: int, until: int, limit: int, most_bytes: int) -> list[Message]:
    at = bisect_right(rest, offset - 1, key=lambda message: message.offset)
    found: list[Message] = []
    taken = 0
    for message in rest[at : at + limit]:
        taken += len(message.value)
        fits = not found or (message.offset == found[-1].offset + 1 and taken <= most_bytes)
        if message.offset >= until or not fits:
            break
        found.append(message)
    return found


def read_batch(segments: Sequence[StoredSegment], offset: int, end: int, limit: int, most_bytes: int) -> MessageBatch:
    """The messages from `offset` on, across segments, from the first that exists.

    Raises `FileNotFoundError` if a segment was removed during the read.
    """
    batch = MessageBatch()
    due = offset
    at = max(0, bisect_right(segments, due, key=lambda segment: segment.base) - 1)
    for number in range(at, len(segments)):
        segment = segments[number]
        until = segments[number + 1].base if number + 1 < len(segments) else end
        while len(batch) < limit and due < until:
            start = max(due, segment.base)
            found = segment.messages(start, until, limit - len(batch), most_bytes)
            if not found:
                break
            if found[0].offset != due:
                if batch:
                    return batch
                batch.dropped = range(due, found[0].offset)
            batch.extend(found)
            due = found[-1].offset + 1
            most_bytes -= sum(len(message.value) for message in found)
            if most_bytes <= 0:
                return batch
        if len(batch) >= limit:
            return batch
        if number + 1 < len(segments):
            segment.release()
    if not batch and due < end:
        # The rest is unreadable.
        batch.dropped = range(due, end)
    return batch


def open_segments(folder: str | os.PathLike[str], known: dict[str, StoredSegment]) -> list[StoredSegment]:
    """The segments in a folder, each up to its file's end; `known` ones are reused.

    `end` and `next` of the last one require reading it.
    """
    directory = list_directory(folder)
    found: list[StoredSegment] = []
    for file in FORMAT.discover(directory).segments:
        base = file.base or 0
        if found and found[-1].base == base:
            # Messages of a second file with the same number would be duplicates.
            found.pop()
        segment = known.get(file.path)
        if segment is None or segment.base != base:
            segment = StoredSegment(file.path, base)
        found.append(segment)
    for segment, following in pairwise(found):
        if segment.next != following.base or segment.path not in known:
            # The file was complete when the next one began, but perhaps not when it was listed.
            segment.next = following.base
            segment.end = Path(segment.path).stat().st_size
    return found
