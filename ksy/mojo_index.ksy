meta:
  id: mojo_index
  title: 'mojo: INDEX'
  application: mojo (run-mojo/sliced)
  tags:
    - database
    - log
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - listpack_element
    - mojo_index_entry
doc: |
  An entry for each pack in order, then a null: listpack elements without a header or an end marker. Only SUFFIX shows
  where they end.
doc-ref: seeds/mojo.txt "INDEX = (Packs Index)"
params:
  - id: len_index
    type: u8
    doc: Bytes of INDEX, from SUFFIX.
  - id: has_null_each
    type: bool
    doc: A null follows each entry, instead of one at the end.
seq:
  - id: body
    type: index_body(has_null_each)
    size: len_index
    doc: The entries and the null.
types:
  index_body:
    doc: The elements of INDEX.
    doc-ref: seeds/mojo.txt "INDEX = (Packs Index)"
    params:
      - id: has_null_each
        type: bool
        doc: A null follows each entry.
    seq:
      - id: entries
        -orig-id: ENTRY
        type: mojo_index_entry(has_null_each)
        repeat: until
        repeat-until: '_io.size - _io.pos <= (has_null_each ? 0 : 2)'
        if: '_io.size > (has_null_each ? 0 : 2)'
        doc: One per pack.
      - id: null_element
        -orig-id: 0 (null)
        -role: structure
        type: listpack_element
        if: not has_null_each
        valid:
          expr: _.is_int and _.int_value == 0
        -rule: mojo.index.null
        -code: bad-index
        -text: The integer 0 ends INDEX.
        -level: should
        -severity: warning
        -fields: [body.null_element]
        -basis: document
        doc: The integer 0, in two bytes.
