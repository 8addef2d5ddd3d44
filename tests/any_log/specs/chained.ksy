meta:
  id: chained
  title: Log of links
  application: an imagined system
  license: CC0-1.0
  endian: be
doc: Links in pieces over small blocks, each of which repeats a number of the header. Made up for tests, with all that
  frames can have that depend on what is around them.
-log:
  title: Log of links
  files: '*.links'
  frame: links
  kind: link
  number: {first: 5}
  holds: is_record
  length: len_body
  value: body
  columns: [colour, body]
  block: 64
  join: {by: piece, whole: whole, begins: first, goes_on: middle, ends: last}
  same: {run: head.run, unit: head.unit}
  time: {field: written, unit: s}
  checksum:
    field: sum
    algorithm: crc16
    covers: [unit..colour, note, body]
    goes_on_from: head.sum
seq:
  - id: head
    type: head
  - id: links
    type: link
    repeat: eos
types:
  head:
    seq:
      - id: magic
        contents: LINKS
      - id: run
        type: u8
      - id: unit
        type: u2
      - id: len_note
        type: u1
      - id: sum
        type: u2
  link:
    seq:
      - id: sum
        type: u2
      - id: unit
        type: u2
      - id: run
        type: u8
      - id: len_body
        type: u1
      - id: piece
        type: u1
        enum: piece
      - id: written
        type: s4
      - id: colour
        type: u1
        enum: colour
      - id: note
        size: _root.head.len_note
        if: colour == colour::red
      - id: body
        size: len_body
    instances:
      is_record:
        value: colour != colour::white
    enums:
      piece:
        0: whole
        1: first
        2: middle
        3: last
      colour:
        1: red
        2: blue
        9: white
