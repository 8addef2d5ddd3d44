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
  What a sub-batch holds once it is decompressed: simple entries to the end. Their offsets are consecutive. A sub-batch
  within a sub-batch does not exist.
doc-ref:
  - rabbitmq/rabbitmq-stream-java-client src/main/java/com/rabbitmq/stream/impl/ServerFrameHandler.java handleMessage
  - rabbitmq/rabbitmq-stream-go-client pkg/stream/aggregation.go
seq:
  - id: entries
    -role: payload
    type: osiris_simple_entry
    repeat: eos
    doc: As many as the sub-batch's `num_records` states, unless that is wrong.
