"""The rules by which reading a segment ends, for vectors of whole logs and of reading on."""

FAULTS = {
    "torn": "tank.bundle.whole",
    "zeroed": "tank.end.zeroed",
    "unsupported-codec": "tank.codec.assigned",
    "bad-compression": "tank.codec.block-sound",
    "bad-length": "tank.set.whole",
    "bad-encoding": "tank.integer.five-bytes",
}
