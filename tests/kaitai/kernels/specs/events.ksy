meta:
  id: events
  title: Events of several kinds, alone and in a list whose items are of several kinds
  license: CC0-1.0
  ks-version: '0.11'
  endian: le
  imports:
    - scale
seq:
  - id: kind
    type: u1
  - id: when
    type: stamp
    if: kind < 5
  - id: until
    type: stamp
  - id: checked
    type: stamp
    if: kind == 1
  - id: body
    type:
      switch-on: kind
      cases:
        1: temperature
        2: message
        3: scale
        4: u4
        5: message
        6: many
  - id: mark
    type: u1
types:
  stamp:
    seq:
      - id: is_exact
        type: u1
      - id: seconds
        type: u2
        if: is_exact != 0
      - id: zone
        type:
          switch-on: is_exact
          cases:
            1: offset
            2: name
  offset:
    seq:
      - id: value
        type: s1
  name:
    seq:
      - id: value
        type: strz
        encoding: ASCII
  temperature:
    seq:
      - id: value
        type: f4
      - id: unit
        type: u1
  message:
    seq:
      - id: value
        type: strz
        encoding: UTF-8
      - id: unit
        type: u2
  many:
    seq:
      - id: num_parts
        type: u1
      - id: parts
        type:
          switch-on: _index % 3
          cases:
            0: temperature
            1: message
            2: u2
        repeat: expr
        repeat-expr: num_parts
