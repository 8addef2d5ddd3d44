meta:
  id: kafka
  title: 'Apache Kafka: record batch'
  application: Apache Kafka
  file-extension: log
  tags:
    - log
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - kafka_varint
    - kafka_varlong
  endian: be
  bit-endian: be
doc: |
  Since Kafka 0.11, a segment (`<first offset in 20 digits>.log`) consists of record batches, before that of messages,
  each a batch of its own or a wrapper of compressed ones. It has no header, padding or end mark. In a preallocated open
  segment, zeros follow the last batch.
doc-ref:
  - apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/DefaultRecordBatch.java:44-101
  - apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/LegacyRecord.java:36-77
-log:
  title: Apache Kafka
  files: '{base:020}.log'
  kind: batch
  length: len_batch
  number: {field: base_offset, last: last_offset, gaps: true}
  time: body.max_timestamp
  plain: [body.unused == 0]
  checksum: {field: body.crc, algorithm: crc32c, covers: body.unused..body.records}
  index: {suffix: .index, spec: kafka_index_entry.ksy, number: relative_offset, position: position}
  records:
    bytes: body.records
    codec: {field: body.compression, gzip: gzip, snappy: xerial, lz4: lz4, zstd: zstd}
    type: record_set
    params:
      base_offset: base_offset
      base_timestamp: body.base_timestamp
      is_append_time: body.is_append_time
      max_timestamp: body.max_timestamp
    items: records
    plain: [body.timestamp <= body.max_timestamp]
    count: body.num_records
    none: body.is_control
    number: body.offset
    time: body.timestamp
    key: body.key
    value: body.value
    fields: {items: body.headers, name: key, value: value}
  columns:
    leader_epoch: {path: leader_epoch, kind: signed}
    producer_id: body.producer_id
    producer_epoch: body.producer_epoch
    base_sequence: body.base_sequence
    is_transactional: body.is_transactional
    is_append_time: {path: body.is_append_time, doc: The time is the broker's; else it is the producer's.}
    compression: {path: body.compression, doc: What the batch is packed with.}
seq:
  - id: base_offset
    -orig-id: BaseOffset
    type: s8
    doc: |
      Offset of the batch's first record, even if compacted away. In a wrapper (magic 0 and 1), offset of the last
      message.
    doc-ref: apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/DefaultRecordBatch.java:72-79
  - id: len_batch
    -orig-id: Length
    -role: length
    type: s4
    -rule: kafka.batch.length
    valid:
      min: 14
    -code: bad-length
    doc: |
      Bytes after this field. The shortest message of magic 0 has 14. A batch of magic 2 has at least 49, which the
      broker only checks with the whole batch.
    doc-ref: apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/FileLogInputStream.java:56-80
  - id: epoch_or_crc
    -role: structure
    type: s4
    doc: |
      The leader's epoch in a batch of magic 2. No checksum covers it, so the broker can set it. In a message of magic 0
      or 1, the CRC-32 of everything after this field.
    doc-ref: apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/DefaultRecordBatch.java:66-70
  - id: magic
    -orig-id: Magic
    type: u1
    -rule: kafka.batch.magic
    valid:
      any-of: [0, 1, 2]
    -code: unsupported-version
    doc: 2 since Kafka 0.11, 1 since 0.10, 0 before. Brokers of 4.x read all three and write 2.
    doc-ref: apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/FileLogInputStream.java:82-89
  - id: body
    size: len_batch - 5
    type:
      switch-on: magic
      cases:
        0: 'message(magic)'
        1: 'message(magic)'
        2: batch
    doc: The fields that depend on the magic.
