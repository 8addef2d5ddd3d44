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
  A listpack element that always takes the same space: a string of 4 or 8 bytes which holds an unsigned number,
  little-endian. mojo writes numbers so where they may be overwritten in place or read from a known distance. To a
  listpack reader they are ordinary strings.
doc-ref:
  - seeds/mojo.txt "INDEX = (Packs Index)", `string(32bit int)`
  - run-mojo/listpack README append_u64_fixed
  - run-mojo/sliced src/stream/id.rs try_parse (a string of 8 bytes is read with u64::from_le)
types:
  u4_string:
    doc: A number of 32 bits in a string of 4 bytes.
    doc-ref: seeds/mojo.txt "offset (string(32bit int))"
    seq:
      - id: encoding
        -role: structure
        contents: [0x84]
        doc: A string of 4 bytes.
      - id: value
        -role: payload
        type: u4
        doc: The number.
      - id: backlen
        -role: length
        contents: [0x05]
        doc: Length of encoding and value.
  u8_string:
    doc: A number of 64 bits in a string of 8 bytes.
    doc-ref: run-mojo/listpack README append_u64_fixed
    seq:
      - id: encoding
        -role: structure
        contents: [0x88]
        doc: A string of 8 bytes.
      - id: value
        -role: payload
        type: u8
        doc: The number.
      - id: backlen
        -role: length
        contents: [0x09]
        doc: Length of encoding and value.
