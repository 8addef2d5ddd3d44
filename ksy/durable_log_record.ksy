meta:
  id: durable_log_record
  title: durable-log record (v1)
  application: durable-log
  file-extension: log
  tags:
    - log
  license: CC0-1.0
  ks-version: '0.11'
  endian: le
doc: A header and a payload. The next record follows without padding.

  The checksum covers the payload only. A wrong length shows as a wrong checksum or a missing magic after it, a wrong
  offset only in comparison with other records.
doc-ref: seeds/durable_log.txt "Record layout"
-log:
  name: durable_log
  title: durable-log
  kind: record
  files: 'segment_{base:020}.log'
  # `SegmentId::from_log_filename` parses a Rust u64: any number of digits, and a leading `+`.
  accepts: 'segment_{base:+}.log'
  others: [write.lock]
  length: len_payload
  number: offset
  value: payload
  checksum: {field: checksum, algorithm: crc32, covers: payload}
  index:
    suffix: .idx
    spec: durable_log_index_entry.ksy
    number: offset
    position: ofs_record
    missing: ": the system does not rebuild it, writes entries for new records from its start, and then finds none of its records"
    unlisted: ": the system reads none of them"
  certainty: each payload has the CRC-32 in its header; only neighbours and the index bear out its number
seq:
  - id: magic
    contents: [0x47, 0x4f, 0x4c, 0x44]
    -code: bad-magic
    -rule: durable_log.record.magic
    doc: |
      `47 4F 4C 44`, "GOLD" in ASCII.

      It is the number 0x444C4F47, little-endian like all fields. As `44 4C 4F 47` ("DLOG") it is byte-swapped, which
      the real system never writes.
    doc-ref: mairinkdev/durable-log crates/durable-log/src/record.rs MAGIC
  - id: version
    type: u1
    valid: 1
    -code: unsupported-version
    -rule: durable_log.record.version
    -basis: [document, system]
    doc: |
      Only 1 is defined. The length of a record of another version is unknown, so a reader stops or searches for the
      next record.
    doc-ref: seeds/durable_log.txt "Versioning"
  - id: flags
    type: u1
    -expect: 0
    -rule: durable_log.record.flags
    -severity: warning
    -basis: [document, system]
    -role: reserved
    doc: Must be 0. The real system ignores other values, so they are read and reported.
    doc-ref: seeds/durable_log.txt "Header fields"
  - id: reserved
    type: u2
    -expect: 0
    -rule: durable_log.record.reserved
    -severity: warning
    -basis: [document, system]
    -role: reserved
    doc: Must be 0. Other values are read, as in `flags`.
    doc-ref: seeds/durable_log.txt "Header fields"
  - id: offset
    type: u8
    doc: |
      The record's number in its log. In the real system, numbers are consecutive, and a segment's first one is in its
      name.
    doc-ref: mairinkdev/durable-log crates/durable-log/src/log.rs Log::append
  - id: len_payload
    -orig-id: payload_len
    type: u4
    -role: length
    doc: In bytes. 0 is valid.
    doc-ref: seeds/durable_log.txt "Header fields"
  - id: checksum
    type: u4
    -role: checksum
    doc: CRC-32 (zlib's) of the payload only, 0 for an empty one.
    doc-ref: seeds/durable_log.txt "Payload"
  - id: payload
    size: len_payload
    -role: payload
    doc: The user's bytes.
    doc-ref: seeds/durable_log.txt "Payload"
