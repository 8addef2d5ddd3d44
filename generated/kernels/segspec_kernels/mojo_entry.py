# segspec_kaitai.kernels, from ksy/listpack_element.ksy sha256 9f91e2a50b53e79ff5f7d1f506583c167133fa7ebbb31a3df8fcc8aaf0cc0826
# segspec_kaitai.kernels, from ksy/mojo_entry.ksy sha256 d5a4bdb0ecdb7867dff6f2d2a24607fd5f6bcc5485f464e5dee2177af2c36759
# Generated: change the spec or formats/mojo/kernels.py.
"""One entry of a mojo pack at a time, or the end marker, for packs that end before their HEADER does."""

from typing import NamedTuple

from segspec_kernels.runtime import (
    add_overflows,
    multiply_overflows,
    read_s1,
    read_s2le,
    read_s4le,
    read_s8le,
    read_u1,
    read_u2le,
    read_u4le,
)
from segspec_kernels.types import Bools, Bytes, I64s

MODE = 'frames'
#: Name and kind of each column array, the column it belongs to, and which part of it.
COLUMNS = (
    ('is_end', 'bool', 'is_end', ''),
    ('is_deleted', 'bool', 'is_deleted', ''),
    ('other_flags', 'i64', 'other_flags', ''),
    ('ms_difference', 'i64', 'ms_difference', ''),
    ('seq_difference', 'i64', 'seq_difference', ''),
    ('num_elements', 'i64', 'num_elements', ''),
    ('num_live', 'i64', 'num_live', ''),
    ('end', 'i64', 'end', ''),
)
#: Name, least and greatest value of each parameter of the frame.
PARAMS = (
    ('num_master_fields', -9223372036854775808, 9223372036854775807),
    ('has_lp_count', 0, 1),
    ('num_elements_before', -9223372036854775808, 9223372036854775807),
    ('num_live_before', -9223372036854775808, 9223372036854775807),
)
#: Reason and field of each failure; the first one has status 2.
FAILURES = (
    ('end of stream', 'flags.encoding'),
    ('value', 'flags.encoding'),
    ('end of stream', 'flags.data.low'),
    ('end of stream', 'flags.data.value'),
    ('end of stream', 'flags.data.high'),
    ('end of stream', 'flags.data.len_low'),
    ('end of stream', 'flags.data.len_value'),
    ('end of stream', 'flags.backlen[]'),
    ('negative', 'flags.backlen[]'),
    ('value', 'flags.backlen[]'),
    ('value', 'flags'),
    ('end of stream', 'content.ms_difference.encoding'),
    ('value', 'content.ms_difference.encoding'),
    ('end of stream', 'content.ms_difference.data.low'),
    ('end of stream', 'content.ms_difference.data.value'),
    ('end of stream', 'content.ms_difference.data.high'),
    ('end of stream', 'content.ms_difference.data.len_low'),
    ('end of stream', 'content.ms_difference.data.len_value'),
    ('end of stream', 'content.ms_difference.backlen[]'),
    ('negative', 'content.ms_difference.backlen[]'),
    ('value', 'content.ms_difference.backlen[]'),
    ('value', 'content.ms_difference'),
    ('end of stream', 'content.seq_difference.encoding'),
    ('value', 'content.seq_difference.encoding'),
    ('end of stream', 'content.seq_difference.data.low'),
    ('end of stream', 'content.seq_difference.data.value'),
    ('end of stream', 'content.seq_difference.data.high'),
    ('end of stream', 'content.seq_difference.data.len_low'),
    ('end of stream', 'content.seq_difference.data.len_value'),
    ('end of stream', 'content.seq_difference.backlen[]'),
    ('negative', 'content.seq_difference.backlen[]'),
    ('value', 'content.seq_difference.backlen[]'),
    ('value', 'content.seq_difference'),
    ('end of stream', 'content.num_fields.encoding'),
    ('value', 'content.num_fields.encoding'),
    ('end of stream', 'content.num_fields.data.low'),
    ('end of stream', 'content.num_fields.data.value'),
    ('end of stream', 'content.num_fields.data.high'),
    ('end of stream', 'content.num_fields.data.len_low'),
    ('end of stream', 'content.num_fields.data.len_value'),
    ('end of stream', 'content.num_fields.backlen[]'),
    ('negative', 'content.num_fields.backlen[]'),
    ('value', 'content.num_fields.backlen[]'),
    ('value', 'content.num_fields'),
    ('end of stream', 'content.pairs[].name.encoding'),
    ('value', 'content.pairs[].name.encoding'),
    ('end of stream', 'content.pairs[].name.data.low'),
    ('end of stream', 'content.pairs[].name.data.value'),
    ('end of stream', 'content.pairs[].name.data.high'),
    ('end of stream', 'content.pairs[].name.data.len_low'),
    ('end of stream', 'content.pairs[].name.data.len_value'),
    ('end of stream', 'content.pairs[].name.backlen[]'),
    ('negative', 'content.pairs[].name.backlen[]'),
    ('value', 'content.pairs[].name.backlen[]'),
    ('value', 'content.pairs[].name'),
    ('end of stream', 'content.pairs[].value.encoding'),
    ('value', 'content.pairs[].value.encoding'),
    ('end of stream', 'content.pairs[].value.data.low'),
    ('end of stream', 'content.pairs[].value.data.value'),
    ('end of stream', 'content.pairs[].value.data.high'),
    ('end of stream', 'content.pairs[].value.data.len_low'),
    ('end of stream', 'content.pairs[].value.data.len_value'),
    ('end of stream', 'content.pairs[].value.backlen[]'),
    ('negative', 'content.pairs[].value.backlen[]'),
    ('value', 'content.pairs[].value.backlen[]'),
    ('value', 'content.pairs[].value'),
    ('end of stream', 'content.values[].encoding'),
    ('value', 'content.values[].encoding'),
    ('end of stream', 'content.values[].data.low'),
    ('end of stream', 'content.values[].data.value'),
    ('end of stream', 'content.values[].data.high'),
    ('end of stream', 'content.values[].data.len_low'),
    ('end of stream', 'content.values[].data.len_value'),
    ('end of stream', 'content.values[].backlen[]'),
    ('negative', 'content.values[].backlen[]'),
    ('value', 'content.values[].backlen[]'),
    ('value', 'content.values[]'),
    ('end of stream', 'content.lp_count.encoding'),
    ('value', 'content.lp_count.encoding'),
    ('end of stream', 'content.lp_count.data.low'),
    ('end of stream', 'content.lp_count.data.value'),
    ('end of stream', 'content.lp_count.data.high'),
    ('end of stream', 'content.lp_count.data.len_low'),
    ('end of stream', 'content.lp_count.data.len_value'),
    ('end of stream', 'content.lp_count.backlen[]'),
    ('negative', 'content.lp_count.backlen[]'),
    ('value', 'content.lp_count.backlen[]'),
    ('overflow', 'content.num_counted'),
    ('overflow', 'content.lp_count'),
    ('value', 'content.lp_count'),
    ('overflow', 'content.num_elements'),
    ('overflow', 'num_elements_through'),
    ('overflow', 'num_live_through'),
)


