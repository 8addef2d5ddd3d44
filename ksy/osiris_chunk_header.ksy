meta:
  id: osiris_chunk_header
  title: 'RabbitMQ osiris: chunk header'
  application: RabbitMQ Streams (osiris)
  file-extension: segment
  tags:
    - log
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - osiris_enums
  endian: be
  bit-endian: be
doc: |
  The first 48 bytes of every chunk. The filter, the data section and the trailer follow in this order, with the
  lengths given here; the next chunk follows at once. No checksum covers any of these bytes.
doc-ref:
  - seeds/osiris.txt "Chunk format"
  - rabbitmq/osiris src/osiris_log.erl parse_header/2
seq:
  - id: magic
    -orig-id: Mag
    -role: structure
    type: b4
    valid: 5
    -code: bad-magic
    -rule: osiris.chunk.magic
    -fields: [header.magic]
    -basis: [document, system]
    doc: Begins every chunk. With the version it makes the first byte 0x50.
  - id: version
    -orig-id: Ver
    -role: structure
    type: b4
    valid:
      any-of: [0, 1]
    -code: unsupported-version
    -rule: osiris.chunk.version
    -fields: [header.version]
    -basis: [document, system]
    doc: |
      0 in every file that osiris has ever written, the only version that it accepts. The document has 1; a log with
      1 in its chunks is of the document dialect. Nothing else differs.
    doc-ref: rabbitmq/osiris src/osiris.hrl MAGIC, VERSION
  - id: chunk_type
    -orig-id: Chunk type
    -role: structure
    type: u1
    enum: osiris_enums::chunk_type
    valid:
      in-enum: true
    -rule: osiris.chunk.type
    -fields: [header.chunk_type]
    -basis: [document, system]
    doc: Says what the entries of the data section are.
  - id: num_entries
    -orig-id: Number of entries
    -role: length
    type: u2
    doc: Entries in the data section; a sub-batch counts as one. 1 in a tracking chunk.
  - id: num_records
    -orig-id: Number of records
    -role: length
    type: u4
    doc: |
      Offsets that the chunk consumes: simple entries, plus the records of every sub-batch. The next chunk's id is
      `chunk_id + num_records`. 1 in a tracking chunk, which is why users' offsets have holes.
  - id: timestamp
    -orig-id: Timestamp
    -role: structure
    type: s8
    doc: |
      Milliseconds since the Unix epoch on the leader's wall clock when it wrote the chunk; all records of the chunk
      share it. It may step backwards.
  - id: epoch
    -orig-id: Epoch
    -role: structure
    type: u8
    doc: Grows by one with every election of a leader. It never decreases within a log.
  - id: chunk_id
    -orig-id: ChunkId
    -role: structure
    type: u8
    doc: Offset of the first record of the chunk.
  - id: data_crc
    -orig-id: Data CRC
    -role: checksum
    type: u4
    doc: |
      CRC-32 of the data section only (polynomial 0x04c11db7 reflected, seed and final xor 0xffffffff: zlib's crc32).
      Header, filter and trailer are outside it.
    doc-ref: rabbitmq/osiris src/osiris_log.erl make_chunk/7
  - id: len_data
    -orig-id: Data length
    -role: length
    type: u4
    doc: Bytes of the data section.
  - id: len_trailer
    -orig-id: Trailer length
    -role: length
    type: u4
    doc: Bytes of the trailer.
  - id: len_filter
    -orig-id: Filter size
    -role: length
    type: u1
    doc: |
      Bytes of the filter: 0, or 16 to 255. Up to osiris 1.5 (and in the document) the first of four reserved bytes,
      written 0.
    doc-ref: rabbitmq/osiris 35f6025
  - id: reserved
    -orig-id: Reserved
    -role: reserved
    type: b24
    -expect: 0
    -rule: osiris.chunk.reserved
    -fields: header.reserved
    -number: 8
    -expected: "0"
    -actual: "{reserved}"
    -words: the header's reserved bytes are not zero; nobody reads them
    -basis: [document, system]
    doc: Written 0; no reader checks it.
instances:
  ofs_filter:
    value: _sizeof
    doc: The beginning of the filter, counted from the first byte of the header.
  ofs_data:
    value: ofs_filter + len_filter
    doc: The beginning of the data section, counted from the first byte of the header.
  ofs_trailer:
    value: ofs_data + len_data
    doc: The beginning of the trailer, counted from the first byte of the header.
  len_chunk:
    value: ofs_trailer + len_trailer
    doc: Bytes of the whole chunk; where the next one begins, counted from the first byte of the header.
  is_filter_size_legal:
    value: len_filter == 0 or len_filter >= 16
    doc: Whether osiris could have written a filter of this size (stream-filter-size-bytes is 16 to 255).
    doc-ref: rabbitmq/osiris src/osiris_bloom.erl init/1
