meta:
  id: nested
  title: Records with lists of numbers, of texts and of structures, and lists within these
  license: CC0-1.0
  ks-version: '0.11'
  endian: be
seq:
  - id: num_records
    type: u2
  - id: records
    type: record
    repeat: expr
    repeat-expr: num_records
  - id: mark
    contents: "!"
types:
  record:
    seq:
      - id: kind
        type: u1
      - id: num_items
        type: u1
      - id: items
        type:
          switch-on: _index % 2
          cases:
            0: point
            1: text
        repeat: expr
        repeat-expr: num_items
      - id: len_numbers
        type: u1
      - id: numbers
        size: len_numbers
        type: numbers
      - id: names
        type: strz
        encoding: ASCII
        repeat: until
        repeat-until: _ == ""
        if: kind < 2
      - id: floats
        type: f4
        repeat: expr
        repeat-expr: 2
        if: kind == 3
      - id: ofs_extra
        type: u2
    instances:
      extra:
        io: _root._io
        pos: ofs_extra
        type: u1
        repeat: expr
        repeat-expr: num_items % 3
      total:
        value: items.size + numbers.values.size
  numbers:
    seq:
      - id: values
        type: u2
        repeat: eos
  point:
    seq:
      - id: x
        type: s2
      - id: num_tags
        type: u1
      - id: tags
        type: tag
        repeat: expr
        repeat-expr: num_tags & 3
  text:
    seq:
      - id: x
        type: s1
      - id: text
        type: strz
        encoding: UTF-8
  tag:
    seq:
      - id: code
        type: u1
      - id: bits
        type: b8
        repeat: expr
        repeat-expr: 2
