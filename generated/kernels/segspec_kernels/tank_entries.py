# segspec_kaitai.kernels, from ksy/leb128_u32.ksy sha256 113e163a967e99f0a8b0669546ad5396b77100a1dad8a85b7cc9a2f8f611a3a5
# segspec_kaitai.kernels, from ksy/tank_bundle_header.ksy sha256 e1d8992519f67704e71ffeb645c33a289b10b43d15f2fd2ad4720d85fe237bda
# segspec_kaitai.kernels, from ksy/tank_entry_header.ksy sha256 26cb57aa40eb1e37060247964a0f684412c3e0746941584b74a91501494844d1
# Generated: change the spec or formats/tank/kernels.py.
"""Bundles of a TANK segment, by their headers."""

from typing import NamedTuple

from segspec_kernels.runtime import (
    read_u1,
    read_u8le,
    u64,
)
from segspec_kernels.types import Bools, Bytes, I64s, U64, U64s, U8s

MODE = 'frames'
#: Name and kind of each column array, the column it belongs to, and which part of it.
COLUMNS = (
    ('position', 'i64', 'position', ''),
    ('unused', 'bool', 'unused', ''),
    ('codec', 'u8', 'codec', ''),
    ('num', 'i64', 'num', ''),
    ('is_sparse', 'bool', 'is_sparse', ''),
    ('first_sequence', 'u64', 'first_sequence', ''),
    ('last_delta', 'i64', 'last_delta', ''),
    ('message_set_start', 'i64', 'message_set_start', ''),
    ('end', 'u64', 'end', ''),
)
#: Name, least and greatest value of each parameter of the frame.
PARAMS = (
)
#: Reason and field of each failure; the first one has status 2.
FAILURES = (
    ('overflow', 'len_bundle.groups[]'),
    ('end of stream', 'len_bundle.groups[].octet'),
    ('value', 'len_bundle.groups[].octet'),
    ('value', 'len_bundle'),
    ('end of stream', 'header.unused'),
    ('overflow', 'header.num_messages_long.groups[]'),
    ('end of stream', 'header.num_messages_long.groups[].octet'),
    ('value', 'header.num_messages_long.groups[].octet'),
    ('value', 'header.num_messages_long'),
    ('end of stream', 'header.first_sequence'),
    ('overflow', 'header.last_delta.groups[]'),
    ('end of stream', 'header.last_delta.groups[].octet'),
    ('value', 'header.last_delta.groups[].octet'),
    ('end of stream', 'len_bundle.size + len_bundle.value'),
    ('stalled', 'len_bundle.size + len_bundle.value'),
)


class Columns(NamedTuple):
    """The arrays that are filled, each with room for the rows of one call."""

    position: I64s
    unused: Bools
    codec: U8s
    num: I64s
    is_sparse: Bools
    first_sequence: U64s
    last_delta: I64s
    message_set_start: I64s
    end: U64s


def leb128_u32(data: Bytes, position: int, end: int, base: int) -> tuple[int, int, int, int, int]:
    groups_index = 0
    last_groups_total = 0
    last_groups_weight = 0
    while True:
        groups_start = position
        if groups_index > 2147483647:
            return 1, groups_start, position, 0, 0
        groups_index_2 = groups_index
        groups_total_before = last_groups_total if groups_index != 0 else 0
        if groups_total_before > 4294967295:
            return 1, groups_start, position, 0, 0
        groups_weight = last_groups_weight * 128 if groups_index != 0 else 1
        if groups_weight > 4294967295:
            return 1, groups_start, position, 0, 0
        if end - position < 1:
            return 2, position, position, 0, 0
        groups_octet = read_u1(data, position)
        if groups_octet > (127 if groups_index_2 == 4 else 255):
            return 3, position, position, 0, 0
        groups_total = groups_total_before + (groups_octet & 15 if groups_index_2 == 4 else groups_octet & 127) * groups_weight
        last_groups_total = groups_total
        last_groups_weight = groups_weight
        position += 1
        groups_has_next = groups_octet > 127
        if not groups_has_next:
            break
        groups_index += 1
    groups_count = groups_index + 1
    result = last_groups_total
    return 0, 0, position, result, groups_count


