import struct

CAN = ["read:mojo"]
NUMBERS = {0xF1: 2, 0xF2: 3, 0xF3: 4, 0xF4: 8}
END = object()
"""The element that ends a listpack."""


class CutError(FrameError):
    """The bytes end within an element."""


def backlen(length):
    """The bytes that end an element: its length in groups of 7 bits, the highest first."""
    groups = 1 if length <= 127 else next(n for n in (2, 3, 4, 5) if n == 5 or length < (1 << 7 * n) - 1)
    first, *rest = (length >> 7 * n & 127 for n in reversed(range(groups)))
    return bytes([first, *(one | 128 for one in rest)])


def element(data, at, end):
    """An element of a listpack, an integer or bytes, and where it ends."""
    if at >= end:
        raise CutError("torn", "torn")
    first = data[at]
    if first == 0xFF:
        return END, at + 1
    wide = data[at + 1] if at + 1 < end else 0
    head, length = 1, 0
    if 0x80 <= first < 0xC0:
        length = first & 0x3F
    elif 0xC0 <= first < 0xE0:
        head = 2
    elif 0xE0 <= first < 0xF0:
        head, length = 2, (first & 15) << 8 | wide
    elif first == 0xF0:
        head, length = 5, int.from_bytes(data[at + 1 : at + 5], "little")
    elif first in NUMBERS:
        head = 1 + NUMBERS[first]
    elif first >= 0x80:
        raise FrameError("corrupt", "bad-encoding")
    tail = backlen(head + length)
    stop = at + head + length
    if at + head > end or stop + len(tail) > end:
        raise CutError("torn", "torn")
    if data[stop : stop + len(tail)] != tail:
        raise FrameError("corrupt", "bad-length")
    if first < 0x80:
        return first, stop + len(tail)
    if 0xC0 <= first < 0xE0:
        value = (first & 31) << 8 | wide
        return value - (value >> 12 << 13), stop + len(tail)
    if first in NUMBERS:
        return int.from_bytes(data[at + 1 : stop], "little", signed=True), stop + len(tail)
    return data[at + head : stop], stop + len(tail)


class Pack:
    """A pack that begins at `at`: `records` are those whose entries are whole, and `sound` is where they end."""

    def __init__(self, data, at, end):
        self.data, self.at, self.end = data, at, end
        self.elements, self.records, self.sound, self.closed = 0, [], None, False

    def next(self):
        value, self.at = element(self.data, self.at, self.end)
        self.elements += value is not END
        return value

    def integer(self):
        value = self.next()
        if not isinstance(value, int):
            raise FrameError("corrupt", "bad-encoding")
        return value

    def count(self):
        value = self.integer()
        if value < 0:
            raise FrameError("corrupt", "bad-encoding")
        return value

    def text(self):
        value = self.next()
        if value is END:
            raise FrameError("corrupt", "bad-encoding")
        return (str(value).encode() if isinstance(value, int) else value).hex()

    def read(self):
        """Reads up to the end of its HEADER."""
        if len(self.data) - self.at < 16:
            raise CutError("torn", "torn")
        ms, seq = struct.unpack_from("<QQ", self.data, self.at)
        self.at += 16
        begin, names, live = self.at, [], 0
        for _ in range(self.count()):
            names.append(self.text())  # one by one: a count may be any number
        if self.integer() != 0:
            raise FrameError("corrupt", "bad-encoding")
        self.sound = self.at
        while (flags := self.next()) is not END:
            if not isinstance(flags, int):
                raise FrameError("corrupt", "bad-encoding")
            number = f"{(ms + self.integer()) % 2**64}-{(seq + self.integer()) % 2**64}"
            fields = []
            for name in names if flags & 2 else range(self.count()):
                fields.append([name if flags & 2 else self.text(), self.text()])
            self.records.append({"id": number, "deleted": bool(flags & 1), "fields": fields})
            self.sound, live = self.at, live + (not flags & 1)
        self.closed = True
        if self.at >= self.end or len(self.data) - self.at < 8:
            raise CutError("torn", "torn")
        length, elements, count = struct.unpack_from("<IHH", self.data, self.at)
        if length != self.at - begin:
            raise FrameError("corrupt", "bad-length")
        if elements not in (65535, self.elements) or count not in (65535, len(self.records), live):
            raise FrameError("corrupt", "bad-count")
        self.at += 8


def frames(name, data):
    """Each frame: where the next one begins, and the records in it. Of a pack that the file ends in, what is whole."""
    at, zeros, is_growing = 0, zeros_begin(data), name.startswith("w")
    room = 0  # where only zeros are left
    while at < zeros:
        tag = data[at : at + 2]
        if at and tag == b"[I" and data[:zeros].endswith(b"\xff\xff"):
            yield len(data), []  # the index and SUFFIX, which end a finished segment
            return
        if at and (tag == b"[I" or zeros - at < 2):
            raise FrameError("torn", "torn")
        if at and tag != b"[P":
            raise FrameError("corrupt", "bad-encoding")
        pack = Pack(data, at + 2 if at else 0, zeros)
        try:
            pack.read()
        except CutError:
            if pack.sound is None:
                raise
            at = pack.sound if pack.records or pack.sound >= zeros or pack.closed else at
            yield at, pack.records
            if pack.sound < zeros and not (pack.closed and pack.at >= zeros):
                raise
            room = pack.at if pack.closed else at
            break
        yield pack.at, pack.records
        at = room = pack.at
    if not is_growing:
        raise FrameError("torn", "zeroed" if room < len(data) else "torn")
    yield len(data), []
