meta:
  id: osiris_entry
  title: 'RabbitMQ osiris: data entry'
  application: RabbitMQ Streams (osiris)
  file-extension: segment
  tags:
    - log
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - osiris_simple_entry
    - osiris_sub_batch
  endian: be
doc: One entry. The highest bit of its first byte is set in a sub-batch.
doc-ref: seeds/osiris.txt "Data Entry format"
seq:
  - id: entry
    -role: structure
    type:
      switch-on: kind
      cases:
        'entry_kind::simple': osiris_simple_entry
        'entry_kind::sub_batch': osiris_sub_batch
    doc: The entry.
instances:
  first_byte:
    pos: _io.pos
    type: u1
    doc: Read ahead of the entry.
  kind:
    value: first_byte >> 7
    enum: entry_kind
    doc: The `T` bit of the document.
enums:
  entry_kind:
    0:
      id: simple
      doc: One record.
    1:
      id: sub_batch
      doc: Records in one body, possibly compressed.
