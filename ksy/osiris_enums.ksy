meta:
  id: osiris_enums
  title: 'RabbitMQ osiris: enumerations shared by segment and index files'
  application: RabbitMQ Streams (osiris)
  tags:
    - log
  license: CC0-1.0
  ks-version: '0.11'
doc: |
  What a chunk carries, what a tracking block tracks, and how a sub-batch is compressed.
doc-ref:
  - seeds/osiris.txt "Chunk format", "Tracking format", "SubBatchEntry (CHNK_USER)"
  - rabbitmq/osiris src/osiris.hrl
enums:
  chunk_type:
    0:
      id: user
      -orig-id: CHNK_USER
      doc: Entries that a publisher appended, and in the trailer the tracking that came with them.
    1:
      id: tracking_delta
      -orig-id: CHNK_TRK_DELTA
      doc: One simple entry whose body is tracking in the delta form. Consumes one offset.
    2:
      id: tracking_snapshot
      -orig-id: CHNK_TRK_SNAPSHOT
      doc: One simple entry whose body is all tracking in the snapshot form. Consumes one offset.
  tracking_type:
    0:
      id: sequence
      -orig-id: TRK_TYPE_SEQUENCE
      doc: The last publishing id that a named publisher had confirmed; the broker drops what is not above it.
    1:
      id: offset
      -orig-id: TRK_TYPE_OFFSET
      doc: The offset that a named consumer stored.
    2:
      id: timestamp
      -orig-id: TRK_TYPE_TIMESTAMP
      doc: A timestamp that was stored under a name. Since osiris 1.1.0.
  compression:
    0:
      id: none
      doc: The body is the entries as they are.
    1:
      id: gzip
      doc: A gzip member (RFC 1952).
    2:
      id: snappy
      doc: The snappy framing format, with its stream identifier; not raw snappy.
    3:
      id: lz4
      doc: An LZ4 frame; not an LZ4 block.
    4:
      id: zstd
      doc: A zstd frame (RFC 8878).
    5:
      id: reserved_5
      doc: Not assigned; brokers stored it anyway until rabbitmq-server fe2465f.
    6:
      id: reserved_6
      doc: Not assigned; brokers stored it anyway until rabbitmq-server fe2465f.
    7:
      id: user_defined
      doc: Left to the publisher and its consumers; no other reader can decompress it.
