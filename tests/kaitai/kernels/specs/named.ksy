meta:
  id: named
  title: Names in many encodings, with terminators of one byte and of several
  license: CC0-1.0
  ks-version: '0.11'
  endian: le
seq:
  - id: kind
    type: u1
  - id: wide
    type: strz
    encoding: UTF-16LE
  - id: high
    type: strz
    encoding: UTF-16BE
    eos-error: false
    if: kind == 1
  - id: cell
    type: str
    size: 8
    encoding: UTF-16LE
  - id: cut
    size: 9
    type: strz
    encoding: UTF-16BE
    include: true
  - id: western
    type: str
    size: 3
    encoding: windows-1252
  - id: dos
    type: strz
    encoding: IBM437
  - id: latin
    type: str
    size: 2
    encoding: ISO-8859-1
  - id: either
    type:
      switch-on: kind
      cases:
        2: utf
        3: ascii
        4: japanese
  - id: raw
    size: 3
  - id: mark
    type: u1
    if: western == 'žx€' or wide == 'Ω' or (kind == 2 and dos.length == 2 and utf_length > 1)
instances:
  utf_length:
    value: either.as<utf>.text.length
    if: kind == 2
  mine:
    value: wide
  raw_text:
    value: raw.to_s('ISO-8859-1')
types:
  utf:
    seq:
      - id: text
        type: strz
        encoding: UTF-8
  ascii:
    seq:
      - id: text
        type: strz
        encoding: ASCII
  japanese:
    seq:
      - id: kanji
        type: str
        size: 4
        encoding: SHIFT_JIS
