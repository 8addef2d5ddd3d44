meta:
  id: counted
  title: A number of rows, told in front, each with a list of its own
  license: CC0-1.0
  ks-version: '0.11'
  endian: le
params:
  - id: step
    type: u8
  - id: is_wide
    type: bool
seq:
  - id: num_rows
    type: u2
  - id: rows
    type: 'row(_index, _index == 0 ? step : rows[_index - 1].next)'
    repeat: expr
    repeat-expr: num_rows
  - id: ending
    contents: END
types:
  row:
    params:
      - id: number
        type: u2
      - id: place
        type: u8
    seq:
      - id: num_cells
        type: u1
      - id: cells
        type:
          switch-on: _root.is_wide
          cases:
            true: wide
            false: narrow
        repeat: expr
        repeat-expr: num_cells
    instances:
      next:
        value: place + _root.step
      last_value:
        value: cells.last.as<narrow>.value
        if: num_cells > 0
  wide:
    seq:
      - id: value
        type: u8
  narrow:
    seq:
      - id: value
        type: u1
