meta:
  id: sample_varint
  title: a variable-length integer
  application: tests
  license: CC0-1.0
  ks-version: '0.11'
  endian: le
doc: Groups of seven bits, the lowest first; the highest bit of a byte says that another follows.
doc-ref: tests/kaitai
-value-of: value
seq:
  - id: groups
    type: u1
    repeat: until
    repeat-until: _ < 0x80
    doc: Two at most in these tests.
instances:
  value:
    value: >-
      (groups[0] & 0x7f) + (groups.size > 1 ? groups[1] * 128 : 0)
    doc: The integer.
