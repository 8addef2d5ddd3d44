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
  Where one record of a segment lies. The document does not describe the index; the system's code alone defines it.

  An entry has neither magic nor checksum: hold it against the record it points to before trusting it.
doc-ref: mairinkdev/durable-log crates/durable-log/src/log.rs Log::write_index_entry
seq:
  - id: offset
    type: u8
    doc: Offset of the record. In a sound index entry k has the offset base + k.
    doc-ref: mairinkdev/durable-log crates/durable-log/src/log.rs Log::write_index_entry
  - id: ofs_record
    -orig-id: position
    type: u8
    doc: Position of the first byte of the record's header in the segment file.
    doc-ref: mairinkdev/durable-log crates/durable-log/src/log.rs Log::write_index_entry
