"""TANK structures to bytes: one function each; fixed parts are packed by the specs' generated layouts.

What TANK's own client writes is canonical but for one part: the bytes of a compressed message set are as the
compressor's version makes them (they are the same once decompressed). The broker stores what it is sent, so other
clients may put more ways of saying the same into a segment, none of which is written here:

- integers longer than they need be, and a count of up to 15 outside of the flags;
- an empty key that is stored;
- a delta of 0 where the flag `SeqNumPrevPlusOne` would do, or the flag where it means nothing;
- a timestamp that is repeated (as clients before August 2016 did), or left out of the first message;
- a sparse bundle where none is needed.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import NamedTuple

from segspec.formats.tank import rules
from segspec.formats.tank.bundle import packed_integer
from segspec.formats.tank.layout import CONTAINERS
from segspec.storage.compression import compress
from segspec_ksy.layouts import tank_bundle_header, tank_index_entry, tank_message
from segspec_ksy.tank_enums import TankEnums

Codec = TankEnums.Codec


class NewMessage(NamedTuple):
    """A message with its sequence number; `timestamp` in milliseconds since the epoch, an empty `key` for none."""

    number: int
    timestamp: int
    key: bytes
    content: bytes


def message(timestamp: int | None, key: bytes, content: bytes, step: int | None = None) -> bytes:
    """A message (seeds/tank.txt "BUNDLE"; client_api_produce.cpp `TankClient::produce`).

    Without a `timestamp` it has that of the message before. `step` is by how much its sequence number is above that of
    the message before, where the bundle is sparse and this is neither its first nor its last message; else None.
    """
    # Not `pack`, which takes twice as long: a writer makes many small messages.
    flags = tank_message.MASK_HAS_KEY if key else 0
    delta = stored = stored_key = b""
    if step == 1:
        flags |= tank_message.MASK_IS_CONSECUTIVE
    elif step is not None:
        delta = packed_integer(step - 1)
    if timestamp is None:
        flags |= tank_message.MASK_USES_LAST_TIMESTAMP
    else:
        stored = tank_message.pack_explicit_timestamp(timestamp)
    if key:
        stored_key = tank_message.pack_len_key(len(key)) + key
    return b"".join((tank_message.STRUCT.pack(flags), delta, stored, stored_key, packed_integer(len(content)), content))


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
    short = count if count <= tank_bundle_header.MAX_NUM_MESSAGES_SHORT else 0
    header = tank_bundle_header.pack(is_sparse=sparse, num_messages_short=short, codec=codec)
    if not short:
        header += packed_integer(count)
    if sparse:
        first, last = messages[0].number, messages[-1].number
        header += tank_bundle_header.pack_first_sequence(first)
        if count > 1:
            header += packed_integer(last - first - 1)
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
    return packed_integer(len(content)) + content


def index_entry(relative: int, position: int) -> bytes:
    """The entry of the bundle at byte `position` whose first message is `relative` numbers above the segment's base
    (service_write.cpp `topic_partition_log::append_bundle`)."""
    return tank_index_entry.pack(relative_sequence=relative, position=position)


class SparseIndex:
    """Which bundles the index of a segment lists that begins with `base`: the first one, and each that begins more than
    `interval` bytes after the last one that is listed, at byte `last`."""

    def __init__(self, base: int, interval: int) -> None:
        self.base, self.interval = base, interval
        self.last: int | None = None

    def entry(self, number: int, position: int) -> bytes:
        """The entry of the bundle at `position` that begins with `number`; empty where it gets none."""
        relative = number - self.base
        is_due = self.last is None or rules.is_entry_due(position - self.last, self.interval)
        if not is_due or not rules.fits_entry(relative, position):
            return b""
        self.last = position
        return index_entry(relative, position)
