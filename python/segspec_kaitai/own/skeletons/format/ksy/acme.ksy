meta:
  id: acme
  title: "The Acme log"
  file-extension: acme
  license: CC0-1.0
  ks-version: '0.11'
  endian: be
doc-ref: the file and line that say so
doc: |
  A segment: a header, and records to the end of the file. It is called by the number of its first record.
# What makes a log of it: docs/any-log.md of segspec has all keys.
-log:
  title: "The Acme log"
  files: '{base:020}.acme'
  frame: records
  length: len_value
  number: number
  time: time
  key: key
  value: value
  columns: [kind]
  checksum: {field: checksum, algorithm: crc32, covers: number..value}
  header:
    base: header.base_number
    checksum: {field: header.checksum, algorithm: rules.header_checksum, covers: header.magic..header.base_number}
seq:
  - id: header
    type: header
    doc: The first 20 bytes.
  - id: records
    type: record
    repeat: eos
    doc: The records, in their order.
types:
  header:
    doc: Says that this is a segment, of which version, and where it begins.
    seq:
      - id: magic
        contents: ACME
        -code: bad-magic
        -rule: acme.header.magic
        doc: Names the file as a segment.
      - id: version
        type: u4
        valid: 1
        -code: unsupported-version
        -rule: acme.header.version
        doc: Only 1 is defined.
      - id: base_number
        type: u8
        doc: The number of the first record; the same as in the file's name.
      - id: checksum
        type: u4
        -role: checksum
        doc: Of all before it; the package's rules.py says how it is computed.
  record:
    doc: One record. The checksum covers all after it.
    seq:
      - id: mark
        contents: RC
        -code: bad-magic
        -rule: acme.record.mark
        doc: Begins every record; after damage, the next one is found by it.
      - id: checksum
        type: u4
        -role: checksum
        doc: CRC-32 (as in gzip) of all that follows.
      - id: number
        type: u8
        doc: The number of the record, one more than that of the record before it.
      - id: time
        type: u8
        doc: When it was appended, in milliseconds since 1970.
      - id: kind
        type: u1
        enum: kind
        valid:
          in-enum: true
        -rule: acme.record.kind
        doc: What the record is for.
      - id: len_key
        type: u2
        -role: length
        doc: Bytes of the key.
      - id: len_value
        type: u4
        -role: length
        doc: Bytes of the value.
      - id: key
        size: len_key
        -role: payload
        doc: What the record is about.
      - id: value
        size: len_value
        -role: payload
        doc: What was appended.
enums:
  kind:
    0:
      id: data
      doc: What a user appended.
    1:
      id: note
      doc: What the system keeps for itself.
