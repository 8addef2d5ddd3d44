# segspec_kaitai.kernels, from ksy/listpack_element.ksy sha256 9f91e2a50b53e79ff5f7d1f506583c167133fa7ebbb31a3df8fcc8aaf0cc0826
# segspec_kaitai.kernels, from ksy/listpack_fixed.ksy sha256 806a7ded0d99b22f8b21ffd8df6cb61ccab02286c5fe1e0ed7c25592a51bf846
# segspec_kaitai.kernels, from ksy/mojo_id.ksy sha256 10f2bfe7ece2fce4cae7ab7d1ccbfd18c9a203f2d6fdae33dd52fd8a05d5e0c1
# segspec_kaitai.kernels, from ksy/mojo_pack_head.ksy sha256 20efb0cd3fd69729b6cf21ccd6091271b0d9af962dd51f0b9583094d52b5c0cc
# segspec_kaitai.kernels, from ksy/mojo_tag.ksy sha256 583c30c8a10b5030fde1dc2872e9f7e8f54bf2ca2a98635072a86d0e3d0917ad
# Generated: change the spec or formats/mojo/kernels.py.
"""Beginnings of mojo packs. `count` and `deleted` are 0 where the master entry has none."""

from typing import NamedTuple

from segspec_kernels.runtime import (
    add_overflows,
    read_s1,
    read_s2le,
    read_s4le,
    read_s8le,
    read_u1,
    read_u2be,
    read_u2le,
    read_u4le,
    read_u8be,
    read_u8le,
    u64,
)
from segspec_kernels.types import Bytes, I64s, U64, U64s

MODE = 'frames'
#: Name and kind of each column array, the column it belongs to, and which part of it.
COLUMNS = (
    ('id_start', 'i64', 'id_start', ''),
    ('master_ms', 'u64', 'master_ms', ''),
    ('master_seq', 'u64', 'master_seq', ''),
    ('count', 'i64', 'count', ''),
    ('deleted', 'i64', 'deleted', ''),
    ('body', 'i64', 'body', ''),
    ('num_fields', 'i64', 'num_fields', ''),
    ('num_elements', 'i64', 'num_elements', ''),
)
#: Name, least and greatest value of each parameter of the frame.
PARAMS = (
    ('form', 0, 255),
    ('has_tag', 0, 1),
    ('has_counts', 0, 1),
)
#: Reason and field of each failure; the first one has status 2.
FAILURES = (
    ('end of stream', 'tag.tag'),
    ('value', 'tag.tag'),
    ('end of stream', 'master_id.parts.ms'),
    ('end of stream', 'master_id.parts.seq'),
    ('end of stream', 'master_id.parts.ms_string.encoding'),
    ('value', 'master_id.parts.ms_string.encoding'),
    ('end of stream', 'master_id.parts.ms_string.value'),
    ('end of stream', 'master_id.parts.ms_string.backlen'),
    ('value', 'master_id.parts.ms_string.backlen'),
    ('end of stream', 'master_id.parts.seq_string.encoding'),
    ('value', 'master_id.parts.seq_string.encoding'),
    ('end of stream', 'master_id.parts.seq_string.value'),
    ('end of stream', 'master_id.parts.seq_string.backlen'),
    ('value', 'master_id.parts.seq_string.backlen'),
    ('end of stream', 'master.count.encoding'),
    ('value', 'master.count.encoding'),
    ('end of stream', 'master.count.data.low'),
    ('end of stream', 'master.count.data.value'),
    ('end of stream', 'master.count.data.high'),
    ('end of stream', 'master.count.data.len_low'),
    ('end of stream', 'master.count.data.len_value'),
    ('end of stream', 'master.count.backlen[]'),
    ('negative', 'master.count.backlen[]'),
    ('value', 'master.count.backlen[]'),
    ('value', 'master.count'),
    ('end of stream', 'master.deleted.encoding'),
    ('value', 'master.deleted.encoding'),
    ('end of stream', 'master.deleted.data.low'),
    ('end of stream', 'master.deleted.data.value'),
    ('end of stream', 'master.deleted.data.high'),
    ('end of stream', 'master.deleted.data.len_low'),
    ('end of stream', 'master.deleted.data.len_value'),
    ('end of stream', 'master.deleted.backlen[]'),
    ('negative', 'master.deleted.backlen[]'),
    ('value', 'master.deleted.backlen[]'),
    ('value', 'master.deleted'),
    ('end of stream', 'master.num_fields.encoding'),
    ('value', 'master.num_fields.encoding'),
    ('end of stream', 'master.num_fields.data.low'),
    ('end of stream', 'master.num_fields.data.value'),
    ('end of stream', 'master.num_fields.data.high'),
    ('end of stream', 'master.num_fields.data.len_low'),
    ('end of stream', 'master.num_fields.data.len_value'),
    ('end of stream', 'master.num_fields.backlen[]'),
    ('negative', 'master.num_fields.backlen[]'),
    ('value', 'master.num_fields.backlen[]'),
    ('value', 'master.num_fields'),
    ('end of stream', 'master.fields[].encoding'),
    ('value', 'master.fields[].encoding'),
    ('end of stream', 'master.fields[].data.low'),
    ('end of stream', 'master.fields[].data.value'),
    ('end of stream', 'master.fields[].data.high'),
    ('end of stream', 'master.fields[].data.len_low'),
    ('end of stream', 'master.fields[].data.len_value'),
    ('end of stream', 'master.fields[].backlen[]'),
    ('negative', 'master.fields[].backlen[]'),
    ('value', 'master.fields[].backlen[]'),
    ('value', 'master.fields[]'),
    ('end of stream', 'master.null_element.encoding'),
    ('value', 'master.null_element.encoding'),
    ('end of stream', 'master.null_element.data.low'),
    ('end of stream', 'master.null_element.data.value'),
    ('end of stream', 'master.null_element.data.high'),
    ('end of stream', 'master.null_element.data.len_low'),
    ('end of stream', 'master.null_element.data.len_value'),
    ('end of stream', 'master.null_element.backlen[]'),
    ('negative', 'master.null_element.backlen[]'),
    ('value', 'master.null_element.backlen[]'),
    ('value', 'master.null_element'),
    ('overflow', 'master.num_elements'),
)


