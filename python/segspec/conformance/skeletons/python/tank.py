import re

CAN = ["read:tank"]


def varint(data, at, end, short="bad-length"):
    """An integer of 7 bits a byte and of 32 in all, the lowest first, and where it ends."""
    value = 0
    for n in range(5):
        if at + n >= end:
            raise FrameError("torn" if short == "torn" else "corrupt", short)
        value |= (data[at + n] & 127) << 7 * n
        if data[at + n] < 128:
            return value & 0xFFFFFFFF, at + n + 1
    raise FrameError("corrupt", "bad-encoding")


def number_at(data, at, end, size=8):
    if end - at < size:
        raise FrameError("corrupt", "bad-length")
    return int.from_bytes(data[at : at + size], "little"), at + size


def bundle_header(data, at, end):
    """How many messages there are, the first and the last number if it states them, and where messages begin."""
    flags, at = number_at(data, at, end, 1)
    count, first, last = flags >> 2 & 15, None, None
    if count == 0:
        count, at = varint(data, at, end)
    if flags & 64:
        first, at = number_at(data, at, end)
        last = first
        if count != 1:
            delta, at = varint(data, at, end)
            last = first + delta + 1
    if count == 0:
        raise FrameError("corrupt", "bad-count")
    if flags & 3:  # 1 is snappy, which is left to you
        raise FrameError("corrupt", "unsupported-codec")
    return count, first, last, at


def message(data, at, end, has_delta):
    """How far its number leaps, its timestamp (None for that of the one before), its key, its content, and its end."""
    flags, at = number_at(data, at, end, 1)
    leap, timestamp, key = 0, None, b""
    if has_delta and not flags & 4:
        leap, at = varint(data, at, end)
    if not flags & 2:
        timestamp, at = number_at(data, at, end)
    if flags & 1:
        length, at = number_at(data, at, end, 1)
        key, at = data[at : at + length], at + length
    length, at = varint(data, at, end)
    if length > end - at:
        raise FrameError("corrupt", "bad-length")
    return leap, timestamp, key, data[at : at + length], at + length


def messages(data, at, end, due):
    """The records of a bundle: all that it has, whatever its count says."""
    count, first, last, at = bundle_header(data, at, end)
    if at == end:
        raise FrameError("corrupt", "bad-count")
    if (due + count - 1 if last is None else last) >> 64:
        raise FrameError("corrupt", "bad-order")
    records, timestamp, number = [], 0, due if first is None else first
    while at < end:
        place = len(records)
        try:
            leap, stored, key, content, at = message(data, at, end, last is not None and 0 < place != count - 1)
        except FrameError:
            if place < count:
                raise
            break
        number = last if last is not None and place == count - 1 else number + leap
        timestamp = timestamp if stored is None else stored
        record = {"offset": str(number), "timestamp": str(timestamp), "value": content.hex()}
        records.append(record | ({"key": key.hex()} if key else {}))
        number += 1
    return records


def frames(name, data):
    """Each frame: where the next one begins, and the records in it."""
    named = re.match(r"([1-9][0-9]*)[-_.]", name)
    at, due, zeros = 0, int(named[1]) if named else 1, zeros_begin(data)
    while at < len(data):
        if at >= zeros:
            raise FrameError("torn", "zeroed")
        length, begin = varint(data, at, len(data), "torn")
        if length == 0:
            raise FrameError("corrupt", "bad-length")
        if length > len(data) - begin:
            raise FrameError("torn", "torn")
        records = messages(data, begin, begin + length, due)
        yield begin + length, records
        at, due = begin + length, int(records[-1]["offset"]) + 1
