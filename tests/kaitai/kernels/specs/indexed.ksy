meta:
  id: indexed
  title: Lists whose items are chosen by a computed index
  license: CC0-1.0
  ks-version: '0.11'
  endian: le
seq:
  - id: num_sizes
    type: u1
    valid:
      max: 200
  - id: sizes
    type: u1
    repeat: expr
    repeat-expr: num_sizes
  - id: bodies
    size: sizes[_index]
    repeat: expr
    repeat-expr: num_sizes
  - id: choice
    type: u1
  - id: large
    type: u8
  - id: words
    size: 8
    type: words
  - id: groups
    type: group
    repeat: until
    repeat-until: not _.has_next
instances:
  mixed:
    value: 'choice > 0 ? large : -1'
  last:
    value: groups.size - 1
  value:
    value: 'groups[last].value + (last >= 1 ? 128 : 0)'
  picked:
    value: words.values[choice]
  twice:
    value: words.values[choice % 4] + words.orders[choice & 1].to_i
types:
  words:
    seq:
      - id: orders
        type: u1
        enum: order
        repeat: expr
        repeat-expr: 2
      - id: values
        type: s2be
        repeat: eos
    enums:
      order:
        7: seven
  group:
    seq:
      - id: has_next
        type: b1
      - id: value
        type: b7
enums:
  unused:
    1: one
