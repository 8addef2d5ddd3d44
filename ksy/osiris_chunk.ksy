meta:
  id: osiris_chunk
  title: 'RabbitMQ osiris: chunk'
  application: RabbitMQ Streams (osiris)
  file-extension: segment
  tags:
    - log
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - osiris_chunk_header
  endian: be
doc: |
  The unit that is written, replicated and checked at once: header, filter, data section, trailer. The parts are left
  as bytes, so that a damaged data section does not hide where the next chunk begins: check `data` first, then open it
  as `osiris_entries` (a user chunk) or `osiris_tracking_chunk_data` (a tracking chunk), `trailer` as
  `osiris_tracking_delta`, `filter` as `osiris_filter`.
doc-ref:
  - seeds/osiris.txt "Chunk format"
  - rabbitmq/osiris src/osiris_log.erl make_chunk/7
seq:
  - id: header
    -role: structure
    type: osiris_chunk_header
    doc: What the chunk is, and how long its parts are.
  - id: filter
    -role: structure
    size: header.len_filter
    doc: |
      A bloom filter over the filter values of the entries, an `osiris_filter`. Empty where no entry has one. The
      document has no filters.
    doc-ref: rabbitmq/osiris src/osiris_bloom.erl
  - id: data
    -orig-id: Data entries
    -role: payload
    size: header.len_data
    doc: The entries; the only bytes of a chunk that a checksum protects.
    doc-ref: seeds/osiris.txt "Data Entry format"
  - id: trailer
    -orig-id: Trailer entries
    -role: structure
    size: header.len_trailer
    doc: Tracking that came with the entries, an `osiris_tracking_delta`; only user chunks have one.
    doc-ref: seeds/osiris.txt "Tracking format"
