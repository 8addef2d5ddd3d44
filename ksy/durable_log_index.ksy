meta:
  id: durable_log_index
  title: durable-log index file (v1)
  application: durable-log
  file-extension: idx
  tags:
    - log
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - durable_log_index_entry
  endian: le
doc: |
  The file `segment_<base>.idx` next to a segment, without a header. Entry k is for the record with the offset base + k.
doc-ref: mairinkdev/durable-log crates/durable-log/src/log.rs Log::read
seq:
  - id: entries
    type: durable_log_index_entry
    repeat: eos
    doc: One per record.
    doc-ref: mairinkdev/durable-log crates/durable-log/src/log.rs Log::write_index_entry
