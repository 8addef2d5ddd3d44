"""Many TANK messages at once, as the bytes of a bundle's message set."""

from __future__ import annotations

from typing import NamedTuple

from segspec_kernels.runtime import copy, i64, u64, write_u1
from segspec_kernels.tank_message_pack import pack_explicit_timestamp_into, pack_into, pack_len_key_into
from segspec_kernels.types import U64, Bytes, U32s, U64s
from segspec_ksy.layouts import leb128_u32, tank_message

MORE = leb128_u32.Group.MIN_OCTET_HAS_NEXT

MOST_AROUND = (
    tank_message.SIZE + tank_message.SIZE_EXPLICIT_TIMESTAMP + tank_message.SIZE_LEN_KEY + 2 * leb128_u32.MOST_GROUPS
)


class GivenMessages(NamedTuple):
    """Row r is `values[ends[r]:ends[r + 1]]`.

    `keys[key_ends[r]:key_ends[r + 1]]` is its key, or empty; `numbers` and `times` are its number and timestamp. Absent
    columns are empty.
    """

    values: Bytes
    ends: U32s
    keys: Bytes
    key_ends: U32s
    numbers: U64s
    times: U64s


def size_of(given: GivenMessages, row: int) -> int:
    size: int = given.ends[row + 1] - given.ends[row]
    return size + given.key_ends[row + 1] - given.key_ends[row] if len(given.key_ends) else size


def put_integer(out: Bytes, at: int, number: int) -> int:
    """Writes an integer below 2³² in the fewest bytes (Switch/compress.h `PackUInt32`); returns its end."""
    while number >= MORE:
        write_u1(out, at, number % MORE + MORE)
        number //= MORE
        at += 1
    write_u1(out, at, number)
    return at + 1


def run(given: GivenMessages, first: int, last: int, is_sparse: bool, time: U64, out: Bytes) -> int:
    """Writes the rows `first:last` to `out` as a bundle's messages; returns their bytes (seeds/tank.txt "BUNDLE";
    client_api_produce.cpp `TankClient::produce`).

    `time` is the default timestamp; sparse bundles need numbers. `out` has `MOST_AROUND` more bytes per message than
    keys and contents.
    """
    at, before = 0, time
    for row in range(first, last):
        start = given.ends[row]
        length: int = given.ends[row + 1] - start
        len_key: int = size_of(given, row) - length
        stamp = given.times[row] if len(given.times) else time
        has_step = is_sparse and first < row < last - 1
        step = given.numbers[row] - given.numbers[row - 1] if has_step else u64(0)
        is_repeated = row > first and stamp == before
        pack_into(out, at, step == 1, is_repeated, len_key > 0)
        at += tank_message.SIZE
        if step > 1:
            at = put_integer(out, at, i64(step) - 1)
        if not is_repeated:
            pack_explicit_timestamp_into(out, at, stamp)
            at += tank_message.SIZE_EXPLICIT_TIMESTAMP
        if len_key > 0:
            pack_len_key_into(out, at, len_key)
            copy(out, at + tank_message.SIZE_LEN_KEY, given.keys, given.key_ends[row], len_key)
            at += tank_message.SIZE_LEN_KEY + len_key
        at = put_integer(out, at, length)
        copy(out, at, given.values, start, length)
        at += length
        before = stamp
    return at
