meta:
  id: marked_rows
  endian: le
seq:
  - id: magic
    contents: MARK
  - id: number
    type: u4
  - id: len_body
    type: u4
  - id: body
    size: len_body
