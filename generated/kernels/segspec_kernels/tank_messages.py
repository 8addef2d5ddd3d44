# segspec_kaitai.kernels, from ksy/leb128_u32.ksy sha256 113e163a967e99f0a8b0669546ad5396b77100a1dad8a85b7cc9a2f8f611a3a5
# segspec_kaitai.kernels, from ksy/tank_message.ksy sha256 25ecf4021d808f4240267d0bbdc93dc882a189484f00c60864c8e7593449b8b8
# segspec_kaitai.kernels, from ksy/tank_message_set.ksy sha256 585aec40c4ef114c7ae8101c563d4a8d38511f81e9358ede3275a3d74b7d148b
# Generated: change the spec or formats/tank/kernels.py.
"""Messages of TANK message sets, decompressed where they were compressed."""

from typing import NamedTuple

from segspec_kernels.runtime import (
    read_u1,
    read_u8le,
    u64,
)
from segspec_kernels.types import Bytes, I64s, U64s, U8s

MODE = 'blocks'
#: Name and kind of each column array, the column it belongs to, and which part of it.
COLUMNS = (
    ('position', 'i64', 'position', ''),
    ('unused', 'u8', 'unused', ''),
    ('sequence_step', 'i64', 'sequence_step', ''),
    ('timestamp', 'u64', 'timestamp', ''),
    ('key_position', 'i64', 'key', 'position'),
    ('key_length', 'i64', 'key', 'length'),
    ('content_position', 'i64', 'content', 'position'),
    ('content_length', 'i64', 'content', 'length'),
)
#: Name, least and greatest value of each parameter of the frame.
PARAMS = (
    ('num_messages', 0, 4294967295),
    ('is_sparse', 0, 1),
)
#: Reason and field of each failure; the first one has status 2.
FAILURES = (
    ('end of stream', 'messages[].unused'),
    ('overflow', 'messages[].sequence_delta.groups[]'),
    ('end of stream', 'messages[].sequence_delta.groups[].octet'),
    ('value', 'messages[].sequence_delta.groups[].octet'),
    ('end of stream', 'messages[].explicit_timestamp'),
    ('end of stream', 'messages[].len_key'),
    ('end of stream', 'messages[].key'),
    ('overflow', 'messages[].len_content.groups[]'),
    ('end of stream', 'messages[].len_content.groups[].octet'),
    ('value', 'messages[].len_content.groups[].octet'),
    ('end of stream', 'messages[].content'),
)


class Columns(NamedTuple):
    """The arrays that are filled, each with room for the rows of one call."""

    position: I64s
    unused: U8s
    sequence_step: I64s
    timestamp: U64s
    key_position: I64s
    key_length: I64s
    content_position: I64s
    content_length: I64s


