# segspec format build, from ksy/: change that.
"""Frames of kafka."""

from typing import NamedTuple

from segspec_kernels.runtime import (
    add_overflows,
    read_s2be,
    read_s4be,
    read_s8be,
    read_u1,
    read_u2be,
    read_u4be,
)
from segspec_kernels.types import Bools, Bytes, I64s, U32s, U8s

MODE = 'frames'
#: Name and kind of each column array, the column it belongs to, and which part of it.
COLUMNS = (
    ('position', 'i64', 'position', ''),
    ('end', 'i64', 'end', ''),
    ('goods_position', 'i64', 'goods', 'position'),
    ('goods_length', 'i64', 'goods', 'length'),
    ('number', 'i64', 'number', ''),
    ('last', 'i64', 'last', ''),
    ('there0', 'bool', 'there0', ''),
    ('sum', 'u32', 'sum', ''),
    ('there1', 'bool', 'there1', ''),
    ('time', 'i64', 'time', ''),
    ('there2', 'bool', 'there2', ''),
    ('num', 'i64', 'num', ''),
    ('there3', 'bool', 'there3', ''),
    ('none', 'bool', 'none', ''),
    ('param0', 'i64', 'param0', ''),
    ('there4', 'bool', 'there4', ''),
    ('param1', 'i64', 'param1', ''),
    ('there5', 'bool', 'there5', ''),
    ('param2', 'bool', 'param2', ''),
    ('param3', 'i64', 'param3', ''),
    ('there6', 'bool', 'there6', ''),
    ('codec', 'u8', 'codec', ''),
    ('plain0', 'bool', 'plain0', ''),
    ('d_len_batch', 'i64', 'd_len_batch', ''),
    ('d_epoch_or_crc', 'i64', 'd_epoch_or_crc', ''),
    ('d_magic', 'u8', 'd_magic', ''),
    ('until0_position', 'i64', 'until0', 'position'),
    ('until0_length', 'i64', 'until0', 'length'),
    ('there7', 'bool', 'there7', ''),
    ('f_leader_epoch', 'i64', 'f_leader_epoch', ''),
    ('there8', 'bool', 'there8', ''),
    ('f_producer_id', 'i64', 'f_producer_id', ''),
    ('there9', 'bool', 'there9', ''),
    ('f_producer_epoch', 'i64', 'f_producer_epoch', ''),
    ('there10', 'bool', 'there10', ''),
    ('f_base_sequence', 'i64', 'f_base_sequence', ''),
    ('there11', 'bool', 'there11', ''),
    ('f_is_transactional', 'bool', 'f_is_transactional', ''),
    ('f_is_append_time', 'bool', 'f_is_append_time', ''),
    ('f_compression', 'u8', 'f_compression', ''),
)
#: Name, least and greatest value of each parameter of the frame.
PARAMS = (
)
#: Reason and field of each failure; the first one has status 2.
FAILURES = (
    ('end of stream', 'base_offset'),
    ('end of stream', 'len_batch'),
    ('value', 'len_batch'),
    ('end of stream', 'epoch_or_crc'),
    ('end of stream', 'magic'),
    ('value', 'magic'),
    ('negative', 'body'),
    ('end of stream', 'body'),
    ('end of stream', 'body.unused'),
    ('end of stream', 'body.timestamp'),
    ('end of stream', 'body.len_key'),
    ('negative', 'body.key'),
    ('end of stream', 'body.key'),
    ('end of stream', 'body.len_value'),
    ('negative', 'body.value'),
    ('end of stream', 'body.value'),
    ('value', 'body.rest'),
    ('end of stream', 'body.crc'),
    ('end of stream', 'body.last_offset_delta'),
    ('end of stream', 'body.base_timestamp'),
    ('end of stream', 'body.max_timestamp'),
    ('end of stream', 'body.producer_id'),
    ('end of stream', 'body.producer_epoch'),
    ('end of stream', 'body.base_sequence'),
    ('end of stream', 'body.num_records'),
    ('value', 'body.num_records'),
    ('overflow', 'last_offset'),
)


