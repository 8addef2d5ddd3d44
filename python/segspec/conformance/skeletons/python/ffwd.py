import struct

CAN = ["read:ffwd"]
HEADER = struct.Struct(">4sIQ")  # magic, version, number of the first message
UNWRITTEN = 64  # zeros up to the end of the file: so many were never written


def frames(name, data):
    """Each frame: where the next one begins, and the records in it."""
    if len(data) < 4:
        raise FrameError("torn", "torn")
    if data[:4] != b"FFLG":
        raise FrameError("not-this-format", "bad-magic")
    if len(data) >= 8 and data[4:8] != bytes(4):
        raise FrameError("unsupported", "unsupported-version")
    if len(data) < HEADER.size:
        raise FrameError("torn", "torn")
    number = HEADER.unpack_from(data)[2]
    at, zeros = HEADER.size, zeros_begin(data)
    yield at, []
    while at < len(data):
        left = len(data) - at
        if at >= zeros and left >= UNWRITTEN:
            raise FrameError("torn", "zeroed")
        if left < 4:
            raise FrameError("torn", "torn")
        end = at + 4 + int.from_bytes(data[at : at + 4])
        if end > len(data):
            raise FrameError("torn", "torn")
        if number >> 64:
            raise FrameError("corrupt", "bad-order")
        yield end, [{"offset": str(number), "value": data[at + 4 : end].hex()}]
        at, number = end, number + 1
