meta: {id: nested_lists, endian: le}
seq:
  - {id: recs, type: rec, repeat: eos}
types:
  rec:
    seq:
      - {id: n, type: u1}
      - {id: nums, type: u2, repeat: expr, repeat-expr: n}
      - {id: subs, type: sub, repeat: expr, repeat-expr: n}
      - {id: opt, type: strz, encoding: UTF-8, repeat: expr, repeat-expr: 2, if: n == 2}
  sub:
    seq:
      - {id: k, type: u1}
      - {id: v, size: k}
      - {id: bits, type: u1, repeat: expr, repeat-expr: 1}
