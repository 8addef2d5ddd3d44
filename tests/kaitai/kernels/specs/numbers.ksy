meta:
  id: numbers
  title: Every width, sign and order
  license: CC0-1.0
  ks-version: '0.11'
  endian: be
seq:
  - id: a
    type: u1
  - id: b
    type: s1
  - id: c
    type: u2le
  - id: d
    type: s2be
  - id: e
    type: u4be
  - id: f
    type: s4le
  - id: g
    type: u8le
  - id: h
    type: s8be
  - id: i
    type: u8be
  - id: j
    type: s8le
  - id: b1
    type: b3
  - id: b2
    type: b11
  - id: b3
    type: b2
  - id: b4
    type: b64
  - id: l1
    type: b5le
  - id: l2
    type: b1le
  - id: l3
    type: b13le
  - id: l4
    type: b37le
  - id: b5
    type: b4
    enum: nibble
  - id: b6
    type: b36
  - id: flag
    type: b1
  - id: rest
    type: b7
instances:
  sum:
    value: a + b * c - d
  shifted:
    value: (e >> 3) ^ (c << 2) | a & 0x7f
  divided:
    value: f / 7 + f % 7 + (-b) / 3
  inverted:
    value: ~d & 0xff
  big_less:
    value: g < i
  mixed_less:
    value: h < g
  mixed_equal:
    value: 'j == i or not flag'
  chosen:
    value: 'flag ? e : a'
  big_or_small:
    value: 'flag ? g : c'
  low_half:
    value: g & 0xffffffff
  high_half:
    value: i >> 32
enums:
  nibble:
    1: one
    2: two