class Columns(NamedTuple):
    """The arrays that are filled, each with room for the rows of one call."""

    position: I64s
    end: I64s
    goods_position: I64s
    goods_length: I64s
    number: I64s
    last: I64s
    there0: Bools
    sum: U32s
    there1: Bools
    time: I64s
    there2: Bools
    num: I64s
    there3: Bools
    none: Bools
    param0: I64s
    there4: Bools
    param1: I64s
    there5: Bools
    param2: Bools
    param3: I64s
    there6: Bools
    codec: U8s
    plain0: Bools
    d_len_batch: I64s
    d_epoch_or_crc: I64s
    d_magic: U8s
    until0_position: I64s
    until0_length: I64s
    there7: Bools
    f_leader_epoch: I64s
    there8: Bools
    f_producer_id: I64s
    there9: Bools
    f_producer_epoch: I64s
    there10: Bools
    f_base_sequence: I64s
    there11: Bools
    f_is_transactional: Bools
    f_is_append_time: Bools
    f_compression: U8s


class Row(NamedTuple):
    """A frame: status, where it ends, columns; if it failed, the byte at which that field begins, and 0."""

    status: int
    reached: int
    position: int = 0
    end: int = 0
    goods_position: int = 0
    goods_length: int = 0
    number: int = 0
    last: int = 0
    there0: bool = False
    sum: int = 0
    there1: bool = False
    time: int = 0
    there2: bool = False
    num: int = 0
    there3: bool = False
    none: bool = False
    param0: int = 0
    there4: bool = False
    param1: int = 0
    there5: bool = False
    param2: bool = False
    param3: int = 0
    there6: bool = False
    codec: int = 0
    plain0: bool = False
    d_len_batch: int = 0
    d_epoch_or_crc: int = 0
    d_magic: int = 0
    until0_position: int = 0
    until0_length: int = 0
    there7: bool = False
    f_leader_epoch: int = 0
    there8: bool = False
    f_producer_id: int = 0
    there9: bool = False
    f_producer_epoch: int = 0
    there10: bool = False
    f_base_sequence: int = 0
    there11: bool = False
    f_is_transactional: bool = False
    f_is_append_time: bool = False
    f_compression: int = 0


