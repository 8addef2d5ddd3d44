# segspec_kaitai.kernels, from ksy/listpack_element.ksy sha256 9f91e2a50b53e79ff5f7d1f506583c167133fa7ebbb31a3df8fcc8aaf0cc0826
# segspec_kaitai.kernels, from ksy/listpack_fixed.ksy sha256 806a7ded0d99b22f8b21ffd8df6cb61ccab02286c5fe1e0ed7c25592a51bf846
# segspec_kaitai.kernels, from ksy/mojo_id.ksy sha256 10f2bfe7ece2fce4cae7ab7d1ccbfd18c9a203f2d6fdae33dd52fd8a05d5e0c1
# segspec_kaitai.kernels, from ksy/mojo_index.ksy sha256 c3c2d3f29401d34b9d67ca2b4946e12e5092358b5901a1b5a9bb6e7a9380ddbb
# segspec_kaitai.kernels, from ksy/mojo_index_entry.ksy sha256 602fd8f3864512d98e3a2f264b8d9746d4c20f46b1d6dcae7bf1f1eda6cdcc48
# segspec_kaitai.kernels, from ksy/mojo_suffix.ksy sha256 8123de803c1f8bf26461d5b107e270b40564ea517e0133b18d385e9fe9bf51f4
# segspec_kaitai.kernels, from ksy/mojo_tag.ksy sha256 583c30c8a10b5030fde1dc2872e9f7e8f54bf2ca2a98635072a86d0e3d0917ad
# segspec_kaitai.kernels, from ksy/mojo_tail.ksy sha256 537d5a822ebb5abb01eb169c416c2f053a4af8304282730837116893a03aa561
# Generated: change the spec or formats/mojo/kernels.py.
"""Entries of the INDEX of a mojo segment, released where SUFFIX follows."""

from typing import NamedTuple

