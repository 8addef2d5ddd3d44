# segspec_kaitai.kernels, from ksy/listpack_element.ksy sha256 339b0d7c7548c2c05ed37e44ed92b74c15c89b806106a74d64d8519fd1f1e0bd
# segspec_kaitai.kernels, from ksy/listpack_fixed.ksy sha256 5c4a78c2ea5c4c624dcabc289fa8d01dc07eb5c178763d395b696ea1ca372a5c
# segspec_kaitai.kernels, from ksy/mojo_entry.ksy sha256 d9b9953cdcc8bbcc4b63c0c6939591dc1be89f8e4b25bf30cfcf23982661d481
# segspec_kaitai.kernels, from ksy/mojo_id.ksy sha256 179af36f0b3aabeef682e94f94dc879a97a107ee93b8fc3a0e2f0ef68718b8a1
# segspec_kaitai.kernels, from ksy/mojo_pack.ksy sha256 3b3fa01c141960f895906a531a7e02fa62d4cf8a7f785fa4830b771c2f23536b
# segspec_kaitai.kernels, from ksy/mojo_pack_head.ksy sha256 8208b22b22c0890fe880324e6d00e9bf9d791b6c6f062e8a2035ea00ceeedb68
# segspec_kaitai.kernels, from ksy/mojo_pack_header.ksy sha256 9af074b0b7b8d14137b6e39b2acfb3b5ecb167f76c2be47cbc0752d854d45c0c
# segspec_kaitai.kernels, from ksy/mojo_tag.ksy sha256 33e0e8955303cfe168c8b4097fe2c28ca6b623b35bc0aba56d52292c2cc004ad
# Generated: change the spec or formats/mojo/kernels.py.
"""Entries of mojo packs, without their fields."""

from typing import NamedTuple

from segspec_kernels.runtime import (
    add_overflows,
    i64,
    multiply_overflows,
    read_s1,
    read_s2le,
    read_s4le,
    read_s8le,
    read_u1,
    read_u2be,
    read_u2le,
    read_u4le,
    u64,
)
from segspec_kernels.types import Bools, Bytes, I64s

