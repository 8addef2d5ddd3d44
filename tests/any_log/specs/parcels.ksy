meta:
  id: parcels
  title: Log of parcels
  application: an imagined system
  license: CC0-1.0
  endian: be
doc: Parcels of records, each packed as a whole. Made up for tests, with all that parcels can have.
-log:
  title: Log of parcels
  files: '{base:012}.parcels'
  kind: parcel
  length: len_parcel
  number: {field: first_number, last: last_number, gaps: true}
  checksum: {field: checksum, algorithm: crc32c, covers: first_number..inside}
  records:
    bytes: inside.goods
    codec: {field: packing, gzip: gzip, xerial: xerial, lz4: lz4, zstd: zstd}
    type: goods
    params: {first_number: first_number, sent: sent}
    items: items
    count: num_items
    none: is_receipt
    number: number
    time: time
    key: body.name
    value: body.content
    fields: {items: body.labels, name: name, value: text}
  columns:
    sender: sender
    is_express: {path: is_express, doc: Whether it was carried by hand., kind: flag}
    weight: record.body.weight
seq:
  - id: checksum
    type: u4
  - id: len_parcel
    type: u4
    valid:
      min: 28
    doc: Bytes after this field.
  - id: first_number
    type: u8
  - id: num_numbers
    type: u4
  - id: sent
    type: s8
  - id: sender
    type: u2
    doc: Who has sent it.
  - id: flags
    type: u1
  - id: packing
    type: u1
    enum: packing
  - id: num_items
    type: u4
  - id: inside
    size: len_parcel - 28
    type:
      switch-on: packing
      cases:
        'packing::letter': letter
        _: box
instances:
  last_number:
    value: first_number + num_numbers - 1
  is_receipt:
    value: flags & 1 != 0
  is_express:
    value: flags & 2 != 0
types:
  letter:
    seq:
      - id: text
        type: str
        encoding: UTF-8
        size-eos: true
  box:
    seq:
      - id: goods
        size-eos: true
  goods:
    params:
      - id: first_number
        type: u8
      - id: sent
        type: s8
    seq:
      - id: items
        type: item(first_number, sent)
        repeat: eos
  item:
    params:
      - id: first_number
        type: u8
      - id: sent
        type: s8
    seq:
      - id: len_body
        type: u2
      - id: later
        type: s2
      - id: place
        type: u2
      - id: body
        type: body
        size: len_body
    instances:
      number:
        value: first_number + place
      time:
        value: sent + later
  body:
    seq:
      - id: weight
        type: u4
      - id: len_name
        type: s2
      - id: name
        size: len_name
        if: len_name >= 0
      - id: len_content
        type: s2
      - id: content
        size: len_content
        if: len_content >= 0
      - id: num_labels
        type: u1
      - id: labels
        type: label
        repeat: expr
        repeat-expr: num_labels
  label:
    seq:
      - id: len_name
        type: u1
      - id: name
        size: len_name
      - id: len_text
        type: s1
      - id: text
        size: len_text
        if: len_text >= 0
enums:
  packing:
    0: none
    1: gzip
    2: xerial
    3: lz4
    4: zstd
    5: letter
