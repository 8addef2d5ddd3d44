meta:
  id: sample_frame
  title: a frame with one of everything
  application: tests
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - sample_varint
  encoding: UTF-8
  endian: be
  bit-endian: be
doc: What the toolchain's tests compile, parse, annotate and break.
doc-ref: tests/kaitai
params:
  - id: is_long
    type: bool
    doc: Whether a note follows.
seq:
  - id: magic
    contents: FRAM
    -code: bad-magic
    doc: Begins a frame.
  - id: version
    type: u2
    valid: 0x0102
    -code: unsupported-version
    doc: Written in hexadecimal, so shown so.
  - id: kind
    type: b3
    enum: kind
    valid:
      in-enum: true
    doc: What the frame holds.
  - id: reserved
    -role: reserved
    type: b5
    -expect: 0
    doc: Zero.
  - id: level
    type: u1
    enum: level
    -open-enum: other levels are the user's
    doc: A value that may be none of the enum's.
  - id: num_entries
    -role: length
    type: u1
    valid:
      max: 3
    doc: How many entries follow.
  - id: len_body
    -orig-id: bodySize
    -role: length
    type: u1
    doc: Bytes of the body.
  - id: body
    -role: payload
    size: len_body
    type: body(num_entries)
    doc: The entries.
  - id: note
    type: strz
    if: is_long
    doc: A text that need not be there.
  - id: weight
    type: f4
    if: is_long
    doc: A float that need not be there.
instances:
  num_twice:
    value: num_entries * 2
    doc: An integer that is computed.
  is_empty:
    value: num_entries == 0
    doc: A boolean that is computed.
types:
  body:
    doc: As many entries as the frame says.
    doc-ref: tests/kaitai
    params:
      - id: num_entries
        type: u1
        doc: How many entries follow.
    seq:
      - id: entries
        type: entry
        repeat: expr
        repeat-expr: num_entries
        doc: The entries themselves.
  entry:
    doc: A kind and a value.
    doc-ref: tests/kaitai
    seq:
      - id: tag
        type: u1
        valid:
          any-of: [1, 2]
        doc: Which value follows.
      - id: content
        type:
          switch-on: tag
          cases:
            1: text
            2: sample_varint
        doc: The value.
  text:
    doc: Bytes behind their length.
    doc-ref: tests/kaitai
    seq:
      - id: len_value
        -role: length
        type: sample_varint
        doc: Bytes of the value.
      - id: value
        size: len_value.value
        doc: The bytes.
enums:
  kind:
    0:
      id: data
      doc: Data.
    1:
      id: control
      doc: Control.
  level:
    1:
      id: low
      doc: Low.
