meta:
  id: osiris_enums
  title: 'RabbitMQ osiris: enumerations shared by segment and index files'
  application: RabbitMQ Streams (osiris)
  tags:
    - log
  license: CC0-1.0
  ks-version: '0.11'
doc: Types of chunks and tracking blocks, and codecs of sub-batches.
doc-ref:
  - seeds/osiris.txt "Chunk format", "Tracking format", "SubBatchEntry (CHNK_USER)"
  - rabbitmq/osiris src/osiris.hrl
enums:
  chunk_type:
    0:
      id: user
      -orig-id: CHNK_USER
      doc: Entries from publishers. The trailer has the tracking that came with them.
    1:
      id: tracking_delta
      -orig-id: CHNK_TRK_DELTA
      doc: One simple entry with tracking in the delta form. It takes one offset.
    2:
      id: tracking_snapshot
      -orig-id: CHNK_TRK_SNAPSHOT
      doc: One simple entry with all tracking in the snapshot form. It takes one offset.
  tracking_type:
    0:
      id: sequence
      -orig-id: TRK_TYPE_SEQUENCE
      doc: A publisher's last confirmed publishing id. The broker drops messages up to it.
    1:
      id: offset
      -orig-id: TRK_TYPE_OFFSET
      doc: A consumer's stored offset.
    2:
      id: timestamp
      -orig-id: TRK_TYPE_TIMESTAMP
      doc: A timestamp with a name. Since osiris 1.1.0.
  compression:
    0:
      id: none
      doc: Uncompressed.
    1:
      id: gzip
      doc: A gzip member (RFC 1952).
    2:
      id: snappy
      doc: The snappy framing format with its stream identifier, not raw snappy.
    3:
      id: lz4
      doc: An LZ4 frame, not a block.
    4:
      id: zstd
      doc: A zstd frame (RFC 8878).
    5:
      id: reserved_5
      doc: Not assigned. Stored until rabbitmq-server fe2465f.
    6:
      id: reserved_6
      doc: Not assigned. Stored until rabbitmq-server fe2465f.
    7:
      id: user_defined
      doc: The publisher's own. Other readers cannot decompress it.