from segspec_kernels.runtime import (
    i64,
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
from segspec_kernels.types import Bytes, I64s, U32s, U64

MODE = 'frames'
#: Name and kind of each column array, the column it belongs to, and which part of it.
COLUMNS = (
    ('position', 'i64', 'position', ''),
    ('id_ms', 'i64', 'id_ms', ''),
    ('id_seq', 'i64', 'id_seq', ''),
    ('offset', 'u32', 'offset', ''),
    ('len_pack', 'i64', 'len_pack', ''),
)
#: Name, least and greatest value of each parameter of the frame.
PARAMS = (
    ('form', 0, 255),
    ('has_tags', 0, 1),
    ('has_null_each', 0, 1),
    ('len_index', 0, 18446744073709551615),
)
#: Reason and field of each failure; the first one has status 2.
FAILURES = (
    ('end of stream', 'tag.tag'),
    ('value', 'tag.tag'),
    ('end of stream', 'index.body'),
    ('end of stream', 'index.body.entries[].id_ms.encoding'),
    ('value', 'index.body.entries[].id_ms.encoding'),
    ('end of stream', 'index.body.entries[].id_ms.data.low'),
    ('end of stream', 'index.body.entries[].id_ms.data.value'),
    ('end of stream', 'index.body.entries[].id_ms.data.high'),
    ('end of stream', 'index.body.entries[].id_ms.data.len_low'),
    ('end of stream', 'index.body.entries[].id_ms.data.len_value'),
    ('end of stream', 'index.body.entries[].id_ms.backlen[]'),
    ('negative', 'index.body.entries[].id_ms.backlen[]'),
    ('value', 'index.body.entries[].id_ms.backlen[]'),
    ('value', 'index.body.entries[].id_ms'),
    ('end of stream', 'index.body.entries[].id_seq.encoding'),
    ('value', 'index.body.entries[].id_seq.encoding'),
    ('end of stream', 'index.body.entries[].id_seq.data.low'),
    ('end of stream', 'index.body.entries[].id_seq.data.value'),
    ('end of stream', 'index.body.entries[].id_seq.data.high'),
    ('end of stream', 'index.body.entries[].id_seq.data.len_low'),
    ('end of stream', 'index.body.entries[].id_seq.data.len_value'),
    ('end of stream', 'index.body.entries[].id_seq.backlen[]'),
    ('negative', 'index.body.entries[].id_seq.backlen[]'),
    ('value', 'index.body.entries[].id_seq.backlen[]'),
    ('value', 'index.body.entries[].id_seq'),
    ('end of stream', 'index.body.entries[].offset.encoding'),
    ('value', 'index.body.entries[].offset.encoding'),
    ('end of stream', 'index.body.entries[].offset.value'),
    ('end of stream', 'index.body.entries[].offset.backlen'),
    ('value', 'index.body.entries[].offset.backlen'),
    ('end of stream', 'index.body.entries[].len_pack.encoding'),
    ('value', 'index.body.entries[].len_pack.encoding'),
    ('end of stream', 'index.body.entries[].len_pack.data.low'),
    ('end of stream', 'index.body.entries[].len_pack.data.value'),
    ('end of stream', 'index.body.entries[].len_pack.data.high'),
    ('end of stream', 'index.body.entries[].len_pack.data.len_low'),
    ('end of stream', 'index.body.entries[].len_pack.data.len_value'),
    ('end of stream', 'index.body.entries[].len_pack.backlen[]'),
    ('negative', 'index.body.entries[].len_pack.backlen[]'),
    ('value', 'index.body.entries[].len_pack.backlen[]'),
    ('value', 'index.body.entries[].len_pack'),
    ('end of stream', 'index.body.entries[].null_element.encoding'),
    ('value', 'index.body.entries[].null_element.encoding'),
    ('end of stream', 'index.body.entries[].null_element.data.low'),
    ('end of stream', 'index.body.entries[].null_element.data.value'),
    ('end of stream', 'index.body.entries[].null_element.data.high'),
    ('end of stream', 'index.body.entries[].null_element.data.len_low'),
    ('end of stream', 'index.body.entries[].null_element.data.len_value'),
    ('end of stream', 'index.body.entries[].null_element.backlen[]'),
    ('negative', 'index.body.entries[].null_element.backlen[]'),
    ('value', 'index.body.entries[].null_element.backlen[]'),
    ('value', 'index.body.entries[].null_element'),
    ('end of stream', 'index.body.null_element.encoding'),
    ('value', 'index.body.null_element.encoding'),
    ('end of stream', 'index.body.null_element.data.low'),
    ('end of stream', 'index.body.null_element.data.value'),
    ('end of stream', 'index.body.null_element.data.high'),
    ('end of stream', 'index.body.null_element.data.len_low'),
    ('end of stream', 'index.body.null_element.data.len_value'),
    ('end of stream', 'index.body.null_element.backlen[]'),
    ('negative', 'index.body.null_element.backlen[]'),
    ('value', 'index.body.null_element.backlen[]'),
    ('value', 'index.body.null_element'),
    ('end of stream', 'suffix.id.parts.ms'),
    ('end of stream', 'suffix.id.parts.seq'),
    ('end of stream', 'suffix.id.parts.ms_string.encoding'),
    ('value', 'suffix.id.parts.ms_string.encoding'),
    ('end of stream', 'suffix.id.parts.ms_string.value'),
    ('end of stream', 'suffix.id.parts.ms_string.backlen'),
    ('value', 'suffix.id.parts.ms_string.backlen'),
    ('end of stream', 'suffix.id.parts.seq_string.encoding'),
    ('value', 'suffix.id.parts.seq_string.encoding'),
    ('end of stream', 'suffix.id.parts.seq_string.value'),
    ('end of stream', 'suffix.id.parts.seq_string.backlen'),
    ('value', 'suffix.id.parts.seq_string.backlen'),
    ('end of stream', 'suffix.len_index.holder.value'),
    ('end of stream', 'suffix.len_index.holder.encoding'),
    ('value', 'suffix.len_index.holder.encoding'),
    ('end of stream', 'suffix.len_index.holder.value'),
    ('end of stream', 'suffix.len_index.holder.backlen'),
    ('value', 'suffix.len_index.holder.backlen'),
    ('end of stream', 'suffix.num_records.holder.value'),
    ('end of stream', 'suffix.num_records.holder.encoding'),
    ('value', 'suffix.num_records.holder.encoding'),
    ('end of stream', 'suffix.num_records.holder.value'),
    ('end of stream', 'suffix.num_records.holder.backlen'),
    ('value', 'suffix.num_records.holder.backlen'),
    ('end of stream', 'suffix.reserved'),
    ('end of stream', 'suffix.end_markers'),
    ('value', 'suffix.end_markers'),
)


class Columns(NamedTuple):
    """The arrays that are filled, each with room for the rows of one call."""

    position: I64s
    id_ms: I64s
    id_seq: I64s
    offset: U32s
    len_pack: I64s


def listpack_element(data: Bytes, position: int, end: int, base: int) -> tuple[int, int, int, bool, int]:
    if end - position < 1:
        return 1, position, position, False, 0
    encoding = read_u1(data, position)
    if not (encoding <= 244 or encoding == 255):
        return 2, position, position, False, 0
    kind = 0 if encoding < 128 else 1 if encoding < 192 else 2 if encoding < 224 else 3 if encoding < 240 else 4 if encoding == 240 else 5 if encoding == 241 else 6 if encoding == 242 else 7 if encoding == 243 else 8 if encoding == 244 else 9
    position += 1
    data_len_value_4 = 0
    data_value_7 = 0
    if kind == 2:
        if end - position < 1:
            return 3, position, position, False, 0
        data_low = read_u1(data, position)
        position += 1
        data_two_complement = (encoding & 31) << 8 | data_low
        data_value_4 = data_two_complement - 8192 if data_two_complement >= 4096 else data_two_complement
        data_value_7 = data_value_4
    elif kind == 5:
        if end - position < 2:
            return 4, position, position, False, 0
        data_value = read_s2le(data, position)
        position += 2
        data_value_7 = data_value
    elif kind == 6:
        if end - position < 3:
            if end - position < 2:
                return 3, position, position, False, 0
            if end - position < 3:
                return 5, position + 2, position, False, 0
        data_low_2 = read_u2le(data, position)
        data_high = read_s1(data, position + 2)
        position += 3
        data_value_5 = data_high * 65536 + data_low_2
        data_value_7 = data_value_5
    elif kind == 7:
        if end - position < 4:
            return 4, position, position, False, 0
        data_value_2 = read_s4le(data, position)
        position += 4
        data_value_7 = data_value_2
    elif kind == 8:
        if end - position < 8:
            return 4, position, position, False, 0
        data_value_3 = read_s8le(data, position)
        position += 8
        data_value_7 = data_value_3
    elif kind == 3:
        if end - position < 1:
            return 6, position, position, False, 0
        data_len_low = read_u1(data, position)
        data_value_start = position + 1
        data_len_value = (encoding & 15) << 8 | data_len_low
        position += 1
        if data_len_value > end - position:
            return 4, data_value_start, position, False, 0
        position += data_len_value
        data_len_value_4 = data_len_value
    elif kind == 4:
        if end - position < 4:
            return 7, position, position, False, 0
        data_len_value_2 = read_u4le(data, position)
        data_value_start_2 = position + 4
        position += 4
        if data_len_value_2 > end - position:
            return 4, data_value_start_2, position, False, 0
        position += data_len_value_2
        data_len_value_4 = data_len_value_2
    elif kind == 1:
        data_value_start_3 = position
        data_len_value_3 = encoding & 63
        if data_len_value_3 > end - position:
            return 4, data_value_start_3, position, False, 0
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
            return 8, position, position, False, 0
        backlen = read_u1(data, position)
        if 7 * (num_backlen - 1 - backlen_index) < 0:
            return 9, position, position, False, 0
        if backlen != len_body >> 7 * (num_backlen - 1 - backlen_index) & 127 | (0 if backlen_index == 0 else 128):
            return 10, position, position, False, 0
        position += 1
    is_str = kind == 1 or kind == 3 or kind == 4
    is_int = not (is_end or is_str)
    int_value = 0
    if is_int:
        int_value = data_value_7
    return 0, 0, position, is_int, int_value


def listpack_fixed_u4string(data: Bytes, position: int, end: int, base: int) -> tuple[int, int, int, int]:
    if end - position < 1:
        return 1, position, position, 0
    encoding_position = position
    if read_u1(data, encoding_position) != 132:
        return 2, position, position, 0
    if end - position < 6:
        if end - position < 5:
            return 3, position + 1, position, 0
        if end - position < 6:
            return 4, position + 5, position, 0
    value = read_u4le(data, position + 1)
    backlen_position = position + 5
    if read_u1(data, backlen_position) != 5:
        return 5, position + 5, position, 0
    position += 6
    return 0, 0, position, value


def scan(data: Bytes, start: int, stop: int, end: int, capacity: int, form: int, has_tags: int, has_null_each: int, len_index: U64, columns: Columns) -> tuple[int, int, int, int]:
    c_position, c_id_ms, c_id_seq, c_offset, c_len_pack = columns
    rows = count = 0
    committed = position = start
    while position < stop:
        frame_start = position
        if has_tags != 0:
            if end - position < 2:
                return rows, committed, 2, position
            tag_tag = read_u2be(data, position)
            if tag_tag != 23369:
                return rows, committed, 3, position
            position += 2
        index_body_start = position
        if len_index > u64(end - position):
            return rows, committed, 4, index_body_start
        index_body_position = position
        index_body_length = i64(len_index)
        position += index_body_length
        index_body_end = index_body_position + index_body_length
        index_body_at = index_body_position
        if index_body_end - index_body_position > (0 if has_null_each != 0 else 2):
            while True:
                index_body_entries_start_2 = index_body_at
                index_body_entries_id_ms_start = index_body_at
                status, error, index_body_at, index_body_entries_id_ms_is_int, index_body_entries_id_ms_int_value = listpack_element(data, index_body_at, index_body_end, index_body_position)
                if status:
                    return rows, committed, 4 + status, error
                if not index_body_entries_id_ms_is_int:
                    return rows, committed, 15, index_body_entries_id_ms_start
                index_body_entries_id_seq_start = index_body_at
                status, error, index_body_at, index_body_entries_id_seq_is_int, index_body_entries_id_seq_int_value = listpack_element(data, index_body_at, index_body_end, index_body_position)
                if status:
                    return rows, committed, 15 + status, error
                if not index_body_entries_id_seq_is_int:
                    return rows, committed, 26, index_body_entries_id_seq_start
                status, error, index_body_at, index_body_entries_offset_value = listpack_fixed_u4string(data, index_body_at, index_body_end, index_body_position)
                if status:
                    return rows, committed, 26 + status, error
                index_body_entries_len_pack_start = index_body_at
                status, error, index_body_at, index_body_entries_len_pack_is_int, index_body_entries_len_pack_int_value = listpack_element(data, index_body_at, index_body_end, index_body_position)
                if status:
                    return rows, committed, 31 + status, error
                if not (index_body_entries_len_pack_is_int and index_body_entries_len_pack_int_value >= 0):
                    return rows, committed, 42, index_body_entries_len_pack_start
                if has_null_each != 0:
                    index_body_entries_null_element_start = index_body_at
                    status, error, index_body_at, index_body_entries_null_element_is_int, index_body_entries_null_element_int_value = listpack_element(data, index_body_at, index_body_end, index_body_position)
                    if status:
                        return rows, committed, 42 + status, error
                    if not (index_body_entries_null_element_is_int and index_body_entries_null_element_int_value == 0):
                        return rows, committed, 53, index_body_entries_null_element_start
                if count >= capacity:
                    return rows, committed, 1, committed
                c_position[count] = index_body_entries_start_2
                c_id_ms[count] = index_body_entries_id_ms_int_value
                c_id_seq[count] = index_body_entries_id_seq_int_value
                c_offset[count] = index_body_entries_offset_value
                c_len_pack[count] = index_body_entries_len_pack_int_value
                count += 1
                if index_body_end - index_body_position - (index_body_at - index_body_position) <= (0 if has_null_each != 0 else 2):
                    break
        if has_null_each == 0:
            index_body_null_element_start = index_body_at
            status, error, index_body_at, index_body_null_element_is_int, index_body_null_element_int_value = listpack_element(data, index_body_at, index_body_end, index_body_position)
            if status:
                return rows, committed, 53 + status, error
            if not (index_body_null_element_is_int and index_body_null_element_int_value == 0):
                return rows, committed, 64, index_body_null_element_start
        if form == 1:
            if end - position < 16:
                if end - position < 8:
                    return rows, committed, 65, position
                if end - position < 16:
                    return rows, committed, 66, position + 8
            position += 16
        elif form == 0:
            if end - position < 16:
                if end - position < 8:
                    return rows, committed, 65, position
                if end - position < 16:
                    return rows, committed, 66, position + 8
            position += 16
        elif form == 2:
            if end - position < 1:
                return rows, committed, 67, position
            suffix_id_parts_ms_string_encoding_position = position
            if read_u1(data, suffix_id_parts_ms_string_encoding_position) != 136:
                return rows, committed, 68, position
            if end - position < 10:
                if end - position < 9:
                    return rows, committed, 69, position + 1
                if end - position < 10:
                    return rows, committed, 70, position + 9
            suffix_id_parts_ms_string_backlen_position = position + 9
            if read_u1(data, suffix_id_parts_ms_string_backlen_position) != 9:
                return rows, committed, 71, position + 9
            if end - position < 11:
                return rows, committed, 72, position + 10
            suffix_id_parts_seq_string_encoding_position = position + 10
            if read_u1(data, suffix_id_parts_seq_string_encoding_position) != 136:
                return rows, committed, 73, position + 10
            if end - position < 20:
                if end - position < 19:
                    return rows, committed, 74, position + 11
                if end - position < 20:
                    return rows, committed, 75, position + 19
            suffix_id_parts_seq_string_backlen_position = position + 19
            if read_u1(data, suffix_id_parts_seq_string_backlen_position) != 9:
                return rows, committed, 76, position + 19
            position += 20
        if form == 1:
            if end - position < 4:
                return rows, committed, 77, position
            position += 4
        elif form == 0:
            if end - position < 4:
                return rows, committed, 77, position
            position += 4
        elif form == 2:
            status, error, position, _ = listpack_fixed_u4string(data, position, end, 0)
            if status:
                return rows, committed, 77 + status, error
        if form == 1:
            if end - position < 4:
                return rows, committed, 83, position
            position += 4
        elif form == 0:
            if end - position < 4:
                return rows, committed, 83, position
            position += 4
        elif form == 2:
            status, error, position, _ = listpack_fixed_u4string(data, position, end, 0)
            if status:
                return rows, committed, 83 + status, error
        if end - position < 10:
            if end - position < 8:
                return rows, committed, 89, position
            if end - position < 10:
                return rows, committed, 90, position + 8
        suffix_end_markers_position = position + 8
        if read_u2le(data, suffix_end_markers_position) != 65535:
            return rows, committed, 91, position + 8
        position += 10
        rows = count
        committed = position
    return rows, committed, 0, committed
