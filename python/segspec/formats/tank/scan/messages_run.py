"""TANK: messages that are as many as their bundles declare and of rising numbers, and their payloads side by side."""

from __future__ import annotations

from typing import NamedTuple

from segspec.columns.views import put_view
from segspec.formats.tank.rules import MESSAGE_UNUSED, agree, is_as_promised, is_snappy, number_of, rises
from segspec_kernels.runtime import copy, i64, u64
from segspec_kernels.tank_messages import Columns, block
from segspec_kernels.types import U64, Bools, Bytes, I32s, I64s, U8s, U64s


class WantedColumns(NamedTuple):
    """The columns of records that are wanted."""

    offset: bool
    timestamp: bool
    position: bool
    key: bool
    value: bool


class BundleColumns(NamedTuple):
    """The bundles, of which the run says the timestamps of the first and the last message."""

    position: I64s
    codec: U8s
    num_messages: I64s
    is_sparse: Bools
    first: U64s
    last: U64s
    content_start: I64s
    content_end: I64s
    first_timestamp: U64s
    last_timestamp: U64s


class MessageOut(NamedTuple):
    """The columns of records. Payloads lie side by side, and `ends` and `key_ends` are theirs, from row 1 on; or
    `views`, if they have room, are Arrow's views of the values."""

    offset: U64s
    timestamp: U64s
    position: I64s
    has_key: Bools
    key_ends: I32s
    keys: Bytes
    ends: I32s
    values: Bytes
    views: Bytes


def are_plain(found: int, latest: U64, columns: Columns) -> bool:
    """Whether no message has a bit set that has no meaning, or a timestamp beyond `latest`."""
    unused = 0
    highest = u64(0)
    for n in range(found):
        unused |= i64(columns.unused[n])
        highest = max(highest, columns.timestamp[n])
    return is_as_promised(unused, MESSAGE_UNUSED) and highest <= latest


def number(first: U64, last: U64, found: int, steps: I64s, gathers: bool, row: int, out_offset: U64s) -> bool:
    """Numbers messages from `first` to `last`; false where the numbers do not rise. A number above the last one, which
    may need more than 64 bits, is not held: the last one does not rise after it."""
    sequence = first
    for n in range(found):
        following = number_of(n, found, sequence, steps[n], first, last)
        if n > 0 and (not rises(sequence, following) or following > last):
            return False
        sequence = following
        if gathers:
            out_offset[row + n] = sequence
    return True


def put_numbers(found: int, row: int, position: int, asked: WantedColumns, timestamps: U64s, out: MessageOut) -> None:
    """Timestamps, and the bundle's `position`, for each row."""
    if asked.timestamp:
        for n in range(found):
            out.timestamp[row + n] = timestamps[n]
    if asked.position:
        for n in range(found):
            out.position[row + n] = position


def put_presence(found: int, row: int, lengths: I64s, out_present: Bools) -> None:
    """Whether there is a payload: an empty key counts as absent."""
    for n in range(found):
        out_present[row + n] = lengths[n] > 0


def put_side_by_side(
    content: Bytes, found: int, positions: I64s, lengths: I64s, row: int, out_ends: I32s, out_bytes: Bytes
) -> None:
    """Payloads after those of the rows before; a length below 0 is that of an absent one."""
    used = i64(out_ends[row])
    for n in range(found):
        size = lengths[n]
        if size > 0:
            copy(out_bytes, used, content, positions[n], size)
            used += size
        out_ends[row + n + 1] = used


def put_views(
    content: Bytes, buffer: int, found: int, positions: I64s, lengths: I64s, row: int, out_views: Bytes
) -> int:
    """Views of payloads in `content`, which is the buffer of this number. Gives the bytes of the payloads."""
    used = 0
    for n in range(found):
        put_view(out_views, row + n, content, positions[n], lengths[n], buffer)
        used += lengths[n]
    return used


def run(
    data: Bytes,
    room: Bytes,
    base: int,
    begin: int,
    bundles: int,
    kept: int,
    row: int,
    capacity: int,
    latest: U64,
    asked: WantedColumns,
    given: BundleColumns,
    out: MessageOut,
    columns: Columns,
) -> tuple[int, int, int, int]:
    """Reads the messages of the bundles `begin:bundles`. They are in `data`, the file from its byte `base` on; where
    they are compressed, `room` has them decompressed. Gives how many bundles up to the first unsound one, the rows, and
    how many bytes of `data` and of the `room` views point to.

    A message later than `latest` makes a bundle unsound. The messages of bundles before `kept` take a row each from
    `row` on, in what is asked for; of the others only the soundness matters. `columns` have room for `capacity` rows
    of the kernel: one bundle.
    """
    held = held_in_room = 0
    for bundle in range(begin, bundles):
        is_packed = is_snappy(given.codec[bundle])
        content = room if is_packed else data
        messages, is_sparse = given.num_messages[bundle], given.is_sparse[bundle]
        found, status, _ = block(
            content, given.content_start[bundle], given.content_end[bundle], capacity,
            num_messages=messages, is_sparse=is_sparse, columns=columns,
        )  # fmt: skip
        if status != 0 or not agree(messages, found) or not are_plain(found, latest, columns):
            return bundle, row, held, held_in_room
        numbers = asked.offset and bundle < kept
        if (numbers or is_sparse) and not number(
            given.first[bundle], given.last[bundle], found, columns.sequence_step, numbers, row, out.offset
        ):
            return bundle, row, held, held_in_room
        given.first_timestamp[bundle] = columns.timestamp[0]
        given.last_timestamp[bundle] = columns.timestamp[found - 1]
        if bundle >= kept:
            continue
        put_numbers(found, row, given.position[bundle] + base, asked, columns.timestamp, out)
        if asked.key:
            put_presence(found, row, columns.key_length, out.has_key)
            put_side_by_side(content, found, columns.key_position, columns.key_length, row, out.key_ends, out.keys)
        if asked.value and len(out.views):
            buffer = 1 if is_packed else 0
            more = put_views(content, buffer, found, columns.content_position, columns.content_length, row, out.views)
            held_in_room += more if is_packed else 0
            held += 0 if is_packed else more
        elif asked.value:
            put_side_by_side(
                content, found, columns.content_position, columns.content_length, row, out.ends, out.values
            )
        row += found
    return bundles, row, held, held_in_room
