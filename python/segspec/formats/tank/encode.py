"""TANK structures to bytes: one function each; generated layouts pack the fixed parts.

The bytes are TANK's client's, except compressed message sets, which depend on the compressor. Other variants are not
written:

- integers longer than they need be, and a count of up to 15 outside of the flags;
- an empty key that is stored;
- a delta of 0 where the flag `SeqNumPrevPlusOne` would do, or the flag where it means nothing;
- a timestamp that is repeated (as clients before August 2016 did), or left out of the first message;
- a sparse bundle where none is needed.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from segspec.columns.backend.lanes import choose
from segspec.formats.tank import encode_run, rules
from segspec.formats.tank.bundle import packed_integer
from segspec.formats.tank.encode_run import MOST_AROUND, GivenMessages
from segspec.formats.tank.layout import CONTAINERS
from segspec.storage.compression import compress
from segspec_ksy.layouts import tank_bundle_header, tank_index_entry
from segspec_ksy.tank_enums import TankEnums

Codec = TankEnums.Codec


class NewMessage(NamedTuple):
    """A message with its sequence number; `timestamp` in milliseconds since the epoch, `key` may be empty."""

    number: int
    timestamp: int
    key: bytes
    content: bytes


@dataclass(frozen=True, slots=True)
class NewMessages:
    """A bundle's messages: the rows `first:last` of `given`, with `size` bytes.

    `number` is the first one's, and the later ones' default; `time` is the default timestamp.
    """

    given: GivenMessages
    first: int
    last: int
    size: int
    number: int
    time: int = 0

    def __len__(self) -> int:
        return self.last - self.first

    @property
    def last_number(self) -> int:
        numbers = self.given.numbers
        return int(numbers[self.last - 1]) if len(numbers) else self.number + len(self) - 1


class Gathered:
    """Messages collected for one bundle."""

    def __init__(self, messages: Iterable[NewMessage] = ()) -> None:
        self._given = GivenMessages(bytearray(), array("I", [0]), bytearray(), array("I", [0]), array("Q"), array("Q"))
        for each in messages:
            self.add(*each)

    def __len__(self) -> int:
        return len(self._given.times)

    @property
    def size(self) -> int:
        """Bytes of keys and values."""
        return len(self._given.values) + len(self._given.keys)

    @property
    def number(self) -> int:
        return int(self._given.numbers[0])

    def add(self, number: int, timestamp: int, key: bytes, content: bytes) -> None:
        values, ends, keys, key_ends, numbers, times = self._given
        values += content
        ends.append(len(values))
        keys += key
        key_ends.append(len(keys))
        numbers.append(number)
        times.append(timestamp)

    def extend(self, more: NewMessages) -> None:
        values, ends, keys, key_ends, numbers, times = self._given
        given, first, last = more.given, more.first, more.last
        ends.extend(_moved(given.ends, first, last, len(values)))
        values += given.values[given.ends[first] : given.ends[last]]
        if len(given.key_ends):
            key_ends.extend(_moved(given.key_ends, first, last, len(keys)))
            keys += given.keys[given.key_ends[first] : given.key_ends[last]]
        else:
            key_ends.extend([len(keys)] * len(more))
        numbers.extend(given.numbers[first:last] if len(given.numbers) else range(more.number, more.number + len(more)))
        times.extend(given.times[first:last] if len(given.times) else [more.time] * len(more))

    def messages(self) -> NewMessages:
        return NewMessages(self._given, 0, len(self), self.size, self.number)


def _moved(ends: Sequence[int], first: int, last: int, start: int) -> list[int]:
    by = start - ends[first]
    return [end + by for end in ends[first + 1 : last + 1]]


def message_set(messages: NewMessages, *, sparse: bool) -> memoryview:
    out = bytearray(messages.size + MOST_AROUND * len(messages))
    encode = choose(encode_run.run, len(out))
    return memoryview(out)[: encode(messages.given, messages.first, messages.last, sparse, messages.time, out)]


def bundle_header(messages: NewMessages, codec: Codec, *, sparse: bool) -> bytes:
    """The part before the message set (seeds/tank.txt "BUNDLE"; for sparse bundles client_api_produce.cpp)."""
    count = len(messages)
    header = _header_of(count, codec, sparse=sparse)
    if sparse:
        header += tank_bundle_header.pack_first_sequence(messages.number)
        if count > 1:
            header += packed_integer(messages.last_number - messages.number - 1)
    return header


def _header_of(count: int, codec: Codec, *, sparse: bool) -> bytes:
    short = count if count <= tank_bundle_header.MAX_NUM_MESSAGES_SHORT else 0
    header = tank_bundle_header.pack(is_sparse=sparse, num_messages_short=short, codec=codec)
    return header if short else header + packed_integer(count)


def entry_head(count: int, stored: int, codec: Codec) -> bytes:
    """The bytes before a message set of `stored` bytes."""
    header = _header_of(count, codec, sparse=False)
    return packed_integer(len(header) + stored) + header


def entry(messages: NewMessages, codec: Codec, *, sparse: bool) -> bytes:
    """A stored bundle of at least one message, with its length (service_write.cpp
    `topic_partition_log::append_bundle`).

    A dense one does not contain its sequence numbers.
    """
    container, stored = CONTAINERS[codec], message_set(messages, sparse=sparse)
    held = stored if container is None else compress(container, stored)
    header = bundle_header(messages, codec, sparse=sparse)
    return b"".join((packed_integer(len(header) + len(held)), header, held))


def index_entry(relative: int, position: int) -> bytes:
    """The entry of the bundle at byte `position` whose first message is `relative` numbers above the segment's base
    (service_write.cpp `topic_partition_log::append_bundle`)."""
    return tank_index_entry.pack(relative_sequence=relative, position=position)


class SparseIndex:
    """The bundles in the index of a segment with this `base`: the first, and each more than `interval` bytes after the
    last listed one, at byte `last`."""

    def __init__(self, base: int, interval: int) -> None:
        self.base, self.interval = base, interval
        self.last: int | None = None

    def entry(self, number: int, position: int) -> bytes:
        """A bundle's entry; empty if none is due or fits."""
        relative = number - self.base
        is_due = self.last is None or rules.is_entry_due(position - self.last, self.interval)
        if not is_due or not rules.fits_entry(relative, position):
            return b""
        self.last = position
        return index_entry(relative, position)