MODE = 'frames'
#: Name and kind of each column array, the column it belongs to, and which part of it.
COLUMNS = (
    ('ms_difference', 'i64', 'ms_difference', ''),
    ('seq_difference', 'i64', 'seq_difference', ''),
    ('is_deleted', 'bool', 'is_deleted', ''),
    ('other_flags', 'i64', 'other_flags', ''),
)
#: Name, least and greatest value of each parameter of the frame.
PARAMS = (
    ('form', 0, 255),
    ('has_tag', 0, 1),
    ('has_counts', 0, 1),
    ('has_lp_count', 0, 1),
    ('bytes_form', 0, 255),
    ('elements_form', 0, 255),
)
#: Reason and field of each failure; the first one has status 2.
FAILURES = (
    ('end of stream', 'head.tag.tag'),
    ('value', 'head.tag.tag'),
    ('end of stream', 'head.master_id.parts.ms'),
    ('end of stream', 'head.master_id.parts.seq'),
    ('end of stream', 'head.master_id.parts.ms_string.encoding'),
    ('value', 'head.master_id.parts.ms_string.encoding'),
    ('end of stream', 'head.master_id.parts.ms_string.value'),
    ('end of stream', 'head.master_id.parts.ms_string.backlen'),
    ('value', 'head.master_id.parts.ms_string.backlen'),
    ('end of stream', 'head.master_id.parts.seq_string.encoding'),
    ('value', 'head.master_id.parts.seq_string.encoding'),
    ('end of stream', 'head.master_id.parts.seq_string.value'),
    ('end of stream', 'head.master_id.parts.seq_string.backlen'),
    ('value', 'head.master_id.parts.seq_string.backlen'),
    ('end of stream', 'head.master.count.encoding'),
    ('value', 'head.master.count.encoding'),
    ('end of stream', 'head.master.count.data.low'),
    ('end of stream', 'head.master.count.data.value'),
    ('end of stream', 'head.master.count.data.high'),
    ('end of stream', 'head.master.count.data.len_low'),
    ('end of stream', 'head.master.count.data.len_value'),
    ('end of stream', 'head.master.count.backlen[]'),
    ('negative', 'head.master.count.backlen[]'),
    ('value', 'head.master.count.backlen[]'),
    ('value', 'head.master.count'),
    ('end of stream', 'head.master.deleted.encoding'),
    ('value', 'head.master.deleted.encoding'),
    ('end of stream', 'head.master.deleted.data.low'),
    ('end of stream', 'head.master.deleted.data.value'),
    ('end of stream', 'head.master.deleted.data.high'),
    ('end of stream', 'head.master.deleted.data.len_low'),
    ('end of stream', 'head.master.deleted.data.len_value'),
    ('end of stream', 'head.master.deleted.backlen[]'),
    ('negative', 'head.master.deleted.backlen[]'),
    ('value', 'head.master.deleted.backlen[]'),
    ('value', 'head.master.deleted'),
    ('end of stream', 'head.master.num_fields.encoding'),
    ('value', 'head.master.num_fields.encoding'),
    ('end of stream', 'head.master.num_fields.data.low'),
    ('end of stream', 'head.master.num_fields.data.value'),
    ('end of stream', 'head.master.num_fields.data.high'),
    ('end of stream', 'head.master.num_fields.data.len_low'),
    ('end of stream', 'head.master.num_fields.data.len_value'),
    ('end of stream', 'head.master.num_fields.backlen[]'),
    ('negative', 'head.master.num_fields.backlen[]'),
    ('value', 'head.master.num_fields.backlen[]'),
    ('value', 'head.master.num_fields'),
    ('end of stream', 'head.master.fields[].encoding'),
    ('value', 'head.master.fields[].encoding'),
    ('end of stream', 'head.master.fields[].data.low'),
    ('end of stream', 'head.master.fields[].data.value'),
    ('end of stream', 'head.master.fields[].data.high'),
    ('end of stream', 'head.master.fields[].data.len_low'),
    ('end of stream', 'head.master.fields[].data.len_value'),
    ('end of stream', 'head.master.fields[].backlen[]'),
    ('negative', 'head.master.fields[].backlen[]'),
    ('value', 'head.master.fields[].backlen[]'),
    ('value', 'head.master.fields[]'),
    ('end of stream', 'head.master.null_element.encoding'),
    ('value', 'head.master.null_element.encoding'),
    ('end of stream', 'head.master.null_element.data.low'),
    ('end of stream', 'head.master.null_element.data.value'),
    ('end of stream', 'head.master.null_element.data.high'),
    ('end of stream', 'head.master.null_element.data.len_low'),
    ('end of stream', 'head.master.null_element.data.len_value'),
    ('end of stream', 'head.master.null_element.backlen[]'),
    ('negative', 'head.master.null_element.backlen[]'),
    ('value', 'head.master.null_element.backlen[]'),
    ('value', 'head.master.null_element'),
    ('overflow', 'head.master.num_elements'),
    ('overflow', 'entries[]'),
    ('end of stream', 'entries[].flags.encoding'),
    ('value', 'entries[].flags.encoding'),
    ('end of stream', 'entries[].flags.data.low'),
    ('end of stream', 'entries[].flags.data.value'),
    ('end of stream', 'entries[].flags.data.high'),
    ('end of stream', 'entries[].flags.data.len_low'),
    ('end of stream', 'entries[].flags.data.len_value'),
    ('end of stream', 'entries[].flags.backlen[]'),
    ('negative', 'entries[].flags.backlen[]'),
    ('value', 'entries[].flags.backlen[]'),
    ('value', 'entries[].flags'),
    ('end of stream', 'entries[].content.ms_difference.encoding'),
    ('value', 'entries[].content.ms_difference.encoding'),
    ('end of stream', 'entries[].content.ms_difference.data.low'),
    ('end of stream', 'entries[].content.ms_difference.data.value'),
    ('end of stream', 'entries[].content.ms_difference.data.high'),
    ('end of stream', 'entries[].content.ms_difference.data.len_low'),
    ('end of stream', 'entries[].content.ms_difference.data.len_value'),
    ('end of stream', 'entries[].content.ms_difference.backlen[]'),
    ('negative', 'entries[].content.ms_difference.backlen[]'),
    ('value', 'entries[].content.ms_difference.backlen[]'),
    ('value', 'entries[].content.ms_difference'),
    ('end of stream', 'entries[].content.seq_difference.encoding'),
    ('value', 'entries[].content.seq_difference.encoding'),
    ('end of stream', 'entries[].content.seq_difference.data.low'),
    ('end of stream', 'entries[].content.seq_difference.data.value'),
    ('end of stream', 'entries[].content.seq_difference.data.high'),
    ('end of stream', 'entries[].content.seq_difference.data.len_low'),
    ('end of stream', 'entries[].content.seq_difference.data.len_value'),
    ('end of stream', 'entries[].content.seq_difference.backlen[]'),
    ('negative', 'entries[].content.seq_difference.backlen[]'),
    ('value', 'entries[].content.seq_difference.backlen[]'),
    ('value', 'entries[].content.seq_difference'),
    ('end of stream', 'entries[].content.num_fields.encoding'),
    ('value', 'entries[].content.num_fields.encoding'),
    ('end of stream', 'entries[].content.num_fields.data.low'),
    ('end of stream', 'entries[].content.num_fields.data.value'),
    ('end of stream', 'entries[].content.num_fields.data.high'),
    ('end of stream', 'entries[].content.num_fields.data.len_low'),
    ('end of stream', 'entries[].content.num_fields.data.len_value'),
    ('end of stream', 'entries[].content.num_fields.backlen[]'),
    ('negative', 'entries[].content.num_fields.backlen[]'),
    ('value', 'entries[].content.num_fields.backlen[]'),
    ('value', 'entries[].content.num_fields'),
    ('end of stream', 'entries[].content.pairs[].name.encoding'),
    ('value', 'entries[].content.pairs[].name.encoding'),
    ('end of stream', 'entries[].content.pairs[].name.data.low'),
    ('end of stream', 'entries[].content.pairs[].name.data.value'),
    ('end of stream', 'entries[].content.pairs[].name.data.high'),
    ('end of stream', 'entries[].content.pairs[].name.data.len_low'),
    ('end of stream', 'entries[].content.pairs[].name.data.len_value'),
    ('end of stream', 'entries[].content.pairs[].name.backlen[]'),
    ('negative', 'entries[].content.pairs[].name.backlen[]'),
    ('value', 'entries[].content.pairs[].name.backlen[]'),
    ('value', 'entries[].content.pairs[].name'),
    ('end of stream', 'entries[].content.pairs[].value.encoding'),
    ('value', 'entries[].content.pairs[].value.encoding'),
    ('end of stream', 'entries[].content.pairs[].value.data.low'),
    ('end of stream', 'entries[].content.pairs[].value.data.value'),
    ('end of stream', 'entries[].content.pairs[].value.data.high'),
    ('end of stream', 'entries[].content.pairs[].value.data.len_low'),
    ('end of stream', 'entries[].content.pairs[].value.data.len_value'),
    ('end of stream', 'entries[].content.pairs[].value.backlen[]'),
    ('negative', 'entries[].content.pairs[].value.backlen[]'),
    ('value', 'entries[].content.pairs[].value.backlen[]'),
    ('value', 'entries[].content.pairs[].value'),
    ('end of stream', 'entries[].content.values[].encoding'),
    ('value', 'entries[].content.values[].encoding'),
    ('end of stream', 'entries[].content.values[].data.low'),
    ('end of stream', 'entries[].content.values[].data.value'),
    ('end of stream', 'entries[].content.values[].data.high'),
    ('end of stream', 'entries[].content.values[].data.len_low'),
    ('end of stream', 'entries[].content.values[].data.len_value'),
    ('end of stream', 'entries[].content.values[].backlen[]'),
    ('negative', 'entries[].content.values[].backlen[]'),
    ('value', 'entries[].content.values[].backlen[]'),
    ('value', 'entries[].content.values[]'),
    ('end of stream', 'entries[].content.lp_count.encoding'),
    ('value', 'entries[].content.lp_count.encoding'),
    ('end of stream', 'entries[].content.lp_count.data.low'),
    ('end of stream', 'entries[].content.lp_count.data.value'),
    ('end of stream', 'entries[].content.lp_count.data.high'),
    ('end of stream', 'entries[].content.lp_count.data.len_low'),
    ('end of stream', 'entries[].content.lp_count.data.len_value'),
    ('end of stream', 'entries[].content.lp_count.backlen[]'),
    ('negative', 'entries[].content.lp_count.backlen[]'),
    ('value', 'entries[].content.lp_count.backlen[]'),
    ('overflow', 'entries[].content.num_counted'),
    ('overflow', 'entries[].content.lp_count'),
    ('value', 'entries[].content.lp_count'),
    ('overflow', 'entries[].content.num_elements'),
    ('overflow', 'entries[].num_elements_through'),
    ('overflow', 'header'),
    ('end of stream', 'header.len_bytes'),
    ('value', 'header.len_bytes'),
    ('end of stream', 'header.num_elements'),
    ('overflow', 'header.num_elements'),
    ('value', 'header.num_elements'),
    ('end of stream', 'header.num_entries'),
    ('value', 'header.num_entries'),
)


