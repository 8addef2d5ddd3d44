meta:
  id: listpack_fixed
  title: 'Redis listpack: number in a fixed-width string'
  application: mojo (run-mojo/sliced)
  tags:
    - database
    - serialization
  license: CC0-1.0
  ks-version: '0.11'
  endian: le
doc: |
  An unsigned little-endian number as a listpack string of 4 or 8 bytes, for numbers that may be overwritten in place or
  read from a known distance.
doc-ref:
  - seeds/mojo.txt "INDEX = (Packs Index)", `string(32bit int)`
  - run-mojo/listpack README append_u64_fixed
  - run-mojo/sliced src/stream/id.rs try_parse (a string of 8 bytes is read with u64::from_le)
types:
  u4_string:
    doc: A 32-bit number in a string of 4 bytes.
    doc-ref: seeds/mojo.txt "offset (string(32bit int))"
    seq:
      - id: encoding
        -role: structure
        contents: [0x84]
        -rule: mojo.element.fixed-4
        -text: A 32-bit number is framed by 84 and 05.
        -basis: document
        -code: bad-index
        -severity: warning
        -level: should
        -fields: [offset.encoding, offset.backlen]
        doc: Frames 4 bytes. 84 is their type.
      - id: value
        -role: payload
        type: u4
        doc: The number.
      - id: backlen
        -role: length
        contents: [0x05]
        -rule: mojo.element.fixed-4
        -text: A 32-bit number is framed by 84 and 05.
        -basis: document
        -code: bad-index
        -severity: warning
        -level: should
        -fields: [offset.encoding, offset.backlen]
        doc: Frames 4 bytes. 05 is the length of first byte and value.
  u8_string:
    doc: A 64-bit number in a string of 8 bytes.
    doc-ref: run-mojo/listpack README append_u64_fixed
    seq:
      - id: encoding
        -role: structure
        contents: [0x88]
        -rule: mojo.element.fixed-8
        -text: A 64-bit number is framed by 88 and 09.
        -basis: document
        -level: should
        -fields: [ms_string.encoding, ms_string.backlen, seq_string.encoding, seq_string.backlen]
        doc: Frames 8 bytes. 88 is their type.
      - id: value
        -role: payload
        type: u8
        doc: The number.
      - id: backlen
        -role: length
        contents: [0x09]
        -rule: mojo.element.fixed-8
        -text: A 64-bit number is framed by 88 and 09.
        -basis: document
        -level: should
        -fields: [ms_string.encoding, ms_string.backlen, seq_string.encoding, seq_string.backlen]
        doc: Frames 8 bytes. 09 is the length of first byte and value.
