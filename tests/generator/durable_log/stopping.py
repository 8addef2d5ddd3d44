"""The rules by which reading a segment ends, for vectors of whole logs and of reading on."""

FAULTS = {
    "torn": "durable_log.tail.torn",
    "zeroed": "durable_log.tail.zeroed",
    "bad-checksum": "durable_log.record.crc",
    "bad-magic": "durable_log.record.magic",
    "unsupported-version": "durable_log.record.version",
}
