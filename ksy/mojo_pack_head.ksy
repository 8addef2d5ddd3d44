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
  MASTER ID and MASTER ENTRY: what the entries of a pack are stored as differences to. From the master entry to the end
  marker a pack is a listpack without its header.
doc-ref: seeds/mojo.txt "PACK = (Disk Listpack)"
params:
  - id: form
    type: u1
    enum: mojo_enums::number_form
    doc: How MASTER ID is written in this segment.
  - id: has_tag
    type: bool
    doc: The pack is announced by `[P`; true for every pack but the first of a segment.
  - id: has_counts
    type: bool
    doc: The master entry begins with count and deleted, as in Redis. The document has them commented out.
seq:
  - id: tag
    type: mojo_tag(mojo_enums::tag::pack)
    if: has_tag
    doc: The two characters `[P`.
  - id: start
    type: mark(_io.pos)
    doc: Takes no bytes. Remembers where MASTER ID begins.
  - id: master_id
    -orig-id: MASTER ID
    type: mojo_id(form)
    doc: Id of the pack's first record. The ids of all entries are stored as differences to it.
  - id: body
    type: mark(_io.pos)
    doc: Takes no bytes. Remembers where the pack's listpack begins.
  - id: master
    -orig-id: MASTER ENTRY
    type: master_entry(has_counts)
    doc: The field names that most entries of the pack share.
types:
  mark:
    doc: A position of the stream, kept for later.
    doc-ref: seeds/mojo.txt "PACK = (Disk Listpack)"
    params:
      - id: position
        type: u8
        doc: Byte of the stream.
  master_entry:
    doc: |
      The first elements of the pack's listpack.
    doc-ref:
      - seeds/mojo.txt "MASTER ENTRY"
      - redis/redis src/t_stream.c streamAppendItem
    params:
      - id: has_counts
        type: bool
        doc: The master entry begins with count and deleted.
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
        doc: Entries that are not deleted.
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
        doc: Entries that are deleted.
      - id: num_fields
        -role: length
        type: listpack_element
        valid:
          expr: _.is_int and _.int_value >= 0
        -rule: mojo.pack.num-fields
        -text: The number of names is an integer, and not negative.
        -fields: [master.num_fields]
        -basis: [document, system]
        doc: Field names that follow.
      - id: fields
        -role: payload
        type: listpack_element
        repeat: expr
        repeat-expr: num_fields.int_value
        valid:
          expr: not _.is_end
        -rule: mojo.pack.name
        -text: A name of the master entry is no end marker.
        -fields: [master.fields]
        -basis: [document, system]
        doc: The names, in the order in which the values of an entry with SAMEFIELDS follow. One may be an integer.
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
        doc: The integer 0 ends the master entry. A Redis reader that walks backwards reads it as an entry's lp-count.
    instances:
      num_elements:
        value: 'num_fields.int_value + 2 + (has_counts ? 2 : 0)'
        doc: Elements that the master entry takes.