class Row(NamedTuple):
    """A frame: status, where it ends, columns; if it failed, the byte at which that field begins, and 0."""

    status: int
    reached: int
    position: int = 0
    unused: bool = False
    codec: int = 0
    num: int = 0
    is_sparse: bool = False
    first_sequence: U64 = 0
    last_delta: int = 0
    message_set_start: int = 0
    end: U64 = 0


def frame(data: Bytes, position: int, end: int) -> Row:
    frame_start = position
    len_bundle_start = position
    status, error, position, len_bundle_result, len_bundle_groups_count = leb128_u32(data, position, end, 0)
    if status:
        return Row(1 + status, error)
    if len_bundle_result == 0:
        return Row(5, len_bundle_start)
    if end - position < 1:
        return Row(6, position)
    header_unused = read_u1(data, position) >> 7 != 0
    header_is_sparse = (read_u1(data, position) & 127) >> 6 != 0
    header_num_messages_short = (read_u1(data, position) & 63) >> 2
    header_codec = read_u1(data, position) & 3
    position += 1
    header_num_messages_long_value = 0
    if header_num_messages_short == 0:
        header_num_messages_long_start = position
        status, error, position, header_num_messages_long_result, _ = leb128_u32(data, position, end, 0)
        if status:
            return Row(6 + status, error)
        if header_num_messages_long_result == 0:
            return Row(10, header_num_messages_long_start)
        header_num_messages_long_value = header_num_messages_long_result
    header_first_sequence = u64(0)
    if header_is_sparse:
        if end - position < 8:
            return Row(11, position)
        header_first_sequence = read_u8le(data, position)
        position += 8
    header_num_messages = header_num_messages_short if header_num_messages_short != 0 else header_num_messages_long_value
    header_last_delta_value = 0
    if header_is_sparse and header_num_messages != 1:
        status, error, position, header_last_delta_result, _ = leb128_u32(data, position, end, 0)
        if status:
            return Row(11 + status, error)
        header_last_delta_value = header_last_delta_result
    row_position = frame_start
    row_unused = header_unused
    row_codec = header_codec
    row_num = header_num_messages
    row_is_sparse = header_is_sparse
    row_first_sequence = header_first_sequence
    row_last_delta = header_last_delta_value
    row_message_set_start = position
    row_end = u64(frame_start) + u64(len_bundle_groups_count) + u64(len_bundle_result)
    advance = len_bundle_groups_count + len_bundle_result
    if advance > end - frame_start:
        return Row(15, frame_start)
    if advance <= 0:
        return Row(16, frame_start)
    position = frame_start + advance
    return Row(0, position, row_position, row_unused, row_codec, row_num, row_is_sparse, row_first_sequence, row_last_delta, row_message_set_start, row_end)


def scan(data: Bytes, start: int, stop: int, end: int, capacity: int, columns: Columns) -> tuple[int, int, int, int]:
    c_position, c_unused, c_codec, c_num, c_is_sparse, c_first_sequence, c_last_delta, c_message_set_start, c_end = columns
    rows = 0
    position = start
    while position < stop:
        row = frame(data, position, end)
        if row.status:
            return rows, position, row.status, row.reached
        if rows >= capacity:
            return rows, position, 1, position
        c_position[rows] = row.position
        c_unused[rows] = row.unused
        c_codec[rows] = row.codec
        c_num[rows] = row.num
        c_is_sparse[rows] = row.is_sparse
        c_first_sequence[rows] = row.first_sequence
        c_last_delta[rows] = row.last_delta
        c_message_set_start[rows] = row.message_set_start
        c_end[rows] = row.end
        rows += 1
        position = row.reached
    return rows, position, 0, position
