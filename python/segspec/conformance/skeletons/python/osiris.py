import struct
import zlib
from itertools import islice

CAN = ["read:osiris", "checksum"]
HEAD = 8
HEADER = struct.Struct(">BBHIqQQIIIB3x")
# magic and version, type, entries, records, timestamp, epoch, id, crc, lengths of data, trailer and filter, reserved
SUB_BATCH = struct.Struct(">BHII")  # flags, records, uncompressed length, length


def check_head(data):
    if len(data) < 4:
        raise FrameError("torn", "torn")
    if data[:4] != b"OSIL":
        raise FrameError("not-this-format", "bad-magic")
    if len(data) < HEAD:
        raise FrameError("torn", "torn")
    if data[4:HEAD] != b"\0\0\0\1":
        raise FrameError("unsupported", "unsupported-version")


def header_at(data, at):
    if data[at] >> 4 != 5:
        raise FrameError("corrupt", "bad-magic")
    if data[at] & 15 > 1:
        raise FrameError("unsupported", "unsupported-version")
    if at + 1 < len(data) and data[at + 1] > 2:
        raise FrameError("corrupt", "bad-encoding")
    if len(data) - at < HEADER.size:
        raise FrameError("torn", "torn")
    return HEADER.unpack_from(data, at)


def entries(data):
    """The values, each with its distance to the chunk's id. What is compressed is left out, and left to you."""
    at = distance = 0
    while at < len(data):
        is_batch = data[at] & 0x80
        head = SUB_BATCH.size if is_batch else 4
        if at + head > len(data):
            raise FrameError("corrupt", "bad-length")
        plain = (0, 1, 0, int.from_bytes(data[at : at + 4]))
        flags, count, _, length = SUB_BATCH.unpack_from(data, at) if is_batch else plain
        begin, end = at + head, at + head + length
        if end > len(data):
            raise FrameError("corrupt", "bad-length")
        if not is_batch:
            yield distance, data[begin:end]
        elif not flags & 0x70:
            yield from ((distance + n, one) for n, one in islice(entries(data[begin:end]), count))
        at, distance = end, distance + count


def frames(name, data):
    """Each frame: where the next one begins, and the records in it."""
    check_head(data)
    yield HEAD, []
    at, due, zeros = HEAD, None, zeros_begin(data)
    while at < len(data):
        if at >= zeros:
            raise FrameError("torn", "zeroed")
        _, kind, _, count, timestamp, epoch, number, crc, len_data, len_trailer, len_filter = header_at(data, at)
        begin = at + HEADER.size + len_filter
        end = begin + len_data + len_trailer
        if end > len(data):
            raise FrameError("torn", "torn")
        content = data[begin : begin + len_data]
        if zlib.crc32(content) != crc:
            raise FrameError("corrupt", "bad-checksum")
        if due is not None and number < due:
            raise FrameError("corrupt", "bad-order")
        said = {"timestamp": str(timestamp), "chunk_id": str(number), "epoch": str(epoch)}
        values = entries(content) if kind == 0 else ()
        yield end, [{"offset": str(number + n), "value": one.hex()} | said for n, one in values]
        at, due = end, number + count
