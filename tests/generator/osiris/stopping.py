"""The rules by which reading a segment ends, for vectors of whole logs and of reading on."""

FAULTS = {
    "torn": "osiris.chunk.torn",
    "zeroed": "osiris.end.zeros",
    "bad-checksum": "osiris.chunk.crc",
    "bad-magic": "osiris.chunk.magic",
    "unsupported-version": "osiris.chunk.version",
    "bad-order": "osiris.order.due",
    "gap": "osiris.order.gap",
    "bad-length": "osiris.recovery.over-trailer",
    "bad-encoding": "osiris.chunk.type",
}