instances:
  is_batch:
    value: magic == 2
    doc: A record batch, not a message of magic 0 or 1.
  leader_epoch:
    -orig-id: PartitionLeaderEpoch
    value: epoch_or_crc
    if: is_batch
    doc: Epoch of the leader that appended the batch. -1 if unknown, as before a producer's batch is appended.
    doc-ref: apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/DefaultRecordBatch.java:267-270
  message_crc:
    value: epoch_or_crc & 0xffffffff
    if: not is_batch
    doc: CRC-32 (zlib's) of a message of magic 0 or 1, from its magic on.
    doc-ref: apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/LegacyRecord.java:108-117
  last_offset:
    value: 'is_batch ? base_offset + body.as<batch>.last_offset_delta : base_offset'
    doc: Offset of the batch's last record, even if compacted away.
    doc-ref: apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/DefaultRecordBatch.java:185-187
types:
  batch:
    doc: A record batch of magic 2, after its magic.
    doc-ref: apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/DefaultRecordBatch.java:44-101
    seq:
      - id: crc
        -orig-id: CRC
        -role: checksum
        type: u4
        doc: CRC-32C of everything after this field, with the records as stored.
        doc-ref: apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/DefaultRecordBatch.java:398-400
      - id: unused
        -orig-id: Attributes (7-15)
        -role: reserved
        -expect: 0
        type: b9
        doc: Written as 0. Brokers ignore the upper byte of the attributes.
        doc-ref: apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/DefaultRecordBatch.java:402-405
      - id: has_delete_horizon
        -orig-id: Delete Horizon Flag
        type: b1
        doc: |
          The cleaner has processed the batch. Its tombstones or abort marker may be removed from the time in the base
          timestamp on. Since 3.1 (KIP-534).
        doc-ref: apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/DefaultRecordBatch.java:250-260
      - id: is_control
        -orig-id: Control
        type: b1
        doc: "The batch has one record from the broker: a transaction's end, or an event of the KRaft quorum."
        doc-ref: apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/ControlRecordType.java:30-43
      - id: is_transactional
        -orig-id: Transactional
        type: b1
        doc: The records belong to a transaction, or the control record ends one.
      - id: is_append_time
        -orig-id: Timestamp Type
        type: b1
        doc: |
          The broker set the time (`message.timestamp.type=LogAppendTime`), so all records have `max_timestamp`.
        doc-ref: apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/DefaultRecordBatch.java:174-177
      - id: compression
        -orig-id: Compression Type
        type: b3
        enum: compression
        -open-enum: a batch of another codec can be framed and checked, and is reported as such
        doc: Codec of the records. The fields before them are not compressed.
        doc-ref: apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/CompressionType.java:23-46
      - id: last_offset_delta
        -orig-id: LastOffsetDelta
        type: s4
        doc: Offset of the last record, minus the base offset. Compaction keeps it.
      - id: base_timestamp
        -orig-id: BaseTimestamp
        type: s8
        doc: |
          Milliseconds since the Unix epoch, the base of the records' times, usually the first one's. With
          `has_delete_horizon`, the time from which tombstones and markers may be removed. -1 in a batch that compaction
          has emptied.
        doc-ref: apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/DefaultRecordBatch.java:86-94
      - id: max_timestamp
        -orig-id: MaxTimestamp
        type: s8
        doc: Greatest time of the records, or with `is_append_time` that of all.
        doc-ref: apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/DefaultRecordBatch.java:91-94
      - id: producer_id
        -orig-id: ProducerId
        type: s8
        doc: -1 without idempotence.
      - id: producer_epoch
        -orig-id: ProducerEpoch
        type: s2
        doc: Epoch of the producer, -1 without a producer id. Brokers refuse batches of an earlier epoch.
      - id: base_sequence
        -orig-id: BaseSequence
        type: s4
        doc: |
          The first record's number among those of this producer and epoch. 0 follows 2147483647. It is -1 in control
          batches and without a producer id, but the group coordinator writes 0 there.
        doc-ref: apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/DefaultRecordBatch.java:209-214
      - id: num_records
        -orig-id: RecordsCount
        -role: length
        type: s4
        -rule: kafka.batch.count
        -level: should
        valid:
          min: 0
        -code: bad-count
        doc: |
          Remaining records. Less than `last_offset_delta + 1` after compaction. 0 in a batch that is kept for its
          producer's sequence.
        doc-ref: apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/DefaultRecordBatch.java:81-84
      - id: records
        -orig-id: Records
        -role: payload
        size-eos: true
        doc: A `record_set`, compressed if there is a codec.
  record_set:
    doc: A batch's records, unpacked.
    doc-ref: apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/DefaultRecordBatch.java:57-64
    params:
      - id: base_offset
        type: s8
        doc: The batch's `base_offset`.
      - id: base_timestamp
        type: s8
        doc: The batch's `base_timestamp`.
      - id: is_append_time
        type: bool
        doc: The batch's `is_append_time`.
      - id: max_timestamp
        type: s8
        doc: The batch's `max_timestamp`.
    seq:
      - id: records
        type: record(base_offset, base_timestamp, is_append_time, max_timestamp)
        repeat: eos
        doc: The broker refuses a batch with more or fewer.
        doc-ref: apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/DefaultRecordBatch.java:600-640
  record:
    doc: One record, after its length.
    doc-ref: apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/DefaultRecord.java:35-66
    params:
      - id: base_offset
        type: s8
        doc: The batch's `base_offset`.
      - id: base_timestamp
        type: s8
        doc: The batch's `base_timestamp`.
      - id: is_append_time
        type: bool
        doc: The batch's `is_append_time`.
      - id: max_timestamp
        type: s8
        doc: The batch's `max_timestamp`.
    seq:
      - id: len_body
        -orig-id: Length
        -role: length
        type: kafka_varint
        -rule: kafka.record.length
        -text: '`len_body` is not negative.'
        -level: should
        valid:
          expr: _.value >= 0
        -code: bad-length
        doc: Bytes after this field.
      - id: body
        size: len_body.value
        type: record_body(base_offset, base_timestamp, is_append_time, max_timestamp)
        doc: The record's content.
  record_body:
    doc: A record without its length.
    doc-ref: apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/DefaultRecord.java:306-359
    params:
      - id: base_offset
        type: s8
        doc: The batch's `base_offset`.
      - id: base_timestamp
        type: s8
        doc: The batch's `base_timestamp`.
      - id: is_append_time
        type: bool
        doc: The batch's `is_append_time`.
      - id: max_timestamp
        type: s8
        doc: The batch's `max_timestamp`.
    seq:
      - id: attributes
        -orig-id: Attributes
        -role: reserved
        -rule: kafka.record.attributes
        -expect: 0
        type: u1
        doc: Unused. Readers ignore it.
        doc-ref: apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/DefaultRecord.java:59-63
      - id: timestamp_delta
        -orig-id: TimestampDelta
        type: kafka_varlong
        doc: Time minus the batch's base timestamp, possibly negative.
      - id: offset_delta
        -orig-id: OffsetDelta
        type: kafka_varint
        doc: Offset minus the batch's base offset.
      - id: len_key
        -orig-id: KeyLength
        -role: length
        type: kafka_varint
        doc: Bytes of the key. Below 0 the key is null, not empty. Writers use -1.
        doc-ref: apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/utils/Utils.java:readBytes
      - id: key
        -orig-id: Key
        -role: payload
        size: len_key.value
        if: len_key.value >= 0
        doc: The key.
      - id: len_value
        -orig-id: ValueLength
        -role: length
        type: kafka_varint
        doc: Bytes of the value, below 0 for null. In a compacted topic a null value deletes the key.
      - id: value
        -orig-id: Value
        -role: payload
        size: len_value.value
        if: len_value.value >= 0
        doc: The producer's bytes.
      - id: num_headers
        -orig-id: HeadersCount
        -role: length
        type: kafka_varint
        -rule: kafka.record.header-count
        -text: '`num_headers` is not negative.'
        -level: should
        valid:
          expr: _.value >= 0
        -code: bad-count
        doc: Number of headers.
      - id: headers
        -orig-id: Headers
        type: header
        repeat: expr
        repeat-expr: num_headers.value
        doc: In the producer's order.
      - id: rest
        -role: reserved
        size-eos: true
        -rule: kafka.record.rest
        -fields: records.body.rest
        -text: Nothing follows the last header of a record.
        -level: should
        valid:
          expr: _.length == 0
        -code: bad-length
        doc: Empty. Otherwise the broker refuses the record.
        doc-ref: apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/DefaultRecord.java:349-352
    instances:
      offset:
        value: base_offset + offset_delta.value
        doc: Number in the partition.
      timestamp:
        value: 'is_append_time ? max_timestamp : base_timestamp + timestamp_delta.value'
        doc: Milliseconds since the Unix epoch. -1 if the producer set none.
  header:
    doc: One header of a record.
    doc-ref: apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/DefaultRecord.java:457-473
    seq:
      - id: len_key
        -orig-id: HeaderKeyLength
        -role: length
        type: kafka_varint
        -rule: kafka.record.header-key
        -text: '`len_key` is not negative.'
        -level: should
        valid:
          expr: _.value >= 0
        -code: bad-length
        doc: Bytes of the name.
      - id: key
        -orig-id: HeaderKey
        -role: payload
        size: len_key.value
        doc: The name, in UTF-8.
      - id: len_value
        -orig-id: HeaderValueLength
        -role: length
        type: kafka_varint
        doc: In bytes, below 0 for null.
      - id: value
        -orig-id: Value
        -role: payload
        size: len_value.value
        if: len_value.value >= 0
        doc: The producer's bytes.
  message:
    doc: A message of magic 0 or 1, after its magic.
    doc-ref: apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/LegacyRecord.java:36-77
    params:
      - id: magic
        type: u1
        doc: The frame's `magic`.
    seq:
      - id: unused
        -role: reserved
        -expect: 0
        type: b4
        doc: Unused in all versions.
      - id: is_append_time
        type: b1
        doc: Magic 1 only. The broker set the time. In a wrapper, all messages have the wrapper's time.
        doc-ref: apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/LegacyRecord.java:566-573
      - id: compression
        type: b3
        enum: compression
        -open-enum: a message of another codec can be framed and checked, and is reported as such
        doc: |
          With a codec the message is a wrapper. Its value is a compressed sequence of frames of this spec, with the
          same magic and uncompressed.
        doc-ref: apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/AbstractLegacyRecordBatch.java:299-370
      - id: timestamp
        type: s8
        if: magic == 1
        doc: |
          Milliseconds since the Unix epoch, or -1 if the producer set none. In a wrapper, its messages' greatest time.
      - id: len_key
        -role: length
        type: s4
        doc: In bytes, below 0 for null.
      - id: key
        -role: payload
        size: len_key
        if: len_key >= 0
        doc: The key. A wrapper has none.
      - id: len_value
        -role: length
        type: s4
        doc: In bytes, below 0 for null.
      - id: value
        -role: payload
        size: len_value
        if: len_value >= 0
        doc: |
          The producer's bytes. In a wrapper, compressed frames. In magic 0, lz4 has a wrong header checksum
          (KAFKA-3160).
        doc-ref: apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/AbstractLegacyRecordBatch.java:320-352
      - id: rest
        -role: reserved
        size-eos: true
        -rule: kafka.message.rest
        -fields: body.rest
        -text: Nothing follows the value of a message.
        -level: should
        valid:
          expr: _.length == 0
        -code: bad-length
        doc: Empty.
enums:
  compression:
    0:
      id: none
      doc: Uncompressed.
    1:
      id: gzip
      doc: RFC 1952.
    2:
      id: snappy
      doc: xerial's snappy-java blocks. Some clients write a bare block.
    3:
      id: lz4
      doc: LZ4 frames.
    4:
      id: zstd
      doc: Magic 2 only, since Kafka 2.1.
