meta:
  id: osiris_index_document
  title: 'RabbitMQ osiris: index file as the document describes it'
  application: RabbitMQ Streams (osiris)
  file-extension: index
  tags:
    - log
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - osiris_index_record
  endian: be
doc: An index as in the document, without a header.
doc-ref: seeds/osiris.txt "Index format"
seq:
  - id: records
    -role: structure
    type: osiris_index_record
    repeat: eos
    doc: One per chunk, in the segment's order.
