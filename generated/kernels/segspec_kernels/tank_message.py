# segspec_kaitai.kernels, from ksy/leb128_u32.ksy sha256 113e163a967e99f0a8b0669546ad5396b77100a1dad8a85b7cc9a2f8f611a3a5
# segspec_kaitai.kernels, from ksy/tank_message.ksy sha256 25ecf4021d808f4240267d0bbdc93dc882a189484f00c60864c8e7593449b8b8
# Generated: change the spec or formats/tank/kernels.py.
"""One message of a TANK message set at a time, for those that end before their set does."""

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
    ('unused', 'u8', 'unused', ''),
    ('uses_last_timestamp', 'bool', 'uses_last_timestamp', ''),
    ('sequence_step', 'i64', 'sequence_step', ''),
    ('timestamp', 'u64', 'timestamp', ''),
    ('key_position', 'i64', 'key', 'position'),
    ('key_length', 'i64', 'key', 'length'),
    ('content_position', 'i64', 'content', 'position'),
    ('content_length', 'i64', 'content', 'length'),
)
#: Name, least and greatest value of each parameter of the frame.
PARAMS = (
    ('is_sparse', 0, 1),
    ('is_edge', 0, 1),
    ('timestamp_before', 0, 18446744073709551615),
)
#: Reason and field of each failure; the first one has status 2.
FAILURES = (
    ('end of stream', 'unused'),
    ('overflow', 'sequence_delta.groups[]'),
    ('end of stream', 'sequence_delta.groups[].octet'),
    ('value', 'sequence_delta.groups[].octet'),
    ('end of stream', 'explicit_timestamp'),
    ('end of stream', 'len_key'),
    ('end of stream', 'key'),
    ('overflow', 'len_content.groups[]'),
    ('end of stream', 'len_content.groups[].octet'),
    ('value', 'len_content.groups[].octet'),
    ('end of stream', 'content'),
)


class Columns(NamedTuple):
    """The arrays that are filled, each with room for the rows of one call."""

    unused: U8s
    uses_last_timestamp: Bools
    sequence_step: I64s
    timestamp: U64s
    key_position: I64s
    key_length: I64s
    content_position: I64s
    content_length: I64s


class Row(NamedTuple):
    """A frame: status, where it ends, columns; if it failed, the byte at which that field begins, and 0."""

    status: int
    reached: int
    unused: int = 0
    uses_last_timestamp: bool = False
    sequence_step: int = 0
    timestamp: U64 = 0
    key_position: int = 0
    key_length: int = 0
    content_position: int = 0
    content_length: int = 0


