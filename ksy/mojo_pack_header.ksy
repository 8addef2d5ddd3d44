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
  A listpack's header, which follows it on disk, so that writers only append. Without a checksum, only its three numbers
  show damage. Readers must compare them with the pack.
doc-ref: seeds/mojo.txt "HEADER (8 bytes)"
params:
  - id: bytes_form
    type: u1
    enum: mojo_enums::bytes_form
    doc: The meaning of `len_bytes`.
  - id: elements_form
    type: u1
    enum: mojo_enums::elements_form
    doc: The meaning of `num_elements`.
  - id: len_body
    type: u8
    doc: Bytes from num_fields through the end marker.
  - id: len_master_id
    type: u8
    doc: Bytes of MASTER ID.
  - id: num_elements_read
    type: s8
    doc: Elements read, without the end marker.
  - id: num_entries_read
    type: s8
    doc: Entries read.
  - id: num_live_read
    type: s8
    doc: Entries read, without deleted ones.
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
    -text: HEADER's bytes is the body's length, from the number of names through the end marker.
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
    doc: Elements without the end marker. 65535 if the number does not fit.
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
    -text: HEADER's count is the number of entries, with deleted ones.
    -fields: [header.num_entries]
    -basis: [document, system]
    doc: All entries. In another reading (Redis' count), without deleted ones. 65535 if the number does not fit.
