meta:
  id: mojo_pack_head
  title: 'mojo: beginning of a pack'
  application: mojo (run-mojo/sliced)
  tags:
    - database
    - log
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - listpack_element
    - mojo_enums
    - mojo_id
    - mojo_tag
doc: |
  MASTER ID and MASTER ENTRY, to which entries are stored as differences. From the master entry through the end marker,
  a pack is a listpack without its header.
doc-ref: seeds/mojo.txt "PACK = (Disk Listpack)"
params:
  - id: form
    type: u1
    enum: mojo_enums::number_form
    doc: The form of MASTER ID.
  - id: has_tag
    type: bool
    doc: "`[P` precedes the pack, unless it is a segment's first."
  - id: has_counts
    type: bool
    doc: The master entry begins with count and deleted, as in Redis. The document comments them out.
seq:
  - id: tag
    type: mojo_tag(mojo_enums::tag::pack)
    if: has_tag
    doc: The characters `[P`.
  - id: start
    type: mark(_io.pos)
    doc: Takes no bytes. Position of MASTER ID.
  - id: master_id
    -orig-id: MASTER ID
    type: mojo_id(form)
    doc: Id of the pack's first record, the base of its entries' ids.
  - id: body
    type: mark(_io.pos)
    doc: Takes no bytes. Position of the pack's listpack.
  - id: master
    -orig-id: MASTER ENTRY
    type: master_entry(has_counts)
    doc: Most entries' field names.
types:
  mark:
    doc: A position in the stream.
    doc-ref: seeds/mojo.txt "PACK = (Disk Listpack)"
    params:
      - id: position
        type: u8
        doc: The position.
  master_entry:
    doc: The listpack's first elements.
    doc-ref:
      - seeds/mojo.txt "MASTER ENTRY"
      - redis/redis src/t_stream.c streamAppendItem
    params:
      - id: has_counts
        type: bool
        doc: Master entries begin with count and deleted.
    seq:
      - id: count
        -role: length
        type: listpack_element
        if: has_counts
        valid:
          expr: _.is_int and _.int_value >= 0
        -rule: mojo.variant.master-count
        -text: The number of entries is an integer, and not negative.
        -level: should
        -basis: [system, judgement]
        -fields: [master.count]
        doc: Entries, without deleted ones.
      - id: deleted
        -role: length
        type: listpack_element
        if: has_counts
        valid:
          expr: _.is_int and _.int_value >= 0
        -rule: mojo.variant.master-deleted
        -text: The number of deleted entries is an integer, and not negative.
        -level: should
        -basis: [system, judgement]
        -fields: [master.deleted]
        doc: Deleted entries.
      - id: num_fields
        -role: length
        type: listpack_element
        valid:
          expr: _.is_int and _.int_value >= 0
        -rule: mojo.pack.num-fields
        -text: The number of names is an integer, and not negative.
        -fields: [master.num_fields]
        -basis: [document, system]
        doc: Number of names.
      - id: fields
        -role: payload
        type: listpack_element
        repeat: expr
        repeat-expr: num_fields.int_value
        valid:
          expr: not _.is_end
        -rule: mojo.pack.name
        -text: A master entry's name is not an end marker.
        -fields: [master.fields]
        -basis: [document, system]
        doc: The names, in the order of SAMEFIELDS entries' values. A name may be an integer.
      - id: null_element
        -orig-id: 0 (null)
        -role: structure
        type: listpack_element
        valid:
          expr: _.is_int and _.int_value == 0
        -rule: mojo.pack.null
        -text: The integer 0 ends the master entry.
        -fields: [master.null_element]
        -basis: [document, system]
        doc: The integer 0. A Redis reader that walks backwards reads an entry's lp-count.
    instances:
      num_elements:
        value: 'num_fields.int_value + 2 + (has_counts ? 2 : 0)'
        doc: Elements of the master entry.
