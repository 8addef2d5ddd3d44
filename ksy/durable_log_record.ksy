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
doc: |
  The unit that durable-log appends: a header of fixed size and a payload. Records follow each other without padding or
  any framing between them; the next one begins where the payload ends.

  The checksum covers the payload only. Nothing protects the header: a wrong length shows as a wrong checksum or as a
  missing magic after it, a wrong offset only against the records before and after it.
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
      The four bytes that begin every record, `47 4F 4C 44`, "GOLD" in ASCII.

      The number is 0x444C4F47, which is "DLOG" only when it is written big-endian; like every field it is stored
      little-endian. A file with `44 4C 4F 47` in this place has it byte-swapped: the real system never writes that.
    doc-ref: mairinkdev/durable-log crates/durable-log/src/record.rs MAGIC
  - id: version
    type: u1
    valid: 1
    -code: unsupported-version
    -rule: durable_log.record.version
    -basis: [document, system]
    doc: |
      Version of the record's format. Only 1 is defined. How long a record of another version is cannot be known, so a
      reader must stop there or search for the next record.
    doc-ref: seeds/durable_log.txt "Versioning"
  - id: flags
    type: u1
    -expect: 0
    -rule: durable_log.record.flags
    -severity: warning
    -basis: [document, system]
    -role: reserved
    doc: |
      Must be 0. The real system writes 0 and does not look at it when it reads, so a record with another value is read
      and reported.
    doc-ref: seeds/durable_log.txt "Header fields"
  - id: reserved
    type: u2
    -expect: 0
    -rule: durable_log.record.reserved
    -severity: warning
    -basis: [document, system]
    -role: reserved
    doc: Must be 0, but other values are read, too, like `flags`.
    doc-ref: seeds/durable_log.txt "Header fields"
  - id: offset
    type: u8
    doc: |
      The record's number in its log. The real system gives the first record of a segment the number in the file's name
      and every further one the number before it plus 1; the document only asks that numbers grow.
    doc-ref: mairinkdev/durable-log crates/durable-log/src/log.rs Log::append
  - id: len_payload
    -orig-id: payload_len
    type: u4
    -role: length
    doc: Length of the payload in bytes. 0 is legal.
    doc-ref: seeds/durable_log.txt "Header fields"
  - id: checksum
    type: u4
    -role: checksum
    doc: |
      CRC-32 (IEEE 802.3, as zlib and crc32fast compute it) of the payload's bytes only, stored little-endian like any
      other number. An empty payload has 0.
    doc-ref: seeds/durable_log.txt "Payload"
  - id: payload
    size: len_payload
    -role: payload
    doc: What the user appended, as it was.
    doc-ref: seeds/durable_log.txt "Payload"
