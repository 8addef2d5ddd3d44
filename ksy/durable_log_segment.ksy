meta:
  id: durable_log_segment
  title: durable-log segment file (v1)
  application: durable-log
  file-extension: log
  tags:
    - log
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - durable_log_record
  endian: le
doc: |
  A file `segment_<base>.log`: records and nothing else. `base` is the offset of its first record, in decimal, padded
  with zeros to 20 digits. A file of no bytes is a segment without records. A new segment begins when the next record
  would make this one longer than the limit (64 MiB unless configured), so a segment may have exactly that length.
doc-ref: seeds/durable_log.txt "Segment files"
seq:
  - id: records
    type: durable_log_record
    repeat: eos
    doc: The records in the order of their offsets.
    doc-ref: mairinkdev/durable-log crates/durable-log/src/log.rs Log::append
