meta:
  id: osiris_sub_batch
  title: 'RabbitMQ osiris: sub-batch entry'
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
  Records that a client compressed into one body. osiris never opens it, and older brokers did not check the number of
  records and the lengths.
doc-ref:
  - seeds/osiris.txt "SubBatchEntry (CHNK_USER)"
  - rabbitmq/rabbitmq-server fe2465f
seq:
  - id: is_sub_batch
    -orig-id: T
    -role: structure
    type: b1
    valid: true
    -rule: osiris.batch.mark
    -fields: [entry.is_sub_batch]
    -basis: [document, system]
    doc: Set in a sub-batch.
  - id: compression
    -orig-id: Cmp
    -role: structure
    type: b3
    enum: osiris_enums::compression
    valid:
      in-enum: true
    -rule: osiris.batch.codec
    doc: In the container of the Java and the Go client.
  - id: reserved
    -orig-id: Rsvd
    -role: reserved
    type: b4
    -expect: 0
    -rule: osiris.batch.reserved
    -expected: "0"
    -actual: "{actual}"
    -words: the sub-batch's reserved bits are set
    -basis: [document, system]
    doc: Written as 0. Readers ignore it.
  - id: num_records
    -orig-id: Number of records
    -role: length
    type: u2
    doc: Offsets that the sub-batch takes. 0 occurs.
  - id: len_uncompressed
    -orig-id: Uncompressed Length
    -role: length
    type: u4
    doc: Bytes of the decompressed body, as stated by the client. It may be wrong.
  - id: len_body
    -orig-id: Length
    -role: length
    type: u4
    doc: Bytes of the stored body.
  - id: body
    -orig-id: Body
    -role: payload
    size: len_body
    doc: The container. Decompressed, it is an `osiris_sub_batch_body`.