class Columns(NamedTuple):
    """The arrays that are filled, each with room for the rows of one call."""

    ms_difference: I64s
    seq_difference: I64s
    is_deleted: Bools
    other_flags: I64s


def listpack_element(data: Bytes, position: int, end: int, base: int) -> tuple[int, int, int, bool, int, bool]:
    if end - position < 1:
        return 1, position, position, False, 0, False
    encoding = read_u1(data, position)
    if not (encoding <= 244 or encoding == 255):
        return 2, position, position, False, 0, False
    kind = 0 if encoding < 128 else 1 if encoding < 192 else 2 if encoding < 224 else 3 if encoding < 240 else 4 if encoding == 240 else 5 if encoding == 241 else 6 if encoding == 242 else 7 if encoding == 243 else 8 if encoding == 244 else 9
    position += 1
    data_len_value_4 = 0
    data_value_7 = 0
    if kind == 2:
        if end - position < 1:
            return 3, position, position, False, 0, False
        data_low = read_u1(data, position)
        position += 1
        data_two_complement = (encoding & 31) << 8 | data_low
        data_value_4 = data_two_complement - 8192 if data_two_complement >= 4096 else data_two_complement
        data_value_7 = data_value_4
    elif kind == 5:
        if end - position < 2:
            return 4, position, position, False, 0, False
        data_value = read_s2le(data, position)
        position += 2
        data_value_7 = data_value
    elif kind == 6:
        if end - position < 3:
            if end - position < 2:
                return 3, position, position, False, 0, False
            if end - position < 3:
                return 5, position + 2, position, False, 0, False
        data_low_2 = read_u2le(data, position)
        data_high = read_s1(data, position + 2)
        position += 3
        data_value_5 = data_high * 65536 + data_low_2
        data_value_7 = data_value_5
    elif kind == 7:
        if end - position < 4:
            return 4, position, position, False, 0, False
        data_value_2 = read_s4le(data, position)
        position += 4
        data_value_7 = data_value_2
    elif kind == 8:
        if end - position < 8:
            return 4, position, position, False, 0, False
        data_value_3 = read_s8le(data, position)
        position += 8
        data_value_7 = data_value_3
    elif kind == 3:
        if end - position < 1:
            return 6, position, position, False, 0, False
        data_len_low = read_u1(data, position)
        data_value_start = position + 1
        data_len_value = (encoding & 15) << 8 | data_len_low
        position += 1
        if data_len_value > end - position:
            return 4, data_value_start, position, False, 0, False
        position += data_len_value
        data_len_value_4 = data_len_value
    elif kind == 4:
        if end - position < 4:
            return 7, position, position, False, 0, False
        data_len_value_2 = read_u4le(data, position)
        data_value_start_2 = position + 4
        position += 4
        if data_len_value_2 > end - position:
            return 4, data_value_start_2, position, False, 0, False
        position += data_len_value_2
        data_len_value_4 = data_len_value_2
    elif kind == 1:
        data_value_start_3 = position
        data_len_value_3 = encoding & 63
        if data_len_value_3 > end - position:
            return 4, data_value_start_3, position, False, 0, False
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
            return 8, position, position, False, 0, False
        backlen = read_u1(data, position)
        if 7 * (num_backlen - 1 - backlen_index) < 0:
            return 9, position, position, False, 0, False
        if backlen != len_body >> 7 * (num_backlen - 1 - backlen_index) & 127 | (0 if backlen_index == 0 else 128):
            return 10, position, position, False, 0, False
        position += 1
    is_str = kind == 1 or kind == 3 or kind == 4
    is_int = not (is_end or is_str)
    int_value = 0
    if is_int:
        int_value = data_value_7
    return 0, 0, position, is_int, int_value, is_end


