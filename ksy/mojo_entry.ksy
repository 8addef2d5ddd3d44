meta:
  id: mojo_entry
  title: 'mojo: entry of a pack'
  application: mojo (run-mojo/sliced)
  tags:
    - database
    - log
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - listpack_element
doc: One record, or the end marker after the last one.
doc-ref:
  - seeds/mojo.txt "ENTRY [count]"
  - redis/redis src/t_stream.c streamAppendItem
params:
  - id: num_master_fields
    type: s8
    doc: The master entry's number of names.
  - id: has_lp_count
    type: bool
    doc: The entry ends with the number of its elements, as in Redis and older code.
  - id: num_elements_before
    type: s8
    doc: The pack's earlier elements.
  - id: num_live_before
    type: s8
    doc: The pack's earlier entries, without deleted ones.
seq:
  - id: flags
    -role: structure
    type: listpack_element
    valid:
      expr: _.is_int or _.is_end
    -rule: mojo.entry.flags
    -text: Flags are an integer, or the end marker.
    -basis: [document, system]
    doc: |
      Bit 0: the record was deleted, but its bytes are kept. Bit 1, SAMEFIELDS: the entry has only values, for the
      master entry's field names. The code names bits 2 to 4 (SLOT, TX, DEDUPE), but never sets them, and their effect
      is unknown.
    doc-ref: run-mojo/sliced src/stream/record.rs STREAM_ITEM_FLAG_DELETED and its neighbours
  - id: content
    type: entry_content
    if: not is_end
    doc: The rest.
instances:
  is_end:
    value: flags.is_end
    doc: The end marker, not an entry.
  is_deleted:
    value: not is_end and flags.int_value & 1 != 0
    doc: The record was deleted.
  has_same_fields:
    value: not is_end and flags.int_value & 2 != 0
    doc: Only values are stored.
  other_flags:
    value: 'is_end ? 0 : flags.int_value & ~3'
    doc: Flags outside the document.
  num_elements_through:
    value: 'num_elements_before + (is_end ? 0 : content.num_elements)'
    doc: The pack's elements so far.
  num_live_through:
    value: 'num_live_before + (is_end or is_deleted ? 0 : 1)'
    doc: The pack's entries so far, without deleted ones.
types:
  entry_content:
    doc: An entry after its flags.
    doc-ref: seeds/mojo.txt "ENTRY [count]"
    seq:
      - id: ms_difference
        -orig-id: id_ms
        -role: structure
        type: listpack_element
        valid:
          expr: _.is_int
        -rule: mojo.entry.ms-difference
        -text: The difference of milliseconds is an integer.
        -basis: [document, system]
        doc: Added to the milliseconds of MASTER ID, modulo 2^64.
      - id: seq_difference
        -orig-id: id_seq
        -role: structure
        type: listpack_element
        valid:
          expr: _.is_int
        -rule: mojo.entry.seq-difference
        -text: The difference of numbers is an integer.
        -basis: [document, system]
        doc: Added to MASTER ID's number, modulo 2^64. Negative if a record of a later millisecond has a lower number.
      - id: num_fields
        -role: length
        type: listpack_element
        if: not _parent.has_same_fields
        valid:
          expr: _.is_int and _.int_value >= 0
        -rule: mojo.entry.num-fields
        -text: The number of pairs is an integer, and not negative.
        -basis: [document, system]
        doc: Number of pairs.
      - id: pairs
        -orig-id: FIELD
        type: pair
        repeat: expr
        repeat-expr: num_fields.int_value
        if: not _parent.has_same_fields
        doc: Names with their values.
      - id: values
        -orig-id: value
        -role: payload
        type: listpack_element
        repeat: expr
        repeat-expr: _parent.num_master_fields
        if: _parent.has_same_fields
        valid:
          expr: not _.is_end
        -rule: mojo.entry.value
        -text: A value is not an end marker.
        -basis: [document, system]
        doc: One value per field name of the master entry.
      - id: lp_count
        -orig-id: lp-count
        -role: length
        type: listpack_element
        if: _parent.has_lp_count
        valid:
          expr: _.is_int and (_.int_value == num_counted or _.int_value == num_counted + 1)
        -code: bad-count
        -rule: mojo.variant.lp-count
        -text: An lp-count is the number of earlier elements in the entry, or one more.
        -level: should
        doc: Elements of the entry before this one. Older code also counts this one.
    instances:
      num_counted:
        value: '3 + (_parent.has_same_fields ? _parent.num_master_fields : 1 + 2 * num_fields.int_value)'
        doc: The entry's elements before lp-count.
      num_elements:
        value: 'num_counted + (_parent.has_lp_count ? 1 : 0)'
        doc: Elements of the entry.
  pair:
    doc: A name and its value.
    doc-ref: seeds/mojo.txt "FIELD [num_fields]"
    seq:
      - id: name
        -orig-id: key
        -role: payload
        type: listpack_element
        valid:
          expr: not _.is_end
        -rule: mojo.entry.own-name
        -text: A name in an entry is not an end marker.
        -fields: [pairs.name]
        -basis: [document, system]
        doc: The field's name.
      - id: value
        -role: payload
        type: listpack_element
        valid:
          expr: not _.is_end
        -rule: mojo.entry.own-value
        -text: A value of a pair is not an end marker.
        -fields: [pairs.value]
        -basis: [document, system]
        doc: The field's value.
