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
doc: Position and id of a pack.
doc-ref: seeds/mojo.txt "INDEX = (Packs Index)"
params:
  - id: has_null
    type: bool
    doc: A null follows the entry.
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
      Milliseconds of the pack's MASTER ID. In other readings, the difference to the segment's first id or to the
      previous entry, modulo 2^64. Comparison with the packs shows which.
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
    doc: Position of the pack's MASTER ID in the segment.
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
    doc: Bytes of the pack, from MASTER ID through HEADER.
  - id: null_element
    -orig-id: 0 (null)
    -role: structure
    type: listpack_element
    if: has_null
    valid:
      expr: _.is_int and _.int_value == 0
    -rule: mojo.index.null-each
    -code: bad-index
    -text: If a null follows each entry, it is the integer 0.
    -level: should
    -severity: warning
    -basis: judgement
    -fields: [entries.null_element]
    doc: The integer 0.
