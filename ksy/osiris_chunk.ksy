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
  The unit that is written, replicated and checked at once. Its parts are left as bytes, so that a damaged data section
  does not hide the next chunk. Check `data` first, then open it as `osiris_entries` (a user chunk) or
  `osiris_tracking_chunk_data` (a tracking chunk).
doc-ref:
  - seeds/osiris.txt "Chunk format"
  - rabbitmq/osiris src/osiris_log.erl make_chunk/7
seq:
  - id: header
    -role: structure
    type: osiris_chunk_header
    doc: Type, counts, lengths and checksum.
  - id: filter
    -role: structure
    size: header.len_filter
    doc: An `osiris_filter`, empty without filter values. The document has no filters.
    doc-ref: rabbitmq/osiris src/osiris_bloom.erl
  - id: data
    -orig-id: Data entries
    -role: payload
    size: header.len_data
    doc: The entries, covered by the checksum.
    doc-ref: seeds/osiris.txt "Data Entry format"
  - id: trailer
    -orig-id: Trailer entries
    -role: structure
    size: header.len_trailer
    doc: An `osiris_tracking_delta`. Only user chunks have one.
    doc-ref: seeds/osiris.txt "Tracking format"
