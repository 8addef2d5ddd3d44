meta:
  id: osiris_sub_batch_body
  title: 'RabbitMQ osiris: decompressed sub-batch'
  application: RabbitMQ Streams (osiris)
  file-extension: segment
  tags:
    - log
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - osiris_simple_entry
  endian: be
doc: |
  The decompressed body of a sub-batch: simple entries with consecutive offsets, to the end. Sub-batches are not nested.
doc-ref:
  - rabbitmq/rabbitmq-stream-java-client src/main/java/com/rabbitmq/stream/impl/ServerFrameHandler.java handleMessage
  - rabbitmq/rabbitmq-stream-go-client pkg/stream/aggregation.go
seq:
  - id: entries
    -role: payload
    type: osiris_simple_entry
    repeat: eos
    doc: Normally `num_records` of the sub-batch.
