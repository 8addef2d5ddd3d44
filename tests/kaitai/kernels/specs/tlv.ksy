meta:
  id: tlv
  title: Type, length, value
  license: CC0-1.0
  ks-version: '0.11'
  endian: be
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
        'tag::text': text
        'tag::group': group
  - id: tail
    type:
      switch-on: tag
      cases:
        'tag::number': u1
        'tag::text': u2
  - id: mark
    type: u4
    if: tag == tag::group and len_body > 2
types:
  number:
    seq:
      - id: value
        type: u8
      - id: rest
        size-eos: true
  text:
    seq:
      - id: name
        type: strz
        encoding: ASCII
      - id: padded
        type: str
        size: 6
        pad-right: 0x20
        encoding: UTF-8
      - id: cut
        size: 5
        terminator: 0x3b
        include: true
      - id: value
        size-eos: true
  group:
    seq:
      - id: num_items
        type: u1
      - id: items
        type: item(_index, num_items)
        size: _parent.len_body / 4
        repeat: expr
        repeat-expr: num_items
  item:
    params:
      - id: number
        type: u4
      - id: total
        type: u1
    seq:
      - id: first
        type: u1
      - id: values
        type: u2
        repeat: eos
    instances:
      is_last:
        value: number == total - 1
      count:
        value: values.size
enums:
  tag:
    1: number
    2: text
    3: group
