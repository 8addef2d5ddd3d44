meta:
  id: tree
  title: Nodes that hold nodes
  license: CC0-1.0
  ks-version: '0.11'
  endian: be
seq:
  - id: nodes
    type: node
    repeat: eos
types:
  node:
    seq:
      - id: tag
        type: u1
      - id: len_body
        type: u2
      - id: body
        size: len_body
        type:
          switch-on: tag
          cases:
            1: leaf
            2: branch
      - id: sum
        type: u1
  leaf:
    seq:
      - id: value
        type: u2
  branch:
    seq:
      - id: mark
        contents: "<"
      - id: nodes
        type: node
        repeat: eos