def frame(data: Bytes, position: int, end: int) -> Row:
    frame_start = position
    if end - position < 12:
        if end - position < 8:
            return Row(2, position)
        if end - position < 12:
            return Row(3, position + 8)
    base_offset = read_s8be(data, position)
    len_batch = read_s4be(data, position + 8)
    if len_batch < 14:
        return Row(4, position + 8)
    if end - position < 17:
        if end - position < 16:
            return Row(5, position + 12)
        if end - position < 17:
            return Row(6, position + 16)
    epoch_or_crc = read_s4be(data, position + 12)
    magic = read_u1(data, position + 16)
    if not (magic == 0 or magic == 1 or magic == 2):
        return Row(7, position + 16)
    position += 17
    body_records_position_2 = 0
    body_records_length_2 = -1
    body_last_offset_delta = 0
    body_crc = 0
    body_crc_present = False
    body_max_timestamp = 0
    body_max_timestamp_present = False
    body_num_records = 0
    body_num_records_present = False
    body_is_control = False
    body_is_control_present = False
    body_base_timestamp = 0
    body_base_timestamp_present = False
    body_is_append_time_4 = False
    body_is_append_time_present = False
    body_compression_4 = 0
    body_compression_present = False
    body_unused_4 = 0
    body_producer_id = 0
    body_producer_id_present = False
    body_producer_epoch = 0
    body_producer_epoch_present = False
    body_base_sequence = 0
    body_base_sequence_present = False
    body_is_transactional = False
    body_is_transactional_present = False
    if magic == 0:
        body_start = position
        body_length = len_batch - 5
        if body_length < 0:
            return Row(8, body_start)
        if body_length > end - position:
            return Row(9, body_start)
        body_position = position
        position += body_length
        body_end = body_position + body_length
        body_at = body_position
        if body_end - body_at < 1:
            return Row(10, body_at)
        body_unused = read_u1(data, body_at) >> 4
        body_is_append_time = (read_u1(data, body_at) & 15) >> 3 != 0
        body_compression = read_u1(data, body_at) & 7
        body_at += 1
        if magic == 1:
            if body_end - body_at < 8:
                return Row(11, body_at)
            body_at += 8
        if body_end - body_at < 4:
            return Row(12, body_at)
        body_len_key = read_s4be(data, body_at)
        body_at += 4
        if body_len_key >= 0:
            body_key_start = body_at
            if body_len_key < 0:
                return Row(13, body_key_start)
            if body_len_key > body_end - body_at:
                return Row(14, body_key_start)
            body_at += body_len_key
        if body_end - body_at < 4:
            return Row(15, body_at)
        body_len_value = read_s4be(data, body_at)
        body_at += 4
        if body_len_value >= 0:
            body_value_start = body_at
            if body_len_value < 0:
                return Row(16, body_value_start)
            if body_len_value > body_end - body_at:
                return Row(17, body_value_start)
            body_at += body_len_value
        body_rest_start = body_at
        body_rest_length = body_end - body_at
        body_at += body_rest_length
        if body_rest_length != 0:
            return Row(18, body_rest_start)
        body_is_append_time_4 = body_is_append_time
        body_is_append_time_present = True
        body_compression_4 = body_compression
        body_compression_present = True
        body_unused_4 = body_unused
    elif magic == 1:
        body_start_3 = position
        body_length_2 = len_batch - 5
        if body_length_2 < 0:
            return Row(8, body_start_3)
        if body_length_2 > end - position:
            return Row(9, body_start_3)
        body_position_2 = position
        position += body_length_2
        body_end_2 = body_position_2 + body_length_2
        body_at_2 = body_position_2
        if body_end_2 - body_at_2 < 1:
            return Row(10, body_at_2)
        body_unused_2 = read_u1(data, body_at_2) >> 4
        body_is_append_time_2 = (read_u1(data, body_at_2) & 15) >> 3 != 0
        body_compression_2 = read_u1(data, body_at_2) & 7
        body_at_2 += 1
        if magic == 1:
            if body_end_2 - body_at_2 < 8:
                return Row(11, body_at_2)
            body_at_2 += 8
        if body_end_2 - body_at_2 < 4:
            return Row(12, body_at_2)
        body_len_key_2 = read_s4be(data, body_at_2)
        body_at_2 += 4
        if body_len_key_2 >= 0:
            body_key_start_2 = body_at_2
            if body_len_key_2 < 0:
                return Row(13, body_key_start_2)
            if body_len_key_2 > body_end_2 - body_at_2:
                return Row(14, body_key_start_2)
            body_at_2 += body_len_key_2
        if body_end_2 - body_at_2 < 4:
            return Row(15, body_at_2)
        body_len_value_2 = read_s4be(data, body_at_2)
        body_at_2 += 4
        if body_len_value_2 >= 0:
            body_value_start_2 = body_at_2
            if body_len_value_2 < 0:
                return Row(16, body_value_start_2)
            if body_len_value_2 > body_end_2 - body_at_2:
                return Row(17, body_value_start_2)
            body_at_2 += body_len_value_2
        body_rest_start_2 = body_at_2
        body_rest_length_2 = body_end_2 - body_at_2
        body_at_2 += body_rest_length_2
        if body_rest_length_2 != 0:
            return Row(18, body_rest_start_2)
        body_is_append_time_4 = body_is_append_time_2
        body_is_append_time_present = True
        body_compression_4 = body_compression_2
        body_compression_present = True
        body_unused_4 = body_unused_2
    elif magic == 2:
        body_start_5 = position
        body_length_3 = len_batch - 5
        if body_length_3 < 0:
            return Row(8, body_start_5)
        if body_length_3 > end - position:
            return Row(9, body_start_5)
        body_position_3 = position
        position += body_length_3
        body_end_3 = body_position_3 + body_length_3
        body_at_3 = body_position_3
        if body_end_3 - body_at_3 < 44:
            if body_end_3 - body_at_3 < 4:
                return Row(19, body_at_3)
            if body_end_3 - body_at_3 < 6:
                return Row(10, body_at_3 + 4)
            if body_end_3 - body_at_3 < 10:
                return Row(20, body_at_3 + 6)
            if body_end_3 - body_at_3 < 18:
                return Row(21, body_at_3 + 10)
            if body_end_3 - body_at_3 < 26:
                return Row(22, body_at_3 + 18)
            if body_end_3 - body_at_3 < 34:
                return Row(23, body_at_3 + 26)
            if body_end_3 - body_at_3 < 36:
                return Row(24, body_at_3 + 34)
            if body_end_3 - body_at_3 < 40:
                return Row(25, body_at_3 + 36)
            if body_end_3 - body_at_3 < 44:
                return Row(26, body_at_3 + 40)
        body_crc = read_u4be(data, body_at_3)
        body_unused_3 = read_u2be(data, body_at_3 + 4) >> 7
        body_is_control = (read_u1(data, body_at_3 + 5) & 63) >> 5 != 0
        body_is_transactional = (read_u1(data, body_at_3 + 5) & 31) >> 4 != 0
        body_is_append_time_3 = (read_u1(data, body_at_3 + 5) & 15) >> 3 != 0
        body_compression_3 = read_u1(data, body_at_3 + 5) & 7
        body_last_offset_delta = read_s4be(data, body_at_3 + 6)
        body_base_timestamp = read_s8be(data, body_at_3 + 10)
        body_max_timestamp = read_s8be(data, body_at_3 + 18)
        body_producer_id = read_s8be(data, body_at_3 + 26)
        body_producer_epoch = read_s2be(data, body_at_3 + 34)
        body_base_sequence = read_s4be(data, body_at_3 + 36)
        body_num_records = read_s4be(data, body_at_3 + 40)
        if body_num_records < 0:
            return Row(27, body_at_3 + 40)
        body_at_3 += 44
        body_records_position = body_at_3
        body_records_length = body_end_3 - body_at_3
        body_at_3 += body_records_length
        body_records_position_2 = body_records_position
        body_records_length_2 = body_records_length
        body_crc_present = True
        body_max_timestamp_present = True
        body_num_records_present = True
        body_is_control_present = True
        body_base_timestamp_present = True
        body_is_append_time_4 = body_is_append_time_3
        body_is_append_time_present = True
        body_compression_4 = body_compression_3
        body_compression_present = True
        body_unused_4 = body_unused_3
        body_producer_id_present = True
        body_producer_epoch_present = True
        body_base_sequence_present = True
        body_is_transactional_present = True
    else:
        body_start_7 = position
        body_length_4 = len_batch - 5
        if body_length_4 < 0:
            return Row(8, body_start_7)
        if body_length_4 > end - position:
            return Row(9, body_start_7)
        position += body_length_4
    is_batch = magic == 2
    if is_batch:
        if add_overflows(base_offset, body_last_offset_delta):
            return Row(28, 0)
        choice = base_offset + body_last_offset_delta
    else:
        choice = base_offset
    leader_epoch = 0
    leader_epoch_present = False
    if is_batch:
        leader_epoch = epoch_or_crc
        leader_epoch_present = True
    row_position = frame_start
    row_end = position
    row_goods_position = body_records_position_2
    row_goods_length = body_records_length_2
    row_number = base_offset
    row_last = choice
    row_there0 = body_crc_present
    row_sum = body_crc
    row_there1 = body_max_timestamp_present
    row_time = body_max_timestamp
    row_there2 = body_num_records_present
    row_num = body_num_records
    row_there3 = body_is_control_present
    row_none = body_is_control
    row_param0 = base_offset
    row_there4 = body_base_timestamp_present
    row_param1 = body_base_timestamp
    row_there5 = body_is_append_time_present
    row_param2 = body_is_append_time_4
    row_param3 = body_max_timestamp
    row_there6 = body_compression_present
    row_codec = body_compression_4
    row_plain0 = body_unused_4 == 0
    row_d_len_batch = len_batch
    row_d_epoch_or_crc = epoch_or_crc
    row_d_magic = magic
    row_until0_position = body_records_position_2
    row_until0_length = body_records_length_2
    row_there7 = leader_epoch_present
    row_f_leader_epoch = leader_epoch
    row_there8 = body_producer_id_present
    row_f_producer_id = body_producer_id
    row_there9 = body_producer_epoch_present
    row_f_producer_epoch = body_producer_epoch
    row_there10 = body_base_sequence_present
    row_f_base_sequence = body_base_sequence
    row_there11 = body_is_transactional_present
    row_f_is_transactional = body_is_transactional
    row_f_is_append_time = body_is_append_time_4
    row_f_compression = body_compression_4
    return Row(0, position, row_position, row_end, row_goods_position, row_goods_length, row_number, row_last, row_there0, row_sum, row_there1, row_time, row_there2, row_num, row_there3, row_none, row_param0, row_there4, row_param1, row_there5, row_param2, row_param3, row_there6, row_codec, row_plain0, row_d_len_batch, row_d_epoch_or_crc, row_d_magic, row_until0_position, row_until0_length, row_there7, row_f_leader_epoch, row_there8, row_f_producer_id, row_there9, row_f_producer_epoch, row_there10, row_f_base_sequence, row_there11, row_f_is_transactional, row_f_is_append_time, row_f_compression)


