meta:
  id: scale
  title: A factor and an offset, which other specs import
  license: CC0-1.0
  ks-version: '0.11'
seq:
  - id: factor
    type: f4le
  - id: offset
    type: f8be
instances:
  by:
    value: factor