class Columns(NamedTuple):
    """The arrays that are filled, each with room for the rows of one call."""

    is_end: Bools
    is_deleted: Bools
    other_flags: I64s
    ms_difference: I64s
    seq_difference: I64s
    num_elements: I64s
    num_live: I64s
    end: I64s


def listpack_element(data: Bytes, position: int, end: int, base: int) -> tuple[int, int, int, bool, bool, int]:
    if end - position < 1:
        return 1, position, position, False, False, 0
    encoding = read_u1(data, position)
    if not (encoding <= 244 or encoding == 255):
        return 2, position, position, False, False, 0
    kind = 0 if encoding < 128 else 1 if encoding < 192 else 2 if encoding < 224 else 3 if encoding < 240 else 4 if encoding == 240 else 5 if encoding == 241 else 6 if encoding == 242 else 7 if encoding == 243 else 8 if encoding == 244 else 9
    position += 1
    data_len_value_4 = 0
    data_value_7 = 0
    if kind == 2:
        if end - position < 1:
            return 3, position, position, False, False, 0
        data_low = read_u1(data, position)
        position += 1
        data_two_complement = (encoding & 31) << 8 | data_low
        data_value_4 = data_two_complement - 8192 if data_two_complement >= 4096 else data_two_complement
        data_value_7 = data_value_4
    elif kind == 5:
        if end - position < 2:
            return 4, position, position, False, False, 0
        data_value = read_s2le(data, position)
        position += 2
        data_value_7 = data_value
    elif kind == 6:
        if end - position < 3:
            if end - position < 2:
                return 3, position, position, False, False, 0
            if end - position < 3:
                return 5, position + 2, position, False, False, 0
        data_low_2 = read_u2le(data, position)
        data_high = read_s1(data, position + 2)
        position += 3
        data_value_5 = data_high * 65536 + data_low_2
        data_value_7 = data_value_5
    elif kind == 7:
        if end - position < 4:
            return 4, position, position, False, False, 0
        data_value_2 = read_s4le(data, position)
        position += 4
        data_value_7 = data_value_2
    elif kind == 8:
        if end - position < 8:
            return 4, position, position, False, False, 0
        data_value_3 = read_s8le(data, position)
        position += 8
        data_value_7 = data_value_3
    elif kind == 3:
        if end - position < 1:
            return 6, position, position, False, False, 0
        data_len_low = read_u1(data, position)
        data_value_start = position + 1
        data_len_value = (encoding & 15) << 8 | data_len_low
        position += 1
        if data_len_value > end - position:
            return 4, data_value_start, position, False, False, 0
        position += data_len_value
        data_len_value_4 = data_len_value
    elif kind == 4:
        if end - position < 4:
            return 7, position, position, False, False, 0
        data_len_value_2 = read_u4le(data, position)
        data_value_start_2 = position + 4
        position += 4
        if data_len_value_2 > end - position:
            return 4, data_value_start_2, position, False, False, 0
        position += data_len_value_2
        data_len_value_4 = data_len_value_2
    elif kind == 1:
        data_value_start_3 = position
        data_len_value_3 = encoding & 63
        if data_len_value_3 > end - position:
            return 4, data_value_start_3, position, False, False, 0
        position += data_len_value_3
        data_len_value_4 = data_len_value_3
    elif kind == 0:
        data_value_6 = encoding & 127
        data_value_7 = data_value_6
    is_end = encoding == 255
    len_body = 1 if kind == 0 else 1 + data_len_value_4 if kind == 1 else 2 if kind == 2 else 2 + data_len_value_4 if kind == 3 else 5 + data_len_value_4 if kind == 4 else 3 if kind == 5 else 4 if kind == 6 else 5 if kind == 7 else 9 if kind == 8 else 1
    num_backlen = 0 if is_end else 1 if len_body <= 127 else 2 if len_body < 16383 else 3 if len_body < 2097151 else 4 if len_body < 268435455 else 5
    for backlen_index in range(num_backlen):
        if end - position < 1:
            return 8, position, position, False, False, 0
        backlen = read_u1(data, position)
        if 7 * (num_backlen - 1 - backlen_index) < 0:
            return 9, position, position, False, False, 0
        if backlen != len_body >> 7 * (num_backlen - 1 - backlen_index) & 127 | (0 if backlen_index == 0 else 128):
            return 10, position, position, False, False, 0
        position += 1
    is_str = kind == 1 or kind == 3 or kind == 4
    is_int = not (is_end or is_str)
    int_value = 0
    if is_int:
        int_value = data_value_7
    return 0, 0, position, is_int, is_end, int_value


