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
  A file `segment_<base>.log` of records, possibly empty. `base` is its first record's offset in decimal, with 20
  digits. A new segment begins if the next record would exceed the limit (by default 64 MiB).
doc-ref: seeds/durable_log.txt "Segment files"
seq:
  - id: records
    type: durable_log_record
    repeat: eos
    doc: In ascending order.
    doc-ref: mairinkdev/durable-log crates/durable-log/src/log.rs Log::append
