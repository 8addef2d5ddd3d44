meta:
  id: osiris_index_record
  title: 'RabbitMQ osiris: index record'
  application: RabbitMQ Streams (osiris)
  file-extension: index
  tags:
    - log
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - osiris_enums
  endian: be
doc: One chunk of any type. All fields can be restored from the segment.
doc-ref:
  - seeds/osiris.txt "Index record"
  - rabbitmq/osiris src/osiris_log.erl IDX_MATCH
seq:
  - id: chunk_id
    -orig-id: Offset
    -role: structure
    type: u8
    doc: The chunk's id.
  - id: timestamp
    -orig-id: Timestamp
    -role: structure
    type: s8
    doc: In milliseconds since the Unix epoch.
  - id: epoch
    -orig-id: Epoch
    -role: structure
    type: u8
    doc: The chunk's epoch.
  - id: ofs_chunk
    -orig-id: File Offset
    -role: structure
    type: u4
    doc: Position of the chunk's header.
  - id: chunk_type
    -orig-id: Chunk Type
    -role: structure
    type: u1
    enum: osiris_enums::chunk_type
    -open-enum: a damaged record is still compared with the segment
    doc: The broker uses it to find the last user chunk.
instances:
  is_zero:
    value: chunk_id == 0 and timestamp == 0 and epoch == 0 and ofs_chunk == 0
    doc: All zeros, as after a crash. No chunk begins at position 0.
    doc-ref: rabbitmq/osiris src/osiris_log.erl skip_invalid_idx_records/4
