meta:
  id: fixed_rows
  endian: le
seq:
  - id: head
    type: head
  - id: rows
    type: row
    repeat: eos
types:
  head:
    seq:
      - id: magic
        contents: HEAD
      - id: len_name
        type: u2
      - id: name
        size: len_name
  row:
    seq:
      - id: number
        type: u4
      - id: kind
        type: u1
        valid:
          max: 200
