meta:
  id: nested
  endian: le
  encoding: UTF-8
seq:
  - id: entries
    type: entry
    repeat: eos
enums:
  color:
    1: red
    2: blue
types:
  entry:
    seq:
      - id: big
        type: u8
      - id: color
        type: u1
        enum: color
      - id: point
        type: point
      - id: num_tags
        type: u1
      - id: tags
        type: tag
        repeat: expr
        repeat-expr: num_tags
      - id: ratio
        type: f4
  point:
    seq:
      - id: x
        type: u4
      - id: y
        type: u2
  tag:
    seq:
      - id: len
        type: u1
      - id: text
        type: str
        size: len