def frame(data: Bytes, position: int, end: int, is_sparse: int, is_edge: int, timestamp_before: U64) -> Row:
    frame_start = position
    if end - position < 1:
        return Row(2, position)
    unused = read_u1(data, position) >> 3
    is_consecutive = (read_u1(data, position) & 7) >> 2 != 0
    uses_last_timestamp = (read_u1(data, position) & 3) >> 1 != 0
    has_key = read_u1(data, position) & 1 != 0
    position += 1
    last_sequence_delta_groups_total = 0
    if is_sparse != 0 and is_edge == 0 and (not is_consecutive):
        sequence_delta_groups_index = 0
        last_sequence_delta_groups_total = 0
        last_sequence_delta_groups_weight = 0
        while True:
            sequence_delta_groups_start = position
            if sequence_delta_groups_index > 2147483647:
                return Row(3, sequence_delta_groups_start)
            sequence_delta_groups_index_2 = sequence_delta_groups_index
            sequence_delta_groups_total_before = last_sequence_delta_groups_total if sequence_delta_groups_index != 0 else 0
            if sequence_delta_groups_total_before > 4294967295:
                return Row(3, sequence_delta_groups_start)
            sequence_delta_groups_weight = last_sequence_delta_groups_weight * 128 if sequence_delta_groups_index != 0 else 1
            if sequence_delta_groups_weight > 4294967295:
                return Row(3, sequence_delta_groups_start)
            if end - position < 1:
                return Row(4, position)
            sequence_delta_groups_octet = read_u1(data, position)
            if sequence_delta_groups_octet > (127 if sequence_delta_groups_index_2 == 4 else 255):
                return Row(5, position)
            sequence_delta_groups_total = sequence_delta_groups_total_before + (sequence_delta_groups_octet & 15 if sequence_delta_groups_index_2 == 4 else sequence_delta_groups_octet & 127) * sequence_delta_groups_weight
            last_sequence_delta_groups_total = sequence_delta_groups_total
            last_sequence_delta_groups_weight = sequence_delta_groups_weight
            position += 1
            sequence_delta_groups_has_next = sequence_delta_groups_octet > 127
            if not sequence_delta_groups_has_next:
                break
            sequence_delta_groups_index += 1
    explicit_timestamp = u64(0)
    if not uses_last_timestamp:
        if end - position < 8:
            return Row(6, position)
        explicit_timestamp = read_u8le(data, position)
        position += 8
    len_key = 0
    if has_key:
        if end - position < 1:
            return Row(7, position)
        len_key = read_u1(data, position)
        position += 1
    key_position_2 = 0
    key_length = -1
    if has_key:
        key_start = position
        if len_key > end - position:
            return Row(8, key_start)
        key_position = position
        position += len_key
        key_position_2 = key_position
        key_length = len_key
    len_content_groups_index = 0
    last_len_content_groups_total = 0
    last_len_content_groups_weight = 0
    while True:
        len_content_groups_start = position
        if len_content_groups_index > 2147483647:
            return Row(9, len_content_groups_start)
        len_content_groups_index_2 = len_content_groups_index
        len_content_groups_total_before = last_len_content_groups_total if len_content_groups_index != 0 else 0
        if len_content_groups_total_before > 4294967295:
            return Row(9, len_content_groups_start)
        len_content_groups_weight = last_len_content_groups_weight * 128 if len_content_groups_index != 0 else 1
        if len_content_groups_weight > 4294967295:
            return Row(9, len_content_groups_start)
        if end - position < 1:
            return Row(10, position)
        len_content_groups_octet = read_u1(data, position)
        if len_content_groups_octet > (127 if len_content_groups_index_2 == 4 else 255):
            return Row(11, position)
        len_content_groups_total = len_content_groups_total_before + (len_content_groups_octet & 15 if len_content_groups_index_2 == 4 else len_content_groups_octet & 127) * len_content_groups_weight
        last_len_content_groups_total = len_content_groups_total
        last_len_content_groups_weight = len_content_groups_weight
        position += 1
        len_content_groups_has_next = len_content_groups_octet > 127
        if not len_content_groups_has_next:
            break
        len_content_groups_index += 1
    content_start = position
    content_length = last_len_content_groups_total
    if content_length > end - position:
        return Row(12, content_start)
    content_position = position
    position += content_length
    sequence_step = (last_sequence_delta_groups_total if is_sparse != 0 and is_edge == 0 and (not is_consecutive) else 0) + 1
    timestamp = timestamp_before if uses_last_timestamp else explicit_timestamp
    row_unused = unused
    row_uses_last_timestamp = uses_last_timestamp
    row_sequence_step = sequence_step
    row_timestamp = timestamp
    row_key_position = key_position_2
    row_key_length = key_length
    row_content_position = content_position
    row_content_length = content_length
    return Row(0, position, row_unused, row_uses_last_timestamp, row_sequence_step, row_timestamp, row_key_position, row_key_length, row_content_position, row_content_length)


def scan(data: Bytes, start: int, stop: int, end: int, capacity: int, is_sparse: int, is_edge: int, timestamp_before: U64, columns: Columns) -> tuple[int, int, int, int]:
    c_unused, c_uses_last_timestamp, c_sequence_step, c_timestamp, c_key_position, c_key_length, c_content_position, c_content_length = columns
    rows = 0
    position = start
    while position < stop:
        row = frame(data, position, end, is_sparse, is_edge, timestamp_before)
        if row.status:
            return rows, position, row.status, row.reached
        if rows >= capacity:
            return rows, position, 1, position
        c_unused[rows] = row.unused
        c_uses_last_timestamp[rows] = row.uses_last_timestamp
        c_sequence_step[rows] = row.sequence_step
        c_timestamp[rows] = row.timestamp
        c_key_position[rows] = row.key_position
        c_key_length[rows] = row.key_length
        c_content_position[rows] = row.content_position
        c_content_length[rows] = row.content_length
        rows += 1
        position = row.reached
    return rows, position, 0, position
