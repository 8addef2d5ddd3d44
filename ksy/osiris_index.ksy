meta:
  id: osiris_index
  title: 'RabbitMQ osiris: index file'
  application: RabbitMQ Streams (osiris)
  file-extension: index
  tags:
    - log
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - osiris_index_record
  endian: be
doc: A segment's chunk positions, as osiris writes them.
doc-ref:
  - seeds/osiris.txt "Index format"
  - rabbitmq/osiris src/osiris.hrl IDX_HEADER
seq:
  - id: header
    -role: structure
    type: index_header
    doc: Magic and version. The document has none.
  - id: records
    -role: structure
    type: osiris_index_record
    repeat: eos
    doc: One per chunk, in the segment's order.
types:
  index_header:
    doc: The first 8 bytes, which osiris skips when it opens a log.
    doc-ref: rabbitmq/osiris src/osiris.hrl IDX_HEADER
    seq:
      - id: magic
        -role: structure
        contents: OSII
        -code: bad-index
        -rule: osiris.index.magic
        -severity: warning
        -level: should
        doc: Identifies an index.
      - id: version
        -role: structure
        type: u4
        valid: 1
        -code: unsupported-version
        -rule: osiris.index.version
        -severity: warning
        -level: should
        doc: The same in all releases.
