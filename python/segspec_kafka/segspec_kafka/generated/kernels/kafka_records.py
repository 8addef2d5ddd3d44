# segspec format build, from ksy/: change that.
"""Records of kafka."""

from typing import NamedTuple

from segspec_kernels.runtime import (
    add_overflows,
    i64,
    read_u1,
    u64,
    unsigned_add_overflows,
    unsigned_multiply_overflows,
)
from segspec_kernels.types import Bools, Bytes, I64s, U32s

MODE = 'blocks'
#: Name and kind of each column array, the column it belongs to, and which part of it.
COLUMNS = (
    ('key_position', 'i64', 'key', 'position'),
    ('key_length', 'i64', 'key', 'length'),
    ('value_position', 'i64', 'value', 'position'),
    ('value_length', 'i64', 'value', 'length'),
    ('number', 'i64', 'number', ''),
    ('time', 'i64', 'time', ''),
    ('plain0', 'bool', 'plain0', ''),
    ('fields', 'u32', 'fields', ''),
    ('pair_name_position', 'i64', 'pair_name', 'position'),
    ('pair_name_length', 'i64', 'pair_name', 'length'),
    ('pair_text_position', 'i64', 'pair_text', 'position'),
    ('pair_text_length', 'i64', 'pair_text', 'length'),
)
#: The path of each list within the rows, and its column arrays, which have rows of their own.
LISTS = (
    ('records.body.headers', ('pair_name_position', 'pair_name_length', 'pair_text_position', 'pair_text_length')),
)
#: Name, least and greatest value of each parameter of the frame.
PARAMS = (
    ('base_offset', -9223372036854775808, 9223372036854775807),
    ('base_timestamp', -9223372036854775808, 9223372036854775807),
    ('is_append_time', 0, 1),
    ('max_timestamp', -9223372036854775808, 9223372036854775807),
)
#: Reason and field of each failure; the first one has status 2.
FAILURES = (
    ('overflow', 'records[].len_body.groups[]'),
    ('end of stream', 'records[].len_body.groups[].octet'),
    ('value', 'records[].len_body.groups[].octet'),
    ('value', 'records[].len_body'),
    ('negative', 'records[].body'),
    ('end of stream', 'records[].body'),
    ('end of stream', 'records[].body.attributes'),
    ('overflow', 'records[].body.timestamp_delta.groups[]'),
    ('end of stream', 'records[].body.timestamp_delta.groups[].octet'),
    ('value', 'records[].body.timestamp_delta.groups[].octet'),
    ('overflow', 'records[].body.timestamp_delta.groups[].total'),
    ('overflow', 'records[].body.offset_delta.groups[]'),
    ('end of stream', 'records[].body.offset_delta.groups[].octet'),
    ('value', 'records[].body.offset_delta.groups[].octet'),
    ('overflow', 'records[].body.len_key.groups[]'),
    ('end of stream', 'records[].body.len_key.groups[].octet'),
    ('value', 'records[].body.len_key.groups[].octet'),
    ('negative', 'records[].body.key'),
    ('end of stream', 'records[].body.key'),
    ('overflow', 'records[].body.len_value.groups[]'),
    ('end of stream', 'records[].body.len_value.groups[].octet'),
    ('value', 'records[].body.len_value.groups[].octet'),
    ('negative', 'records[].body.value'),
    ('end of stream', 'records[].body.value'),
    ('overflow', 'records[].body.num_headers.groups[]'),
    ('end of stream', 'records[].body.num_headers.groups[].octet'),
    ('value', 'records[].body.num_headers.groups[].octet'),
    ('value', 'records[].body.num_headers'),
    ('overflow', 'records[].body.headers[].len_key.groups[]'),
    ('end of stream', 'records[].body.headers[].len_key.groups[].octet'),
    ('value', 'records[].body.headers[].len_key.groups[].octet'),
    ('value', 'records[].body.headers[].len_key'),
    ('negative', 'records[].body.headers[].key'),
    ('end of stream', 'records[].body.headers[].key'),
    ('overflow', 'records[].body.headers[].len_value.groups[]'),
    ('end of stream', 'records[].body.headers[].len_value.groups[].octet'),
    ('value', 'records[].body.headers[].len_value.groups[].octet'),
    ('negative', 'records[].body.headers[].value'),
    ('end of stream', 'records[].body.headers[].value'),
    ('stalled', 'records[].body.headers'),
    ('value', 'records[].body.rest'),
    ('overflow', 'records[].body.offset'),
    ('overflow', 'records[].body.timestamp'),
    ('stalled', 'records'),
)


class Columns(NamedTuple):
    """The arrays that are filled, each with room for the rows of one call."""

    key_position: I64s
    key_length: I64s
    value_position: I64s
    value_length: I64s
    number: I64s
    time: I64s
    plain0: Bools
    fields: U32s
    pair_name_position: I64s
    pair_name_length: I64s
    pair_text_position: I64s
    pair_text_length: I64s


