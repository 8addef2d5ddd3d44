"""Entries of a mojo pack from many records, and their listpack elements."""

from __future__ import annotations

from typing import NamedTuple

from segspec.formats.mojo import rules
from segspec.formats.mojo.layout import ID_MODULUS
from segspec_kernels.listpack_element_pack import (
    pack_data_int13_into,
    pack_data_int16_into,
    pack_data_int24_into,
    pack_data_int32_into,
    pack_data_int64_into,
    pack_data_str12_into,
    pack_data_str32_into,
    pack_into,
)
from segspec_kernels.runtime import copy, i64, u64, write_u1
from segspec_kernels.types import U64, Bools, Bytes, I32s, U32s, U64s
from segspec_ksy.layouts import listpack_element as layout
from segspec_ksy.layouts import mojo_entry
from segspec_ksy.layouts.listpack_element import (
    DataInt13,
    DataInt16,
    DataInt24,
    DataInt32,
    DataInt64,
    DataStr6,
    DataStr12,
    DataStr32,
    DataUint7,
)

BITS, GROUP, CONTINUED = 7, 0x7F, 0x80

MINUS, ZERO, MOST_DIGITS = 45, 48, 19

MOST_AROUND = layout.SIZE + DataStr32.SIZE + layout.MOST_BACKLEN
"""Maximum bytes of an element without its string."""

MOST_INTEGER = layout.SIZE + DataInt64.SIZE + layout.SIZE_OF_BACKLEN

HALF, LAST = ID_MODULUS // 2, ID_MODULUS - 1


class NewEntries(NamedTuple):
    """Record r has the fields `starts[r]:starts[r + 1]`; field f has the name `names[name_ends[f]:name_ends[f + 1]]`,
    and a value likewise. `ms` and `seq` are the requested ids, or empty, as `deleted` may be."""

    starts: I32s
    names: Bytes
    name_ends: U32s
    values: Bytes
    value_ends: U32s
    ms: U64s
    seq: U64s
    deleted: Bools


class PackSoFar(NamedTuple):
    """The current pack: its MASTER ID, its master entry's names (`names[ends[n]:ends[n + 1]]`), and whether an entry
    ends with its number of elements (`lp_count`)."""

    ms: U64
    seq: U64
    names: Bytes
    ends: U32s
    has_lp_count: bool


def difference(value: U64, base: U64) -> int:
    """The signed difference, modulo 2⁶⁴, between `value` and `base` (redis/redis src/t_stream.c streamAppendItem)."""
    if value >= base:
        above = value - base
        return i64(above) if above < HALF else i64(above - u64(HALF)) + DataInt64.MIN_VALUE
    below = base - value
    if below <= HALF:
        return i64(u64(HALF) - below) + DataInt64.MIN_VALUE
    return i64(u64(LAST) - below) + 1


def put_backlen(out: Bytes, at: int, length: int) -> int:
    """Writes the backlen, read from right to left; returns its end (redis/redis src/listpack.c lpEncodeBacklen).

    Redis gives the largest length of 2, 3 and 4 groups one group more than necessary.
    """
    groups = 1
    if length > GROUP:
        groups = 2 if length < 0x3FFF else 3 if length < 0x1FFFFF else 4 if length < 0xFFFFFFF else layout.MOST_BACKLEN
    for group in range(groups):
        bits = length >> BITS * (groups - 1 - group) & GROUP
        write_u1(out, at + group, bits | CONTINUED if group > 0 else bits)
    return at + groups


