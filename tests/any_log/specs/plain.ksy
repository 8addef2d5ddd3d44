meta:
  id: plain
  endian: le
seq:
  - id: frames
    type: frame
    repeat: eos
types:
  frame:
    seq:
      - id: len_body
        type: u2
      - id: body
        size: len_body