def kafka_varint(data: Bytes, position: int, end: int, base: int) -> tuple[int, int, int, int]:
    groups_index = 0
    last_groups_total = 0
    last_groups_weight = 0
    while True:
        groups_start = position
        if groups_index > 2147483647:
            return 1, groups_start, position, 0
        groups_index_2 = groups_index
        groups_total_before = last_groups_total if groups_index != 0 else 0
        if groups_total_before > 4294967295:
            return 1, groups_start, position, 0
        groups_weight = last_groups_weight * 128 if groups_index != 0 else 1
        if groups_weight > 4294967295:
            return 1, groups_start, position, 0
        if end - position < 1:
            return 2, position, position, 0
        groups_octet = read_u1(data, position)
        if groups_octet > (127 if groups_index_2 == 4 else 255):
            return 3, position, position, 0
        groups_total = groups_total_before + (groups_octet & 15 if groups_index_2 == 4 else groups_octet & 127) * groups_weight
        last_groups_total = groups_total
        last_groups_weight = groups_weight
        position += 1
        groups_has_next = groups_octet > 127
        if not groups_has_next:
            break
        groups_index += 1
    value = last_groups_total >> 1 if last_groups_total % 2 == 0 else -1 - (last_groups_total >> 1)
    return 0, 0, position, value


