meta:
  id: measured
  title: Numbers of floating point, of both widths and orders
  license: CC0-1.0
  ks-version: '0.11'
  endian: be
  imports:
    - scale
seq:
  - id: kind
    type: u1
  - id: small
    type: f4
  - id: large
    type: f8le
  - id: maybe
    type: f8
    if: kind % 2 == 1
  - id: body
    type:
      switch-on: kind
      cases:
        1: f4
        2: f8le
        3: u2
        4: reading
        5: scale
  - id: other
    type:
      switch-on: kind
      cases:
        1: f4le
        2: f4be
  - id: first
    type: scale
  - id: second
    type: scale
  - id: third
    type: scale
    if: kind == 4
instances:
  larger:
    value: 'kind > 2 ? large : second.offset'
types:
  reading:
    seq:
      - id: level
        type: f4
      - id: count
        type: u1