def scan(data: Bytes, start: int, stop: int, end: int, capacity: int, form: int, has_tag: int, has_counts: int, has_lp_count: int, bytes_form: int, elements_form: int, columns: Columns) -> tuple[int, int, int, int]:
    c_ms_difference, c_seq_difference, c_is_deleted, c_other_flags = columns
    rows = count = 0
    committed = position = start
    while position < stop:
        frame_start = position
        if has_tag != 0:
            if end - position < 2:
                return rows, committed, 2, position
            head_tag_tag = read_u2be(data, position)
            if head_tag_tag != 23376:
                return rows, committed, 3, position
            position += 2
        head_start_position = position
        if form == 1:
            if end - position < 16:
                if end - position < 8:
                    return rows, committed, 4, position
                if end - position < 16:
                    return rows, committed, 5, position + 8
            position += 16
        elif form == 0:
            if end - position < 16:
                if end - position < 8:
                    return rows, committed, 4, position
                if end - position < 16:
                    return rows, committed, 5, position + 8
            position += 16
        elif form == 2:
            if end - position < 1:
                return rows, committed, 6, position
            head_master_id_parts_ms_string_encoding_position = position
            if read_u1(data, head_master_id_parts_ms_string_encoding_position) != 136:
                return rows, committed, 7, position
            if end - position < 10:
                if end - position < 9:
                    return rows, committed, 8, position + 1
                if end - position < 10:
                    return rows, committed, 9, position + 9
            head_master_id_parts_ms_string_backlen_position = position + 9
            if read_u1(data, head_master_id_parts_ms_string_backlen_position) != 9:
                return rows, committed, 10, position + 9
            if end - position < 11:
                return rows, committed, 11, position + 10
            head_master_id_parts_seq_string_encoding_position = position + 10
            if read_u1(data, head_master_id_parts_seq_string_encoding_position) != 136:
                return rows, committed, 12, position + 10
            if end - position < 20:
                if end - position < 19:
                    return rows, committed, 13, position + 11
                if end - position < 20:
                    return rows, committed, 14, position + 19
            head_master_id_parts_seq_string_backlen_position = position + 19
            if read_u1(data, head_master_id_parts_seq_string_backlen_position) != 9:
                return rows, committed, 15, position + 19
            position += 20
        head_body_position = position
        if has_counts != 0:
            head_master_count_start = position
            status, error, position, head_master_count_is_int, head_master_count_int_value, _ = listpack_element(data, position, end, 0)
            if status:
                return rows, committed, 15 + status, error
            if not (head_master_count_is_int and head_master_count_int_value >= 0):
                return rows, committed, 26, head_master_count_start
        if has_counts != 0:
            head_master_deleted_start = position
            status, error, position, head_master_deleted_is_int, head_master_deleted_int_value, _ = listpack_element(data, position, end, 0)
            if status:
                return rows, committed, 26 + status, error
            if not (head_master_deleted_is_int and head_master_deleted_int_value >= 0):
                return rows, committed, 37, head_master_deleted_start
        head_master_num_fields_start = position
        status, error, position, head_master_num_fields_is_int, head_master_num_fields_int_value, _ = listpack_element(data, position, end, 0)
        if status:
            return rows, committed, 37 + status, error
        if not (head_master_num_fields_is_int and head_master_num_fields_int_value >= 0):
            return rows, committed, 48, head_master_num_fields_start
        for head_master_fields_index in range(head_master_num_fields_int_value):
            head_master_fields_start = position
            status, error, position, _, _, head_master_fields_is_end = listpack_element(data, position, end, 0)
            if status:
                return rows, committed, 48 + status, error
            if head_master_fields_is_end:
                return rows, committed, 59, head_master_fields_start
        head_master_null_element_start = position
        status, error, position, head_master_null_element_is_int, head_master_null_element_int_value, _ = listpack_element(data, position, end, 0)
        if status:
            return rows, committed, 59 + status, error
        if not (head_master_null_element_is_int and head_master_null_element_int_value == 0):
            return rows, committed, 70, head_master_null_element_start
        entries_index = 0
        last_entries_num_elements_through = 0
        last_entries_num_live_through = u64(0)
        while True:
            entries_start = position
            condition = entries_index == 0
            if condition:
                if add_overflows(head_master_num_fields_int_value, 2):
                    return rows, committed, 71, entries_start
                if add_overflows(head_master_num_fields_int_value + 2, 2 if has_counts != 0 else 0):
                    return rows, committed, 71, entries_start
                head_master_num_elements = head_master_num_fields_int_value + 2 + (2 if has_counts != 0 else 0)
                choice = head_master_num_elements
            else:
                choice = last_entries_num_elements_through
            entries_num_live_before = u64(0) if entries_index == 0 else last_entries_num_live_through
            if entries_num_live_before > u64(9223372036854775807):
                return rows, committed, 72, entries_start
            entries_num_live_before_2 = i64(entries_num_live_before)
            entries_flags_start = position
            status, error, position, entries_flags_is_int, entries_flags_int_value, entries_flags_is_end = listpack_element(data, position, end, 0)
            if status:
                return rows, committed, 72 + status, error
            if not (entries_flags_is_int or entries_flags_is_end):
                return rows, committed, 83, entries_flags_start
            entries_content_num_elements = 0
            if not entries_flags_is_end:
                entries_content_ms_difference_start = position
                status, error, position, entries_content_ms_difference_is_int, entries_content_ms_difference_int_value, _ = listpack_element(data, position, end, 0)
                if status:
                    return rows, committed, 83 + status, error
                if not entries_content_ms_difference_is_int:
                    return rows, committed, 94, entries_content_ms_difference_start
                entries_content_seq_difference_start = position
                status, error, position, entries_content_seq_difference_is_int, entries_content_seq_difference_int_value, _ = listpack_element(data, position, end, 0)
                if status:
                    return rows, committed, 94 + status, error
                if not entries_content_seq_difference_is_int:
                    return rows, committed, 105, entries_content_seq_difference_start
                entries_has_same_fields = not entries_flags_is_end and entries_flags_int_value & 2 != 0
                entries_content_num_fields_int_value_2 = 0
                if not entries_has_same_fields:
                    entries_content_num_fields_start = position
                    status, error, position, entries_content_num_fields_is_int, entries_content_num_fields_int_value, _ = listpack_element(data, position, end, 0)
                    if status:
                        return rows, committed, 105 + status, error
                    if not (entries_content_num_fields_is_int and entries_content_num_fields_int_value >= 0):
                        return rows, committed, 116, entries_content_num_fields_start
                    entries_content_num_fields_int_value_2 = entries_content_num_fields_int_value
                if not entries_has_same_fields:
                    for entries_content_pairs_index in range(entries_content_num_fields_int_value_2):
                        entries_content_pairs_name_start = position
                        status, error, position, _, _, entries_content_pairs_name_is_end = listpack_element(data, position, end, 0)
                        if status:
                            return rows, committed, 116 + status, error
                        if entries_content_pairs_name_is_end:
                            return rows, committed, 127, entries_content_pairs_name_start
                        entries_content_pairs_value_start = position
                        status, error, position, _, _, entries_content_pairs_value_is_end = listpack_element(data, position, end, 0)
                        if status:
                            return rows, committed, 127 + status, error
                        if entries_content_pairs_value_is_end:
                            return rows, committed, 138, entries_content_pairs_value_start
                if entries_has_same_fields:
                    for entries_content_values_index in range(head_master_num_fields_int_value):
                        entries_content_values_start = position
                        status, error, position, _, _, entries_content_values_is_end = listpack_element(data, position, end, 0)
                        if status:
                            return rows, committed, 138 + status, error
                        if entries_content_values_is_end:
                            return rows, committed, 149, entries_content_values_start
                if has_lp_count != 0:
                    entries_content_lp_count_start = position
                    status, error, position, entries_content_lp_count_is_int, entries_content_lp_count_int_value, _ = listpack_element(data, position, end, 0)
                    if status:
                        return rows, committed, 149 + status, error
                    condition_3 = entries_content_lp_count_is_int
                    if condition_3:
                        if entries_has_same_fields:
                            choice_2 = head_master_num_fields_int_value
                        else:
                            if multiply_overflows(2, entries_content_num_fields_int_value_2):
                                return rows, committed, 160, entries_content_lp_count_start
                            if add_overflows(1, 2 * entries_content_num_fields_int_value_2):
                                return rows, committed, 160, entries_content_lp_count_start
                            choice_2 = 1 + 2 * entries_content_num_fields_int_value_2
                        if add_overflows(3, choice_2):
                            return rows, committed, 160, entries_content_lp_count_start
                        entries_content_num_counted = 3 + choice_2
                        condition_2 = entries_content_lp_count_int_value == entries_content_num_counted
                        if not condition_2:
                            if add_overflows(entries_content_num_counted, 1):
                                return rows, committed, 161, entries_content_lp_count_start
                            condition_2 = entries_content_lp_count_int_value == entries_content_num_counted + 1
                        condition_3 = condition_2
                    if not condition_3:
                        return rows, committed, 162, entries_content_lp_count_start
                entries_is_deleted = not entries_flags_is_end and entries_flags_int_value & 1 != 0
                entries_other_flags = 0 if entries_flags_is_end else entries_flags_int_value & (-4)
                if count >= capacity:
                    return rows, committed, 1, committed
                c_ms_difference[count] = entries_content_ms_difference_int_value
                c_seq_difference[count] = entries_content_seq_difference_int_value
                c_is_deleted[count] = entries_is_deleted
                c_other_flags[count] = entries_other_flags
                count += 1
                if entries_has_same_fields:
                    choice_3 = head_master_num_fields_int_value
                else:
                    if multiply_overflows(2, entries_content_num_fields_int_value_2):
                        return rows, committed, 160, position
                    if add_overflows(1, 2 * entries_content_num_fields_int_value_2):
                        return rows, committed, 160, position
                    choice_3 = 1 + 2 * entries_content_num_fields_int_value_2
                if add_overflows(3, choice_3):
                    return rows, committed, 160, position
                entries_content_num_counted_2 = 3 + choice_3
                if add_overflows(entries_content_num_counted_2, 1 if has_lp_count != 0 else 0):
                    return rows, committed, 163, position
                entries_content_num_elements = entries_content_num_counted_2 + (1 if has_lp_count != 0 else 0)
            if add_overflows(choice, 0 if entries_flags_is_end else entries_content_num_elements):
                return rows, committed, 164, position
            entries_num_elements_through = choice + (0 if entries_flags_is_end else entries_content_num_elements)
            last_entries_num_elements_through = entries_num_elements_through
            entries_is_deleted_2 = not entries_flags_is_end and entries_flags_int_value & 1 != 0
            entries_num_live_through = u64(entries_num_live_before_2) + u64(0 if entries_flags_is_end or entries_is_deleted_2 else 1)
            last_entries_num_live_through = entries_num_live_through
            if entries_flags_is_end:
                break
            entries_index += 1
        entries_count = entries_index + 1
        header_start = position
        header_len_body = position - head_body_position
        if header_len_body < 0:
            return rows, committed, 165, header_start
        header_len_master_id = head_body_position - head_start_position
        if header_len_master_id < 0:
            return rows, committed, 165, header_start
        header_num_elements_read = last_entries_num_elements_through
        header_num_entries_read = entries_count - 1
        header_num_live_read = last_entries_num_live_through
        if header_num_live_read > u64(9223372036854775807):
            return rows, committed, 165, header_start
        header_num_live_read_2 = i64(header_num_live_read)
        if end - position < 4:
            return rows, committed, 166, position
        header_len_bytes = read_u4le(data, position)
        if u64(header_len_bytes) != (u64(header_len_body + 6) if bytes_form == 1 else u64(header_len_master_id) + u64(header_len_body) + u64(8) if bytes_form == 2 else u64(header_len_body)):
            return rows, committed, 167, position
        if end - position < 6:
            return rows, committed, 168, position + 4
        header_num_elements = read_u2le(data, position + 4)
        if add_overflows(header_num_elements_read, 2 if elements_form == 1 else 0):
            return rows, committed, 169, position + 4
        if not (header_num_elements == header_num_elements_read + (2 if elements_form == 1 else 0) or header_num_elements == 65535):
            return rows, committed, 170, position + 4
        if end - position < 8:
            return rows, committed, 171, position + 6
        header_num_entries = read_u2le(data, position + 6)
        if not (header_num_entries == header_num_entries_read or header_num_entries == header_num_live_read_2 or header_num_entries == 65535):
            return rows, committed, 172, position + 6
        position += 8
        rows = count
        committed = position
    return rows, committed, 0, committed
