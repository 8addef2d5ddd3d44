# segspec format build, from ksy/: change that.
"""Rows of kafka: the records of sound frames, each column side by side."""

from typing import NamedTuple

from segspec_kernels.runtime import copy, i64, u64
from segspec_kernels.types import U64, Bools, Bytes, I32s, I64s, U8s, U64s
from segspec_kafka.generated.kernels.kafka_frames import Columns as FrameColumns
from segspec_kafka.generated.kernels.kafka_records import Columns, block


class Selected(NamedTuple):
    a_offset: bool
    a_position: bool
    a_timestamp: bool
    a_key: bool
    a_value: bool
    a_fields: bool
    a_leader_epoch: bool
    a_producer_id: bool
    a_producer_epoch: bool
    a_base_sequence: bool
    a_is_transactional: bool
    a_is_append_time: bool
    a_compression: bool


class Out(NamedTuple):
    c_offset: U64s
    c_position: I64s
    c_timestamp: I64s
    c_key_ends: I32s
    c_key: Bytes
    c_key_there: Bools
    c_value_ends: I32s
    c_value: Bytes
    c_value_there: Bools
    c_fields_ends: I32s
    pair_name_ends: I32s
    pair_names: Bytes
    pair_text_ends: I32s
    pair_texts: Bytes
    pair_there: Bools
    c_leader_epoch: I64s
    c_producer_id: I64s
    c_producer_epoch: I64s
    c_base_sequence: I64s
    c_is_transactional: Bools
    c_is_append_time: Bools
    c_compression_ends: I32s
    c_compression: Bytes
    t_compression_ends: I32s
    t_compression: Bytes


def run(
    data: Bytes,
    room: Bytes,
    base: int,
    begin: int,
    stop: int,
    row: int,
    capacity: int,
    starts: I64s,
    ends: I64s,
    packed: U8s,
    numbers: U64s,
    told: I64s,
    asked: Selected,
    given: FrameColumns,
    out: Out,
    theres: I64s,
    newest: I64s,
    lists: I64s,
    columns: Columns,
) -> tuple[int, int]:
    """See `ROWS_RUN` of segspec.frames.lane_text."""
    for frame in range(begin, stop):
        k, found = 0, 1
        content = room if packed[frame] != 0 else data
        found, status, _ = block(content, starts[frame], ends[frame], capacity, given.param0[frame], given.param1[frame], given.param2[frame], given.param3[frame], lists, columns)
        if status != 0:
            told[0] = 1 if lists[len(lists) - 1] != 0 else 0
            told[6] = -1 if status == 1 else 0
            return frame, row
        following, last, is_sound = u64(given.number[frame]), u64(given.last[frame]), True
        is_plain = found == given.num[frame]
        told[6] = found
        theres[frame] = found
        told[7] = 0
        for k in range(found):
            if told[7] == 0 and (u64(columns.number[k]) < following or u64(columns.number[k]) > last or columns.number[k] < 0):
                told[7] = k + 1
            if not columns.plain0[k]:
                is_plain = False
            following = u64(columns.number[k]) + u64(1)
        if not is_sound or told[7] != 0 or not (is_plain or told[8] != 0):
            return frame, row
        if told[8] != 0 and found > 0:
            newest[frame] = columns.time[0]
            for k in range(found):
                newest[frame] = max(newest[frame], columns.time[k])
        if given.none[frame] and told[8] < 2:
            continue
        if found > 0:
            if told[1] == 0:
                told[2] = columns.time[0]
                told[4] = i64(columns.number[0])
            told[1] = 1
            told[3] = columns.time[found - 1]
            told[5] = i64(columns.number[found - 1])
        if asked.a_offset:
            for k in range(found):
                of_offset = u64(columns.number[k])
                out.c_offset[row + k] = of_offset
        if asked.a_position:
            of_position = base + given.position[frame]
            for k in range(found):
                out.c_position[row + k] = of_position
        if asked.a_timestamp:
            for k in range(found):
                of_timestamp = columns.time[k]
                out.c_timestamp[row + k] = of_timestamp
        if asked.a_key:
            used = i64(out.c_key_ends[row])
            for k in range(found):
                at = i64(columns.key_position[k])
                size = i64(columns.key_length[k])
                if size > 0:
                    copy(out.c_key, used, content, at, size)
                    used += size
                out.c_key_ends[row + k + 1] = used
                out.c_key_there[row + k] = size >= 0
        if asked.a_value:
            used = i64(out.c_value_ends[row])
            for k in range(found):
                at = i64(columns.value_position[k])
                size = i64(columns.value_length[k])
                if size > 0:
                    copy(out.c_value, used, content, at, size)
                    used += size
                out.c_value_ends[row + k + 1] = used
                out.c_value_there[row + k] = size >= 0
        if asked.a_fields:
            pair = i64(out.c_fields_ends[row])
            items = i64(columns.fields[found - 1]) if found > 0 else 0
            if pair + items >= len(out.pair_name_ends):
                told[0] = 2
                return frame, row
            for k in range(found):
                out.c_fields_ends[row + k + 1] = pair + i64(columns.fields[k])
            used = i64(out.pair_name_ends[pair])
            for k in range(items):
                size = i64(columns.pair_name_length[k])
                if size > 0:
                    copy(out.pair_names, used, content, i64(columns.pair_name_position[k]), size)
                    used += size
                out.pair_name_ends[pair + k + 1] = used
            used = i64(out.pair_text_ends[pair])
            for k in range(items):
                size = i64(columns.pair_text_length[k])
                if size > 0:
                    copy(out.pair_texts, used, content, i64(columns.pair_text_position[k]), size)
                    used += size
                out.pair_text_ends[pair + k + 1] = used
            for k in range(items):
                out.pair_there[pair + k] = i64(columns.pair_text_length[k]) >= 0
        if asked.a_leader_epoch:
            of_leader_epoch = given.f_leader_epoch[frame]
            for k in range(found):
                out.c_leader_epoch[row + k] = of_leader_epoch
        if asked.a_producer_id:
            of_producer_id = given.f_producer_id[frame]
            for k in range(found):
                out.c_producer_id[row + k] = of_producer_id
        if asked.a_producer_epoch:
            of_producer_epoch = given.f_producer_epoch[frame]
            for k in range(found):
                out.c_producer_epoch[row + k] = of_producer_epoch
        if asked.a_base_sequence:
            of_base_sequence = given.f_base_sequence[frame]
            for k in range(found):
                out.c_base_sequence[row + k] = of_base_sequence
        if asked.a_is_transactional:
            of_is_transactional = given.f_is_transactional[frame]
            for k in range(found):
                out.c_is_transactional[row + k] = of_is_transactional
        if asked.a_is_append_time:
            of_is_append_time = given.f_is_append_time[frame]
            for k in range(found):
                out.c_is_append_time[row + k] = of_is_append_time
        if asked.a_compression:
            used = i64(out.c_compression_ends[row])
            at = i64(out.t_compression_ends[given.f_compression[frame]])
            size = i64(out.t_compression_ends[given.f_compression[frame] + 1]) - i64(out.t_compression_ends[given.f_compression[frame]])
            for k in range(found):
                if size > 0:
                    copy(out.c_compression, used, out.t_compression, at, size)
                    used += size
                out.c_compression_ends[row + k + 1] = used
        row += found
    return stop, row
