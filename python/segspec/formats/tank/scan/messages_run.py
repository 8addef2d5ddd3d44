"""TANK: messages with correct counts and rising numbers, and their payloads."""

from __future__ import annotations

from typing import NamedTuple

from segspec.columns.views import put_view
from segspec.formats.contract.rows import MAX_SIGNED
from segspec.formats.tank.rules import (
    BUNDLE_UNUSED,
    MESSAGE_UNUSED,
    agree,
    is_as_promised,
    number_of,
    numbers_apart,
    rises,
    steps_back,
)
from segspec_kernels.runtime import copy, i64, u64
from segspec_kernels.tank_entries import Columns as BundleColumns
from segspec_kernels.tank_messages import Columns, block
from segspec_kernels.types import U64, Bools, Bytes, I32s, I64s, U8s, U64s

COPIED, LOOSELY = 1, 8
"""Indexes in `told`: copied bytes (where the engine clears what a repeated run filled), and the rows available if
bundles may be odd, else 0."""


class AskedColumns(NamedTuple):
    """The wanted columns."""

    offset: bool
    timestamp: bool
    position: bool
    key: bool
    value: bool


class MessageOut(NamedTuple):
    """The columns of records. Payloads are joined, or `views` are Arrow's."""

    c_offset: U64s
    c_timestamp: U64s
    c_position: I64s
    c_key_ends: I32s
    c_key: Bytes
    c_key_there: Bools
    c_value_ends: I32s
    c_value: Bytes
    views: Bytes


class BundleOut(NamedTuple):
    """Per bundle: the number due after it, its messages (0 if not intact), how many set meaningless bits, and the first
    and last timestamps."""

    dues: U64s
    there: I64s
    flagged: I64s
    first_time: U64s
    last_time: U64s


def flagged_in(found: int, unused: U8s) -> int:
    flagged = 0
    for n in range(found):
        if not is_as_promised(unused[n], MESSAGE_UNUSED):
            flagged += 1
    return flagged


def newest(found: int, timestamps: U64s) -> U64:
    latest = u64(0)
    for n in range(found):
        latest = max(latest, timestamps[n])
    return latest


def number(first: U64, last: U64, found: int, steps: I64s, gathers: bool, row: int, out_offset: U64s) -> bool:
    """Numbers messages from `first` to `last`; false unless they rise. A number above 64 bits is not stored: the last
    does not rise after it."""
    sequence = first
    for n in range(found):
        following = number_of(n, found, sequence, steps[n], first, last)
        if n > 0 and (not rises(sequence, following) or following > last):
            return False
        sequence = following
        if gathers:
            out_offset[row + n] = sequence
    return True


def put_numbers(found: int, row: int, position: int, asked: AskedColumns, timestamps: U64s, out: MessageOut) -> None:
    if asked.timestamp:
        for n in range(found):
            out.c_timestamp[row + n] = timestamps[n]
    if asked.position:
        for n in range(found):
            out.c_position[row + n] = position


def put_presence(found: int, row: int, lengths: I64s, out_present: Bools) -> None:
    for n in range(found):
        out_present[row + n] = lengths[n] > 0


def put_side_by_side(
    content: Bytes, found: int, positions: I64s, lengths: I64s, row: int, out_ends: I32s, out_bytes: Bytes
) -> None:
    used = i64(out_ends[row])
    for n in range(found):
        size = lengths[n]
        if size > 0:
            copy(out_bytes, used, content, positions[n], size)
            used += size
        out_ends[row + n + 1] = used


def put_views(
    content: Bytes, is_packed: bool, found: int, positions: I64s, lengths: I64s, row: int, used: int, out: MessageOut
) -> int:
    """Views of payloads in `content`. Unpacked ones, in a reused buffer, are copied to the values from byte `used`.
    Returns the new end."""
    total = i64(out.c_value_ends[row])
    for n in range(found):
        at, size = positions[n], lengths[n]
        if is_packed:
            copy(out.c_value, used, content, at, size)
            put_view(out.views, row + n, out.c_value, used, size, 1)
            used += size
        else:
            put_view(out.views, row + n, content, at, size, 0)
        total += size
        out.c_value_ends[row + n + 1] = total
    return used


def run(
    data: Bytes,
    room: Bytes,
    base: int,
    begin: int,
    stop: int,
    row: int,
    capacity: int,
    starts: I64s,
    ends: I64s,
    packed: U8s,
    numbers: U64s,
    told: I64s,
    asked: AskedColumns,
    given: BundleColumns,
    out: MessageOut,
    points: bool,
    latest: U64,
    each: BundleOut,
    columns: Columns,
) -> tuple[int, int]:
    """Reads the messages of the bundles `begin:stop`.

    They are in `data`, which begins at byte `base` of the file, or decompressed in `room`. Returns the first bundle
    that is not intact, or `stop`, and the rows, one per message from `row` on, in requested columns.

    A message later than `latest` is damage. With `told[LOOSELY]`, a bundle may set meaningless bits or have another
    count. With `points` values become views, for which `told[COPIED]` bytes are copied. `columns` have `capacity` rows,
    for one bundle.
    """
    loosely = told[LOOSELY] != 0
    for bundle in range(begin, stop):
        each.there[bundle] = 0
        is_packed = packed[bundle] != 0
        content = room if is_packed else data
        messages, is_sparse = given.num[bundle], given.is_sparse[bundle]
        found, status, _ = block(
            content, starts[bundle], ends[bundle], capacity,
            num_messages=messages, is_sparse=is_sparse, columns=columns,
        )  # fmt: skip
        if status != 0 or found == 0 or newest(found, columns.timestamp) > latest:
            return bundle, row
        flagged = flagged_in(found, columns.unused)
        is_odd = not agree(messages, found)
        if (is_odd or flagged > 0) and (not loosely or row + found > told[LOOSELY]):
            return bundle, row
        if is_odd and (is_sparse or flagged > 0 or not is_as_promised(given.unused[bundle], BUNDLE_UNUSED)):
            return bundle, row
        due = each.dues[bundle - 1] if bundle > 0 else numbers[bundle]
        first = numbers[bundle] if is_sparse else due
        last = first + u64(numbers_apart(is_sparse, found, given.last_delta[bundle]))
        if steps_back(first, due) or last > u64(MAX_SIGNED):
            return bundle, row
        if (asked.offset or is_sparse) and not number(
            first, last, found, columns.sequence_step, asked.offset, row, out.c_offset
        ):
            return bundle, row
        numbers[bundle], each.dues[bundle] = first, last + u64(1)
        each.there[bundle], each.flagged[bundle] = found, flagged
        each.first_time[bundle], each.last_time[bundle] = columns.timestamp[0], columns.timestamp[found - 1]
        put_numbers(found, row, given.position[bundle] + base, asked, columns.timestamp, out)
        if asked.key:
            put_presence(found, row, columns.key_length, out.c_key_there)
            put_side_by_side(content, found, columns.key_position, columns.key_length, row, out.c_key_ends, out.c_key)
        places, lengths = columns.content_position, columns.content_length
        if asked.value and points:
            told[COPIED] = put_views(content, is_packed, found, places, lengths, row, told[COPIED], out)
        elif asked.value:
            put_side_by_side(content, found, places, lengths, row, out.c_value_ends, out.c_value)
        row += found
    return stop, row
