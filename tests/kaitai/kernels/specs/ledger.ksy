meta:
  id: ledger
  title: A ledger with a running balance, from nobody's program
  license: CC0-1.0
  ks-version: '0.11'
  endian: be
seq:
  - id: ofs_owner
    type: u2
  - id: pages
    type: page
  - id: trailer
    type: trailer
instances:
  owner:
    pos: ofs_owner
    size: 3
types:
  page:
    seq:
      - id: entries
        type: 'entry(_index, _index == 0 ? 100 : entries[_index - 1].balance)'
        repeat: until
        repeat-until: _.is_last or _index == 9
    instances:
      total:
        value: entries.size
  entry:
    params:
      - id: number
        type: u4
      - id: balance_before
        type: s4
    seq:
      - id: len_amount
        type: u1
        valid:
          any-of: [1, 2, 4]
      - id: amount
        type:
          switch-on: len_amount
          cases:
            1: s1
            2: s2
            4: s4
      - id: note
        size: next_byte
        if: number % 2 == 1
      - id: is_last
        type: b1
      - id: code
        type: b7
    instances:
      next_byte:
        pos: _io.pos
        type: u1
      balance:
        value: balance_before + amount.as<s4>
      owner_first:
        io: _root._io
        pos: _root.ofs_owner
        type: u1
  trailer:
    seq:
      - id: num_entries
        type: u1
        valid: _root.pages.total
      - id: last_code
        type: u1
        valid:
          expr: _ == _root.pages.entries.last.code or _ == 0
