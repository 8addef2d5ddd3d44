meta:
  id: osiris_segment
  title: 'RabbitMQ osiris: segment file'
  application: RabbitMQ Streams (osiris)
  file-extension: segment
  tags:
    - log
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - osiris_chunk
  endian: be
doc: A header, and chunks to the end of the file. The file's name is the id of its first chunk, in 20 decimal digits.
doc-ref:
  - seeds/osiris.txt "Log format"
  - rabbitmq/osiris src/osiris.hrl LOG_HEADER, src/osiris_log.erl open_new_segment/1
seq:
  - id: header
    -role: structure
    type: log_header
    doc: Magic and version.
  - id: chunks
    -orig-id: Contiguous list of Chunks
    -role: structure
    type: osiris_chunk
    repeat: eos
    doc: In ascending order.
types:
  log_header:
    doc: The first 8 bytes, which osiris skips when it opens a log.
    doc-ref: seeds/osiris.txt "Log format"
    seq:
      - id: magic
        -orig-id: Log magic
        -role: structure
        contents: OSIL
        -code: bad-magic
        -rule: osiris.segment.magic
        -basis: [document, system]
        doc: Identifies a segment.
      - id: version
        -orig-id: Log version
        -role: structure
        type: u4
        valid: 1
        -code: unsupported-version
        -rule: osiris.segment.version
        -basis: [document, system]
        doc: The same in all releases.
