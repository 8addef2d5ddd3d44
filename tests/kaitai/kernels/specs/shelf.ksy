meta:
  id: shelf
  title: Boxes of a size, in which things without one hold things
  license: CC0-1.0
  ks-version: '0.11'
  endian: be
seq:
  - id: boxes
    type: entry
    repeat: eos
types:
  entry:
    seq:
      - id: len_box
        type: u2
      - id: box
        size: len_box
        type: box
  box:
    seq:
      - id: lid
        type: lid
  lid:
    seq:
      - id: thing
        type: thing
  thing:
    seq:
      - id: is_last
        type: u1
      - id: next
        type: thing
        if: is_last == 0
