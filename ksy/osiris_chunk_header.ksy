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
  The first 48 bytes of a chunk, without a checksum. The filter, the data section and the trailer follow, and then the
  next chunk.
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
    doc: With the version it makes the first byte 0x50.
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
    doc: osiris has always written 0, and accepts only that. In the document dialect it is 1.
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
    doc: The kind of the entries.
  - id: num_entries
    -orig-id: Number of entries
    -role: length
    type: u2
    doc: Entries in the data section, 1 in a tracking chunk. A sub-batch counts as one.
  - id: num_records
    -orig-id: Number of records
    -role: length
    type: u4
    doc: |
      Offsets that the chunk takes: one for each simple entry and each record of a sub-batch, and 1 for a tracking
      chunk.
  - id: timestamp
    -orig-id: Timestamp
    -role: structure
    type: s8
    doc: Milliseconds since the Unix epoch on the leader's clock, which may step back, for all records.
  - id: epoch
    -orig-id: Epoch
    -role: structure
    type: u8
    doc: Increases by one with every leader election, and never decreases within a log.
  - id: chunk_id
    -orig-id: ChunkId
    -role: structure
    type: u8
    doc: Offset of the first record.
  - id: data_crc
    -orig-id: Data CRC
    -role: checksum
    type: u4
    doc: CRC-32 (zlib's) of the data section only.
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
    doc: "Bytes of the filter: 0, or 16 to 255. In the document, and up to osiris 1.5, a reserved 0."
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
    doc: Written as 0. Readers ignore it.
instances:
  ofs_filter:
    value: _sizeof
    doc: Position in the chunk.
  ofs_data:
    value: ofs_filter + len_filter
    doc: Position in the chunk.
  ofs_trailer:
    value: ofs_data + len_data
    doc: Position in the chunk.
  len_chunk:
    value: ofs_trailer + len_trailer
    doc: Bytes of the chunk.
  is_filter_size_legal:
    value: len_filter == 0 or len_filter >= 16
    doc: osiris writes filters of this size (stream-filter-size-bytes).
    doc-ref: rabbitmq/osiris src/osiris_bloom.erl init/1
