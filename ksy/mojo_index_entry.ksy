meta:
  id: mojo_index_entry
  title: 'mojo: entry of INDEX'
  application: mojo (run-mojo/sliced)
  tags:
    - database
    - log
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - listpack_element
    - listpack_fixed
doc: |
  Where one pack lies in the segment, and the id it begins with.
doc-ref: seeds/mojo.txt "INDEX = (Packs Index)"
params:
  - id: has_null
    type: bool
    doc: A null follows every entry instead of one after all of them.
seq:
  - id: id_ms
    -role: structure
    type: listpack_element
    valid:
      expr: _.is_int
    -rule: mojo.index.id-ms
    -code: bad-index
    -text: The milliseconds are an integer.
    -level: should
    -severity: warning
    -basis: document
    doc: |
      Milliseconds of the pack's MASTER ID. In other readings the difference to the segment's first id, or to the entry
      before, modulo 2^64: what it is shows in comparison with the packs.
    doc-ref: run-mojo/sliced src/stream/id.rs try_parse_master
  - id: id_seq
    -role: structure
    type: listpack_element
    valid:
      expr: _.is_int
    -rule: mojo.index.id-seq
    -code: bad-index
    -text: The number is an integer.
    -level: should
    -severity: warning
    -basis: document
    doc: Number of the pack's MASTER ID, or the difference.
  - id: offset
    -role: length
    type: listpack_fixed::u4_string
    doc: Byte of the segment at which the pack's MASTER ID begins.
  - id: len_pack
    -orig-id: length
    -role: length
    type: listpack_element
    valid:
      expr: _.is_int and _.int_value >= 0
    -rule: mojo.index.length-is-a-number
    -code: bad-index
    -text: The length is an integer, and not negative.
    -level: should
    -severity: warning
    -basis: document
    doc: Bytes of the pack, from MASTER ID to the end of HEADER.
  - id: null_element
    -orig-id: 0 (null)
    -role: structure
    type: listpack_element
    if: has_null
    valid:
      expr: _.is_int and _.int_value == 0
    -rule: mojo.index.null-each
    -code: bad-index
    -text: Where a null follows every entry, it is the integer 0.
    -level: should
    -severity: warning
    -basis: judgement
    -fields: [entries.null_element]
    doc: The integer 0.
