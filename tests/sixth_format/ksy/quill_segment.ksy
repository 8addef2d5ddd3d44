meta:
  id: quill_segment
  title: Quill journal segment
  application: Quill
  file-extension: quill
  license: CC0-1.0
  ks-version: '0.11'
  endian: le
doc: |
  A header and records to the end of the file, which is named by its base offset in 20 decimal digits. Quill is made up.
-log:
  name: quill
  title: Quill
  kind: record
  files: '{base:020}.quill'
  frame: records
  header: {base: header.base_offset}
  length: len_body
  number: body.offset
  time: body.timestamp
  key: body.key
  value: body.value
  checksum: {field: checksum, algorithm: crc32, covers: body}
  index: {suffix: .quillx, spec: quill_entry.ksy, number: offset, position: ofs_record}
  certainty: the checksum of each record covers its number, time, key and value
seq:
  - id: header
    type: header
    -role: structure
    doc: The first 16 bytes.
  - id: records
    type: record
    repeat: eos
    -role: structure
    doc: The messages, in their order.
types:
  header:
    doc: Says that this is a segment, of which version, and where it begins.
    seq:
      - id: magic
        contents: QUIL
        -code: bad-magic
        doc: Names the file as a segment.
      - id: version
        type: u2
        valid: 1
        -code: unsupported-version
        doc: Only 1 is defined.
      - id: reserved
        type: u2
        -expect: 0
        -role: reserved
        doc: Must be 0.
      - id: base_offset
        type: u8
        doc: The offset of the first record; the same as in the file's name.
  record:
    doc: One message. The checksum covers all of the body, and nothing before it.
    seq:
      - id: mark
        contents: QR
        -code: bad-magic
        doc: Begins every record.
      - id: len_body
        type: u4
        -role: length
        doc: Bytes of the body.
      - id: checksum
        type: u4
        -role: checksum
        doc: CRC-32 (as in gzip) of the body.
      - id: body
        type: record_body
        size: len_body
        -role: structure
        doc: What the checksum covers.
  record_body:
    doc: The message and what is known of it.
    seq:
      - id: offset
        type: u8
        doc: The number of the record, one more than that of the record before it.
      - id: timestamp
        type: u8
        doc: When it was appended, in milliseconds since the Unix epoch.
      - id: len_key
        type: u2
        -role: length
        doc: Bytes of the key; 0 where there is none.
      - id: key
        size: len_key
        if: len_key > 0
        -role: payload
        doc: The message's key.
      - id: value
        size-eos: true
        -role: payload
        doc: The message.
