meta:
  id: mojo_pack
  title: 'mojo: pack'
  application: mojo (run-mojo/sliced)
  tags:
    - database
    - log
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - mojo_entry
    - mojo_enums
    - mojo_pack_head
    - mojo_pack_header
doc: |
  The unit that is written and checked at once: at least one record. By default the code closes it at 65,500 bytes.

  While a segment is being written, its last pack has no end marker and no HEADER. It is read entry by entry, up to the
  first bytes that are not an element.
doc-ref:
  - seeds/mojo.txt "PACK = (Disk Listpack)"
  - run-mojo/sliced src/stream/mod.rs DEFAULT_PACK_SIZE
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
    doc: Master entries begin with count and deleted.
  - id: has_lp_count
    type: bool
    doc: Entries end with their number of elements.
  - id: bytes_form
    type: u1
    enum: mojo_enums::bytes_form
    doc: The meaning of HEADER's bytes.
  - id: elements_form
    type: u1
    enum: mojo_enums::elements_form
    doc: The meaning of HEADER's lp_count.
seq:
  - id: head
    type: mojo_pack_head(form, has_tag, has_counts)
    doc: MASTER ID and MASTER ENTRY.
  - id: entries
    -orig-id: ENTRY
    type: >-
      mojo_entry(head.master.num_fields.int_value, has_lp_count,
      _index == 0 ? head.master.num_elements : entries[_index - 1].num_elements_through,
      _index == 0 ? 0 : entries[_index - 1].num_live_through)
    repeat: until
    repeat-until: _.is_end
    doc: The records in the order of their ids, then the end marker.
    doc-ref: seeds/mojo.txt "ENTRY [count]", "EOF (0xFF) = Terminates entries"
  - id: header
    -orig-id: HEADER
    type: >-
      mojo_pack_header(bytes_form, elements_form, _io.pos - head.body.position,
      head.body.position - head.start.position, entries.last.num_elements_through, entries.size - 1,
      entries.last.num_live_through)
    doc: The listpack's lengths and counts.