class Columns(NamedTuple):
    """The arrays that are filled, each with room for the rows of one call."""

    id_start: I64s
    master_ms: U64s
    master_seq: U64s
    count_: I64s
    deleted: I64s
    body: I64s
    num_fields: I64s
    num_elements: I64s


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


class Row(NamedTuple):
    """A frame: status, where it ends, columns; if it failed, the byte at which that field begins, and 0."""

    status: int
    reached: int
    id_start: int = 0
    master_ms: U64 = 0
    master_seq: U64 = 0
    count_: int = 0
    deleted: int = 0
    body: int = 0
    num_fields: int = 0
    num_elements: int = 0


def frame(data: Bytes, position: int, end: int, form: int, has_tag: int, has_counts: int) -> Row:
    frame_start = position
    if has_tag != 0:
        if end - position < 2:
            return Row(2, position)
        tag_tag = read_u2be(data, position)
        if tag_tag != 23376:
            return Row(3, position)
        position += 2
    start_position = position
    master_id_parts_ms_string_value = u64(0)
    master_id_parts_ms_3 = u64(0)
    master_id_parts_seq_string_value = u64(0)
    master_id_parts_seq_3 = u64(0)
    if form == 1:
        if end - position < 16:
            if end - position < 8:
                return Row(4, position)
            if end - position < 16:
                return Row(5, position + 8)
        master_id_parts_ms = read_u8be(data, position)
        master_id_parts_seq = read_u8be(data, position + 8)
        position += 16
        master_id_parts_ms_3 = master_id_parts_ms
        master_id_parts_seq_3 = master_id_parts_seq
    elif form == 0:
        if end - position < 16:
            if end - position < 8:
                return Row(4, position)
            if end - position < 16:
                return Row(5, position + 8)
        master_id_parts_ms_2 = read_u8le(data, position)
        master_id_parts_seq_2 = read_u8le(data, position + 8)
        position += 16
        master_id_parts_ms_3 = master_id_parts_ms_2
        master_id_parts_seq_3 = master_id_parts_seq_2
    elif form == 2:
        if end - position < 1:
            return Row(6, position)
        master_id_parts_ms_string_encoding_position = position
        if read_u1(data, master_id_parts_ms_string_encoding_position) != 136:
            return Row(7, position)
        if end - position < 10:
            if end - position < 9:
                return Row(8, position + 1)
            if end - position < 10:
                return Row(9, position + 9)
        master_id_parts_ms_string_value = read_u8le(data, position + 1)
        master_id_parts_ms_string_backlen_position = position + 9
        if read_u1(data, master_id_parts_ms_string_backlen_position) != 9:
            return Row(10, position + 9)
        if end - position < 11:
            return Row(11, position + 10)
        master_id_parts_seq_string_encoding_position = position + 10
        if read_u1(data, master_id_parts_seq_string_encoding_position) != 136:
            return Row(12, position + 10)
        if end - position < 20:
            if end - position < 19:
                return Row(13, position + 11)
            if end - position < 20:
                return Row(14, position + 19)
        master_id_parts_seq_string_value = read_u8le(data, position + 11)
        master_id_parts_seq_string_backlen_position = position + 19
        if read_u1(data, master_id_parts_seq_string_backlen_position) != 9:
            return Row(15, position + 19)
        position += 20
    body_position = position
    master_count_int_value_2 = 0
    if has_counts != 0:
        master_count_start = position
        status, error, position, master_count_is_int, master_count_int_value, _ = listpack_element(data, position, end, 0)
        if status:
            return Row(15 + status, error)
        if not (master_count_is_int and master_count_int_value >= 0):
            return Row(26, master_count_start)
        master_count_int_value_2 = master_count_int_value
    master_deleted_int_value_2 = 0
    if has_counts != 0:
        master_deleted_start = position
        status, error, position, master_deleted_is_int, master_deleted_int_value, _ = listpack_element(data, position, end, 0)
        if status:
            return Row(26 + status, error)
        if not (master_deleted_is_int and master_deleted_int_value >= 0):
            return Row(37, master_deleted_start)
        master_deleted_int_value_2 = master_deleted_int_value
    master_num_fields_start = position
    status, error, position, master_num_fields_is_int, master_num_fields_int_value, _ = listpack_element(data, position, end, 0)
    if status:
        return Row(37 + status, error)
    if not (master_num_fields_is_int and master_num_fields_int_value >= 0):
        return Row(48, master_num_fields_start)
    for master_fields_index in range(master_num_fields_int_value):
        master_fields_start = position
        status, error, position, _, _, master_fields_is_end = listpack_element(data, position, end, 0)
        if status:
            return Row(48 + status, error)
        if master_fields_is_end:
            return Row(59, master_fields_start)
    master_null_element_start = position
    status, error, position, master_null_element_is_int, master_null_element_int_value, _ = listpack_element(data, position, end, 0)
    if status:
        return Row(59 + status, error)
    if not (master_null_element_is_int and master_null_element_int_value == 0):
        return Row(70, master_null_element_start)
    master_id_ms = master_id_parts_ms_string_value if form == 2 else master_id_parts_ms_3
    master_id_seq = master_id_parts_seq_string_value if form == 2 else master_id_parts_seq_3
    if add_overflows(master_num_fields_int_value, 2):
        return Row(71, 0)
    if add_overflows(master_num_fields_int_value + 2, 2 if has_counts != 0 else 0):
        return Row(71, 0)
    master_num_elements = master_num_fields_int_value + 2 + (2 if has_counts != 0 else 0)
    row_id_start = start_position
    row_master_ms = master_id_ms
    row_master_seq = master_id_seq
    row_count = master_count_int_value_2
    row_deleted = master_deleted_int_value_2
    row_body = body_position
    row_num_fields = master_num_fields_int_value
    row_num_elements = master_num_elements
    return Row(0, position, row_id_start, row_master_ms, row_master_seq, row_count, row_deleted, row_body, row_num_fields, row_num_elements)


def scan(data: Bytes, start: int, stop: int, end: int, capacity: int, form: int, has_tag: int, has_counts: int, columns: Columns) -> tuple[int, int, int, int]:
    c_id_start, c_master_ms, c_master_seq, c_count, c_deleted, c_body, c_num_fields, c_num_elements = columns
    rows = 0
    position = start
    while position < stop:
        row = frame(data, position, end, form, has_tag, has_counts)
        if row.status:
            return rows, position, row.status, row.reached
        if rows >= capacity:
            return rows, position, 1, position
        c_id_start[rows] = row.id_start
        c_master_ms[rows] = row.master_ms
        c_master_seq[rows] = row.master_seq
        c_count[rows] = row.count_
        c_deleted[rows] = row.deleted
        c_body[rows] = row.body
        c_num_fields[rows] = row.num_fields
        c_num_elements[rows] = row.num_elements
        rows += 1
        position = row.reached
    return rows, position, 0, position