def block(data: Bytes, start: int, end: int, capacity: int, base_offset: int, base_timestamp: int, is_append_time: int, max_timestamp: int, lists: I64s, columns: Columns) -> tuple[int, int, int]:
    c_key_position, c_key_length, c_value_position, c_value_length, c_number, c_time, c_plain0, c_fields, c_pair_name_position, c_pair_name_length, c_pair_text_position, c_pair_text_length = columns
    count = 0
    position = start
    room_1 = lists[0]
    count_1 = 0
    while position < end:
        position_begun = position
        records_start = position
        records_len_body_start = position
        status, error, position, records_len_body_value = kafka_varint(data, position, end, start)
        if status:
            return 0, 1 + status, error
        if records_len_body_value < 0:
            return 0, 5, records_len_body_start
        records_body_start = position
        if records_len_body_value < 0:
            return 0, 6, records_body_start
        if records_len_body_value > end - position:
            return 0, 7, records_body_start
        records_body_position = position
        position += records_len_body_value
        records_body_end = records_body_position + records_len_body_value
        records_body_at = records_body_position
        if records_body_end - records_body_at < 1:
            return 0, 8, records_body_at
        records_body_at += 1
        records_body_timestamp_delta_groups_index = 0
        last_records_body_timestamp_delta_groups_total = u64(0)
        last_records_body_timestamp_delta_groups_weight = u64(0)
        while True:
            records_body_timestamp_delta_groups_start = records_body_at
            if records_body_timestamp_delta_groups_index > 2147483647:
                return 0, 9, records_body_timestamp_delta_groups_start
            records_body_timestamp_delta_groups_index_2 = records_body_timestamp_delta_groups_index
            records_body_timestamp_delta_groups_total_before = last_records_body_timestamp_delta_groups_total if records_body_timestamp_delta_groups_index != 0 else u64(0)
            condition = records_body_timestamp_delta_groups_index != 0
            if condition:
                if unsigned_multiply_overflows(last_records_body_timestamp_delta_groups_weight, u64(128)):
                    return 0, 9, records_body_timestamp_delta_groups_start
                choice = last_records_body_timestamp_delta_groups_weight * u64(128)
            else:
                choice = u64(1)
            if records_body_end - records_body_at < 1:
                return 0, 10, records_body_at
            records_body_timestamp_delta_groups_octet = read_u1(data, records_body_at)
            if records_body_timestamp_delta_groups_octet > (127 if records_body_timestamp_delta_groups_index_2 == 9 else 255):
                return 0, 11, records_body_at
            if unsigned_multiply_overflows(u64(records_body_timestamp_delta_groups_octet & 1 if records_body_timestamp_delta_groups_index_2 == 9 else records_body_timestamp_delta_groups_octet & 127), choice):
                return 0, 12, records_body_at
            if unsigned_add_overflows(records_body_timestamp_delta_groups_total_before, u64(records_body_timestamp_delta_groups_octet & 1 if records_body_timestamp_delta_groups_index_2 == 9 else records_body_timestamp_delta_groups_octet & 127) * choice):
                return 0, 12, records_body_at
            records_body_timestamp_delta_groups_total = records_body_timestamp_delta_groups_total_before + u64(records_body_timestamp_delta_groups_octet & 1 if records_body_timestamp_delta_groups_index_2 == 9 else records_body_timestamp_delta_groups_octet & 127) * choice
            last_records_body_timestamp_delta_groups_total = records_body_timestamp_delta_groups_total
            last_records_body_timestamp_delta_groups_weight = choice
            records_body_at += 1
            records_body_timestamp_delta_groups_has_next = records_body_timestamp_delta_groups_octet > 127
            if not records_body_timestamp_delta_groups_has_next:
                break
            records_body_timestamp_delta_groups_index += 1
        status, error, records_body_at, records_body_offset_delta_value = kafka_varint(data, records_body_at, records_body_end, records_body_position)
        if status:
            return 0, 12 + status, error
        status, error, records_body_at, records_body_len_key_value = kafka_varint(data, records_body_at, records_body_end, records_body_position)
        if status:
            return 0, 15 + status, error
        records_body_key_position_2 = 0
        records_body_key_length = -1
        if records_body_len_key_value >= 0:
            records_body_key_start = records_body_at
            if records_body_len_key_value < 0:
                return 0, 19, records_body_key_start
            if records_body_len_key_value > records_body_end - records_body_at:
                return 0, 20, records_body_key_start
            records_body_key_position = records_body_at
            records_body_at += records_body_len_key_value
            records_body_key_position_2 = records_body_key_position
            records_body_key_length = records_body_len_key_value
        status, error, records_body_at, records_body_len_value_value = kafka_varint(data, records_body_at, records_body_end, records_body_position)
        if status:
            return 0, 20 + status, error
        records_body_value_position_2 = 0
        records_body_value_length = -1
        if records_body_len_value_value >= 0:
            records_body_value_start = records_body_at
            if records_body_len_value_value < 0:
                return 0, 24, records_body_value_start
            if records_body_len_value_value > records_body_end - records_body_at:
                return 0, 25, records_body_value_start
            records_body_value_position = records_body_at
            records_body_at += records_body_len_value_value
            records_body_value_position_2 = records_body_value_position
            records_body_value_length = records_body_len_value_value
        records_body_num_headers_start = records_body_at
        status, error, records_body_at, records_body_num_headers_value = kafka_varint(data, records_body_at, records_body_end, records_body_position)
        if status:
            return 0, 25 + status, error
        if records_body_num_headers_value < 0:
            return 0, 29, records_body_num_headers_start
        for records_body_headers_index in range(records_body_num_headers_value):
            records_body_at_begun_2 = records_body_at
            records_body_headers_len_key_start = records_body_at
            status, error, records_body_at, records_body_headers_len_key_value = kafka_varint(data, records_body_at, records_body_end, records_body_position)
            if status:
                return 0, 29 + status, error
            if records_body_headers_len_key_value < 0:
                return 0, 33, records_body_headers_len_key_start
            records_body_headers_key_start = records_body_at
            if records_body_headers_len_key_value < 0:
                return 0, 34, records_body_headers_key_start
            if records_body_headers_len_key_value > records_body_end - records_body_at:
                return 0, 35, records_body_headers_key_start
            records_body_headers_key_position = records_body_at
            records_body_at += records_body_headers_len_key_value
            status, error, records_body_at, records_body_headers_len_value_value = kafka_varint(data, records_body_at, records_body_end, records_body_position)
            if status:
                return 0, 35 + status, error
            records_body_headers_value_position_2 = 0
            records_body_headers_value_length = -1
            if records_body_headers_len_value_value >= 0:
                records_body_headers_value_start = records_body_at
                if records_body_headers_len_value_value < 0:
                    return 0, 39, records_body_headers_value_start
                if records_body_headers_len_value_value > records_body_end - records_body_at:
                    return 0, 40, records_body_headers_value_start
                records_body_headers_value_position = records_body_at
                records_body_at += records_body_headers_len_value_value
                records_body_headers_value_position_2 = records_body_headers_value_position
                records_body_headers_value_length = records_body_headers_len_value_value
            if count_1 >= room_1:
                lists[2] = 1
                return 0, 1, start
            c_pair_name_position[count_1] = records_body_headers_key_position
            c_pair_name_length[count_1] = records_body_headers_len_key_value
            c_pair_text_position[count_1] = records_body_headers_value_position_2
            c_pair_text_length[count_1] = records_body_headers_value_length
            count_1 += 1
            if records_body_headers_index >= 65536 and records_body_at == records_body_at_begun_2:
                return 0, 41, records_body_at_begun_2
        records_body_rest_start = records_body_at
        records_body_rest_length = records_body_end - records_body_at
        records_body_at += records_body_rest_length
        if records_body_rest_length != 0:
            return 0, 42, records_body_rest_start
        if add_overflows(base_offset, records_body_offset_delta_value):
            return 0, 43, records_start
        records_body_offset = base_offset + records_body_offset_delta_value
        condition_2 = is_append_time != 0
        if condition_2:
            choice_2 = max_timestamp
        else:
            records_body_timestamp_delta_value = i64(last_records_body_timestamp_delta_groups_total >> u64(1)) if i64(last_records_body_timestamp_delta_groups_total % u64(2)) == 0 else -1 - i64(last_records_body_timestamp_delta_groups_total >> u64(1))
            if add_overflows(base_timestamp, records_body_timestamp_delta_value):
                return 0, 44, records_start
            choice_2 = base_timestamp + records_body_timestamp_delta_value
        if count >= capacity:
            return 0, 1, start
        c_key_position[count] = records_body_key_position_2
        c_key_length[count] = records_body_key_length
        c_value_position[count] = records_body_value_position_2
        c_value_length[count] = records_body_value_length
        c_number[count] = records_body_offset
        c_time[count] = choice_2
        c_plain0[count] = choice_2 <= max_timestamp
        c_fields[count] = count_1
        count += 1
        if position == position_begun:
            return 0, 45, position_begun
    lists[1] = count_1
    return count, 0, position
