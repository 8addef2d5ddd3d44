"""TANK: integers, messages, bundles and indexes, in parts that have names."""

from __future__ import annotations

import struct
from collections.abc import Iterable, Sequence
from itertools import accumulate

import cramjam

NAME = "1_1469700000.log"
INDEX = "1.index"
TIME = 1_469_700_000_000
HAVE_KEY, USE_LAST, PREVIOUS_PLUS_ONE = 1, 2, 4
SPARSE, UNUSED = 0x40, 0x80
SNAPPY = 1
SHORT_COUNT_MOST = 15

Piece = tuple[str, bytes]
"""A part of a bundle: what it is, and its bytes."""


def varint(value: int, width: int = 1) -> bytes:
    """LEB128, padded to at least `width` bytes."""
    out = bytearray()
    while value > 127 or len(out) + 1 < width:
        out.append(value & 127 | 128)
        value >>= 7
    return bytes([*out, value])


def unsigned(value: int) -> bytes:
    return struct.pack("<Q", value)


def joined(pieces: Iterable[Piece]) -> bytes:
    return b"".join(content for _, content in pieces)


def message_pieces(
    content: bytes, *, timestamp: int | None = TIME, key: bytes | None = None, delta: int | None = None, flags: int = 0
) -> list[Piece]:
    """One message; without a timestamp it uses the last one. `delta` is for the inside of a sparse bundle."""
    flags |= (HAVE_KEY if key is not None else 0) | (USE_LAST if timestamp is None else 0)
    out = [("flags", bytes([flags]))]
    if delta is not None:
        out.append(("delta", varint(delta)))
    if timestamp is not None:
        out.append(("timestamp", unsigned(timestamp)))
    if key is not None:
        out += [("key-length", bytes([len(key)])), ("key", key)]
    return [*out, ("length", varint(len(content))), ("content", content)]


def message(
    content: bytes, *, timestamp: int | None = TIME, key: bytes | None = None, delta: int | None = None, flags: int = 0
) -> bytes:
    return joined(message_pieces(content, timestamp=timestamp, key=key, delta=delta, flags=flags))


def head_pieces(
    count: int, flags: int, *, first: int | None = None, last: int | None = None, long: bool = False, width: int = 1
) -> list[Piece]:
    """What comes before the messages of a bundle. The count is in the flags; it follows them if it is too large for
    that, or `long`, in at least `width` bytes. With `first` the bundle is sparse, and `last` is its last number."""
    flags |= 0 if first is None else SPARSE
    if 1 <= count <= SHORT_COUNT_MOST and not long:
        out = [("flags", bytes([flags | count << 2]))]
    else:
        out = [("flags", bytes([flags])), ("count", varint(count, width))]
    if first is not None:
        out.append(("first-sequence", unsigned(first)))
        if count != 1:
            out.append(("last-delta", varint((first if last is None else last) - first - 1)))
    return out


def bundle(
    messages: Sequence[bytes],
    *,
    count: int | None = None,
    codec: int = 0,
    first: int | None = None,
    last: int | None = None,
    flags: int = 0,
    long_count: bool = False,
    trailing: bytes = b"",
) -> bytes:
    """A bundle with its length. With `first` (and `last`) it is sparse."""
    stated = len(messages) if count is None else count
    head = joined(head_pieces(stated, flags | codec, first=first, last=last, long=long_count))
    content = b"".join(messages) + trailing
    return framed(head + (bytes(cramjam.snappy.compress_raw(content)) if codec == SNAPPY else content))


def framed(body: bytes) -> bytes:
    return varint(len(body)) + body


def text(number: int) -> bytes:
    return b"message number %d, of some length" % number


def plain(start: int, count: int, *, codec: int = 0, time: int = TIME) -> bytes:
    """A bundle as clients write them, with the contents of the messages `start` and up."""
    messages = [message(text(start), timestamp=time + start, key=b"k%d" % start)]
    messages += [message(text(start + i), timestamp=None) for i in range(1, count)]
    return bundle(messages, codec=codec)


def index(entries: Iterable[tuple[int, int]]) -> bytes:
    """Relative sequence number and position of each entry."""
    return b"".join(struct.pack("<II", *entry) for entry in entries)


def starts(bundles: Sequence[bytes]) -> list[int]:
    """Where each of `bundles` begins in a segment of them."""
    return [0, *accumulate(len(b) for b in bundles)][:-1]