def put_integer(out: Bytes, at: int, value: int) -> int:
    """Writes an integer element; returns its end (redis/redis src/listpack.c lpEncodeIntegerGetType)."""
    data = at + layout.SIZE
    if 0 <= value <= DataUint7.MAX_VALUE:
        pack_into(out, at, layout.MIN_ENCODING_UINT7 | value)
    elif DataInt13.MIN_VALUE <= value <= DataInt13.MAX_VALUE:
        high = value >> DataInt13.SHIFT_TWO_COMPLEMENT & DataInt13.MASK_TWO_COMPLEMENT
        pack_into(out, at, layout.MIN_ENCODING_INT13 | high)
        pack_data_int13_into(out, data, value & DataInt13.MAX_LOW)
        data += DataInt13.SIZE
    elif DataInt16.MIN_VALUE <= value <= DataInt16.MAX_VALUE:
        pack_into(out, at, layout.ENCODING_INT16)
        pack_data_int16_into(out, data, value)
        data += DataInt16.SIZE
    elif DataInt24.MIN_VALUE <= value <= DataInt24.MAX_VALUE:
        pack_into(out, at, layout.ENCODING_INT24)
        pack_data_int24_into(out, data, value & DataInt24.MAX_LOW, value // (DataInt24.MAX_LOW + 1))
        data += DataInt24.SIZE
    elif DataInt32.MIN_VALUE <= value <= DataInt32.MAX_VALUE:
        pack_into(out, at, layout.ENCODING_INT32)
        pack_data_int32_into(out, data, value)
        data += DataInt32.SIZE
    else:
        pack_into(out, at, layout.ENCODING_INT64)
        pack_data_int64_into(out, data, value)
        data += DataInt64.SIZE
    return put_backlen(out, data, data - at)


def put_head(out: Bytes, at: int, length: int) -> int:
    """Writes the bytes before a string; returns their end (redis src/listpack.c lpEncodeString)."""
    data = at + layout.SIZE
    if length <= DataStr6.MAX_LEN_VALUE:
        pack_into(out, at, layout.MIN_ENCODING_STR6 | length)
    elif length <= DataStr12.MAX_LEN_VALUE:
        pack_into(out, at, layout.MIN_ENCODING_STR12 | length >> DataStr12.SHIFT_LEN_VALUE)
        pack_data_str12_into(out, data, length & DataStr12.MAX_LEN_LOW)
        data += DataStr12.SIZE
    else:
        pack_into(out, at, layout.ENCODING_STR32)
        pack_data_str32_into(out, data, length)
        data += DataStr32.SIZE
    return data


def put_string(out: Bytes, at: int, content: Bytes, start: int, length: int) -> int:
    data = put_head(out, at, length)
    copy(out, data, content, start, length)
    data += length
    return put_backlen(out, data, data - at)


def put_element(out: Bytes, at: int, content: Bytes, start: int, length: int) -> int:
    """Writes a user's value; returns its end (redis/redis src/listpack.c lpEncodeGetType).

    The canonical decimal form of a 64-bit integer becomes an integer, any other value a string.
    """
    first, end = start, start + length
    if length > 1 and content[start] == MINUS:
        first += 1
    is_zero = length == 1 and content[start] == ZERO
    if length == 0 or end - first > MOST_DIGITS or (content[first] == ZERO and not is_zero):
        return put_string(out, at, content, start, length)
    total = u64(0)
    for place in range(first, end):
        digit = content[place] - ZERO
        if digit < 0 or digit > 9:
            return put_string(out, at, content, start, length)
        total = total * u64(10) + u64(digit)
    # The lowest integer is one farther from 0 than the highest one.
    if first > start and total <= HALF:
        return put_integer(out, at, i64(u64(HALF) - total) + DataInt64.MIN_VALUE)
    if first == start and total < HALF:
        return put_integer(out, at, i64(total))
    return put_string(out, at, content, start, length)


def is_same(one: Bytes, at: int, other: Bytes, place: int, length: int) -> bool:
    same = 0
    while same < length and one[at + same] == other[place + same]:
        same += 1
    return same == length


def has_names(given: NewEntries, row: int, pack: PackSoFar) -> bool:
    first, count = given.starts[row], len(pack.ends) - 1
    if given.starts[row + 1] - first != count:
        return False
    for n in range(count):
        start, place = given.name_ends[first + n], pack.ends[n]
        length = pack.ends[n + 1] - place
        if given.name_ends[first + n + 1] - start != length:
            return False
        if not is_same(given.names, start, pack.names, place, length):
            return False
    return True


def most_bytes(given: NewEntries, row: int) -> int:
    first: int = given.starts[row]
    last: int = given.starts[row + 1]
    names: int = given.name_ends[last] - given.name_ends[first]
    values: int = given.value_ends[last] - given.value_ends[first]
    return names + values + 2 * MOST_AROUND * (last - first) + 5 * MOST_INTEGER


def put_entry(
    out: Bytes, begin: int, given: NewEntries, row: int, ms: U64, seq: U64, pack: PackSoFar
) -> tuple[int, int]:
    """Writes the record `ms-seq` as an entry; returns its end and number of elements (seeds/mojo.txt "ENTRY
    [count]")."""
    first, last = given.starts[row], given.starts[row + 1]
    same = has_names(given, row, pack)
    flags = mojo_entry.MASK_HAS_SAME_FIELDS if same else 0
    if len(given.deleted) and given.deleted[row]:
        flags |= mojo_entry.MASK_IS_DELETED
    at = put_integer(out, begin, flags)
    at = put_integer(out, at, difference(ms, pack.ms))
    at = put_integer(out, at, difference(seq, pack.seq))
    elements = 3 + (last - first)
    if not same:
        at = put_integer(out, at, last - first)
        elements += 1 + (last - first)
    for n in range(first, last):
        if not same:
            start = given.name_ends[n]
            at = put_element(out, at, given.names, start, given.name_ends[n + 1] - start)
        start = given.value_ends[n]
        at = put_element(out, at, given.values, start, given.value_ends[n + 1] - start)
    if pack.has_lp_count:
        at = put_integer(out, at, elements)
        elements += 1
    return at, elements


def run(
    given: NewEntries,
    first: int,
    last: int,
    pack: PackSoFar,
    ms: U64,
    seq: U64,
    time: U64,
    records: int,
    most: int,
    out: Bytes,
) -> tuple[int, int, int, U64, U64]:
    """Writes the records `first:last` to `out` as entries of a pack with room for `records` and `most` bytes.

    `ms-seq` is the previous id. Records without ids get `time-0`, or the next id. Returns the numbers of records, bytes
    and elements, and the last id. Ends before a record without room, or with a wrong id.
    """
    row, used, elements = first, 0, 0
    while row < last and row - first < records and used + most_bytes(given, row) <= len(out):
        if len(given.ms):
            next_ms, next_seq = given.ms[row], given.seq[row]
        elif time > ms:
            next_ms, next_seq = time, u64(0)
        else:
            next_seq = u64(0) if seq == LAST else seq + u64(1)
            next_ms = ms + u64(1) if next_seq == 0 and ms < LAST else ms
        is_free = row == first and len(given.ms) > 0
        if not is_free and not rules.is_above((next_ms, next_seq), (ms, seq)):
            break
        end, more = put_entry(out, used, given, row, next_ms, next_seq, pack)
        if end > most:
            break
        ms, seq, used = next_ms, next_seq, end
        elements += more
        row += 1
    return row - first, used, elements, ms, seq
