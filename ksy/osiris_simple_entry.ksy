meta:
  id: osiris_simple_entry
  title: 'RabbitMQ osiris: simple entry'
  application: RabbitMQ Streams (osiris)
  file-extension: segment
  tags:
    - log
  license: CC0-1.0
  ks-version: '0.11'
  endian: be
  bit-endian: be
doc: One record, in RabbitMQ an AMQP 1.0 message. An empty body is valid and common.
doc-ref: seeds/osiris.txt "SimpleEntry (CHNK_USER)"
seq:
  - id: is_sub_batch
    -orig-id: T
    -role: structure
    type: b1
    valid: false
    -rule: osiris.entry.simple
    -fields: [entries.is_sub_batch]
    -basis: [document, system]
    doc: Clear in a simple entry.
  - id: len_body
    -orig-id: Entry body length
    -role: length
    type: b31
    doc: Bytes of the body.
  - id: body
    -orig-id: Entry body
    -role: payload
    size: len_body
    doc: The publisher's bytes. In a tracking chunk, a list of tracking blocks.
