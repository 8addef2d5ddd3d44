"""TANK structures to bytes: one function each, written by hand and checked by reading back with the spec's parsers.

What TANK's own client writes is canonical but for one part: the bytes of a compressed message set are as the
compressor's version makes them (they are the same once decompressed). The broker stores what it is sent, so other
clients may put more ways of saying the same into a segment, none of which is written here: integers longer than they
need be, a count of up to 15 outside of the flags, an empty key that is stored, a delta of 0 or the flag
`SeqNumPrevPlusOne` where the other would do, a timestamp that is repeated (as clients before August 2016 did) or left
out of the first message, and a sparse bundle where none is needed.
"""

from __future__ import annotations

import itertools
import struct
from collections.abc import Sequence
from typing import NamedTuple

from segspec.formats.tank.layout import CONTAINERS
from segspec.storage.compression import compress
from segspec_ksy.tank_enums import TankEnums

Codec = TankEnums.Codec

SPARSE = 0x40
COUNT_SHIFT, COUNT_MOST = 2, 15
HAVE_KEY, USE_LAST_TIMESTAMP, CONSECUTIVE = 1, 2, 4

UNSIGNED = struct.Struct("<Q")
INDEX_ENTRY = struct.Struct("<II")


class NewMessage(NamedTuple):
    """A message with its sequence number; `timestamp` in milliseconds since the epoch, an empty `key` for none."""

    number: int
    timestamp: int
    key: bytes
    content: bytes


def varint(value: int) -> bytes:
    """An integer below 2³² in groups of 7 bits, the lowest first (Switch/compress.h `Compression::PackUInt32`)."""
    if value < 0x80:
        return bytes((value,))
    groups = bytearray()
    while value >= 0x80:
        groups.append(value & 0x7F | 0x80)
        value >>= 7
    groups.append(value)
    return bytes(groups)


def message(timestamp: int | None, key: bytes, content: bytes, step: int | None = None) -> bytes:
    """A message (seeds/tank.txt "BUNDLE"; client_api_produce.cpp `TankClient::produce`).

    Without a `timestamp` it has that of the message before. `step` is by how much its sequence number is above that of
    the message before, where the bundle is sparse and this is neither its first nor its last message; else None.
    """
    flags = HAVE_KEY if key else 0
    delta = stored = stored_key = b""
    if step == 1:
        flags |= CONSECUTIVE
    elif step is not None:
        delta = varint(step - 1)
    if timestamp is None:
        flags |= USE_LAST_TIMESTAMP
    else:
        stored = UNSIGNED.pack(timestamp)
    if key:
        stored_key = bytes((len(key),)) + key
    return b"".join((bytes((flags,)), delta, stored, stored_key, varint(len(content)), content))


def message_set(messages: Sequence[NewMessage], *, sparse: bool) -> bytes:
    """The messages of a bundle, before they are compressed."""
    first = messages[0]
    parts = [message(first.timestamp, first.key, first.content)]
    last = len(messages) - 1
    for index, (before, each) in enumerate(itertools.pairwise(messages), 1):
        timestamp = None if each.timestamp == before.timestamp else each.timestamp
        step = each.number - before.number if sparse and index < last else None
        parts.append(message(timestamp, each.key, each.content, step))
    return b"".join(parts)


def bundle_header(messages: Sequence[NewMessage], codec: Codec, *, sparse: bool) -> bytes:
    """What stands before the message set (seeds/tank.txt "BUNDLE"; that of sparse bundles client_api_produce.cpp)."""
    count = len(messages)
    short = count if count <= COUNT_MOST else 0
    header = bytes((codec.value | short << COUNT_SHIFT | (SPARSE if sparse else 0),))
    if not short:
        header += varint(count)
    if sparse:
        first, last = messages[0].number, messages[-1].number
        header += UNSIGNED.pack(first)
        if count > 1:
            header += varint(last - first - 1)
    return header


def bundle(messages: Sequence[NewMessage], codec: Codec, *, sparse: bool) -> bytes:
    """A bundle of at least one message. One that is not sparse says nothing of their sequence numbers: they follow each
    other, and those of the bundle before."""
    container, stored = CONTAINERS[codec], message_set(messages, sparse=sparse)
    return bundle_header(messages, codec, sparse=sparse) + (
        stored if container is None else compress(container, stored)
    )


def entry(content: bytes) -> bytes:
    """A bundle as it lies in a segment, with its length (service_write.cpp `topic_partition_log::append_bundle`)."""
    return varint(len(content)) + content


def index_entry(relative: int, position: int) -> bytes:
    """The entry of the bundle at byte `position` whose first message is `relative` numbers above the segment's base
    (service_write.cpp `topic_partition_log::append_bundle`)."""
    return INDEX_ENTRY.pack(relative, position)
