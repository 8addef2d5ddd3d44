meta:
  id: osiris_entries
  title: 'RabbitMQ osiris: data section of a user chunk'
  application: RabbitMQ Streams (osiris)
  file-extension: segment
  tags:
    - log
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - osiris_entry
  endian: be
doc: Entries to the end of the data section.
doc-ref: seeds/osiris.txt "Data Entry format"
seq:
  - id: entries
    -role: payload
    type: osiris_entry
    repeat: eos
    doc: Simple entries and sub-batches.