def scan(data: Bytes, start: int, stop: int, end: int, capacity: int, columns: Columns) -> tuple[int, int, int, int]:
    c_position, c_end, c_goods_position, c_goods_length, c_number, c_last, c_there0, c_sum, c_there1, c_time, c_there2, c_num, c_there3, c_none, c_param0, c_there4, c_param1, c_there5, c_param2, c_param3, c_there6, c_codec, c_plain0, c_d_len_batch, c_d_epoch_or_crc, c_d_magic, c_until0_position, c_until0_length, c_there7, c_f_leader_epoch, c_there8, c_f_producer_id, c_there9, c_f_producer_epoch, c_there10, c_f_base_sequence, c_there11, c_f_is_transactional, c_f_is_append_time, c_f_compression = columns
    rows = 0
    position = start
    while position < stop:
        row = frame(data, position, end)
        if row.status:
            return rows, position, row.status, row.reached
        if rows >= capacity:
            return rows, position, 1, position
        c_position[rows] = row.position
        c_end[rows] = row.end
        c_goods_position[rows] = row.goods_position
        c_goods_length[rows] = row.goods_length
        c_number[rows] = row.number
        c_last[rows] = row.last
        c_there0[rows] = row.there0
        c_sum[rows] = row.sum
        c_there1[rows] = row.there1
        c_time[rows] = row.time
        c_there2[rows] = row.there2
        c_num[rows] = row.num
        c_there3[rows] = row.there3
        c_none[rows] = row.none
        c_param0[rows] = row.param0
        c_there4[rows] = row.there4
        c_param1[rows] = row.param1
        c_there5[rows] = row.there5
        c_param2[rows] = row.param2
        c_param3[rows] = row.param3
        c_there6[rows] = row.there6
        c_codec[rows] = row.codec
        c_plain0[rows] = row.plain0
        c_d_len_batch[rows] = row.d_len_batch
        c_d_epoch_or_crc[rows] = row.d_epoch_or_crc
        c_d_magic[rows] = row.d_magic
        c_until0_position[rows] = row.until0_position
        c_until0_length[rows] = row.until0_length
        c_there7[rows] = row.there7
        c_f_leader_epoch[rows] = row.f_leader_epoch
        c_there8[rows] = row.there8
        c_f_producer_id[rows] = row.f_producer_id
        c_there9[rows] = row.there9
        c_f_producer_epoch[rows] = row.f_producer_epoch
        c_there10[rows] = row.there10
        c_f_base_sequence[rows] = row.f_base_sequence
        c_there11[rows] = row.there11
        c_f_is_transactional[rows] = row.f_is_transactional
        c_f_is_append_time[rows] = row.f_is_append_time
        c_f_compression[rows] = row.f_compression
        rows += 1
        position = row.reached
    return rows, position, 0, position
