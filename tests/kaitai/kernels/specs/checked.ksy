meta:
  id: checked
  title: Every form of a rule
  license: CC0-1.0
  ks-version: '0.11'
  endian: le
seq:
  - id: magic
    contents: [0x89, ABC, 0, 1, 2, 3, 4, 5]
  - id: equal
    type: u1
    valid: 7
  - id: ranged
    type: s2
    valid:
      min: -3
      max: 300
  - id: one_of
    type: u4
    valid:
      any-of: [0, 2, 4000000000]
  - id: in_enum
    type: u1
    enum: colour
    valid:
      in-enum: true
  - id: by_expression
    type: u8
    valid:
      expr: '_ % 3 == ranged.as<u8> % 3 or _ > 0x8000000000000000'
  - id: short
    contents: ok
  - id: items
    type: u1
    valid:
      max: 9
    repeat: expr
    repeat-expr: equal
  - id: word
    type: str
    size: 4
    encoding: UTF-8
    valid: '"good"'
  - id: inner
    type: inner
    valid:
      expr: _.twice != 4
types:
  inner:
    seq:
      - id: value
        type: u1
        valid: 'value'
    instances:
      twice:
        value: value * 2
enums:
  colour:
    1: red
    2: green
    3: blue
    9: none
