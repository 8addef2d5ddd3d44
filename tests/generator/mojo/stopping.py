"""The rules by which reading a segment ends, for vectors of whole logs and of reading on."""

FAULTS = {
    "torn": "mojo.end.entry",
    "bad-count": "mojo.header.entries",
    "bad-length": "mojo.header.bytes",
    "bad-encoding": "mojo.pack.tag",
}
