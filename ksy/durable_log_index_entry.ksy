meta:
  id: durable_log_index_entry
  title: durable-log index entry (v1)
  application: durable-log
  file-extension: idx
  tags:
    - log
  license: CC0-1.0
  ks-version: '0.11'
  endian: le
doc: |
  The position of one record. Only the system's code defines the index.

  An entry has neither magic nor checksum. Compare it with its record before use.
doc-ref: mairinkdev/durable-log crates/durable-log/src/log.rs Log::write_index_entry
seq:
  - id: offset
    type: u8
    doc: Offset of the record, base + k for entry k.
    doc-ref: mairinkdev/durable-log crates/durable-log/src/log.rs Log::write_index_entry
  - id: ofs_record
    -orig-id: position
    type: u8
    doc: The record's position.
    doc-ref: mairinkdev/durable-log crates/durable-log/src/log.rs Log::write_index_entry
