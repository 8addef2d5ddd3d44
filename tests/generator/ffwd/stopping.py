"""The rules by which reading a segment ends, for vectors of whole logs and of reading on."""

FAULTS = {
    "torn": "ffwd.tail.torn",
    "zeroed": "ffwd.tail.unwritten",
    "unsupported-version": "ffwd.header.version",
    "bad-magic": "ffwd.header.magic",
}
