# segspec_kaitai.kernels, from ksy/osiris_index_record.ksy sha256 b633ab0fac14dd165661884b9619e8d415c097c38488c9b51298fd4face9e67a
# Generated: change the spec or formats/osiris/kernels.py.
"""Records of an osiris index, after its header."""

from typing import NamedTuple

from segspec_kernels.runtime import (
    read_s8be,
    read_u1,
    read_u4be,
    read_u8be,
)
from segspec_kernels.types import Bytes, I64s, U32s, U64, U64s, U8s

MODE = 'frames'
#: Name and kind of each column array, the column it belongs to, and which part of it.
COLUMNS = (
    ('chunk_id', 'u64', 'chunk_id', ''),
    ('timestamp', 'i64', 'timestamp', ''),
    ('epoch', 'u64', 'epoch', ''),
    ('ofs_chunk', 'u32', 'ofs_chunk', ''),
    ('chunk_type', 'u8', 'chunk_type', ''),
)
#: Name, least and greatest value of each parameter of the frame.
PARAMS = (
)
#: Reason and field of each failure; the first one has status 2.
FAILURES = (
    ('end of stream', 'chunk_id'),
    ('end of stream', 'timestamp'),
    ('end of stream', 'epoch'),
    ('end of stream', 'ofs_chunk'),
    ('end of stream', 'chunk_type'),
)


class Columns(NamedTuple):
    """The arrays that are filled, each with room for the rows of one call."""

    chunk_id: U64s
    timestamp: I64s
    epoch: U64s
    ofs_chunk: U32s
    chunk_type: U8s


class Row(NamedTuple):
    """A frame: status, where it ends, columns; if it failed, the byte at which that field begins, and 0."""

    status: int
    reached: int
    chunk_id: U64 = 0
    timestamp: int = 0
    epoch: U64 = 0
    ofs_chunk: int = 0
    chunk_type: int = 0


def frame(data: Bytes, position: int, end: int) -> Row:
    frame_start = position
    if end - position < 29:
        if end - position < 8:
            return Row(2, position)
        if end - position < 16:
            return Row(3, position + 8)
        if end - position < 24:
            return Row(4, position + 16)
        if end - position < 28:
            return Row(5, position + 24)
        if end - position < 29:
            return Row(6, position + 28)
    chunk_id = read_u8be(data, position)
    timestamp = read_s8be(data, position + 8)
    epoch = read_u8be(data, position + 16)
    ofs_chunk = read_u4be(data, position + 24)
    chunk_type = read_u1(data, position + 28)
    row_chunk_id = chunk_id
    row_timestamp = timestamp
    row_epoch = epoch
    row_ofs_chunk = ofs_chunk
    row_chunk_type = chunk_type
    position += 29
    return Row(0, position, row_chunk_id, row_timestamp, row_epoch, row_ofs_chunk, row_chunk_type)


def scan(data: Bytes, start: int, stop: int, end: int, capacity: int, columns: Columns) -> tuple[int, int, int, int]:
    c_chunk_id, c_timestamp, c_epoch, c_ofs_chunk, c_chunk_type = columns
    rows = 0
    position = start
    while position < stop:
        row = frame(data, position, end)
        if row.status:
            return rows, position, row.status, row.reached
        if rows >= capacity:
            return rows, position, 1, position
        c_chunk_id[rows] = row.chunk_id
        c_timestamp[rows] = row.timestamp
        c_epoch[rows] = row.epoch
        c_ofs_chunk[rows] = row.ofs_chunk
        c_chunk_type[rows] = row.chunk_type
        rows += 1
        position = row.reached
    return rows, position, 0, position
