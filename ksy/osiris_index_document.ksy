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
doc: |
  An index of the document dialect: records from the first byte on, without the header that osiris writes.
doc-ref: seeds/osiris.txt "Index format"
seq:
  - id: records
    -role: structure
    type: osiris_index_record
    repeat: eos
    doc: One for every chunk, in the order of the segment.