def block(data: Bytes, start: int, end: int, capacity: int, num_messages: int, is_sparse: int, columns: Columns) -> tuple[int, int, int]:
    c_position, c_unused, c_sequence_step, c_timestamp, c_key_position, c_key_length, c_content_position, c_content_length = columns
    count = 0
    position = start
    messages_index = 0
    last_messages_timestamp = u64(0)
    while position < end:
        messages_is_edge = messages_index == 0 or messages_index == num_messages - 1
        messages_timestamp_before = last_messages_timestamp if messages_index != 0 else u64(0)
        messages_start_2 = position
        if end - position < 1:
            return 0, 2, position
        messages_unused = read_u1(data, position) >> 3
        messages_is_consecutive = (read_u1(data, position) & 7) >> 2 != 0
        messages_uses_last_timestamp = (read_u1(data, position) & 3) >> 1 != 0
        messages_has_key = read_u1(data, position) & 1 != 0
        position += 1
        last_messages_sequence_delta_groups_total = 0
        if is_sparse != 0 and (not messages_is_edge) and (not messages_is_consecutive):
            messages_sequence_delta_groups_index = 0
            last_messages_sequence_delta_groups_total = 0
            last_messages_sequence_delta_groups_weight = 0
            while True:
                messages_sequence_delta_groups_start = position
                if messages_sequence_delta_groups_index > 2147483647:
                    return 0, 3, messages_sequence_delta_groups_start
                messages_sequence_delta_groups_index_2 = messages_sequence_delta_groups_index
                messages_sequence_delta_groups_total_before = last_messages_sequence_delta_groups_total if messages_sequence_delta_groups_index != 0 else 0
                if messages_sequence_delta_groups_total_before > 4294967295:
                    return 0, 3, messages_sequence_delta_groups_start
                messages_sequence_delta_groups_weight = last_messages_sequence_delta_groups_weight * 128 if messages_sequence_delta_groups_index != 0 else 1
                if messages_sequence_delta_groups_weight > 4294967295:
                    return 0, 3, messages_sequence_delta_groups_start
                if end - position < 1:
                    return 0, 4, position
                messages_sequence_delta_groups_octet = read_u1(data, position)
                if messages_sequence_delta_groups_octet > (127 if messages_sequence_delta_groups_index_2 == 4 else 255):
                    return 0, 5, position
                messages_sequence_delta_groups_total = messages_sequence_delta_groups_total_before + (messages_sequence_delta_groups_octet & 15 if messages_sequence_delta_groups_index_2 == 4 else messages_sequence_delta_groups_octet & 127) * messages_sequence_delta_groups_weight
                last_messages_sequence_delta_groups_total = messages_sequence_delta_groups_total
                last_messages_sequence_delta_groups_weight = messages_sequence_delta_groups_weight
                position += 1
                messages_sequence_delta_groups_has_next = messages_sequence_delta_groups_octet > 127
                if not messages_sequence_delta_groups_has_next:
                    break
                messages_sequence_delta_groups_index += 1
        messages_explicit_timestamp = u64(0)
        if not messages_uses_last_timestamp:
            if end - position < 8:
                return 0, 6, position
            messages_explicit_timestamp = read_u8le(data, position)
            position += 8
        messages_len_key = 0
        if messages_has_key:
            if end - position < 1:
                return 0, 7, position
            messages_len_key = read_u1(data, position)
            position += 1
        messages_key_position_2 = 0
        messages_key_length = -1
        if messages_has_key:
            messages_key_start = position
            if messages_len_key > end - position:
                return 0, 8, messages_key_start
            messages_key_position = position
            position += messages_len_key
            messages_key_position_2 = messages_key_position
            messages_key_length = messages_len_key
        messages_len_content_groups_index = 0
        last_messages_len_content_groups_total = 0
        last_messages_len_content_groups_weight = 0
        while True:
            messages_len_content_groups_start = position
            if messages_len_content_groups_index > 2147483647:
                return 0, 9, messages_len_content_groups_start
            messages_len_content_groups_index_2 = messages_len_content_groups_index
            messages_len_content_groups_total_before = last_messages_len_content_groups_total if messages_len_content_groups_index != 0 else 0
            if messages_len_content_groups_total_before > 4294967295:
                return 0, 9, messages_len_content_groups_start
            messages_len_content_groups_weight = last_messages_len_content_groups_weight * 128 if messages_len_content_groups_index != 0 else 1
            if messages_len_content_groups_weight > 4294967295:
                return 0, 9, messages_len_content_groups_start
            if end - position < 1:
                return 0, 10, position
            messages_len_content_groups_octet = read_u1(data, position)
            if messages_len_content_groups_octet > (127 if messages_len_content_groups_index_2 == 4 else 255):
                return 0, 11, position
            messages_len_content_groups_total = messages_len_content_groups_total_before + (messages_len_content_groups_octet & 15 if messages_len_content_groups_index_2 == 4 else messages_len_content_groups_octet & 127) * messages_len_content_groups_weight
            last_messages_len_content_groups_total = messages_len_content_groups_total
            last_messages_len_content_groups_weight = messages_len_content_groups_weight
            position += 1
            messages_len_content_groups_has_next = messages_len_content_groups_octet > 127
            if not messages_len_content_groups_has_next:
                break
            messages_len_content_groups_index += 1
        messages_content_start = position
        messages_content_length = last_messages_len_content_groups_total
        if messages_content_length > end - position:
            return 0, 12, messages_content_start
        messages_content_position = position
        position += messages_content_length
        messages_sequence_step = (last_messages_sequence_delta_groups_total if is_sparse != 0 and (not messages_is_edge) and (not messages_is_consecutive) else 0) + 1
        messages_timestamp = messages_timestamp_before if messages_uses_last_timestamp else messages_explicit_timestamp
        if count >= capacity:
            return 0, 1, start
        c_position[count] = messages_start_2
        c_unused[count] = messages_unused
        c_sequence_step[count] = messages_sequence_step
        c_timestamp[count] = messages_timestamp
        c_key_position[count] = messages_key_position_2
        c_key_length[count] = messages_key_length
        c_content_position[count] = messages_content_position
        c_content_length[count] = messages_content_length
        count += 1
        last_messages_timestamp = messages_timestamp
        messages_index += 1
    return count, 0, position
