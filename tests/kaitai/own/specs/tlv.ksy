meta:
  id: tlv
  title: Type, length, value, one after the other to the end of the file
  license: CC0-1.0
  ks-version: '0.11'
  endian: be
  imports:
    - short_text
seq:
  - id: tag
    type: u1
    enum: tag
  - id: len_body
    type: u2
  - id: body
    size: len_body
    type:
      switch-on: tag
      cases:
        'tag::number': number
        'tag::text': short_text
        'tag::point': point
        'tag::raw': raw
  - id: check
    type: u1
    valid: len_body & 0xff
  - id: note
    type: u4
    if: tag == tag::point
types:
  number:
    seq:
      - id: value
        type: s8
    instances:
      is_negative:
        value: value < 0
  point:
    seq:
      - id: x
        type: s2
      - id: y
        type: s2
  raw:
    seq:
      - id: value
        size-eos: true
enums:
  tag:
    1: number
    2: text
    3: point
    4: raw
