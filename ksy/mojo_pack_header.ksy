meta:
  id: mojo_pack_header
  title: 'mojo: HEADER of a pack'
  application: mojo (run-mojo/sliced)
  tags:
    - database
    - log
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - mojo_enums
  endian: le
doc: |
  What comes before a listpack in memory comes after it on disk, so that a pack is written by appending only. Its three
  numbers alone distinguish a whole pack from a damaged one: there is no checksum. A reader must compare them with
  what it read.
doc-ref: seeds/mojo.txt "HEADER (8 bytes)"
params:
  - id: bytes_form
    type: u1
    enum: mojo_enums::bytes_form
    doc: What `len_bytes` counts in this segment.
  - id: elements_form
    type: u1
    enum: mojo_enums::elements_form
    doc: What `num_elements` counts in this segment.
  - id: len_body
    type: u8
    doc: Bytes read from num_fields to the end marker.
  - id: len_master_id
    type: u8
    doc: Bytes that MASTER ID took.
  - id: num_elements_read
    type: s8
    doc: Elements read, without the end marker.
  - id: num_entries_read
    type: s8
    doc: Entries read.
  - id: num_live_read
    type: s8
    doc: Entries read that are not deleted.
seq:
  - id: len_bytes
    -orig-id: bytes
    -role: length
    type: u4
    valid: >-
      bytes_form == mojo_enums::bytes_form::redis ? len_body + 6 :
      bytes_form == mojo_enums::bytes_form::pack ? len_master_id + len_body + 8 : len_body
    -code: bad-length
    -rule: mojo.header.bytes
    -text: HEADER's bytes is the length of the body, from the number of names through the end marker.
    -basis: [document, system]
    doc: Length of the listpack; see bytes_form.
    doc-ref: run-mojo/sliced src/stream/mod.rs Segment::would_block (reads so many bytes after a header of 6)
  - id: num_elements
    -orig-id: lp_count
    -role: length
    type: u2
    valid:
      any-of:
        - 'num_elements_read + (elements_form == mojo_enums::elements_form::memory ? 2 : 0)'
        - 65535
    -code: bad-count
    -rule: mojo.header.elements
    -text: HEADER's lp_count is the number of elements, without the end marker.
    -fields: [header.num_elements]
    -basis: [document, system]
    doc: Elements without the end marker. 65535 where there are more than fit, as in Redis.
  - id: num_entries
    -orig-id: count
    -role: length
    type: u2
    valid:
      any-of:
        - num_entries_read
        - num_live_read
        - 65535
    -code: bad-count
    -rule: mojo.header.entries
    -text: HEADER's count is the number of entries, with those that are deleted.
    -fields: [header.num_entries]
    -basis: [document, system]
    doc: |
      All entries, deleted ones included. In another reading, which is Redis' meaning of count, only those that are not
      deleted. The two differ only in a pack with deleted entries. 65535 where there are more than fit.