class Row(NamedTuple):
    """A frame: status, where it ends, columns; if it failed, the byte at which that field begins, and 0."""

    status: int
    reached: int
    is_end: bool = False
    is_deleted: bool = False
    other_flags: int = 0
    ms_difference: int = 0
    seq_difference: int = 0
    num_elements: int = 0
    num_live: int = 0
    end: int = 0


def frame(data: Bytes, position: int, end: int, num_master_fields: int, has_lp_count: int, num_elements_before: int, num_live_before: int) -> Row:
    frame_start = position
    flags_start = position
    status, error, position, flags_is_int, flags_is_end, flags_int_value = listpack_element(data, position, end, 0)
    if status:
        return Row(1 + status, error)
    if not (flags_is_int or flags_is_end):
        return Row(12, flags_start)
    content_ms_difference_int_value_2 = 0
    content_seq_difference_int_value_2 = 0
    content_num_elements = 0
    if not flags_is_end:
        content_ms_difference_start = position
        status, error, position, content_ms_difference_is_int, _, content_ms_difference_int_value = listpack_element(data, position, end, 0)
        if status:
            return Row(12 + status, error)
        if not content_ms_difference_is_int:
            return Row(23, content_ms_difference_start)
        content_seq_difference_start = position
        status, error, position, content_seq_difference_is_int, _, content_seq_difference_int_value = listpack_element(data, position, end, 0)
        if status:
            return Row(23 + status, error)
        if not content_seq_difference_is_int:
            return Row(34, content_seq_difference_start)
        has_same_fields = not flags_is_end and flags_int_value & 2 != 0
        content_num_fields_int_value_2 = 0
        if not has_same_fields:
            content_num_fields_start = position
            status, error, position, content_num_fields_is_int, _, content_num_fields_int_value = listpack_element(data, position, end, 0)
            if status:
                return Row(34 + status, error)
            if not (content_num_fields_is_int and content_num_fields_int_value >= 0):
                return Row(45, content_num_fields_start)
            content_num_fields_int_value_2 = content_num_fields_int_value
        if not has_same_fields:
            for content_pairs_index in range(content_num_fields_int_value_2):
                content_pairs_name_start = position
                status, error, position, _, content_pairs_name_is_end, _ = listpack_element(data, position, end, 0)
                if status:
                    return Row(45 + status, error)
                if content_pairs_name_is_end:
                    return Row(56, content_pairs_name_start)
                content_pairs_value_start = position
                status, error, position, _, content_pairs_value_is_end, _ = listpack_element(data, position, end, 0)
                if status:
                    return Row(56 + status, error)
                if content_pairs_value_is_end:
                    return Row(67, content_pairs_value_start)
        if has_same_fields:
            for content_values_index in range(num_master_fields):
                content_values_start = position
                status, error, position, _, content_values_is_end, _ = listpack_element(data, position, end, 0)
                if status:
                    return Row(67 + status, error)
                if content_values_is_end:
                    return Row(78, content_values_start)
        if has_lp_count != 0:
            content_lp_count_start = position
            status, error, position, content_lp_count_is_int, _, content_lp_count_int_value = listpack_element(data, position, end, 0)
            if status:
                return Row(78 + status, error)
            condition_2 = content_lp_count_is_int
            if condition_2:
                if has_same_fields:
                    choice = num_master_fields
                else:
                    if multiply_overflows(2, content_num_fields_int_value_2):
                        return Row(89, content_lp_count_start)
                    if add_overflows(1, 2 * content_num_fields_int_value_2):
                        return Row(89, content_lp_count_start)
                    choice = 1 + 2 * content_num_fields_int_value_2
                if add_overflows(3, choice):
                    return Row(89, content_lp_count_start)
                content_num_counted = 3 + choice
                condition = content_lp_count_int_value == content_num_counted
                if not condition:
                    if add_overflows(content_num_counted, 1):
                        return Row(90, content_lp_count_start)
                    condition = content_lp_count_int_value == content_num_counted + 1
                condition_2 = condition
            if not condition_2:
                return Row(91, content_lp_count_start)
        content_ms_difference_int_value_2 = content_ms_difference_int_value
        content_seq_difference_int_value_2 = content_seq_difference_int_value
        if has_same_fields:
            choice_2 = num_master_fields
        else:
            if multiply_overflows(2, content_num_fields_int_value_2):
                return Row(89, 0)
            if add_overflows(1, 2 * content_num_fields_int_value_2):
                return Row(89, 0)
            choice_2 = 1 + 2 * content_num_fields_int_value_2
        if add_overflows(3, choice_2):
            return Row(89, 0)
        content_num_counted_2 = 3 + choice_2
        if add_overflows(content_num_counted_2, 1 if has_lp_count != 0 else 0):
            return Row(92, 0)
        content_num_elements = content_num_counted_2 + (1 if has_lp_count != 0 else 0)
    is_deleted = not flags_is_end and flags_int_value & 1 != 0
    other_flags = 0 if flags_is_end else flags_int_value & -4
    if add_overflows(num_elements_before, 0 if flags_is_end else content_num_elements):
        return Row(93, 0)
    num_elements_through = num_elements_before + (0 if flags_is_end else content_num_elements)
    if add_overflows(num_live_before, 0 if flags_is_end or is_deleted else 1):
        return Row(94, 0)
    num_live_through = num_live_before + (0 if flags_is_end or is_deleted else 1)
    row_is_end = flags_is_end
    row_is_deleted = is_deleted
    row_other_flags = other_flags
    row_ms_difference = content_ms_difference_int_value_2
    row_seq_difference = content_seq_difference_int_value_2
    row_num_elements = num_elements_through
    row_num_live = num_live_through
    row_end = position
    return Row(0, position, row_is_end, row_is_deleted, row_other_flags, row_ms_difference, row_seq_difference, row_num_elements, row_num_live, row_end)


def scan(data: Bytes, start: int, stop: int, end: int, capacity: int, num_master_fields: int, has_lp_count: int, num_elements_before: int, num_live_before: int, columns: Columns) -> tuple[int, int, int, int]:
    c_is_end, c_is_deleted, c_other_flags, c_ms_difference, c_seq_difference, c_num_elements, c_num_live, c_end = columns
    rows = 0
    position = start
    while position < stop:
        row = frame(data, position, end, num_master_fields, has_lp_count, num_elements_before, num_live_before)
        if row.status:
            return rows, position, row.status, row.reached
        if rows >= capacity:
            return rows, position, 1, position
        c_is_end[rows] = row.is_end
        c_is_deleted[rows] = row.is_deleted
        c_other_flags[rows] = row.other_flags
        c_ms_difference[rows] = row.ms_difference
        c_seq_difference[rows] = row.seq_difference
        c_num_elements[rows] = row.num_elements
        c_num_live[rows] = row.num_live
        c_end[rows] = row.end
        rows += 1
        position = row.reached
    return rows, position, 0, position
