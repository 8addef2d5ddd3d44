meta:
  id: mojo_segment
  title: 'mojo: finished segment'
  application: mojo (run-mojo/sliced)
  tags:
    - database
    - log
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - mojo_enums
    - mojo_footer
    - mojo_id
    - mojo_pack
    - mojo_tail
doc: |
  A finished segment. With all parameters zero or false, and has_tags true, all sizes agree with the document.

  An unfinished segment has no SUFFIX, and is read pack by pack. See mojo_pack.
doc-ref: seeds/mojo.txt "SEGMENT FILE FORMAT", "PACK > [P > PACK > [I > INDEX > SUFFIX"
params:
  - id: form
    type: u1
    enum: mojo_enums::number_form
    doc: The form of ids and SUFFIX.
  - id: has_lead_id
    type: bool
    doc: The segment's id precedes the first pack.
  - id: has_tags
    type: bool
    doc: Two characters precede INDEX, and every pack except the first.
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
  - id: has_null_each
    type: bool
    doc: A null follows each entry of INDEX.
seq:
  - id: footer
    type: mojo_footer(form, has_tags, _io.size)
    doc: Takes no bytes. It finds SUFFIX and the start of INDEX.
  - id: lead_id
    -orig-id: MASTER ID
    type: mojo_id(form)
    if: has_lead_id
    doc: The segment's id. If it is missing, the MASTER ID at the start of the document belongs to the first pack.
  - id: packs
    -orig-id: PACK
    type: mojo_pack(form, has_tags and _index != 0, has_counts, has_lp_count, bytes_form, elements_form)
    repeat: until
    repeat-until: _io.pos >= footer.ofs_tail
    doc: In ascending order.
  - id: tail
    type: mojo_tail(form, has_tags, has_null_each, footer.len_index)
    doc: INDEX and SUFFIX.
