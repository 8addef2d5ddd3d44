import re
import struct
import zlib

CAN = ["read:durable_log", "checksum"]
MAGIC = b"GOLD"
HEADER = struct.Struct("<4sBBHQII")  # magic, version, flags, reserved, offset, len_payload, checksum


def record_at(data, at):
    """The number and the payload of the record at `at`, and where the next one begins."""
    left = len(data) - at
    if not any(data[at:]):
        raise FrameError("torn", "zeroed")
    if left < 4:
        raise FrameError("torn", "torn")
    if data[at : at + 4] != MAGIC:
        raise FrameError("corrupt", "bad-magic")
    if left > 4 and data[at + 4] != 1:
        raise FrameError("unsupported", "unsupported-version")
    if left < HEADER.size:
        raise FrameError("torn", "torn")
    *_, offset, len_payload, checksum = HEADER.unpack_from(data, at)
    if left < HEADER.size + len_payload:  # before anything is allocated: a length may be any number
        raise FrameError("torn", "torn")
    end = at + HEADER.size + len_payload
    payload = data[at + HEADER.size : end]
    if zlib.crc32(payload) != checksum:
        raise FrameError("corrupt", "bad-checksum")
    return offset, payload, end


def check_order(data, offset, due, last, end):
    """The number of a record beside those of its neighbours, which are all that protects it."""
    if last is not None and offset <= last:
        raise FrameError("corrupt", "bad-order")
    if due is None or offset == due or end == len(data):
        return
    try:
        following = record_at(data, end)[0]
    except FrameError:
        return
    if following == due + 1 or following <= offset:
        raise FrameError("corrupt", "bad-order")


def is_foreign(data):
    """Nothing in a file that begins with a wrong magic speaks for a log."""
    if MAGIC in data:
        return False
    try:
        return len(record_at(MAGIC + data[4:], 0)[1]) == 0 or data[:4] == MAGIC[::-1]
    except FrameError:
        return True


def frames(name, data):
    """Each frame: where the next one begins, and the records in it."""
    named = re.fullmatch(r"segment_\+?([0-9]+)\.log", name)
    at, last, due = 0, None, int(named[1]) if named else None
    while at < len(data):
        try:
            offset, payload, end = record_at(data, at)
        except FrameError as error:
            if error.args[1] == "bad-magic" and at == 0 and is_foreign(data):
                raise FrameError("not-this-format", "bad-magic") from error
            raise
        check_order(data, offset, due, last, end)
        yield end, [{"offset": str(offset), "value": payload.hex()}]
        at, last, due = end, offset, offset + 1
