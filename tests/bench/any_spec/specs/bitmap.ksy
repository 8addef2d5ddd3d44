meta:
  id: bitmap
  title: An image of 24 bits a pixel, as BMP has it
  license: CC0-1.0
  ks-version: '0.11'
  endian: le
seq:
  - id: magic
    contents: BM
  - id: len_file
    type: u4
  - id: reserved
    type: u4
  - id: ofs_lines
    type: u4
    valid: 54
  - id: len_header
    type: u4
    valid: 40
  - id: width
    type: u4
  - id: height
    type: u4
  - id: planes
    type: u2
  - id: bits_per_pixel
    type: u2
    valid: 24
  - id: compression
    type: u4
    valid: 0
  - id: len_image
    type: u4
  - id: rest_of_header
    size: 16
  - id: lines
    type: line
    repeat: expr
    repeat-expr: height
types:
  line:
    seq:
      - id: pixels
        type: pixel
        repeat: expr
        repeat-expr: _root.width
      - id: padding
        size: -(3 * _root.width) % 4
  pixel:
    seq:
      - id: blue
        type: u1
      - id: green
        type: u1
      - id: red
        type: u1
