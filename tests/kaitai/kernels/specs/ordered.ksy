meta:
  id: ordered
  title: A body in the order of bytes that a mark before it decides
  license: CC0-1.0
  ks-version: '0.11'
seq:
  - id: mark
    type: str
    size: 2
    encoding: ASCII
  - id: body
    type: body
types:
  body:
    meta:
      endian:
        switch-on: _root.mark
        cases:
          '"II"': le
          '"MM"': be
    seq:
      - id: num_records
        type: u2
      - id: records
        type: record
        repeat: expr
        repeat-expr: num_records
      - id: ending
        type: u2
        valid: 0x1234
    types:
      record:
        seq:
          - id: code
            size: 2
          - id: value
            type: u4
          - id: first
            type: point
          - id: second
            type: point
          - id: third
            type: point
            if: value % 2 == 0
          - id: name
            type: str
            size: 3
            encoding: ASCII
          - id: note
            type:
              switch-on: name
              cases:
                '"one"': u2
                '"two"': point
          - id: name_again
            type: strz
            encoding: ASCII
            if: code[0] >= 0x61 and is_named
        instances:
          is_named:
            value: (value < 3).to_i == 1
          ofs_here:
            pos: 2
            type: u2
      point:
        seq:
          - id: x
            type: s2
          - id: y
            type: f4
